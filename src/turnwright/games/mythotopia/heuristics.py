"""How good a position is for a seat, in thousandths of a victory point."""

from __future__ import annotations

from turnwright.games.mythotopia.points import total
from turnwright.games.mythotopia.state import World


def value(s: World, seat: int) -> int:
    """Return the points of a seat against those of the best other."""
    return 1000 * total(s, seat)
