"""General (MY-17.20): counts as the card of any province one controls."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.rules import MY_17_20
from turnwright.games.mythotopia.state import World


class General(Text):
    """Counts as the card of any province that its player controls (MY-17.20)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_20)
        self.worth = 250

    def stands_for(self, s: World, seat: int) -> int:
        """All provinces of the seat."""
        return s.realms[seat]
