"""Tritons (SW-27): coastal regions cost 1 token less."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.rules import SW_27_1
from turnwright.games.small_world.state import World


class ShoreLandings(Trait):
    """Coastal regions cost 1 token less."""

    def cheaper(self, s: World, force: int) -> int:
        """Land that borders a sea or the lake."""
        return s.board.coast


RACE: Race = Race("tritons", 6, 11, [ShoreLandings("tritons", SW_27_1, worth=300)])
