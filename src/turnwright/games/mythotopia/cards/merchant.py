"""Merchant (MY-17.39 to MY-17.42): one resource for another."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import CHANGED, Text
from turnwright.games.mythotopia.rules import MY_17_39


class Merchant(Text):
    """One resource symbol of another card is changed (MY-17.39)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_39)
        self.helps = CHANGED
        self.worth = 200
