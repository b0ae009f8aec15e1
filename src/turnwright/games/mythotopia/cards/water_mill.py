"""Water Mill (MY-17.79): a resource twice."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import DOUBLED, Text
from turnwright.games.mythotopia.rules import MY_17_79


class WaterMill(Text):
    """The resource of another card counts twice (MY-17.79)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_79)
        self.helps = DOUBLED
        self.worth = 250
