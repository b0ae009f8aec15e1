"""Spirit (SW-45): the race in decline does not count, so that another one is possible."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.rules import SW_45_1


class Ghosts(Trait):
    """The race in decline does not count, so that another one is possible."""

    def beside_others(self) -> bool:
        """It does not count towards the one race in decline."""
        return True


POWER: Power = Power("spirit", 5, [Ghosts("spirit", SW_45_1, worth=800, lasts=True, unique=True)])
