"""Ranger (MY-17.59 to MY-17.61): easier hills and mountains."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.data.geometry import HILLY
from turnwright.games.mythotopia.rules import MY_17_59
from turnwright.games.mythotopia.state import World


class Ranger(Text):
    """Hills count as plain and mountains as hills (MY-17.59, MY-17.60), and hilly provinces add strength (MY-17.61)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_59)
        self.worth = 200
        self.eases = 1
        self.strengthens = True

    def strength(self, s: World, seat: int, province: int, defends: bool) -> int:
        """In a hilly province, as invader and as defender."""
        return 1 if HILLY >> province & 1 else 0
