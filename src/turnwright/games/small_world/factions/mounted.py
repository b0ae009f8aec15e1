"""Mounted (SW-42): hill and farmland regions cost 1 token less."""

from __future__ import annotations

from turnwright.games.small_world.data.tables import FARMLAND, HILL
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.rules import SW_42_1
from turnwright.games.small_world.state import World


class Riders(Trait):
    """Hill and farmland regions cost 1 token less."""

    def cheaper(self, s: World, force: int) -> int:
        """Hills and farmland."""
        return s.board.of_terrain[HILL] | s.board.of_terrain[FARMLAND]


POWER: Power = Power("mounted", 5, [Riders("mounted", SW_42_1, worth=300)])
