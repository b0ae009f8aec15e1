"""Dwarves (SW-17): 1 coin for every mine region occupied, also in decline."""

from __future__ import annotations

from turnwright.games.small_world.factions.patterns import RegionBonus
from turnwright.games.small_world.factions.trait import Race
from turnwright.games.small_world.rules import SW_17_1
from turnwright.games.small_world.state import World


class Miners(RegionBonus):
    """1 coin for every mine region occupied, also in decline."""

    def paying(self, s: World) -> int:
        """Return the regions with a bonus."""
        return s.board.mine


RACE: Race = Race("dwarves", 3, 8, [Miners("dwarves", SW_17_1, lasts=True)])
