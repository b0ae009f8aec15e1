"""What only the Alliance knows of its supporters, and who knows a card paid for Outrage (RT-8.2.3#1, RT-8.2.6#1)."""

from __future__ import annotations

import json

import pytest

from tests.games.root.factions.uprising import without_base
from tests.games.root.table import Table, card
from turnwright.core import engine, lookahead
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER, includes, viewers
from turnwright.core.zones import UNKNOWN
from turnwright.games.root import GAME
from turnwright.games.root.data.tables import CARD_KEYS, MATCHING, SUIT_OF
from turnwright.games.root.zones import SUPPORTERS, hand
from turnwright.testing.secrecy import first_leak, first_leak_by_change

MARQUISE, ALLIANCE, EYRIE = 0, 1, 2
STRANGERS = (EYRIE, WATCHER)
FACTIONS = "marquise alliance eyrie"


def watched(hands: dict[str, str]) -> Table:
    """The Marquise beside a sympathetic fox clearing; everybody begins to watch before cards are drawn."""
    t = Table(FACTIONS, at={5: {"marquise": 3}, 1: {"sympathy": 1}})
    t.s.watch()
    for name, keys in hands.items():
        t.give(name, keys)
    return t.begin("marquise", "daylight")


def sure(t: Table, viewer: int, zone: int) -> list[str]:
    """Return the cards that a viewer knows to be in a zone that it cannot look into."""
    return [CARD_KEYS[n] for n in t.s.cards.known(viewer).place(t.s.cards.zones[zone].marks[0]).sure]


def seen(t: Table, viewer: int, zone: int) -> list[int]:
    """Return a zone in the view of a viewer."""
    return GAME.redacted(t.s, viewer).cards.zones[zone].layers[0]


@pytest.mark.rules("RT-8.2.3#3")
def test_rt_8_2_3_n3_only_the_alliance_looks_at_the_supporters() -> None:
    """The others see how many there are."""
    t = watched({"supporters": "anvil sappers"})
    assert [card("anvil"), card("sappers")] == seen(t, ALLIANCE, SUPPORTERS)
    for viewer in (MARQUISE, *STRANGERS):
        assert [UNKNOWN] * 2 == seen(t, viewer, SUPPORTERS)
        assert [] == sure(t, viewer, SUPPORTERS)


@pytest.mark.rules("RT-8.2.3#3", "RT-8.3.4")
def test_rt_8_2_3_n3_views_do_not_tell_supporters_apart() -> None:
    """With other supporters the encoded view of everybody else is the same, byte for byte."""
    views = []
    for key in ("anvil", "sappers"):
        t = watched({"supporters": key})
        views.append({viewer: json.dumps(GAME.view(t.s, viewer).encode()) for viewer in viewers(3)})
    assert [ALLIANCE] == [viewer for viewer in viewers(3) if views[0][viewer] != views[1][viewer]]


@pytest.mark.rules("RT-8.2.6#6", "RT-1.3.2#2", "RT-8.2.6#3")
def test_rt_8_2_6_n6_a_card_given_for_outrage_is_known_to_payer_and_alliance() -> None:
    """The payer still knows that it is there; the others know only that it matches."""
    t = watched({"marquise": "anvil bake_sale sappers"}).choose("move 5 1", "take 1")
    audience = t.game.audience(t.s)
    assert [MARQUISE, ALLIANCE] == [viewer for viewer in viewers(3) if includes(audience, viewer)]
    t.choose("appease anvil")
    assert [card("anvil")] == seen(t, ALLIANCE, SUPPORTERS)
    assert ["anvil"] == sure(t, MARQUISE, SUPPORTERS)
    told = [message for message in t.log if "@card-anvil" in message.args.values()]
    assert [audience] == [message.to for message in told]
    for viewer in STRANGERS:
        assert [] == sure(t, viewer, SUPPORTERS)
        assert [UNKNOWN] == seen(t, viewer, SUPPORTERS)


@pytest.mark.rules("RT-8.2.6#6", "RT-8.2.6#3")
def test_rt_8_2_6_n6_everybody_knows_that_the_card_matches() -> None:
    """Whatever the others deal, it is a fox or a bird, and each of them may be it."""
    t = watched({"marquise": "anvil bake_sale"}).choose("move 5 1", "take 1", "appease anvil")
    rng, dealt = Rng(1), set()
    for _deal in range(300):
        [given] = GAME.redacted(t.s, EYRIE).cards.deal(EYRIE, rng).zones[SUPPORTERS].layers[0]
        assert MATCHING[SUIT_OF[card("anvil")]] >> given & 1
        dealt.add(given)
    assert len(dealt) > 20


@pytest.mark.rules("RT-8.2.6#6")
def test_rt_8_2_6_n6_views_of_others_do_not_tell_cards_given_apart() -> None:
    """Giving the fox or the bird looks the same to all but the two."""
    views = []
    for key in ("anvil", "sappers"):
        t = watched({"marquise": "anvil sappers"}).choose("move 5 1", "take 1", f"appease {key}")
        views.append({viewer: json.dumps(GAME.view(t.s, viewer).encode()) for viewer in viewers(3)})
        heard = [repr(message) for message in t.log if includes(message.to, EYRIE)]
        assert not any("@card" in line for line in heard)
    assert [MARQUISE, ALLIANCE] == [viewer for viewer in viewers(3) if views[0][viewer] != views[1][viewer]]


