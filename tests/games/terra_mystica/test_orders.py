"""Standing orders answer power offers and end turns (TM-14, TM-8.1)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.core import engine, orders
from turnwright.core.game import ASK, Json
from turnwright.games.terra_mystica import GAME

ACCEPT, DECLINE, END = [GAME.vocabulary.action(name) for name in ("accept", "decline", "end")]


def answer(t: Table, given: dict[str, Json]) -> int:
    """Return the action that standing orders take, or ASK."""
    return orders.answer(GAME, t.s, given, engine.options(t.s))  # type: ignore[arg-type]


def offered(bowls: tuple[int, int, int] = (5, 7, 0), passed: bool = False, round: int = 1) -> Table:
    """Seat 0 builds beside a dwelling and a temple of seat 1, which is offered 3 power for 2 points."""
    t = Table("witches nomads", at={0: "F4", 1: "E8 temple:E6"}, round=round)
    t.land("E7", "forest").own(0, workers=4, coins=9).own(1, bowls=bowls)
    if passed:
        t.s.passed.append(1)
    t.choose("build E7")
    assert t.s.todo[-1].seat == 1
    assert t.s.todo[-1].arg == 3
    return t


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, ASK),
        ({"accept_power": 2}, ASK),
        ({"accept_power": 3}, ACCEPT),
        ({"accept_power": 2, "decline_costly": True}, DECLINE),
        ({"accept_power": 3, "decline_costly": True}, ACCEPT),
        ({"end_turn": "at-once"}, ASK),
    ],
)
def test_offers_are_answered_by_amount_and_price(given: dict[str, Json], expected: int) -> None:
    """TM-14.7, TM-14.8: up to the amount accepted, what costs points declined, anything else asked."""
    assert expected == answer(offered(), given)


def test_the_amount_is_what_would_be_gained() -> None:
    """TM-14.9: an offer of 3 that fits only as 1 power counts as 1."""
    assert ACCEPT == answer(offered(bowls=(0, 1, 11)), {"accept_power": 1})


@pytest.mark.parametrize(
    ("bowls", "passed", "round", "expected"),
    [
        ((0, 5, 7), True, 1, DECLINE),
        ((0, 6, 6), True, 1, ACCEPT),
        ((0, 5, 7), False, 1, ACCEPT),
        ((0, 5, 7), True, 6, ACCEPT),
    ],
)
def test_power_that_the_next_income_would_waste(
    bowls: tuple[int, int, int], passed: bool, round: int, expected: int
) -> None:
    """TM-7.3: with a card that brings 3 power, room for 6 takes offer and income; less is wasted, once passed."""
    t = offered(bowls, passed, round)
    t.card(1, "BON5")
    given: dict[str, Json] = {"accept_power": 3, "decline_wasted": True}
    assert expected == answer(t, given)


def test_a_turn_ends_at_once() -> None:
    """TM-8.1: after the action nobody is asked for conversions."""
    t = Table("witches nomads", at={0: "F4", 1: "I7"}).own(0, workers=4, coins=9)
    t.choose("upgrade F4 trading-house")
    assert ASK == answer(t, {})
    assert END == answer(t, {"end_turn": "at-once"})
