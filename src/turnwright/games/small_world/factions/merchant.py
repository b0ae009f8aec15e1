"""Merchant (SW-41): 1 coin for every region occupied."""

from __future__ import annotations

from turnwright.games.small_world.factions.patterns import RegionBonus
from turnwright.games.small_world.factions.trait import Power
from turnwright.games.small_world.rules import SW_41_1
from turnwright.games.small_world.state import World


class Traders(RegionBonus):
    """1 coin for every region occupied."""

    def paying(self, s: World) -> int:
        """Return the regions with a bonus."""
        return s.board.all


POWER: Power = Power("merchant", 2, [Traders("merchant", SW_41_1)])
