"""Passing (TM-19): order, cards, points."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.core.game import ASK, JsonDict
from turnwright.games.terra_mystica import GAME

ASKED: JsonDict = {"pass_ends_turn": False}


def trio(round: int = 1, options: JsonDict | None = None) -> Table:
    """Return three seats far apart: they hold BON3, BON8 and BON5; BON2, BON1 and BON7 are left."""
    return Table("witches nomads halflings", at={0: "A3", 1: "I7", 2: "E6"}, round=round, options=options)


@pytest.mark.rules("TM-19.1")
def test_tm_19_1_who_has_passed_takes_no_more_actions() -> None:
    """Research case 54: the others continue, the last one turn after turn."""
    t = trio().own(1, coins=9, workers=9, priests=5).own(2, priests=3).choose("pass BON2")
    seats = []
    for choice in ("send fire 1", "send fire 1", "send fire 1"):
        seats.append(t.seat)
        t.choose(choice, "end")
    assert [1, 2, 1] == seats
    t.choose("pass BON1")
    for _turn in range(2):
        assert 1 == t.seat
        t.choose("send fire 1", "end")
    assert (1, [0, 2]) == (t.s.round, t.s.passed)


@pytest.mark.rules("TM-19.2")
def test_tm_19_2_passing_is_possible_in_every_turn() -> None:
    """Also with plenty left to do; the cards left over are the ways to do it."""
    t = trio().own(0, workers=20, coins=20, priests=5)
    assert ["BON1", "BON2", "BON7"] == t.options("pass")
    assert [""] == trio(6).own(0, workers=20, coins=20).options("pass")


@pytest.mark.rules("TM-19.3", "TM-19.4")
def test_tm_19_3_the_first_to_pass_starts_the_next_round_clockwise() -> None:
    """Research case 49: seat 2 passes first, then 1, then 0: the order is 2, 0, 1."""
    t = trio().turn(2).choose("pass BON2").turn(1).choose("pass BON1").choose("pass BON7")
    assert (2, 2, [2, 0, 1]) == (t.s.round, t.seat, t.s.order)


@pytest.mark.rules("TM-19.5", "TM-19.6", "TM-19.7")
def test_tm_19_5_the_card_goes_back_and_another_comes() -> None:
    """Not the one just returned, but one that another player returned this round."""
    t = trio()
    assert ("TM-19.6", "TM-19.5", "TM-19.5") == tuple(t.refusal(f"pass {card}") for card in ("BON3", "BON8", "BON9"))
    assert "TM-19.5" == t.refusal("pass")
    t.choose("pass BON2")
    assert ["BON1", "BON3", "BON7"] == t.options("pass")
    t.choose("pass BON3")
    assert ["BON1", "BON7", "BON8"] == t.options("pass")


@pytest.mark.rules("TM-19.8")
def test_tm_19_8_coins_on_the_card_come_at_once() -> None:
    """2 coins were on BON2, none on the others; the returned card gets none until clean-up."""
    t = trio().coins_on(BON2=2).own(0, coins=3).choose("pass BON2")
    assert (5, 0, 0) == (t.s.coins[0], t.s.card_coins[1], t.s.card_coins[2])


@pytest.mark.rules("TM-19.9")
def test_tm_19_9_the_new_card_serves_from_the_next_round_on() -> None:
    """The workers of BON5 come with the next income, those of the card returned do not."""
    t = Table("witches nomads", at={0: "A3", 1: "I7"}).card(0, "BON7").own(0, workers=0, coins=0)
    t.choose("pass BON5")
    assert (0, 0, 0) == t.pay()
    t.choose("pass BON2")
    assert (2, 3, (2, 10, 0)) == (t.s.round, t.s.workers[0], t.bowls())


@pytest.mark.rules("TM-19.9")
def test_tm_19_9_points_of_the_new_card_are_not_scored_at_this_pass() -> None:
    """BON9 taken: its points for dwellings come at the next pass."""
    t = trio().coins_on(BON9=0).choose("pass BON9")
    assert {} == t.scored()


@pytest.mark.rules("TM-19.10")
def test_tm_19_10_pass_points_count_the_structures_on_the_map_now() -> None:
    """BON9 with two dwellings and one just upgraded: 1 point."""
    t = Table("witches nomads", at={0: "A3 A4", 1: "I7"}).card(0, "BON9").own(0, workers=9, coins=9).passed(1)
    t.choose("upgrade A3 trading-house", "end", "pass BON5")
    assert ({"card": 1}, 21) == (t.scored(), t.s.vp[0])


@pytest.mark.rules("TM-19.11", "TM-26.1")
def test_tm_19_11_in_round_6_no_card_is_taken_but_the_one_held_scores() -> None:
    """Research case 17."""
    t = trio(6).card(0, "BON9")
    assert ("TM-19.11", [""]) == (t.refusal("pass BON1"), t.options("pass"))
    t.choose("pass")
    assert ({"card": 1}, 8) == (t.scored(), t.s.card[0])


@pytest.mark.rules("TM-19.12", "TM-8.1")
def test_tm_19_12_conversions_are_possible_after_a_pass() -> None:
    """As after any other action, with the coins of the new card; nothing else is, until the turn is ended."""
    t = Table("alchemists nomads", at={0: "A3", 1: "I7"}, options=ASKED)
    t.own(0, bowls=(6, 4, 2), workers=1, priests=1, coins=1)
    t.coins_on(BON2=1).choose("pass BON2")
    assert (0, "after", [0]) == (t.seat, t.step, t.s.passed)
    assert (["end", "burn"], [], []) == (t.options()[:2], t.options("send"), t.options("pass"))
    t.choose("convert coins-vp", "convert priest-worker", "burn", "end")
    assert (1, "act", 2, 3) == (t.seat, t.step, t.s.workers[0], t.s.bowl3[0])
    assert 21 == t.s.vp[0]


@pytest.mark.rules("TM-19.12")
def test_tm_19_12_nothing_is_asked_after_a_pass_with_nothing_to_convert() -> None:
    """The next player is asked; in the last round conversions are left to final scoring."""
    t = trio(options=ASKED).own(0, bowls=(6, 1, 0), workers=0, priests=0, coins=5).choose("pass BON2")
    assert (1, "act") == (t.seat, t.step)
    t = trio(6, ASKED).own(0, bowls=(0, 4, 4), workers=2, priests=1).choose("pass")
    assert (1, "act") == (t.seat, t.step)


@pytest.mark.rules("TM-19.12")
def test_tm_19_12_a_table_may_let_a_pass_end_the_turn_at_once() -> None:
    """Conversions come before it, in the same turn; so it was before version 3."""
    t = trio(options={"pass_ends_turn": True}).own(0, workers=2).choose("convert worker-coin", "pass BON2")
    assert (1, "act", 1) == (t.seat, t.step, t.s.workers[0])


@pytest.mark.rules("TM-19.12", "TM-19.3")
def test_tm_19_12_the_order_of_passing_is_settled_before_the_conversions() -> None:
    """The last player converts after the pass, then the round ends."""
    t = Table("witches nomads", at={0: "A3", 1: "I7"}, options=ASKED).own(0, workers=1).own(1, workers=2)
    t.choose("pass BON2", "end", "pass BON3")
    assert (1, "after", [0, 1], 1) == (t.seat, t.step, t.s.passed, t.s.round)
    t.choose("convert worker-coin", "end")
    assert (2, [0, 1]) == (t.s.round, t.s.order)


@pytest.mark.rules("TM-19.12", "TM-36.5")
@pytest.mark.parametrize("choice", ["pass BON5", "pass"])
def test_tm_19_12_mermaids_found_a_town_across_a_river_after_a_pass(choice: str) -> None:
    """Even in the last round, where only conversions are left to final scoring."""
    at = {0: "A1 A2 trading-house:C1 stronghold:D2", 1: "I7"}
    t = Table("mermaids nomads", at=at, round=6 if choice == "pass" else 1, options=ASKED).choose(choice)
    assert (0, "after", ["r0"]) == (t.seat, t.step, t.options("connect"))
    t.choose("connect r0", "town TW1")
    assert 1 == len(t.towns())


@pytest.mark.rules("TM-19.12", "TM-8.1")
def test_tm_19_12_a_standing_order_ends_the_turn_after_a_pass_too() -> None:
    """Whoever lets turns end at once is not asked."""
    t = trio(options=ASKED).own(0, workers=2).choose("pass BON2")
    given: JsonDict = {order.name: order.default for order in GAME.orders}
    assert ASK == GAME.obey(t.s, given)
    assert GAME.vocabulary.action("end") == GAME.obey(t.s, {**given, "end_turn": "at-once"})


@pytest.mark.rules("TM-19.12", "TM-38.8", "TM-38.10")
@pytest.mark.parametrize("first", ["send fire 1", ""])
def test_tm_19_12_a_double_turn_ends_with_the_conversions_after_its_pass(first: str) -> None:
    """One question, whichever of the two actions is the pass; the second action is lost with it."""
    t = Table("chaos_magicians nomads", at={0: "stronghold:A1", 1: "I7"}, options=ASKED).own(0, priests=3)
    t.choose("special stronghold", *[choice for choice in (first, "pass BON5") if choice])
    assert (0, "after", []) == (t.seat, t.step, t.options("send"))
    t.choose("convert priest-worker", "end")
    assert (1, "act") == (t.seat, t.step)
