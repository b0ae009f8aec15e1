"""Victory points: how many a seat has, and from what (MY-5)."""

from __future__ import annotations

from typing import Final

from turnwright.core.messages import Message
from turnwright.games.mythotopia.data.tables import FLOOR
from turnwright.games.mythotopia.data.vp_cards import VP_KEYS, VP_KINDS
from turnwright.games.mythotopia.state import World

LAND: Final = VP_KINDS
SWAPS: Final = VP_KINDS + 1
SOURCES: Final = VP_KINDS + 2
"""Sources of points: a VP card, provinces, swapped tokens."""
SOURCE_NAMES: Final = [*VP_KEYS, "land", "swaps"]


def counted(s: World, seat: int) -> int:
    """Return the value of a seat's provinces and tokens, which may be less than its total (MY-5.2)."""
    sum = 0
    for place in range(seat * SOURCES, (seat + 1) * SOURCES):
        sum += s.tally[place]
    return sum


def total(s: World, seat: int) -> int:
    """Return a seat's victory points, never less than the minimum (MY-5.3, MY-5.4)."""
    return max(FLOOR, counted(s, seat))


def score(s: World, seat: int, vp: int, source: int, rule: int) -> None:
    """Add or subtract points of a seat."""
    s.tally[seat * SOURCES + source] += vp
    tell_score(s, seat, vp, source, rule)


def tell_score(s: World, seat: int, vp: int, source: int, rule: int) -> None:
    """Log points."""
    if vp and s.log is not None:
        s.emit(Message("log-score", {"seat": seat, "vp": vp, "source": f"@source-{SOURCE_NAMES[source]}"}, rule))
