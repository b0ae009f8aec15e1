"""Scores and winners."""

from __future__ import annotations

from turnwright.games.mythotopia.points import total
from turnwright.games.mythotopia.state import World


def scores(s: World) -> list[int]:
    """Return the victory points of all seats (MY-5.2)."""
    return [total(s, seat) for seat in range(s.seats)]


def winners(s: World) -> list[int]:
    """Return the winning seats; several share a win if the table chose another ending (MY-15.12)."""
    return [seat for seat in range(s.seats) if s.winners >> seat & 1]
