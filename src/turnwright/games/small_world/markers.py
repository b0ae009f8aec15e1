"""Markers on the map, whosever they are: what they do to their regions, and how they leave.

An ability keeps its markers in a part of its own (``parts.py``). What the common rules must know of them stands on the
table as public facts, kept up to date by ``recall`` and ``remark``: which abilities keep anything, which regions have
markers, which are immune, what markers are worth in defence, whom they forbid some attacks.
"""

from __future__ import annotations

from turnwright.core.parts import Part
from turnwright.games.small_world.parts import PARTS
from turnwright.games.small_world.state import World


def recall(s: World) -> None:
    """Bring up to date which abilities keep a part, and all that follows; called when parts come and go."""
    s.keepers = [s.rules.keepers[place] for place in range(PARTS) if s.parts[place] is not None]
    remark(s)


def remark(s: World) -> None:
    """Bring up to date what follows from the parts of abilities; called after every change that others must know."""
    marked = 0
    immune = 0
    bound = 0
    guard = s.board.base
    for keeper in s.keepers:
        marked |= keeper.marked(s)
        immune |= keeper.shields(s)
        bound |= keeper.binds(s)
    if marked:
        guard = guard[:]
        for keeper in s.keepers:
            keeper.defend(s, guard)
    s.marked = marked
    s.immune = immune
    s.bound = bound
    s.guard = guard


def take_up(s: World, place: int, part: Part) -> None:
    """Let an ability that comes into play keep ``part``."""
    s.parts[place] = part
    recall(s)


def put_away(s: World, place: int) -> None:
    """Take the part of an ability off the table."""
    s.parts[place] = None
    recall(s)


def strip(s: World, region: int) -> None:
    """Take all markers from a region that changes hands or is given up (SW-12.7, SW-28.4, SW-38.10)."""
    if s.marked >> region & 1:
        for keeper in s.keepers:
            keeper.stripped(s, region)
        recall(s)


def companions(s: World, region: int) -> int:
    """Return the markers in a region that stand by its tokens as if they were tokens."""
    count = 0
    for keeper in s.keepers:
        count += keeper.companions(s, region)
    return count
