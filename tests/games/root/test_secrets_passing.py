"""Secrets of cards that pass from hand to hand or lie face down: Aid, Steal, Outrage, Mobilize, supporters, draws,
a hand that is shown, ruins, and the open hand of the Riverfolk.
"""

from __future__ import annotations

import pytest

from tests.games.root.factions.company import Company
from tests.games.root.factions.roamer import Roamer
from tests.games.root.table import Table, card
from tests.games.root.twins import Twins, dealt
from turnwright.core.frames import Frame
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER
from turnwright.core.zones import UNKNOWN
from turnwright.games.root import GAME
from turnwright.games.root.data.tables import FOX, MATCHING
from turnwright.games.root.factions.vagabond_setup import STOCK
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import DECK, QUEST_DECK, RUIN_ITEMS, hand

VAGABOND, MARQUISE, EYRIE = 0, 1, 2


def roamer(held: str, marquise: str = "cobbler") -> Roamer:
    """The Vagabond, a thief, beside the Marquise in a fox clearing; the Eyrie looks on."""
    t = Roamer("vagabond marquise eyrie", place=1, items="boot, torch", at={1: {"marquise": 2}})
    dealt(t, {"vagabond": held, "marquise": marquise, "eyrie": "investments"})
    return t.by_day()


# Aid.


@pytest.mark.rules("RT-9.5.4#1", "RT-1.3.2#2")
@pytest.mark.parametrize(
    ("one", "other"), [("anvil", "sappers"), ("anvil", "foxfolk_steel"), ("sappers", "ambush_fox")]
)
def test_aid_bystanders_do_not_learn_which_card_is_given(one: str, other: str) -> None:
    """A fox or a bird, and whether the giver had a choice; the one who is aided sees it."""
    held = "anvil sappers foxfolk_steel ambush_fox"
    t = Twins(roamer, held, held).choose("aid marquise", "exhaust boot").alike("marquise", "eyrie", "watcher")
    assert "gift" == t.step
    t.choose((f"gift {one}", f"gift {other}")).alike("eyrie", "watcher").differ("vagabond", "marquise")


@pytest.mark.rules("RT-9.5.4#1")
def test_aid_the_question_is_the_same_with_one_card_that_matches_and_with_more() -> None:
    """Before it and while it is open nobody else can tell."""
    t = Twins(roamer, "anvil cobbler", "anvil sappers").alike("marquise", "eyrie", "watcher")
    t.choose("aid marquise", "exhaust boot").alike("marquise", "eyrie", "watcher").differ("vagabond")
    t.choose("gift anvil").alike("marquise", "eyrie", "watcher").differ("vagabond")


@pytest.mark.rules("RT-9.5.4#1")
@pytest.mark.parametrize("viewer", [EYRIE, WATCHER])
def test_aid_everybody_knows_that_the_card_given_matches(viewer: int) -> None:
    """An empty hand that is aided in a fox clearing holds a fox or a bird, and each of them may be it."""
    t = roamer("anvil bake_sale", marquise="").choose("aid marquise", "exhaust boot", "gift anvil")
    rng, given = Rng(1), set()
    for _deal in range(300):
        [got] = GAME.redacted(t.s, viewer).cards.deal(viewer, rng).zones[hand(MARQUISE)].layers[0]
        assert MATCHING[FOX] >> got & 1
        given.add(got)
    assert len(given) > 15


@pytest.mark.rules("RT-9.5.4#1", "RT-1.3.2#2")
def test_aid_what_the_other_has_seen_cannot_be_taken_back() -> None:
    """Undo stops at the gift."""
    t = Twins(roamer, "anvil sappers", "anvil sappers").choose("aid marquise", "exhaust boot")
    assert ["", ""] == [position.undo_reason(VAGABOND) for position in t.positions]
    t.choose("gift anvil")
    assert ["undo-revealed"] * 2 == [position.undo_reason(VAGABOND) for position in t.positions]


# Steal, and other cards that chance takes.


@pytest.mark.rules("RT-9.7.1", "RT-1.3.2#2")
def test_steal_bystanders_do_not_learn_which_card_is_taken() -> None:
    """Thief and victim know; before that, nobody knows which card it will be."""
    t = Twins(lambda held: roamer("cobbler", held), "anvil bake_sale", "sappers bake_sale")
    t.alike("vagabond", "eyrie", "watcher").choose("steal marquise").alike("vagabond", "eyrie", "watcher")
    t.choose(("stolen anvil", "stolen sappers")).alike("eyrie", "watcher").differ("vagabond", "marquise")


@pytest.mark.rules("RT-9.7.1")
def test_steal_the_thief_does_not_learn_what_is_left() -> None:
    """One card of two."""
    t = Twins(lambda held: roamer("cobbler", held), "anvil bake_sale", "anvil sappers")
    t.choose("steal marquise", "stolen anvil").alike("vagabond", "eyrie", "watcher").differ("marquise")


