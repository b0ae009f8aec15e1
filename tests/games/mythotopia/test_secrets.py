"""Secrets: two tables that differ in hidden things alone look the same to all who cannot see them (MY-3.23, MY-3.25),
and nobody learns from a question what its seat holds.
"""

from __future__ import annotations

import pytest

from tests.games.mythotopia.setups import dealt as settled
from tests.games.mythotopia.setups import until
from tests.games.mythotopia.table import Table, card, started
from tests.games.mythotopia.twins import Twins, at_table, dealt
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.seats import WATCHER, only, others
from turnwright.core.zones import UNKNOWN
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, deck, hand

OTHERS = ("1", "2", "watcher")
"""Who looks on when seat 0 plays."""
MORE = "lea mome oxter palmain nusus start_army start_market"
"""A deck: three cards show food, three gold, three an army."""


def holding(pool: str, held: str, reserve: str = "", discard: str = "") -> Table:
    """Seat 0 of three is about to act, with a hand drawn unseen from a pool of cards; it controls Palmain."""
    t = Table(
        3, realms={0: "palmain", 1: "nusus talion"}, decks={0: pool}, reserves={0: reserve}, discards={0: discard}
    )
    return dealt(t, {0: held}).act(0)


def secret(s: State) -> bool:
    """Return whether the open question has one answer, and only its seat may know that."""
    options = engine.options(s)
    return len(options) == 1 and not engine.forced(s, options)


# Views and draws.


@pytest.mark.rules("MY-3.23", "MY-3.25")
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_my_3_23_hands_and_decks_show_their_size_and_no_card(viewer: int) -> None:
    """Each sees its own hand, nobody a deck; Reserves, discard piles and removed cards are face up."""
    t = Table(3, hands={0: "lea mome", 1: "oxter"}, reserves={0: "queen"}, discards={0: "nesh"}, removed={0: "shog"})
    shown = GAME.redacted(t.act(0).s, viewer)
    zones = shown.cards.zones
    assert [[card("lea"), card("mome")], [UNKNOWN] * 2][viewer != 0] == zones[hand(0)].layers[0]
    assert [[card("oxter")], [UNKNOWN]][viewer != 1] == zones[hand(1)].layers[0]
    assert {UNKNOWN} == {n for seat in range(3) for n in zones[deck(seat)].cards()}
    assert {UNKNOWN} == set(zones[IMPROVEMENT_DECK].cards())
    assert [5, 5, 5] == [zones[deck(seat)].size() for seat in range(3)]
    assert ([card("queen")], [card("nesh")], [card("shog")]) == (shown.reserves[0], shown.discards[0], shown.removed[0])


@pytest.mark.rules("MY-3.23", "MY-7.7")
def test_my_7_7_a_drawn_card_is_told_to_its_seat_alone() -> None:
    """All others hear that one was drawn."""
    t = Table(3).ask(FLOW.draw, 1, 1)
    assert only(1) == engine.step_of(t.s).audience(t.s, engine.top(t.s))
    t.choose("draw start_ship")
    assert {"log-draw": others(only(1)), "log-drew": only(1)} == {message.id: message.to for message in t.log}


@pytest.mark.rules("MY-3.23", "MY-7.7")
def test_my_7_7_a_refill_looks_the_same_whatever_is_drawn() -> None:
    """From the same hand; the turn of the next seat begins."""
    t = Twins(lambda _hidden: holding(MORE, "lea mome oxter"), "", "").choose("pass", "pass", "end")
    t.alike("0", *OTHERS).choose(("draw nusus", "draw palmain")).alike(*OTHERS).differ("0")
    t.choose(("draw start_army", "draw nusus")).alike(*OTHERS).differ("0")
    assert "act" == t.step
    t.choose("pass", "pass").alike(*OTHERS).differ("0")


