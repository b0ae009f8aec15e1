"""Elves (SW-18): no token is lost when an opponent conquers a region."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.rules import SW_18_1


class Unharmed(Trait):
    """No token is lost when an opponent conquers a region."""

    def saves_all(self) -> bool:
        """Even a lone token goes to hand (SW-18.2)."""
        return True


RACE: Race = Race("elves", 6, 11, [Unharmed("elves", SW_18_1, worth=500)])
