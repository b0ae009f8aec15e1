"""Elves (SW-18): no token is lost when an opponent conquers a region."""

from __future__ import annotations

from typing import Final

from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.readings import Reading
from turnwright.games.small_world.rules import SW_18_1
from turnwright.games.small_world.state import World

SPARED_BY_OWN: Final = Reading("spared_by_own", False, "SW-18.5", since=2)


class Unharmed(Trait):
    """No token is lost when an opponent conquers a region."""

    def __init__(self) -> None:
        super().__init__("elves", SW_18_1, worth=500)
        self.readings = [SPARED_BY_OWN]

    def spares(self, s: World, conqueror: int, force: int) -> bool:
        """Even a lone token returns to hand (SW-18.2); other races of the owner are not opponents (SW-18.5)."""
        return conqueror // SLOTS != force // SLOTS or s.rules.reads(SPARED_BY_OWN)


RACE: Race = Race("elves", 6, 11, [Unharmed()])
