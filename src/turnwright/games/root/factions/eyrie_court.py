"""The court of the Eyrie: who leads, and what the Decree requires (RT-7.3.4, RT-7.5.2#2)."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import LEADERS
from turnwright.games.root.data.tables import BIRD, SUIT_OF, SUITS
from turnwright.games.root.parts import Court, court_of
from turnwright.games.root.state import Woods

BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3


def court(s: Woods, seat: int) -> Court:
    """Return the board of the Eyrie."""
    return court_of(s.boards, seat)


def column_suits(s: Woods, seat: int, column: int) -> list[int]:
    """Return how many cards of each suit a column holds, including Loyal Viziers (RT-7.4.2#4, RT-7.3.4, RT-7.5.2#1)."""
    board = court(s, seat)
    counts = [0] * len(SUITS)
    for card in board.decree[column]:
        counts[SUIT_OF[card]] += 1
    leader = LEADERS[board.leader]
    counts[BIRD] += (leader.first == column) + (leader.second == column)
    return counts


def recruits(leader: int) -> int:
    """Return how many warriors a card of the Decree recruits (RT-7.8.2)."""
    return 2 if leader == CHARISMATIC else 1
