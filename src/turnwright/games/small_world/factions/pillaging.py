"""Pillaging (SW-43): 1 coin for every non-empty region conquered this turn."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.rules import SW_43_1
from turnwright.games.small_world.state import World


class Pillage(Trait):
    """1 coin for every non-empty region conquered this turn."""

    def income(self, s: World, land: int, raided: int, fresh: int) -> int:
        """Count this turn's conquests of non-empty regions, kept or not (SW-43.3)."""
        return raided


POWER: Power = Power("pillaging", 5, [Pillage("pillaging", SW_43_1, worth=1500)])
