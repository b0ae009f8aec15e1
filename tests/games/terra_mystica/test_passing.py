"""Passing (TM-19): order, cards, points."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def trio(round: int = 1) -> Table:
    """Return three seats far apart: they hold BON3, BON8 and BON5; BON2, BON1 and BON7 are left."""
    return Table("witches nomads halflings", at={0: "A3", 1: "I7", 2: "E6"}, round=round)


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


@pytest.mark.rules("TM-19.12")
def test_tm_19_12_a_pass_ends_the_turn_at_once() -> None:
    """Conversions come before it, in the same turn."""
    t = trio().own(0, workers=2).choose("convert worker-coin", "pass BON2")
    assert (1, "act", 1) == (t.seat, t.step, t.s.workers[0])
