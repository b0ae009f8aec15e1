"""Replay the journals of long games in a worker, so that nobody waits while such a table is loaded."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from turnwright.core.game import find
from turnwright.core.journal import Record
from turnwright.core.position import Position
from turnwright.core.record import replay
from turnwright.core.replayed import Answer, Replayed, replayed, restored
from turnwright.server.errors import Refused
from turnwright.server.logs import trouble
from turnwright.server.workers.replays import Replays

LONG: Final = 1_000
"""Entries from which on a journal is replayed in a worker; that takes longer than to hand over the result."""
AT_ONCE: Final = 1_000
"""Answers that are read in one go: others get their turn in between."""

log = logging.getLogger(__name__)


async def position_after(record: Record, seed: str | None, replays: Replays) -> Position:
    """Return the position after the journal of a table; a long one is replayed in a worker, if there is one."""
    if len(record.entries) >= LONG and record.header.version == find(record.header.game).version:
        try:
            found = await replays.for_a_table(work, record)
        except Refused as no:
            trouble(log, "a long game is replayed by the server itself: %s", no.problem.message)
        else:
            return await asyncio.to_thread(_read, record, found, seed)
    return await asyncio.to_thread(replay, record, None, seed)


def work(record: Record) -> list[bytes]:
    """Return, in a worker, what a replay finds out, in parts."""
    found, audiences, states = replayed(replay(record))
    answers = list(found)
    parts = [answers[start : start + AT_ONCE] for start in range(0, len(answers), AT_ONCE)]
    return [msgspec.msgpack.encode(part) for part in ((audiences, states), *parts)]


def _read(record: Record, found: list[bytes], seed: str | None) -> Position:
    audiences, states = msgspec.msgpack.decode(found[0], type=tuple[list[int], dict[int, str]])
    answers = (answer for part in found[1:] for answer in msgspec.msgpack.decode(part, type=list[Answer]))
    return restored(record, Replayed(answers, audiences, states), seed)
