"""Cavalry (MY-17.7): stronger as an invader."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.rules import MY_17_7
from turnwright.games.mythotopia.state import World


class Cavalry(Text):
    """One more strength in every war in which its owner is the invader (MY-17.7)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_7)
        self.worth = 300
        self.strengthens = True

    def strength(self, s: World, seat: int, province: int, defends: bool) -> int:
        """As an invader, including against a neutral force."""
        return 0 if defends else 1
