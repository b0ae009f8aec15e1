"""Limes (MY-17.27): stronger as the defender."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.rules import MY_17_27
from turnwright.games.mythotopia.state import World


class Limes(Text):
    """One more strength in every war in which its owner is the defender (MY-17.27)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_27)
        self.worth = 180
        self.strengthens = True

    def strength(self, s: World, seat: int, province: int, defends: bool) -> int:
        """As the defender."""
        return 1 if defends else 0