@pytest.mark.rules("MY-3.25", "MY-7.7")
def test_my_7_7_a_draw_from_equal_cards_is_no_public_matter() -> None:
    """Two armies are left in the deck, or an army and another card: chance is asked in both cases."""
    pool = "start_army start_army lea mome oxter nusus"
    t = Twins(lambda held: holding(pool, held), "lea mome oxter nusus", "lea mome oxter start_army")
    t.choose("pass", "pass", "end").alike(*OTHERS)
    assert ("deal", [True, False]) == (t.step, [secret(position.state) for position in t.positions])
    t.choose("draw start_army").alike(*OTHERS)


@pytest.mark.rules("MY-7.11", "MY-3.25")
def test_my_7_11_a_new_deck_looks_the_same_whatever_is_drawn_from_it() -> None:
    """All know its cards, and nobody the next one."""
    t = Twins(lambda _hidden: holding("lea mome", "lea", discard="nesh shog eagre quean"), "", "")
    t.choose("pass", "pass", "end", "draw mome").alike(*OTHERS)
    t.choose(("draw nesh", "draw shog"), ("draw eagre", "draw nesh"), ("draw shog", "draw quean"))
    t.alike(*OTHERS).differ("0")


# Hands.


@pytest.mark.rules("MY-3.23", "MY-3.11", "MY-8.14")
def test_my_3_23_an_invasion_looks_the_same_with_another_card_in_hand() -> None:
    """With gold or without, step by step from the menu to the end of the action."""
    t = Twins(lambda more: holding(MORE, f"palmain nusus lea {more}"), "mome", "oxter").differ("0").alike(*OTHERS)
    steps = []
    for choice in ("invade blore", "play palmain", "pay nusus", "pay lea", "done"):
        t.choose(choice).alike(*OTHERS)
        steps.append(t.step)
    assert ["approach", "pay-food", "muster", "muster", "act"] == steps


@pytest.mark.rules("MY-3.23")
def test_my_3_23_a_seat_that_cannot_buy_anything_looks_like_one_that_can() -> None:
    """The menu is asked, and what is refused tells nobody else why."""
    t = Twins(lambda held: holding(MORE, held), "lea oxter", "mome start_market").alike(*OTHERS).differ("0")
    t.choose("pass").alike(*OTHERS).differ("0")
    t = Twins(lambda held: holding(MORE, held), "lea oxter", "lea mome").choose("discard lea").alike(*OTHERS)
    t.choose("done").alike(*OTHERS).choose("pass").alike(*OTHERS)
    assert "after" == t.step


@pytest.mark.rules("MY-3.23", "MY-3.25")
@pytest.mark.parametrize("choice", ["invade nusus", "place palmain", "buy 1-0", "store mome", "discard oxter"])
def test_my_3_23_what_another_hand_holds_changes_nothing_for_the_seat_that_is_asked(choice: str) -> None:
    """Neither its options, refusals and previews, nor the effects of its answers."""

    def against(held: str) -> Table:
        t = Table(3, realms={0: "palmain", 1: "nusus talion"}, decks={0: MORE, 1: "nusus talion hero general"})
        return dealt(t, {0: "palmain start_market start_army mome oxter", 1: held}).act(0)

    t = Twins(against, "nusus hero", "talion general").alike("0", "2", "watcher").differ("1")
    t.choose(choice).alike("0", "2", "watcher").differ("1")


# Being asked shows nobody who can pay.


@pytest.mark.rules("MY-7.7", "MY-3.14", "MY-3.23")
def test_my_3_14_after_the_actions_everybody_is_asked_for_free_ones() -> None:
    """Whether the hand holds one or not."""
    t = Twins(lambda more: holding("lea militia mome", f"lea {more}"), "mome", "militia").choose("pass", "pass")
    assert ("after", [True, False]) == (t.step, [secret(position.state) for position in t.positions])
    t.alike(*OTHERS).choose("end").alike(*OTHERS)


@pytest.mark.rules("MY-3.11", "MY-3.23")
@pytest.mark.parametrize("more", ["start_market", "start_army", "start_army start_market"])
def test_my_3_11_a_payment_is_asked_for_though_one_card_can_pay(more: str) -> None:
    """Others cannot tell a hand with one gold from one with several."""
    less = " ".join(["lea", "oxter"][: len(more.split())])
    t = Twins(lambda held: holding(MORE, f"mome {held}"), less, more).choose("buy 1-0")
    assert ("pay-gold", [True, False]) == (t.step, [secret(position.state) for position in t.positions])
    t.alike(*OTHERS).differ("0").choose("pay mome").alike(*OTHERS)


