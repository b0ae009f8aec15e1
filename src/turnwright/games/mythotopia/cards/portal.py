"""Portal (MY-17.50 to MY-17.53): an invasion from nowhere."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.rules import MY_17_50


class Portal(Text):
    """Serves as the source card for an invasion of any province (MY-17.50 to MY-17.52)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_50)
        self.worth = 250
        self.leaps = True
