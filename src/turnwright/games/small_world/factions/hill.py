"""Hill (SW-40): 1 coin for every hill region occupied."""

from __future__ import annotations

from turnwright.games.small_world.data.tables import HILL
from turnwright.games.small_world.factions.patterns import RegionBonus
from turnwright.games.small_world.factions.trait import Power
from turnwright.games.small_world.rules import SW_40_1
from turnwright.games.small_world.state import World


class HillFolk(RegionBonus):
    """1 coin for every hill region occupied."""

    def paying(self, s: World) -> int:
        """Return the regions with a bonus."""
        return s.board.of_terrain[HILL]


POWER: Power = Power("hill", 4, [HillFolk("hill", SW_40_1)])