@pytest.mark.rules("RT-8.2.6#4")
def test_rt_8_2_6_n4_a_hand_without_a_match_is_shown_to_the_alliance_alone() -> None:
    """The others learn that it holds no fox and no bird; what is drawn only the Alliance sees."""
    t = watched({"marquise": "bake_sale cobbler", "eyrie": "anvil"}).choose("move 5 1", "take 1", "show-hand")
    assert ["bake_sale", "cobbler"] == sure(t, ALLIANCE, hand(MARQUISE))
    t.choose("card armorers")
    assert [card("armorers")] == seen(t, ALLIANCE, SUPPORTERS)
    rng, held = Rng(1), MATCHING[SUIT_OF[card("anvil")]]
    for viewer in STRANGERS:
        assert [] == sure(t, viewer, hand(MARQUISE))
        assert [UNKNOWN] == seen(t, viewer, SUPPORTERS)
        for _deal in range(50):
            cards = GAME.redacted(t.s, viewer).cards.deal(viewer, rng).zones[hand(MARQUISE)].layers[0]
            assert not any(held >> n & 1 for n in cards)


@pytest.mark.rules("RT-8.2.6#3")
@pytest.mark.parametrize("held", ["anvil", "bake_sale", "anvil sappers"])
def test_being_asked_for_outrage_does_not_show_whether_a_card_matches(held: str) -> None:
    """The payer is asked with one card that matches, with none and with more."""
    t = watched({"marquise": held}).choose("move 5 1", "take 1")
    assert ("marquise", "debt", False) == (t.asked(), t.step, engine.forced(t.s, engine.options(t.s)))


@pytest.mark.rules("RT-8.2.3#3", "RT-8.2.3#2", "RT-8.5.2", "RT-8.2.4#3")
def test_being_asked_does_not_show_what_the_supporters_are() -> None:
    """Every question about them or the hand is asked, even with one answer."""
    at = {1: {"sympathy": 1}, 9: {"base": 1}}
    t = Table("alliance marquise eyrie", at=at, hands={"supporters": "anvil", "alliance": "bake_sale"})
    t.begin("alliance", "birdsong")
    assert ("alliance-birdsong", ["done"]) == asked_for_one(t)
    t.give("supporters", "foxfolk_steel").begin("alliance", "birdsong").choose("revolt 1", "supporter anvil")
    assert ("support", ["supporter foxfolk_steel"]) == asked_for_one(t)
    t.begin("alliance", "daylight").choose("mobilize")
    assert ("mobilizing", ["rally bake_sale"]) == asked_for_one(t)
    t.choose("rally bake_sale").give("supporters", "command_warren command_warren cobbler cobbler a_visit_to_friends")
    without_base(t, 9, "marquise")
    assert ("dismiss", False) == (t.step, engine.forced(t.s, engine.options(t.s)[:1]))


def asked_for_one(t: Table) -> tuple[str, list[str]]:
    """Return the open question and its answers, which everybody may take for one of several."""
    assert not engine.forced(t.s, engine.options(t.s))
    return t.step, t.options()


@pytest.mark.rules("RT-8.2.6#6", "RT-8.2.6#4", "RT-8.2.4#1")
def test_what_the_alliance_has_seen_cannot_be_taken_back() -> None:
    """Undo stops at a card given or a hand shown for Outrage, and at supporters lost with a base."""
    for held, choice in (("anvil", "appease anvil"), ("bake_sale", "show-hand")):
        t = watched({"marquise": held}).choose("move 5 1", "take 1")
        assert engine.reveals(t.s, GAME.vocabulary.action(choice))
    t = Table("marquise alliance", at={2: {"base": 1, "marquise": 2}}).begin("marquise", "daylight")
    t.choose("battle 2 alliance")
    assert lookahead.apply(t.s, GAME.vocabulary.action("roll 0 0"))


@pytest.mark.rules("RT-8.2.4#1")
def test_rt_8_2_4_n1_after_a_base_is_lost_everybody_knows_what_is_left_is_of_other_suits() -> None:
    """No supporter is a mouse or a bird."""
    t = Table(FACTIONS, at={2: {"base": 1}, 1: {"base": 1}})
    t.s.watch()
    t.give("supporters", "investments armorers anvil cobbler")
    without_base(t, 2, "marquise").begin("marquise", "daylight")
    rng, lost = Rng(1), MATCHING[SUIT_OF[card("investments")]]
    assert [UNKNOWN] * 2 == seen(t, EYRIE, SUPPORTERS)
    for _deal in range(50):
        cards = GAME.redacted(t.s, EYRIE).cards.deal(EYRIE, rng).zones[SUPPORTERS].layers[0]
        assert not any(lost >> n & 1 for n in cards)


@pytest.mark.parametrize("seed", [1, 2])
def test_no_seat_can_tell_the_real_supporters_from_believed_ones(seed: int) -> None:
    """The law of secrecy, whenever the Alliance is asked or gets a card, in a random game."""
    rng, ply = Rng(seed), 0
    position = GAME.new(3, seed, options={"factions": "alliance,marquise,eyrie"}, by_hand=True)
    own = {"support", "debt", "mobilizing", "supporter-deal", "alliance", "alliance-birdsong", "dismiss"}
    while not position.over and ply < 400:
        if engine.step_of(position.state).name in own and ply % 5 == 0:
            for viewer in viewers(3):
                assert "" == first_leak(position, viewer, rng, deals=2, answers=2)
            if ply % 25 == 0:
                assert "" == first_leak_by_change(position, rng)
        position.choose(engine.random_answer(position.state, position.actions, rng))
        ply += 1
