"""Halflings (SW-21): enter anywhere; holes make the first two regions immune."""

from __future__ import annotations

from typing import Final

from turnwright.core.fields import ALL, Part, mask, number, up_to
from turnwright.core.messages import Message
from turnwright.games.small_world.factions.patterns import Immunity
from turnwright.games.small_world.factions.trait import Race
from turnwright.games.small_world.fields import REGIONS
from turnwright.games.small_world.markers import remark, take_up
from turnwright.games.small_world.parts import HOLES_PART, Holes, holes_in
from turnwright.games.small_world.rules import SW_21_4
from turnwright.games.small_world.state import World

HOLES: Final = 2
PART: Final = Part(
    "Holes",
    "Where holes are, and how many the race has dug so far.",
    (
        number("holes", "mask of regions", mask(REGIONS), ALL),
        number("dug", "holes dug so far, kept or not", up_to(2), ALL),
    ),
)


class Burrows(Immunity):
    """Enter anywhere; holes make the first two regions immune, until the race declines (SW-21.8)."""

    def __init__(self) -> None:
        super().__init__("halflings", SW_21_4, 500, HOLES)
        self.part = HOLES_PART
        self.region_masks = ["Holes.holes"]
        self.marker = "hole"

    def joined(self, s: World, force: int) -> None:
        """Start without holes."""
        take_up(s, HOLES_PART, Holes(0, 0))

    def marked(self, s: World) -> int:
        """The regions with a hole."""
        return holes_in(s.parts).holes

    def mark(self, s: World, regions: int) -> None:
        """Set the regions with a hole."""
        s.parts[HOLES_PART] = Holes(regions, holes_in(s.parts).dug)

    def entries(self, s: World, force: int) -> int:
        """Any region may be the First Conquest (SW-21.1, SW-21.3), of the kinds the race may conquer."""
        return s.board.all

    def conquered(self, s: World, force: int, region: int) -> None:
        """The first two regions ever conquered get a Hole-in-the-Ground (SW-21.5, SW-21.9)."""
        holes = holes_in(s.parts)
        if holes.dug < HOLES:
            s.parts[HOLES_PART] = Holes(holes.holes | 1 << region, holes.dug + 1)
            remark(s)
            if s.log is not None:
                s.emit(Message("log-hole", {"region": region + 1}, SW_21_4))


RACE: Race = Race("halflings", 6, 11, [Burrows()])
