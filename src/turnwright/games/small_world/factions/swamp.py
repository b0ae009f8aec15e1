"""Swamp (SW-47): 1 coin for every swamp region occupied."""

from __future__ import annotations

from turnwright.games.small_world.data.tables import SWAMP
from turnwright.games.small_world.factions.patterns import RegionBonus
from turnwright.games.small_world.factions.trait import Power
from turnwright.games.small_world.rules import SW_47_1
from turnwright.games.small_world.state import World


class SwampFolk(RegionBonus):
    """1 coin for every swamp region occupied."""

    def paying(self, s: World) -> int:
        """Return the regions with a bonus."""
        return s.board.of_terrain[SWAMP]


POWER: Power = Power("swamp", 4, [SwampFolk("swamp", SW_47_1)])
