"""Ships (MY-17.67): invasions over the sea."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.rules import MY_17_67


class Ship(Text):
    """Carries an invasion over one sea area (MY-16.5, MY-17.67)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_67)
        self.worth = 150
        self.carries = True
