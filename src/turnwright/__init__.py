"""Rule books as exact games: play them, let bots play them, study them.

>>> import turnwright
>>> table = turnwright.game("small_world").new(seats=4, seed=7)
>>> table.choose(table.options[0])
"""

from __future__ import annotations

from turnwright.core.errors import GameError
from turnwright.core.frames import State
from turnwright.core.game import Game, find
from turnwright.core.position import Position
from turnwright.core.reading import read_all, walk
from turnwright.core.record import Record, read, replay, verify, write
from turnwright.core.seats import CHANCE, WATCHER

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "WATCHER",
    "Game",
    "GameError",
    "Position",
    "Record",
    "game",
    "read",
    "read_all",
    "replay",
    "verify",
    "walk",
    "write",
]


def game(name: str) -> Game[State]:
    """Return the game called ``name``; its ``new`` opens a table."""
    return find(name)
