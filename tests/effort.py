"""How much the long suites try: all on the compiled build, a part on plain Python, little in ./test quick.

Both builds play the same games, which other tests prove, and the compiled one plays them several times as fast. So
what takes long is tried thoroughly there.
"""

from __future__ import annotations

import os
from typing import Final

from turnwright.core import engine

PLAIN: Final = str(engine.__file__).endswith(".py")
QUICK: Final = os.environ.get("TURNWRIGHT_EFFORT") == "quick"
PART: Final = 4
"""On plain Python one of so many random games is played."""


def games_to_play(games: int) -> int:
    """Return how many of a suite's random games to play: at least two, one of each kind that it has."""
    if not PLAIN:
        return games
    return min(games, 2) if QUICK else max(min(games, 2), games // PART)


def seats_to_play(seat_counts: range) -> list[int]:
    """Return the seat counts of a suite's games: on plain Python the fewest and the most."""
    return sorted({seat_counts[0], seat_counts[-1]}) if PLAIN else list(seat_counts)


def shared_out(games: int) -> range:
    """Return which of a suite's games to play if checking takes longer than playing: half of them on each build."""
    return range(games // 2) if PLAIN else range(games // 2, games)
