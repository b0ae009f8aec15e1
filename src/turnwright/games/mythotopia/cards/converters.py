"""Converters (MY-17.19 to MY-17.56): Farming, Gold Mine, Levies, Quarry; any card counts as one symbol, once a turn."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import Text


class Converter(Text):
    """While it is in the Reserve, its owner may play any other card as one symbol (MY-17.19)."""

    def __init__(self, card: int, rule: int, symbol: int) -> None:
        super().__init__(card, rule)
        self.worth = 260
        self.turns = symbol