@pytest.mark.rules("MY-8.3", "MY-8.10", "MY-8.14", "MY-3.23")
def test_my_8_3_a_source_card_and_ships_are_asked_for_though_there_is_one_way() -> None:
    """By land or across the sea; armies come after them."""
    by_land = holding("palmain nusus lea", "palmain nusus lea").choose("invade blore")
    assert ("approach", True, ["play palmain"]) == (by_land.step, secret(by_land.s), by_land.options())
    t = Twins(lambda more: holding(MORE + " start_ship ship", f"palmain nusus lea start_ship {more}"), "mome", "ship")
    t.choose("invade aporia").alike(*OTHERS).choose("sail palmain").alike(*OTHERS)
    assert ("carry", [True, False]) == (t.step, [secret(position.state) for position in t.positions])
    t.choose("play start_ship").alike(*OTHERS)


@pytest.mark.rules("MY-8.14", "MY-9.1", "MY-3.23")
def test_my_8_14_more_armies_are_asked_for_though_no_card_is_left_for_them() -> None:
    """Until the stock is empty, which all can see."""
    t = Twins(lambda more: holding(MORE, f"lea {more}"), "mome", "oxter").choose("place palmain")
    t.alike(*OTHERS).choose("pay lea").alike(*OTHERS)
    assert ("muster", [True, False]) == (t.step, [secret(position.state) for position in t.positions])
    t.choose("done").alike(*OTHERS)
    tired = holding(MORE, "lea oxter mome")
    tired.s.army_stock[0] = 1
    assert "act" == tired.choose("place palmain", "pay lea").step


@pytest.mark.rules("MY-9.11", "MY-9.13", "MY-3.23")
def test_my_9_11_more_ships_are_asked_for_though_no_card_is_left_for_them() -> None:
    """Until the stock is empty, which all can see."""
    t = Twins(lambda more: holding("lea start_ship ship", f"start_ship {more}"), "lea", "ship")
    t.alike(*OTHERS).choose("launch serpent_sea").alike(*OTHERS).choose("pay start_ship").alike(*OTHERS)
    assert ("launching", [True, False]) == (t.step, [secret(position.state) for position in t.positions])
    t.choose("done").alike(*OTHERS)
    tired = holding("lea start_ship ship", "start_ship ship")
    tired.s.ship_stock[0] = 1
    assert "act" == tired.choose("launch serpent_sea", "pay start_ship").step


@pytest.mark.rules("MY-13.3", "MY-13.4", "MY-13.10", "MY-3.23")
def test_my_13_3_what_and_where_is_asked_for_though_one_thing_can_be_built() -> None:
    """With one stone it is a castle, with two it may be a city."""
    pool = "start_build palmain shog quean lea"
    t = Twins(lambda more: holding(pool, f"start_build palmain shog {more}"), "lea", "quean")
    t.choose("play start_build").alike(*OTHERS)
    assert ("build", [True, False]) == (t.step, [secret(position.state) for position in t.positions])
    t.choose("castle palmain").alike(*OTHERS)
    assert ("site", [True, True]) == (t.step, [secret(position.state) for position in t.positions])
    t.choose("play palmain").alike(*OTHERS).choose("pay shog").alike(*OTHERS)


