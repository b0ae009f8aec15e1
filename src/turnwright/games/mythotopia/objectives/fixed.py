"""Fixed VP cards (MY-6.1 to MY-6.3): City, Road and Castle, a token for each one built."""

from __future__ import annotations

from turnwright.games.mythotopia.data.tables import NONE
from turnwright.games.mythotopia.objectives.objective import Objective
from turnwright.games.mythotopia.state import World


class Built(Objective):
    """Building one of a kind gives a token (MY-6.1 to MY-6.3)."""

    def __init__(self, key: str, rule: int, kind: int) -> None:
        super().__init__(key, rule)
        self.kind = kind

    def built(self, s: World, seat: int, building: int) -> int:
        """Anything of its kind."""
        return self.heap if building == self.kind else NONE
