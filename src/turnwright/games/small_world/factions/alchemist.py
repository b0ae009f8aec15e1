"""Alchemist (SW-30): 2 coins every turn."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.rules import SW_30_1
from turnwright.games.small_world.state import World


class Gold(Trait):
    """2 coins every turn."""

    def income(self, s: World, land: int, raided: int, fresh: int) -> int:
        """Pay 2 coins, with or without regions (SW-30.3)."""
        return 2


POWER: Power = Power("alchemist", 4, [Gold("alchemist", SW_30_1)])
