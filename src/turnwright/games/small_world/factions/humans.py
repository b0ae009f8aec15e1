"""Humans (SW-22): 1 coin for every farmland region occupied."""

from __future__ import annotations

from turnwright.games.small_world.data.tables import FARMLAND
from turnwright.games.small_world.factions.patterns import RegionBonus
from turnwright.games.small_world.factions.trait import Race
from turnwright.games.small_world.rules import SW_22_1
from turnwright.games.small_world.state import World


class Farmers(RegionBonus):
    """1 coin for every farmland region occupied."""

    def paying(self, s: World) -> int:
        """Return the regions with a bonus."""
        return s.board.of_terrain[FARMLAND]


RACE: Race = Race("humans", 5, 10, [Farmers("humans", SW_22_1)])
