"""Orcs (SW-23): 1 coin for every non-empty region conquered this turn."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.rules import SW_23_1
from turnwright.games.small_world.state import World


class Plunder(Trait):
    """1 coin for every non-empty region conquered this turn."""

    def income(self, s: World, land: int, raided: int, fresh: int) -> int:
        """Count this turn's conquests of non-empty regions."""
        return raided


RACE: Race = Race("orcs", 5, 10, [Plunder("orcs", SW_23_1, worth=1500)])
