"""The state of the table."""

from __future__ import annotations

from typing import Final

from turnwright.core.seats import EVERYONE, only
from turnwright.core.simple import SimpleState
from turnwright.core.zones import heap, lay_out, pile

CARDS: Final = 18
ROWS: Final = 3
NAMES: Final = [str(card + 1) for card in range(CARDS)]
"""Cards are numbered from 0 in the code and from 1 on the table."""

# The zones in the order in which they are laid out.
DECK: Final = 0
DISCARD: Final = 1
FIRST_ROW: Final = 2
FIRST_HAND: Final = FIRST_ROW + ROWS


class UntitledState(SimpleState):
    """The table: fields are public; hidden cards are in zones."""

    card_kinds = CARDS
    points: list[int]

    def __init__(self, seats: int) -> None:
        rows = [heap(EVERYONE) for _row in range(ROWS)]
        hands = [heap(only(seat)) for seat in range(seats)]
        super().__init__(seats, lay_out([pile(), heap(EVERYONE), *rows, *hands]))
        self.cards.fill(DECK, list(range(CARDS)))
        self.points = [0] * seats

    def deck_size(self) -> int:
        """Return how many cards can still be drawn."""
        return self.cards.zones[DECK].size()

    def row(self, row: int) -> list[int]:
        """Return the cards of a row, ascending."""
        return self.cards.zones[FIRST_ROW + row].layers[0]

    def hand(self, seat: int) -> list[int]:
        """Return the cards in a hand, ascending."""
        return self.cards.zones[FIRST_HAND + seat].layers[0]
