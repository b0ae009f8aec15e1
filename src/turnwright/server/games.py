"""Loading games beside the event loop: to import one takes up to half a second, in which nobody would be answered."""

from __future__ import annotations

import asyncio
import contextlib

from turnwright.core.errors import GameError
from turnwright.core.game import GAMES, find, names

_loaded: set[str] = set()


async def load(name: str) -> None:
    """Make sure that ``find(name)`` is quick; that a game is unknown is for ``find`` to say."""
    if name not in _loaded:
        with contextlib.suppress(GameError):
            await asyncio.to_thread(_import, name)
            _loaded.add(name)


async def load_all() -> None:
    """Load all games, ours first."""
    for name in GAMES:
        await load(name)
    for name in await asyncio.to_thread(names):
        await load(name)


def _import(name: str) -> None:
    """Import a game, and read what its first table needs; draw its cards before anybody holds one."""
    game = find(name)
    for face in game.face_names():
        game.face(face)
    game.new_state(game.seat_counts[0])
    _ = game.rulebook
