"""The state of the table."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from turnwright.core.seats import EVERYONE, only
from turnwright.core.simple import SimpleState
from turnwright.core.zones import heap, lay_out, pile

PICTURES: Final = ("flame", "moon", "leaf", "drop")
NUMBERS: Final = 6
CARDS: Final = len(PICTURES) * NUMBERS
SET: Final = 3
"""The points for a set of all pictures."""

# The zones in the order in which they are laid out: the deck, then a hand and a string for each seat.
DECK: Final = 0
FIRST_HAND: Final = 1


def picture(card: int) -> int:
    """Return the index of a lantern's picture in PICTURES."""
    return card // NUMBERS


def number(card: int) -> int:
    """Return the number on a lantern."""
    return card % NUMBERS + 1


NAMES: Final = [f"{PICTURES[picture(card)]}-{number(card)}" for card in range(CARDS)]
TWINS: Final = [(a, b) for a, b in combinations(range(CARDS), 2) if number(a) == number(b)]
"""All pairs of lanterns with the same number."""


class LanternFairState(SimpleState):
    """The table.

    highest  the highest number that each seat has hung of each picture, 0 for none
    twins    how many pairs of twins each seat has hung
    home     1 for each seat that has gone home
    """

    card_kinds = CARDS
    highest: list[list[int]]
    twins: list[int]
    home: list[int]

    def __init__(self, seats: int) -> None:
        hands = [heap(only(seat)) for seat in range(seats)]
        strings = [heap(EVERYONE) for _seat in range(seats)]
        super().__init__(seats, lay_out([pile(), *hands, *strings]))
        self.cards.fill(DECK, list(range(CARDS)))
        self.highest = [[0] * len(PICTURES) for _seat in range(seats)]
        self.twins = [0] * seats
        self.home = [0] * seats

    def hand(self, seat: int) -> list[int]:
        """Return the lanterns in a hand, ascending."""
        return self.cards.zones[FIRST_HAND + seat].layers[0]

    def string_zone(self, seat: int) -> int:
        """Return the zone of a seat's string."""
        return FIRST_HAND + self.seats + seat

    def string(self, seat: int) -> list[int]:
        """Return the lanterns on a string, ascending."""
        return self.cards.zones[self.string_zone(seat)].layers[0]

    def deck_size(self) -> int:
        """Return how many lanterns can still be drawn."""
        return self.cards.zones[DECK].size()

    def fits(self, seat: int, card: int) -> bool:
        """Tell whether a lantern may be hung on a string."""
        return number(card) > self.highest[seat][picture(card)]

    def hang(self, seat: int, card: int) -> None:
        """Move a lantern from a hand to the string."""
        self.cards.move(FIRST_HAND + seat, self.string_zone(seat), card)
        self.highest[seat][picture(card)] = number(card)

    def points(self, seat: int) -> int:
        """Return the score of a seat."""
        counts = [sum([picture(card) == kind for card in self.string(seat)]) for kind in range(len(PICTURES))]
        return sum(counts) + self.twins[seat] + SET * min(counts)
