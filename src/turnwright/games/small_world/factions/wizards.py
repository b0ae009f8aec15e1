"""Wizards (SW-29): 1 coin for every magic source region occupied."""

from __future__ import annotations

from turnwright.games.small_world.factions.patterns import RegionBonus
from turnwright.games.small_world.factions.trait import Race
from turnwright.games.small_world.rules import SW_29_1
from turnwright.games.small_world.state import World


class Mages(RegionBonus):
    """1 coin for every magic source region occupied."""

    def paying(self, s: World) -> int:
        """Return the regions with a bonus."""
        return s.board.magic


RACE: Race = Race("wizards", 5, 10, [Mages("wizards", SW_29_1)])
