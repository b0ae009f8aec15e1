"""Where hidden cards of Root lie: the deck, a hand for each seat, and the Supporters."""

from __future__ import annotations

from typing import Final

from turnwright.core.seats import NOBODY, only
from turnwright.core.zones import Cards, Zone, heap, lay_out, pile

DECK: Final = 0
SUPPORTERS: Final = 1
"""Nobody looks at them until a seat leads those whose they are."""
FIRST_HAND: Final = 2


def hand(seat: int) -> int:
    """Return the zone of a seat's hand."""
    return FIRST_HAND + seat


def zones(seats: int) -> Cards:
    """Return the zones of a table, empty."""
    hands: list[Zone] = [heap(only(seat)) for seat in range(seats)]
    return lay_out([pile(), heap(NOBODY), *hands])
