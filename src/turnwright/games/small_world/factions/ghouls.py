"""Ghouls (SW-19): all tokens stay in decline and continue to conquer."""

from __future__ import annotations

from typing import Final

from turnwright.games.small_world.data.tables import ACTIVE, SLOTS
from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.readings import Reading
from turnwright.games.small_world.rules import SW_19_2, SW_19_7, SW_19_9
from turnwright.games.small_world.state import World

REDEPLOY_AT_ONCE: Final = Reading("redeploy_at_once", False, "SW-19.4", since=2)
DECLINE_DIE: Final = Reading("decline_die", True, "SW-19.7", refuses=SW_19_7)
BEATEN_FIGHT_ON: Final = Reading("beaten_fight_on", False, "SW-19.9", since=2)


class Undying(Trait):
    """All tokens stay in decline and continue to conquer."""

    def __init__(self) -> None:
        super().__init__("ghouls", SW_19_2, worth=1000, lasts=True)
        self.readings = [REDEPLOY_AT_ONCE, DECLINE_DIE, BEATEN_FIGHT_ON]

    def keeps_stacks(self) -> bool:
        """All tokens on the map stay in decline (SW-19.1)."""
        return True

    def acts_in_decline(self) -> bool:
        """They continue to conquer, before the active race (SW-19.3)."""
        return True

    def redeploys_at_once(self, s: World) -> bool:
        """Only when all conquests of the turn are over, unless the table plays the other reading (SW-19.4)."""
        return s.rules.reads(REDEPLOY_AT_ONCE)

    def bars_attempt(self, s: World, force: int) -> int:
        """In decline they roll the die, unless the table plays the other reading (SW-19.7)."""
        return 0 if force % SLOTS == ACTIVE or s.rules.reads(DECLINE_DIE) else SW_19_7

    def holds_back(self, s: World) -> int:
        """Tokens they conquer wait until the end of the turn, unless the table plays the other reading (SW-19.9)."""
        return 0 if s.rules.reads(BEATEN_FIGHT_ON) else SW_19_9


RACE: Race = Race("ghouls", 5, 10, [Undying()])
