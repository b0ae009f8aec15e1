"""Victory points: who scores them and for what (RT-3.1, RT-3.2)."""

from __future__ import annotations

from typing import Final

from turnwright.core.messages import Message
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.scoring import decide
from turnwright.games.root.state import Woods

REMOVING: Final = 0
CRAFTING: Final = 1
EFFECTS: Final = 2
BUILDING: Final = 3
FACTION: Final = 4
TURMOIL: Final = 5
SOURCE_NAMES: Final = ["removing", "crafting", "effects", "building", "faction", "turmoil"]
"""Enemy pieces removed; items crafted; card effects; own pieces placed; other points of a faction; points lost."""
SOURCES: Final = 6


def score(s: Woods, seat: int, vp: int, source: int, rule: int) -> None:
    """Score points for one seat; enough points win at once, even in the middle of an action (RT-3.1#1)."""
    gain(s, seat, vp, source, rule)
    decide(s)


def scored(s: Woods, seat: int, vp: int) -> int:
    """Return how far some points move a seat's score marker: not below 0, and not at all if it has none (RT-3.1#4,
    RT-3.3.1#2).
    """
    return 0 if s.vp[seat] == NONE else max(vp, -s.vp[seat])


def gain(s: Woods, seat: int, vp: int, source: int, rule: int) -> None:
    """Move a score marker; after scoring for several seats at the same time, the caller calls ``decide``."""
    moved = scored(s, seat, vp)
    s.vp[seat] += moved
    s.tally[seat * SOURCES + source] += moved
    if moved and s.log is not None:
        args: dict[str, int | str] = {"seat": seat, "vp": moved, "source": f"@source-{SOURCE_NAMES[source]}"}
        s.emit(Message("log-score", args, rule))
