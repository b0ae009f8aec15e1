"""Militia (MY-17.43): a free army."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.rules import MY_17_43
from turnwright.games.mythotopia.state import World


class Militia(Text):
    """An army moves from the pool to the stock (MY-17.43)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_43)
        self.worth = 250

    def bars(self, s: World, seat: int) -> int:
        """The pool must have an army."""
        return 0 if s.army_pool[seat] else MY_17_43

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Move it."""
        s.army_pool[seat] -= 1
        s.army_stock[seat] += 1
        if s.log is not None:
            s.emit(Message("log-militia", {"seat": seat}, MY_17_43))
