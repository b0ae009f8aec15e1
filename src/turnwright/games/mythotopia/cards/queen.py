"""Queen (MY-17.57 to MY-17.58): a larger hand."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.rules import MY_17_57


class Queen(Text):
    """The hand is refilled to one more card (MY-17.57)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_57)
        self.worth = 330
        self.refill = 1
