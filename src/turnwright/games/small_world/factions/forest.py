"""Forest (SW-37): 1 coin for every forest region occupied."""

from __future__ import annotations

from turnwright.games.small_world.data.tables import FOREST
from turnwright.games.small_world.factions.patterns import RegionBonus
from turnwright.games.small_world.factions.trait import Power
from turnwright.games.small_world.rules import SW_37_1
from turnwright.games.small_world.state import World


class Foresters(RegionBonus):
    """1 coin for every forest region occupied."""

    def paying(self, s: World) -> int:
        """Return the regions with a bonus."""
        return s.board.of_terrain[FOREST]


POWER: Power = Power("forest", 4, [Foresters("forest", SW_37_1)])
