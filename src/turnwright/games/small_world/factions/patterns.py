"""Patterns that several races and powers share."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Trait
from turnwright.games.small_world.queries import count_of
from turnwright.games.small_world.state import World


class RegionBonus(Trait):
    """One coin for every region of some kind that the race occupies."""

    def income(self, s: World, force: int) -> int:
        """Count the paying regions."""
        return count_of(s.land[force] & self.paying(s))

    def paying(self, s: World) -> int:
        """Return the regions of that kind."""
        raise NotImplementedError
