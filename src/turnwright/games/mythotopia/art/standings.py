"""The points of all seats, now and if the game ended now: worked out once for all panels of a view."""

from __future__ import annotations

from functools import cached_property

from turnwright.games.mythotopia.ending import leaders, projection, totals
from turnwright.games.mythotopia.state import World


class Standings:
    """The points on a table that does not change."""

    def __init__(self, s: World) -> None:
        self._s = s

    @cached_property
    def now(self) -> list[int]:
        """The points of each seat."""
        return totals(self._s)

    @cached_property
    def then(self) -> list[int]:
        """The points of each seat if the game ended now."""
        return totals(self._ended)

    @cached_property
    def ahead(self) -> list[int]:
        """The seats that would have the most points if the game ended now."""
        return leaders(self._ended)

    @cached_property
    def _ended(self) -> World:
        return projection(self._s)
