"""Scribe (MY-17.68 to MY-17.74): take tokens that are on no VP card."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.rules import MY_17_68


class Scribe(Text):
    """A token may be taken from the unused ones (MY-17.68)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_68)
        self.worth = 150
        self.unused = True
