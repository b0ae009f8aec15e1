"""The points of all seats, now and if the game ended now: worked out once for all viewers of a table."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import Final, NamedTuple

from turnwright.games.mythotopia.ending import leaders, projection, totals
from turnwright.games.mythotopia.state import World

KEPT: Final = 64
"""How many tables are remembered: each until its viewers have been drawn it."""


class Outlook(NamedTuple):
    """The points of each seat if the game ended now, and who would have the most."""

    points: list[int]
    ahead: list[int]


class Standings:
    """The points on a table that does not change."""

    def __init__(self, s: World) -> None:
        self._s = s

    @cached_property
    def now(self) -> list[int]:
        """The points of each seat."""
        return totals(self._s)

    @property
    def then(self) -> list[int]:
        """The points of each seat if the game ended now."""
        return self._outlook.points

    @property
    def ahead(self) -> list[int]:
        """The seats that would have the most points if the game ended now."""
        return self._outlook.ahead

    @cached_property
    def _outlook(self) -> Outlook:
        key = public(self._s)
        found = _outlooks.get(key)
        if found is None:
            ended = projection(self._s)
            found = Outlook(totals(ended), leaders(ended))
            if len(_outlooks) >= KEPT:
                _outlooks.clear()
            _outlooks[key] = found
        return found


_outlooks: Final[dict[Hashable, Outlook]] = {}


def public(s: World) -> Hashable:
    """Return everything on which the end of all wars depends; all viewers see it."""
    masks = (s.seats, s.rules, s.round, s.cities, s.citadels, s.castles, s.dragons, s.runestones, s.in_play)
    pieces = (s.realms, s.camps, s.armies, s.hired, s.ships, s.towns, s.army_stock, s.ship_stock)
    points = (s.heaps, s.unused, s.tokens, s.tally, s.milestones, s.marked, *s.reserves)
    return masks, *[tuple(values) for values in (*pieces, *points)]
