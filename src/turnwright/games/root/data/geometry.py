"""The maps of Root: clearings, paths, rivers and forests.

Clearings are numbered from 0 here (printed number - 1), forests in the order of their map; a set of either is a mask. A
forest is named after the printed numbers of the clearings that touch it.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.masks import mask_of
from turnwright.games.root.data.tables import CLEARING_SUITS, FOX, MOUSE, NONE, RABBIT

CLEARINGS: Final = 12
RUINS: Final = 4
"""The number of ruins on every map (RT-M.autumn.ruins, RT-M.winter.ruins)."""
MARKERS: Final = 4
"""Suit markers of each suit, on maps where suits are dealt (RT-M.winter.suits)."""


def read_clearings(text: str, between: str) -> list[int]:
    """Return the clearings listed in a text of printed numbers."""
    return [int(number) - 1 for number in text.split(between)]


def read_links(text: str) -> list[list[int]]:
    """Return the neighbours of each clearing, ascending, from a text like "1-5 1-9"."""
    joined = [0] * CLEARINGS
    for link in text.split():
        ends = read_clearings(link, "-")
        joined[ends[0]] |= 1 << ends[1]
        joined[ends[1]] |= 1 << ends[0]
    return [[other for other in range(CLEARINGS) if joined[c] >> other & 1] for c in range(CLEARINGS)]


def suit_masks(suits: list[int]) -> list[int]:
    """Return the clearings of each suit, given the suit of every clearing."""
    return [mask_of([c for c in range(CLEARINGS) if suits[c] == suit]) for suit in range(CLEARING_SUITS)]


class Woodland:
    """One map: printed facts (arguments) and what follows from them (other attributes).

    ``suits`` is None where markers are dealt, ``slots`` includes a slot filled by a ruin, ``opposites`` pairs corners
    (RT-M). ``river_divides`` means that river sections separate forests as paths do (RT-M.winter.raging_river).
    """

    def __init__(
        self,
        name: str,
        suits: list[int] | None,
        slots: list[int],
        ruins: str,
        opposites: str,
        paths: str,
        river: str,
        forests: str,
        river_divides: bool = False,
    ) -> None:
        self.name = name
        self.suits = suits
        self.of_suit = suit_masks(suits) if suits is not None else [0] * CLEARING_SUITS
        self.slots = slots
        places = read_clearings(ruins, " ")
        self.ruins = mask_of(places)
        self.ruin_number = [places.index(c) if c in places else NONE for c in range(CLEARINGS)]
        pairs = read_links(opposites)
        self.opposite = [pair[0] if pair else NONE for pair in pairs]
        self.corners = mask_of([c for c in range(CLEARINGS) if pairs[c]])
        self.paths = read_links(paths)
        self.path_masks = [mask_of(others) for others in self.paths]
        self.rivers = read_links(river)
        self.river_masks = [mask_of(others) for others in self.rivers]
        self.on_river = mask_of([c for c in range(CLEARINGS) if self.rivers[c]])
        self.forests = forests.split()
        self.touching = [mask_of(read_clearings(forest, "_")) for forest in self.forests]
        self.forests_at = [self._around(1 << c) for c in range(CLEARINGS)]
        borders = paths.split() + (river.split() if river_divides else [])
        self.beside = self._neighbours([mask_of(read_clearings(border, "-")) for border in borders])

    def _around(self, clearings: int) -> int:
        """Return the forests that touch all of the given clearings (RT-2.4.1#1)."""
        return mask_of([f for f in range(len(self.forests)) if clearings & ~self.touching[f] == 0])

    def _neighbours(self, borders: list[int]) -> list[int]:
        """Return, for each forest, the forests separated from it by a single border, given by its two clearings
        (RT-2.4.1#2, RT-M.forest_adjacency).
        """
        found = [0] * len(self.forests)
        for border in borders:
            sides = self._around(border)
            for forest in range(len(self.forests)):
                if sides >> forest & 1:
                    found[forest] |= sides & ~(1 << forest)
        return found


AUTUMN: Final = Woodland(
    name="autumn",
    suits=[FOX, MOUSE, RABBIT, RABBIT, RABBIT, FOX, MOUSE, FOX, MOUSE, RABBIT, MOUSE, FOX],
    slots=[1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2],
    ruins="6 10 11 12",
    opposites="1-3 2-4",
    paths="1-5 1-9 1-10 2-5 2-6 2-10 3-6 3-7 3-11 4-8 4-9 4-12 6-11 7-8 7-12 9-12 10-12 11-12",
    river="4-7 5-10 7-11 10-11",
    forests="1_2_5_10 1_9_10_12 2_6_10_11_12 3_6_11 3_7_11_12 4_7_8_12 4_9_12",
)
"""RT-M.autumn.suits to RT-M.autumn.forests."""
WINTER_SLOTS: Final = [1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 3, 3]
"""RT-M.winter.slots."""
WINTER_RUINS: Final = "8 9 11 12"
WINTER_PATHS: Final = "1-5 1-10 1-11 2-6 2-7 2-12 3-7 3-8 3-12 4-9 4-10 4-11 5-6 8-9 8-12 9-11"
WINTER_RIVER: Final = "7-12 10-11 11-12"
WINTER: Final = Woodland(
    name="winter",
    suits=None,
    slots=WINTER_SLOTS,
    ruins=WINTER_RUINS,
    opposites="1-3 2-4",
    paths=WINTER_PATHS,
    river=WINTER_RIVER,
    forests="1_2_5_6_8_9_11_12 1_4_10_11 2_3_7_12 3_8_12 4_9_11",
)
RAGING_WINTER: Final = Woodland(
    name="raging_winter",
    suits=None,
    slots=WINTER_SLOTS,
    ruins=WINTER_RUINS,
    opposites="1-3 2-4",
    paths=WINTER_PATHS,
    river=WINTER_RIVER,
    forests="1_10_11 1_2_5_6_11_12 2_7_12 3_7_12 3_8_12 4_10_11 4_9_11 8_9_11_12",
    river_divides=True,
)
WOODLANDS: Final[list[Woodland]] = [AUTUMN, WINTER, RAGING_WINTER]