@pytest.mark.rules("MY-6.9", "MY-6.21", "MY-6.22", "MY-3.23")
@pytest.mark.parametrize(
    ("vp_card", "answers"),
    [
        ("guilded_city", ["city palmain", "play palmain", "pay shog", "pay quean"]),
        ("inns", ["road palmain-scombroid", "play palmain", "pay shog", "pay quean"]),
    ],
)
def test_my_6_22_gold_for_a_further_token_is_asked_for_whatever_the_hand_holds(
    vp_card: str, answers: list[str]
) -> None:
    """Beside a city or a road; not where no token is left, which all can see."""

    def builder(more: str, left: int = 2) -> Table:
        pool = "start_build palmain shog quean lea mome"
        t = Table(3, realms={0: "palmain scombroid"}, decks={0: pool}, vp_cards=vp_card).left(**{vp_card: left})
        return dealt(t, {0: f"start_build palmain shog quean {more}"}).act(0)

    t = Twins(builder, "lea", "mome").choose("play start_build")
    for answer in answers:
        t.choose(answer).alike(*OTHERS)
    assert ("extra", [True, False]) == (t.step, [secret(position.state) for position in t.positions])
    t.choose("decline").alike(*OTHERS)
    assert ["act", "act"] == [builder(more, 0).choose("play start_build", *answers).step for more in ("lea", "mome")]


@pytest.mark.rules("MY-12.13", "MY-12.19", "MY-12.20", "MY-17.8", "MY-3.23")
@pytest.mark.parametrize(
    ("first", "step"),
    [
        ("store lea", "storing"),
        ("discard lea", "discarding"),
        ("remove lea", "removing"),
        ("play counsellor", "replacing"),
    ],
)
def test_my_12_13_more_cards_are_asked_for_whatever_the_hand_holds(first: str, step: str) -> None:
    """Two equal cards are as good as two different ones for all others."""
    pool = "lea counsellor start_army start_army mome oxter shog nusus palmain"
    t = Twins(lambda more: holding(pool, f"lea counsellor start_army {more}"), "start_army", "mome").choose(first)
    assert step == t.step
    one, other = [len(engine.options(position.state)) for position in t.positions]
    assert one < other
    t.alike(*OTHERS).choose("done").alike(*OTHERS)


@pytest.mark.rules("MY-12.15", "MY-12.19", "MY-12.20")
@pytest.mark.parametrize(
    ("held", "reserve", "answers"),
    [
        ("lea mome", "queen", ["store lea"]),
        ("lea", "", ["store lea"]),
        ("lea", "", ["discard lea"]),
        ("lea mome oxter", "", ["remove lea", "remove mome"]),
    ],
)
def test_my_12_15_more_cards_are_not_asked_for_by_what_all_can_see(held: str, reserve: str, answers: list[str]) -> None:
    """The Reserve is full, the hand is empty, or two cards were removed."""
    t = holding(f"{MORE} shog quean", held, reserve).choose(*answers)
    assert ("act", 1) == (t.step, t.s.todo[-1].arg)


@pytest.mark.rules("MY-17.44", "MY-3.23")
def test_my_17_44_what_is_fetched_is_not_asked_for_where_there_is_one_card() -> None:
    """In the discard pile, where everyone can see: a seat that plays the Mystic has the gold for it."""
    pool = "mystic mome start_market lea"
    t = Twins(lambda more: holding(pool, f"mystic mome {more}", discard="nesh"), "lea", "start_market")
    t.choose("play mystic").alike(*OTHERS)
    assert "pay-gold" == t.step
    t.choose("pay mome").alike(*OTHERS)


# Captured cards.


def stormed(held: str, defenders: int = 0) -> Table:
    """Seat 0, with a Hero, is about to take Nusus from seat 1, whose hand of two is drawn from four cards."""
    t = Table(3, realms={0: "palmain", 1: "nusus"}, decks={0: "hero", 1: "nusus lea mome oxter"})
    t.armies_at(0, nusus=2).armies_at(1, nusus=defenders)
    return dealt(t, {0: "hero", 1: held}).act(0)


@pytest.mark.rules("MY-11.7", "MY-11.8", "MY-3.23")
def test_my_11_7_where_the_card_of_a_province_is_shows_when_it_is_lost_and_not_before() -> None:
    """Nobody can look ahead, nor go back after having seen it."""
    t = Twins(stormed, "nusus lea", "lea mome").alike("0", "2", "watcher").differ("1")
    one, other = [position.preview("end-war nusus") for position in t.positions]
    assert one == other
    assert [13, 12] == one["/towns/0"]
    t.choose("end-war nusus").differ("0", "1", "2", "watcher")
    assert [False, False] == [position.can_undo(0) for position in t.positions]


