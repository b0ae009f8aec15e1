"""Typed tables: terrains, component counts, and what follows from a printed map."""

from __future__ import annotations

from typing import Final

FARMLAND: Final = 0
FOREST: Final = 1
HILL: Final = 2
MOUNTAIN: Final = 3
SWAMP: Final = 4
SEA: Final = 5
LAKE: Final = 6
TERRAINS: Final = ["farmland", "forest", "hill", "mountain", "swamp", "sea", "lake"]

REGIONS: Final = 48
"""The most regions of a map: the size of every block of region choices."""

SEATS: Final = 5
"""The most seats at a table."""
BANNERS: Final = 15
"""The most race banners at a table: the printed ones and the blank one."""
BADGES: Final = 21
"""The most power badges at a table: the printed ones and the blank one."""

SLOTS: Final = 3
"""The most races of a seat in play: its active one, one in decline, and an additional one in decline."""
ACTIVE: Final = 0
DECLINED: Final = 1
BESIDE: Final = 2
PLACES: Final = ["active", "declined", "beside"]
"""By place of a seat's race: what notations call it."""

NOBODY: Final = -1
TRIBE: Final = -2
NONE: Final = -1

START_COINS: Final = 5
COLUMN: Final = 6
BASE_COST: Final = 2
DIE_FACES: Final = [0, 1, 2, 3]
DIE_WEIGHTS: Final = [3, 1, 1, 1]
MAX_SHORTFALL: Final = 3


class Board:
    """One map: printed facts (arguments) and what follows from them (other attributes).

    ``terrain`` gives one digit for each region, an index into TERRAINS. ``base`` is the cost of each region when it is
    empty.
    """

    def __init__(
        self,
        players: int,
        turns: int,
        terrain: str,
        mine: int,
        magic: int,
        cavern: int,
        tribes: int,
        edge: int,
        adjacent: list[int],
    ) -> None:
        self.players = players
        self.turns = turns
        self.terrain = [int(digit) for digit in terrain]
        self.mine = mine
        self.magic = magic
        self.cavern = cavern
        self.tribes = tribes
        self.edge = edge
        self.adjacent = adjacent
        self.regions = len(terrain)
        self.all = (1 << len(terrain)) - 1
        self.of_terrain = [self._with_terrain(t) for t in range(len(TERRAINS))]
        self.water = self.of_terrain[SEA] | self.of_terrain[LAKE]
        self.land = self.all & ~self.water
        self.mountains = self.of_terrain[MOUNTAIN]
        self.edge_seas = self.of_terrain[SEA] & edge
        self.coast = self._next_to(self.water) & self.land
        self.border = (edge | self._next_to(self.edge_seas)) & self.land
        self.base = [BASE_COST + (1 if t == MOUNTAIN else 0) for t in self.terrain]

    def _with_terrain(self, terrain: int) -> int:
        regions = 0
        for region in range(len(self.terrain)):
            if self.terrain[region] == terrain:
                regions |= 1 << region
        return regions

    def _next_to(self, regions: int) -> int:
        neighbours = 0
        for region in range(len(self.terrain)):
            if regions >> region & 1:
                neighbours |= self.adjacent[region]
        return neighbours