@pytest.mark.rules("RT-2.1.2#1")
def test_draw_nobody_else_learns_which_card_it_is() -> None:
    """Nor in which order the deck lies: it has none until somebody draws."""
    t = Twins(lambda _held: drawing(), "", "").choose(("card anvil", "card sappers"))
    t.alike("marquise", "eyrie", "watcher").differ("vagabond")


def drawing() -> Table:
    """The Vagabond draws a card, then the Eyrie begin."""
    t = roamer("cobbler")
    t.s.todo.clear()
    return t.then(Frame(FLOW.draw, VAGABOND, 1), Frame(FLOW.turn, EYRIE))


@pytest.mark.rules("RT-C.codebreakers")
def test_codebreakers_only_who_looks_learns_the_hand() -> None:
    """Bystanders hear that a hand was shown."""
    t = Twins(broken_code, "anvil bake_sale", "sappers armorers").alike("vagabond", "eyrie", "watcher")
    t.choose("use codebreakers", "look marquise").alike("eyrie", "watcher").differ("vagabond")


def broken_code(held: str) -> Table:
    """The Vagabond has Codebreakers in his play area."""
    t = Roamer("vagabond marquise eyrie", place=1, items="boot, torch", at={1: {"marquise": 2}})
    t.s.cards.lay_open(DECK, card("codebreakers"))
    t.s.areas[VAGABOND].append(card("codebreakers"))
    dealt(t, {"vagabond": "cobbler", "marquise": held})
    return t.by_day()


# The Alliance.


def uprising(supporters: str, phase: str = "birdsong", held: str = "cobbler") -> Table:
    """The Alliance with sympathy in a fox clearing and hidden supporters; it is to act."""
    t = Table("alliance marquise eyrie", at={1: {"sympathy": 1}, 5: {"marquise": 2}, 9: {"base": 1}})
    return dealt(t, {"supporters": supporters, "alliance": held, "marquise": "investments"}).begin("alliance", phase)


@pytest.mark.rules("RT-8.2.3#3", "RT-8.4#1")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("anvil foxfolk_steel", "bake_sale cobbler"),
        ("sappers armorers armorers", "bake_sale a_visit_to_friends favor_of_the_mice"),
        ("bake_sale", "anvil"),
    ],
)
def test_supporters_nobody_learns_what_they_would_be_enough_for(one: str, other: str) -> None:
    """For a revolt, for sympathy, or for nothing: the menu stays open until it is closed."""
    t = Twins(uprising, one, other).alike("marquise", "eyrie", "watcher").differ("alliance")
    assert "alliance-birdsong" == t.step
    t.choose("done").alike("marquise", "eyrie", "watcher").differ("alliance")


@pytest.mark.rules("RT-8.2.3#2", "RT-8.4.1.II")
def test_supporters_spent_tell_nothing_of_those_left() -> None:
    """Two foxes are spent in public; before that nobody knows which cards will pay."""
    t = Twins(uprising, "anvil foxfolk_steel sappers", "anvil foxfolk_steel bake_sale")
    strangers = ("marquise", "eyrie", "watcher")
    t.choose("revolt 1").alike(*strangers).choose("supporter anvil").alike(*strangers)
    t.choose("supporter foxfolk_steel").alike(*strangers).differ("alliance")


@pytest.mark.rules("RT-8.5.2")
def test_mobilize_nobody_learns_which_card_becomes_a_supporter() -> None:
    """Neither from the answer nor from what the hand still does."""
    t = Twins(lambda held: uprising("bake_sale", "daylight", held), "anvil sappers", "anvil sappers")
    strangers = ("marquise", "eyrie", "watcher")
    t.choose("mobilize").alike(*strangers).choose(("rally anvil", "rally sappers"))
    t.alike(*strangers).differ("alliance")


@pytest.mark.rules("RT-8.2.6#6", "RT-8.2.6#3")
def test_outrage_only_payer_and_alliance_learn_the_card() -> None:
    """From the question on; the Alliance is blind until it is answered."""
    t = Twins(marching, "anvil sappers cobbler", "anvil sappers bake_sale").alike("alliance", "eyrie", "watcher")
    t.choose("move 5 1", "take 1").alike("alliance", "eyrie", "watcher").differ("marquise")
    assert "debt" == t.step
    t.choose(("appease anvil", "appease sappers")).alike("eyrie", "watcher").differ("alliance", "marquise")


@pytest.mark.rules("RT-8.2.6#4")
def test_outrage_a_hand_without_a_match_is_shown_to_the_alliance_alone() -> None:
    """Bystanders learn that nothing matches, and neither the hand nor the card drawn."""
    t = Twins(marching, "cobbler bake_sale", "investments a_visit_to_friends").alike("alliance", "eyrie", "watcher")
    t.choose("move 5 1", "take 1").alike("alliance", "eyrie", "watcher")
    t.choose("show-hand").alike("eyrie", "watcher").differ("alliance")
    t.choose(("card anvil", "card armorers")).alike("eyrie", "watcher").differ("alliance")


