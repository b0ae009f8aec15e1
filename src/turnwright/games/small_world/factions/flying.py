"""Flying (SW-36): any land region is in reach."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.rules import SW_36_1
from turnwright.games.small_world.state import World


class Wings(Trait):
    """Any land region is in reach."""

    def reaches(self, s: World, force: int) -> int:
        """All land."""
        return s.board.land

    def entries(self, s: World, force: int) -> int:
        """All land: the border rule does not apply either (SW-36.3)."""
        return s.board.land


POWER: Power = Power("flying", 5, [Wings("flying", SW_36_1, worth=400)])
