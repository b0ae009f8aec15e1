"""Seats, viewers and audiences: who acts, who looks, who may know.

A *seat* acts and is counted from 0; chance also acts as a seat. A *viewer* looks: a seat, or a watcher, who has none.
An *audience* is a mask of viewers. The special values all differ, so that none can be mistaken for another.
"""

from __future__ import annotations

from typing import Final, NewType, TypeAlias

Seat: TypeAlias = int
Viewer: TypeAlias = int
Audience = NewType("Audience", int)

CHANCE: Final = -1
"""The seat that rolls dice and draws; stored in records."""
WATCHER: Final = -2
"""The viewer without a seat, who sees what everyone sees."""

ALL_KNOWING: Final = -5
"""The viewer of a real table: engine and tests, never a person or bot."""

MOST_SEATS: Final = 7
NOBODY: Final = Audience(0)
EVERYONE: Final = Audience((1 << MOST_SEATS + 1) - 1)


def only(viewer: Viewer) -> Audience:
    """Return the audience of one viewer."""
    return Audience(1 << (MOST_SEATS if viewer == WATCHER else viewer))


def includes(audience: Audience, viewer: Viewer) -> bool:
    """Tell whether ``viewer`` belongs to an audience."""
    return audience >> (MOST_SEATS if viewer == WATCHER else viewer) & 1 == 1


def both(one: Audience, other: Audience) -> Audience:
    """Return the viewers in either of two audiences."""
    return Audience(one | other)


def others(audience: Audience) -> Audience:
    """Return the viewers who do not belong to an audience."""
    return Audience(EVERYONE & ~audience)


def viewers(seats: int) -> list[Viewer]:
    """Return all viewers of a table: its seats, then the watcher."""
    return [*range(seats), WATCHER]
