"""Defender of the Realm (MY-6.5 to MY-6.8): a token for a war won at home."""

from __future__ import annotations

from turnwright.games.mythotopia.objectives.objective import Objective
from turnwright.games.mythotopia.rules import MY_6_5
from turnwright.games.mythotopia.state import World


class Defender(Objective):
    """Winning a war as defender of one's own province gives a token (MY-6.5 to MY-6.8)."""

    def __init__(self) -> None:
        super().__init__("defender", MY_6_5)

    def defended(self, s: World, seat: int) -> int:
        """One token for each war."""
        return self.heap
