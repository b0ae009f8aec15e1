"""Markers on the map, of any ability: their effect on regions, and their removal.

An ability keeps its markers in its own part (``parts.py``). What the common rules need is stored on the table as public
fields, kept up to date by ``recall`` and ``remark``: which abilities keep a part, which regions have markers, which are
immune, the defence of markers, and whose attacks they restrict.
"""

from __future__ import annotations

from turnwright.core.parts import Part
from turnwright.games.small_world.parts import PARTS
from turnwright.games.small_world.state import World


def recall(s: World) -> None:
    """Update which abilities keep a part, and everything derived from it; called when parts are added or removed."""
    s.keepers = [s.rules.keepers[place] for place in range(PARTS) if s.parts[place] is not None]
    remark(s)


def remark(s: World) -> None:
    """Update what is derived from the parts of abilities; called after every change that others must know."""
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
    """Store ``part`` for an ability that comes into play."""
    s.parts[place] = part
    recall(s)


def put_away(s: World, place: int) -> None:
    """Remove the part of an ability from the table."""
    s.parts[place] = None
    recall(s)


def strip(s: World, region: int) -> None:
    """Remove all markers from a region that changes hands or is given up (SW-12.7, SW-28.4, SW-38.10)."""
    if s.marked >> region & 1:
        for keeper in s.keepers:
            keeper.stripped(s, region)
        recall(s)


def companions(s: World, region: int) -> int:
    """Return the markers in a region that count as tokens beside its tokens."""
    count = 0
    for keeper in s.keepers:
        count += keeper.companions(s, region)
    return count
