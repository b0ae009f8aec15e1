"""The table option for who starts; ``common.StartingSeat`` is the question if it is drawn."""

from __future__ import annotations

from typing import Final

from turnwright.core.errors import BadOption
from turnwright.core.game import Json, JsonDict
from turnwright.core.options import Option

RANDOM: Final = "random"
DRAWN: Final = -1
"""Means that the first seat is drawn."""


def first_option(seats: int, rule: str) -> Option:
    """Return the option ``first`` of a game for up to ``seats``."""
    values: tuple[Json, ...] = (RANDOM, *range(seats))
    return Option("first", values, RANDOM, rule, names_seats=True)


def first_seat(options: JsonDict, seats: int) -> int:
    """Return the seat that starts according to the option ``first``, or DRAWN if chance decides."""
    value = options["first"]
    if not isinstance(value, int):
        return DRAWN
    if value >= seats:
        raise BadOption(f"option 'first' cannot be {value}: the seats are 0 to {seats - 1}")
    return value
