"""Trolls (SW-28): a lair in every region, also in decline."""

from __future__ import annotations

from typing import Final

from turnwright.core.fields import ALL, Part, mask, number
from turnwright.core.masks import count
from turnwright.games.small_world.factions.patterns import LastingMarkers
from turnwright.games.small_world.factions.trait import Race
from turnwright.games.small_world.fields import REGIONS
from turnwright.games.small_world.markers import remark, take_up
from turnwright.games.small_world.parts import LAIRS_PART, Lairs, lairs_in
from turnwright.games.small_world.rules import SW_28_1
from turnwright.games.small_world.state import World

LAIRS: Final = 10
PART: Final = Part(
    "Lairs",
    "Where lairs stand.",
    (number("lairs", "mask of regions", mask(REGIONS), ALL),),
)


class Dens(LastingMarkers):
    """A lair in every region, also in decline."""

    def __init__(self) -> None:
        super().__init__("trolls", SW_28_1, 300, LAIRS)
        self.part = LAIRS_PART
        self.region_masks = ["Lairs.lairs"]
        self.marker = "lair"

    def joined(self, s: World, force: int) -> None:
        """Lairs may still be in regions of a race that had the ability before."""
        if s.parts[LAIRS_PART] is None:
            take_up(s, LAIRS_PART, Lairs(0))

    def marked(self, s: World) -> int:
        """The regions with a lair."""
        return lairs_in(s.parts).lairs

    def mark(self, s: World, regions: int) -> None:
        """Set the regions with a lair."""
        s.parts[LAIRS_PART] = Lairs(regions)

    def conquered(self, s: World, force: int, region: int) -> None:
        """Place a lair in every conquered region, while the box has one."""
        lairs = lairs_in(s.parts).lairs
        if count(lairs) < LAIRS:
            s.parts[LAIRS_PART] = Lairs(lairs | 1 << region)
            remark(s)


RACE: Race = Race("trolls", 5, 10, [Dens()])
