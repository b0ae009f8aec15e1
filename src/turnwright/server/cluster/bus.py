"""Messages between server processes. They contain only ids; a process that hears of a table reads it by seq."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Select, func, select

from turnwright.server.logs import trouble
from turnwright.server.storage.db import Database
from turnwright.server.storage.direct import run
from turnwright.server.storage.engines import KEEPALIVE
from turnwright.server.tasks import cancelled

log = logging.getLogger(__name__)

CHANNEL: Final = "turnwright"
RETRY: Final = 1.0
NOTIFY: Final = "SELECT pg_notify(%s, note) FROM unnest(%s::text[]) AS note"

Hear = Callable[[str, str], None]
"""Called with the kind of message (``table``, ``chat``, ``lobby``, ``signed_out``, ``mailed``, one of
presence.py, or ``lost``: messages may have been missed) and the ids it is about."""


def notification(sender: str, what: str, about: str) -> Select[Any]:
    """Return the statement that notifies all processes but ``sender`` when its transaction is committed."""
    return select(func.pg_notify(CHANNEL, f"{sender} {what} {about}"))


class Bus:
    """The bus of a single process: there are no others to notify."""

    shared = False

    async def open(self, hear: Hear) -> None:
        """Start listening."""

    async def close(self) -> None:
        """Stop listening."""

    async def tell(self, what: str, table: str) -> None:
        """Notify the other processes that something about ``table`` is in the database."""

    def post(self, what: str, table: str) -> None:
        """Notify them soon, without waiting for it."""


class PostgresBus(Bus):
    """Several processes on one PostgreSQL: LISTEN and NOTIFY."""

    shared = True

    def __init__(self, db: Database, name: str) -> None:
        self.db = db
        self.name = name
        self._task: asyncio.Task[None] | None = None
        self._posted: dict[str, None] = {}
        self._sending: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def open(self, hear: Hear) -> None:
        """Start listening; returns when no message can be missed."""
        self._task = asyncio.create_task(self._listen(hear))
        await self._ready.wait()

    async def close(self) -> None:
        """Send what has been posted, and stop listening."""
        if self._sending is not None:
            await self._sending
        if self._task is not None:
            await cancelled(self._task)

    async def tell(self, what: str, table: str) -> None:
        """Send ids; if this fails, the others are late but lose no move."""
        await self._send([f"{self.name} {what} {table}"])

    def post(self, what: str, table: str) -> None:
        """Send ids with those that are posted while the last ones are sent; equal ones are sent once."""
        self._posted[f"{self.name} {what} {table}"] = None
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send_posted())

    async def _send_posted(self) -> None:
        while self._posted:
            notes, self._posted = list(self._posted), {}
            await self._send(notes)

    async def _send(self, notes: list[str]) -> None:
        try:
            await self.db.write(lambda sql: run(sql, NOTIFY, (CHANNEL, notes)))
        except Exception as problem:
            trouble(log, "could not notify other processes", problem=problem)

    async def _listen(self, hear: Hear) -> None:
        """Stay connected; after every reconnection, messages may have been missed."""
        import psycopg  # optional: servers on SQLite do not need it

        url = self.db.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True, **KEEPALIVE) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        hear("lost", "")
                    self._ready.set()
                    async for note in connection.notifies():
                        self._heard(note.payload, hear)
            except psycopg.Error:
                trouble(log, "lost the connection that listens to other processes")
            await asyncio.sleep(RETRY)

    def _heard(self, payload: str, hear: Hear) -> None:
        sender, _space, rest = payload.partition(" ")
        what, _space, table = rest.partition(" ")
        if sender != self.name and table:
            hear(what, table)
