"""A move: one family of choices in a seat's turn. The turn asks each, and each answers for its own block of choices."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.terra_mystica.state import Realm


class Move:
    """A block of ``size`` choices from ``base`` on: what it offers, why it refuses, what it does."""

    def __init__(self, base: int, size: int) -> None:
        self.base = base
        self.size = size

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """Add the legal choices of the block to ``found``, ascending."""
        raise NotImplementedError

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """Return 0, or the rule that forbids a choice of the block."""
        raise NotImplementedError

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """Do it, then push what follows."""
        raise NotImplementedError

    def detail(self, s: Realm, seat: int, action: int) -> Message | None:
        """Return the numbers behind a refusal, or None."""
        return None
