"""Spoils of War (MY-6.25 to MY-6.26): a token for capturing another player's province."""

from __future__ import annotations

from turnwright.games.mythotopia.data.tables import NONE
from turnwright.games.mythotopia.objectives.objective import Objective
from turnwright.games.mythotopia.queries import owner
from turnwright.games.mythotopia.rules import MY_6_25
from turnwright.games.mythotopia.state import World


class Spoils(Objective):
    """Capturing a province from another player gives a token (MY-6.25); a neutral one does not (MY-6.26)."""

    def __init__(self) -> None:
        super().__init__("spoils", MY_6_25)

    def captured(self, s: World, seat: int, province: int, loser: int, citadel: bool) -> int:
        """From a player."""
        return NONE if loser == NONE else self.heap

    def prize(self, s: World, seat: int, province: int) -> int:
        """Nothing for a neutral province."""
        return 0 if owner(s, province) == NONE else self.left(s, self.heap)
