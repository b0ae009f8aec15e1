"""The VP cards and the tokens on them.

A *heap* is the tokens of one value on a VP card; one card has two of them, for its two islands.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.mythotopia.data.tables import PAIR

FIXED: Final = 3
"""Number of VP cards that are always in play (MY-4.16)."""
VARIABLE: Final = 4
"""Number of variable VP cards that are drawn (MY-4.17)."""
EMPTY_TO_END: Final = 4
"""Empty VP cards required by End the game (MY-15.2)."""
FIXED_TOKENS: Final = 7
PAIR_TOKENS: Final = 6
"""Tokens on each fixed card, and with two players (MY-4.18)."""


class VpCard:
    """A VP card: the value and number of its tokens, by heap."""

    def __init__(self, key: str, tokens: list[tuple[int, int]]) -> None:
        self.key = key
        self.tokens = tokens


VP_CARDS: Final[list[VpCard]] = [
    VpCard("city", [(2, FIXED_TOKENS)]),
    VpCard("road", [(2, FIXED_TOKENS)]),
    VpCard("castle", [(1, FIXED_TOKENS)]),
    VpCard("citadel", [(3, 1)]),
    VpCard("defender", [(1, 6)]),
    VpCard("guilded_city", [(1, 4)]),
    VpCard("dragons", [(2, 3)]),
    VpCard("isles", [(3, 1), (2, 1)]),
    VpCard("seas", [(2, 2)]),
    VpCard("patronage", [(1, 5)]),
    VpCard("inns", [(1, 4)]),
    VpCard("runestones", [(2, 4)]),
    VpCard("spoils", [(1, 6)]),
]
"""All VP cards, fixed ones first (MY-3.4, MY-6.1 to MY-6.25)."""
VP_KEYS: Final = [card.key for card in VP_CARDS]
VP_KINDS: Final = len(VP_CARDS)

HEAP_CARD: Final = [number for number, card in enumerate(VP_CARDS) for _tokens in card.tokens]
"""By heap: its VP card."""
HEAP_VALUE: Final = [value for card in VP_CARDS for value, _count in card.tokens]
"""By heap: the value of each token."""
HEAPS: Final = len(HEAP_CARD)
FIRST_HEAP: Final = [HEAP_CARD.index(number) for number in range(VP_KINDS)]
"""By VP card: its first heap."""


def tokens_on(heap: int, seats: int) -> int:
    """Return how many tokens a heap has at the start; fixed cards have one fewer with two players (MY-4.18,
    MY-4.19).
    """
    card = HEAP_CARD[heap]
    if card < FIXED:
        return PAIR_TOKENS if seats == PAIR else FIXED_TOKENS
    return VP_CARDS[card].tokens[heap - FIRST_HEAP[card]][1]
