"""Halflings (SW-21): enter anywhere; holes make the first two regions immune."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import HOLES
from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.rules import SW_21_4
from turnwright.games.small_world.state import World


class Burrows(Trait):
    """Enter anywhere; holes make the first two regions immune."""

    def joined(self, s: World, force: int) -> None:
        """No hole is dug yet."""
        s.dug = 0

    def entries(self, s: World, force: int) -> int:
        """Any region may be the First Conquest (SW-21.1, SW-21.3); what kind of region is not its business."""
        return s.board.all

    def conquered(self, s: World, force: int, region: int) -> None:
        """The first two regions ever conquered get a Hole-in-the-Ground (SW-21.5, SW-21.9)."""
        if s.dug < HOLES:
            s.dug += 1
            s.holes |= 1 << region
            s.tell(Message("log-hole", {"region": region + 1}, SW_21_4))

    def declined(self, s: World, force: int) -> None:
        """Both holes are removed (SW-21.8)."""
        s.holes = 0


RACE: Race = Race("halflings", 6, 11, [Burrows("halflings", SW_21_4, worth=500, unique=True)])
