"""The log in pages: a look at a table brings the latest lines, older ones are fetched when somebody reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.line import LogEntry
from turnwright.core.messages import Message
from turnwright.server.wire.play import EventView, LogLine, Words

LATEST: Final = 200
"""How many lines a look at a table brings, and a page unless more are asked for."""
MOST: Final = 1_000
"""Maximum number of lines of a page."""


def latest_from(story: Sequence[LogEntry]) -> int:
    """Return where the latest page of a log begins."""
    return max(0, len(story) - LATEST)


def log_page(game: Game[State], story: Sequence[LogEntry], before: int | None, most: int) -> tuple[int, list[LogLine]]:
    """Return where a page of at most ``most`` lines begins that ends before line ``before``, and its lines."""
    end = len(story) if before is None else min(before, len(story))
    start = max(0, end - min(most, MOST))
    return start, log_lines(game, story[:end], start)


def log_lines(game: Game[State], story: Sequence[LogEntry], since: int = 0) -> list[LogLine]:
    """Return the lines of a log from ``since`` on."""
    return [
        LogLine(
            n=n,
            ply=told.ply,
            seat=told.seat,
            message=Words.of(game, told.message),
            ordered=told.ordered,
            event=shown(game, told.message),
        )
        for n, told in enumerate(story[since:], start=since)
    ]


def shown(game: Game[State], message: Message) -> EventView | msgspec.UnsetType:
    """Return the event of a line, as it is sent."""
    event = game.event(message)
    return msgspec.UNSET if event is None else EventView(**event._asdict())
