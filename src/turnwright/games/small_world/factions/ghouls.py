"""Ghouls (SW-19): all tokens stay in decline and go on conquering."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.rules import SW_19_2


class Undying(Trait):
    """All tokens stay in decline and go on conquering."""

    def keeps_stacks(self) -> bool:
        """All tokens on the map stay in decline (SW-19.1)."""
        return True

    def acts_in_decline(self) -> bool:
        """They conquer on, before the active race (SW-19.3)."""
        return True


RACE: Race = Race("ghouls", 5, 10, [Undying("ghouls", SW_19_2, worth=1000, lasts=True)])