def marching(held: str) -> Table:
    """The Marquise may move into sympathy in a fox clearing."""
    t = Table("marquise alliance eyrie", at={5: {"marquise": 3}, 1: {"sympathy": 1}})
    return dealt(t, {"marquise": held, "alliance": "cobbler"}).begin("marquise", "daylight")


# Ruins and quests.


@pytest.mark.rules("RT-9.8.1#5", "RT-9.8.1#2")
def test_ruins_only_who_looks_learns_what_lies_there() -> None:
    """With two Vagabonds: what he sees and leaves is hidden from the other."""
    t = Twins(lambda _held: explorer(), "", "").alike("vagabond", "vagabond_2", "watcher").choose("explore")
    t.choose(("unearth bag", "unearth boot"), ("unearth hammer", "unearth sword"))
    t.alike("vagabond_2", "marquise", "watcher").differ("vagabond")
    assert "loot" == t.step
    t.choose("done").alike("vagabond_2", "marquise", "watcher").differ("vagabond")


def explorer() -> Roamer:
    """Two Vagabonds, one of them at a ruin with his torch."""
    t = Roamer("vagabond vagabond_2 marquise", place=6, items="torch, boot")
    t.roam(1, "boot", "tinker", "vagabond_2")
    t.s.ruins = t.s.rules.map.ruins
    t.s.watch()
    t.then(Frame(STOCK, 0)).deal()
    return t.by_day()


@pytest.mark.rules("RT-9.3.3", "RT-9.8.1#1")
@pytest.mark.parametrize("viewer", [VAGABOND, 1, WATCHER])
def test_quests_and_ruins_their_piles_have_no_order_to_look_at(viewer: int) -> None:
    """One layer each, of which everybody sees how many there are; which is uncovered next is not decided yet."""
    zones = GAME.redacted(explorer().s, viewer).cards.zones
    for zone in (zones[DECK], zones[QUEST_DECK], zones[RUIN_ITEMS]):
        assert [{UNKNOWN}] == [set(layer) for layer in zone.layers]


# The open hand of the Riverfolk.


def river(held: str) -> Company:
    """The Marquise attacks the Riverfolk, whose hand is open; the Eyrie look on."""
    t = Company("riverfolk marquise eyrie", at={5: {"marquise": 3, "riverfolk": 2}})
    dealt(t, {"riverfolk": held, "marquise": "cobbler", "eyrie": "bake_sale"})
    t.s.turn = MARQUISE
    t.s.todo.clear()
    t.then(Frame(FLOW.free_battle, MARQUISE), Frame(FLOW.turn, EYRIE))
    return t


@pytest.mark.rules("RT-11.2.3", "RT-4.3.1#1")
@pytest.mark.parametrize(
    ("held", "step"), [("ambush_rabbit anvil", "ambush"), ("ambush_fox dominance_rabbit", "dice"), ("anvil", "dice")]
)
def test_open_hand_the_ambush_is_asked_for_where_everybody_sees_one(held: str, step: str) -> None:
    """A public reason to skip the question; the cards are in every view, dominance and ambush cards among them."""
    t = Twins(river, held, held).choose("battle 5 riverfolk")
    assert step == t.step
    for viewer in (MARQUISE, EYRIE, WATCHER):
        shown = GAME.redacted(t.positions[0].state, viewer).cards.zones[hand(0)].layers[0]  # type: ignore[arg-type]
        assert sorted(card(key) for key in held.split()) == shown


@pytest.mark.rules("RT-11.2.3", "RT-2.1.2#1")
def test_open_hand_what_is_drawn_is_seen_by_all() -> None:
    """It stands in every record and every log."""
    t = Twins(drawing_open, "anvil", "anvil").choose(("card sappers", "card armorers"))
    t.differ("marquise", "eyrie", "watcher")
    for viewer in (MARQUISE, EYRIE, WATCHER):
        assert "card sappers" == t.positions[0].record_for(viewer).entries[-1].choice
        assert any("@card-sappers" in repr(message) for message in t.positions[0].log(viewer))


def drawing_open(held: str) -> Company:
    """The Riverfolk draw a card, then the Eyrie begin."""
    t = river(held)
    t.s.todo.clear()
    t.then(Frame(FLOW.draw, 0, 1), Frame(FLOW.turn, EYRIE))
    return t


@pytest.mark.rules("RT-11.2.7.I", "RT-11.2.3")
def test_open_hand_a_card_bought_is_known_where_it_went() -> None:
    """Whatever a bystander deals, the buyer holds it; the rest of that hand may be anything."""
    t = river("anvil")
    t.s.todo.clear()
    t.begin("marquise", "birdsong").choose("buy anvil")
    rng, held = Rng(1), set()
    for _deal in range(100):
        cards = GAME.redacted(t.s, EYRIE).cards.deal(EYRIE, rng).zones[hand(MARQUISE)].layers[0]
        assert card("anvil") in cards
        held.add(tuple(cards))
    assert len(held) > 15
