"""Providence (MY-17.54 to MY-17.55): two more cards."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.rules import MY_17_54
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW

DRAWN = 2


class Providence(Text):
    """Draw two cards, but never this one (MY-17.54, MY-17.55)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_54)
        self.worth = 450

    def bars(self, s: World, seat: int) -> int:
        """It can always be played."""
        return 0

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Draw."""
        s.push(Frame(FLOW.draw, seat, DRAWN))

    def promise(self, s: World, seat: int) -> int:
        """Cards are useful as long as there are actions to play them."""
        return self.worth if s.todo[-1].arg else -self.worth
