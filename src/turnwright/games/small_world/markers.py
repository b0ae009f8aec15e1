"""Markers on the map, whosever they are: what they do to their regions, and how they leave.

An ability keeps its markers in a part of its own (``parts.py``). What the common rules must know of them stands on the
table as public facts, kept up to date by ``remark``: which regions have any, which are immune, how many tokens they are
worth in defence, whom they forbid some attacks.
"""

from __future__ import annotations

from turnwright.games.small_world.state import World


def remark(s: World) -> None:
    """Bring up to date what follows from the parts of abilities; called after every change of one."""
    marked = 0
    immune = 0
    bound = 0
    guard = s.board.unguarded
    for keeper in s.rules.keepers:
        if s.parts[keeper.part] is not None:
            marked |= keeper.marked(s)
            immune |= keeper.shields(s)
            bound |= keeper.binds(s)
    if marked:
        guard = guard[:]
        for keeper in s.rules.keepers:
            if s.parts[keeper.part] is not None:
                keeper.defend(s, guard)
    s.marked = marked
    s.immune = immune
    s.bound = bound
    s.guard = guard


def strip(s: World, region: int) -> None:
    """Take all markers from a region that changes hands or is given up (SW-12.7, SW-28.4, SW-38.10)."""
    if s.marked >> region & 1:
        for keeper in s.rules.keepers:
            if s.parts[keeper.part] is not None:
                keeper.stripped(s, region)
        remark(s)


def companions(s: World, region: int) -> int:
    """Return the markers in a region that stand by its tokens as if they were tokens."""
    count = 0
    for keeper in s.rules.keepers:
        if s.parts[keeper.part] is not None:
            count += keeper.companions(s, region)
    return count
