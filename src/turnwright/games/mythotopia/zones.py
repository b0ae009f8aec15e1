"""The zones of Mythotopia's hidden cards: the improvement deck, and a deck and a hand for each seat."""

from __future__ import annotations

from typing import Final

from turnwright.core.seats import NOBODY, only
from turnwright.core.zones import Cards, Zone, heap, lay_out, pile

IMPROVEMENT_DECK: Final = 0
LOOKED_AT: Final = 1
"""Improvement cards that one seat chooses from; nobody sees them until a seat looks at some."""
FIRST_DECK: Final = 2


def deck(seat: int) -> int:
    """Return the zone of a seat's deck."""
    return FIRST_DECK + 2 * seat


def hand(seat: int) -> int:
    """Return the zone of a seat's hand."""
    return FIRST_DECK + 2 * seat + 1


def zones(seats: int) -> Cards:
    """Return the zones of a table, empty: only its seat sees a hand, nobody the order of a deck (MY-3.23, MY-3.25)."""
    own: list[Zone] = []
    for seat in range(seats):
        own += [pile(), heap(only(seat))]
    return lay_out([pile(), heap(NOBODY), *own])
