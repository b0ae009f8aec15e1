"""Wealthy (SW-49): 7 coins at the first scoring."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.rules import SW_49_1
from turnwright.games.small_world.state import World


class Treasure(Trait):
    """7 coins at the first scoring."""

    def income(self, s: World, land: int, raided: int, fresh: int) -> int:
        """7 coins on the turn of the pick."""
        return 7 if fresh else 0


POWER: Power = Power("wealthy", 4, [Treasure("wealthy", SW_49_1)])
