"""Province cards: the source of an invasion, the site of a building."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.queries import network
from turnwright.games.mythotopia.rules import MY_3_1
from turnwright.games.mythotopia.state import World


class ProvinceCard(Text):
    """Counts for its province, and for those connected to it by working roads (MY-13.27, MY-13.28)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_3_1)

    def stands_for(self, s: World, seat: int) -> int:
        """Its province and its network, if the seat controls it."""
        return network(s, seat, self.card)