@pytest.mark.rules("MY-11.7", "MY-17.22", "MY-3.23")
def test_my_17_22_a_hero_shows_it_no_sooner() -> None:
    """At a tie."""
    t = Twins(lambda held: stormed(held, 2), "nusus lea", "lea mome")
    assert 1 == len({str(position.preview("hero nusus")) for position in t.positions})
    t.choose("hero nusus").differ("0", "2")
    assert [False, False] == [position.can_undo(0) for position in t.positions]


@pytest.mark.rules("MY-11.7", "MY-3.23")
def test_my_11_7_a_card_that_lies_open_is_no_news() -> None:
    """It is taken from the discard pile, and the war can be taken back."""
    t = Table(3, realms={0: "palmain", 1: "nusus"}, discards={1: "nusus"}).armies_at(0, nusus=6)
    position = at_table(dealt(t, {}).act(0))
    position.choose("end-war nusus")
    assert position.can_undo(0)


# The Philosopher's cards.


@pytest.mark.rules("MY-17.46", "MY-17.47", "MY-3.23")
def test_my_17_46_what_the_philosopher_finds_and_keeps_is_known_to_its_seat_alone() -> None:
    """Until it is played; what goes under the deck is never shown."""
    t = Twins(lambda _hidden: holding("philosopher lea mome", "philosopher lea"), "", "").choose("play philosopher")
    t.alike("0", *OTHERS).choose(("draw army", "draw hero")).alike(*OTHERS).differ("0")
    t.choose(("draw build", "draw cavalry"), "draw queen").alike(*OTHERS)
    assert "keeping" == t.step
    t.choose(("keep queen", "keep hero")).alike(*OTHERS).differ("0")
    t.choose("pass", "pass").alike(*OTHERS).choose("end", "draw mome").alike(*OTHERS)


@pytest.mark.rules("MY-17.46", "MY-3.23")
def test_my_17_46_the_same_card_kept_from_others_is_the_same_to_all_others() -> None:
    """Also when it is played."""
    t = Twins(lambda _hidden: holding("philosopher lea mome", "philosopher lea"), "", "").choose("play philosopher")
    t.choose(("draw army", "draw hero"), ("draw build", "draw cavalry"), "draw queen", "keep queen")
    t.alike(*OTHERS).differ("0").choose("store queen").alike(*OTHERS)


# Secret picks.


def picking(vp_card: str, **options: str) -> Table:
    """Setup until the first secret pick of three seats."""
    t = started(3, first=0, **options)
    t.s.watch()
    until(settled(t, "palmain blore shog"), "deal-vp-card").choose(f"vp-card {vp_card}")
    return until(t, "give-up" if options else "pick-citadel")


@pytest.mark.rules("MY-4.21", "MY-4.22")
def test_my_4_21_a_citadel_is_secret_until_all_are_revealed() -> None:
    """The others pick and know nothing; then everybody sees it."""
    t = Twins(lambda _hidden: picking("citadel"), "", "").choose(("citadel palmain", "citadel blore"))
    t.alike(*OTHERS).differ("0")
    second = t.positions[0].options[0]
    t.choose(second).alike("1", "2", "watcher").differ("0")
    t.choose(t.positions[0].options[0]).differ("0", *OTHERS)


@pytest.mark.rules("MY-4.37", "MY-4.38", "MY-4.39")
def test_my_4_37_provinces_given_up_are_secret_until_all_are_revealed() -> None:
    """Both of them, while the other seats pick theirs."""
    t = Twins(lambda _hidden: picking("citadel", start_choice="same"), "", "")
    t.choose(("give-up palmain", "give-up blore")).alike(*OTHERS).differ("0").choose("give-up shog").alike(*OTHERS)
    for _answer in range(3):
        t.choose(t.positions[0].options[0]).alike(*OTHERS)
    t.choose(t.positions[0].options[0]).differ("0", *OTHERS)
    assert "pick-citadel" == t.step
