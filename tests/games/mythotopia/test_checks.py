"""Stored tables that no game can come to are refused in one line that names the field."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tests.games.cases import plain, played
from turnwright.core.errors import BadState

CASE = plain("mythotopia", 3)


@cache
def stored() -> str:
    """Return a table in the middle of a game as JSON text."""
    return json.dumps(CASE.game.encode(played(CASE, 140, 5)))


def double_owner(data: Any) -> None:
    """Give a province to two seats."""
    data["realms"][0] |= data["realms"][1]


def wrong_pile(data: Any) -> None:
    """Put the card of a controlled province on the pile."""
    data["pile"] |= data["realms"][0]


def dragon_at_home(data: Any) -> None:
    """Put a dragon where somebody has control."""
    data["dragons"] = data["realms"][0]


def wild_city(data: Any) -> None:
    """Put a city into a neutral province."""
    data["cities"] |= data["pile"]


def more(field: str) -> Callable[[Any], None]:
    """Return a change by which the first number of a list grows."""

    def change(data: Any) -> None:
        data[field][0] += 1

    return change


def lone_mercenary(data: Any) -> None:
    """Let a mercenary serve without an army."""
    data["hired"] = [data["armies"].index(0)]


def lost_card(data: Any) -> None:
    """Take a card off the display."""
    data["display"].pop()


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (double_owner, "realms: two seats control the same province"),
        (wrong_pile, "pile: its cards are not those of the neutral provinces"),
        (dragon_at_home, "dragons: more than 5, or one in a province that somebody controls"),
        (wild_city, "cities: a city where there cannot be one"),
        (more("towns"), r"towns: seat 0 has 15, not 14"),
        (more("army_pool"), "armies: seat 0 has 15, not 14"),
        (more("ship_stock"), "ships: seat 0 has 6, not 5"),
        (lone_mercenary, "hired: a mercenary serves where there is no army"),
        (more("unused"), "tokens: 29 of 1 VP, not 28"),
        (more("heaps"), "(heaps: too many tokens on city|tokens: 27 of 2 VP, not 26)"),
        (more("tally"), "tally: that of seat 0 is not the value of its provinces and tokens"),
        (more("picked"), "picks: seat 0 cannot have picked these provinces"),
        (lost_card, "cards: improvement cards are missing or duplicated"),
    ],
)
def test_a_table_that_cannot_be_is_refused(change: Callable[[Any], None], line: str) -> None:
    """Each of them would otherwise be played on."""
    data = json.loads(stored())
    CASE.game.decode(data, CASE.seats, CASE.options)
    change(data)
    with pytest.raises(BadState, match=f"^{line}$"):
        CASE.game.decode(data, CASE.seats, CASE.options)
