"""All cards by number: province cards first, then starting cards, then improvement cards.

Numbers identify faces, not copies: a player's two equal starting cards have the same number.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.mythotopia.data.geometry import PROVINCE_FACES, PROVINCES
from turnwright.games.mythotopia.data.tables import IMPROVEMENTS, STARTING, STARTING_COPIES, SYMBOLS

FACES: Final = [*PROVINCE_FACES, *STARTING, *IMPROVEMENTS]
CARDS: Final = len(FACES)
CARD_KEYS: Final = [face.key for face in FACES]
FIRST_STARTING: Final = PROVINCES
FIRST_IMPROVEMENT: Final = FIRST_STARTING + len(STARTING)
ALL_IMPROVEMENTS: Final = list(range(FIRST_IMPROVEMENT, CARDS))

GIVES: Final = [[face.symbols[symbol] for face in FACES] for symbol in range(len(SYMBOLS))]
"""By symbol and card: how often the card shows it."""


def starting_cards(doubled: bool) -> list[int]:
    """Return the starting cards of one player, with or without the second copy (MY-3.2)."""
    cards: list[int] = []
    for kind, copies in enumerate(STARTING_COPIES):
        cards.extend([FIRST_STARTING + kind] * (copies if doubled else 1))
    return cards
