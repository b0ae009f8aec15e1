"""Underworld (SW-48): caverns cost 1 token less and are adjacent to each other."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.rules import SW_48_1
from turnwright.games.small_world.state import World


class Tunnels(Trait):
    """Caverns cost 1 token less and are adjacent to each other."""

    def cheaper(self, s: World, force: int) -> int:
        """Regions with a cavern."""
        return s.board.cavern

    def linked(self, s: World, held: int) -> int:
        """All caverns are adjacent to an occupied one (SW-48.2)."""
        return s.board.cavern if held & s.board.cavern else 0


POWER: Power = Power("underworld", 5, [Tunnels("underworld", SW_48_1, worth=400)])
