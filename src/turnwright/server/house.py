"""The live tables of a process: fetched when needed, driven on when they stand still, put away when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select

from turnwright.server.db import tables
from turnwright.server.errors import NoTable
from turnwright.server.hub import Hub
from turnwright.server.logs import trouble
from turnwright.server.table import LiveTable
from turnwright.server.whereabouts import WORDS
from turnwright.server.wire_socket import ChatMessage

log = logging.getLogger(__name__)

LONGEST_ID: Final = 16
ROUND: Final = 1.0
"""Seconds between looks at what should have been done by now."""
LOOK: Final = 5.0
"""Seconds between looks at what was written or deleted without a word to this process."""
AT_ONCE: Final = 500


class House:
    """All tables that are in memory."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.live: dict[str, LiveTable] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._looked = time.monotonic()

    async def open(self) -> None:
        """Listen to other processes and begin the rounds."""
        if not self.hub.settings.postgres:
            await self.hub.leases.release_all(everybodys=True)
        await self.hub.bus.open(self.hear)
        self.hub.whereabouts.open()
        self._rounds = asyncio.create_task(self._keep_going())

    async def close(self) -> None:
        """Put all tables away."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        await asyncio.gather(*[live.close() for live in self.live.values()])
        self.live.clear()
        await self.hub.close()

    async def get(self, table: str) -> LiveTable:
        """Return a table by id."""
        if table not in self.live:
            known = table.isalnum() and table.isascii() and len(table) <= LONGEST_ID
            if not known or await self.hub.store.meta(table) is None:
                raise NoTable
            if table not in self.live:
                self.live[table] = LiveTable(table, self.hub)
        return self.live[table]

    def hear(self, what: str, about: str) -> None:
        """Another process has written: read on where somebody here would want to know."""
        table, _space, line = about.partition(" ")
        if what in WORDS:
            self._presences(lambda: self.hub.whereabouts.hear(what, about))
        elif what == "lobby":
            self.hub.overhear(table, line)
        elif what == "signed_out":
            self.hub.signed_out(about)
        elif what == "lost":
            self._presences(self.hub.whereabouts.missed)
            for live in self.live.values():
                live.missed()
        elif what == "chat" and table in self.live and line.isdecimal():
            self.hub.keep(self._overhear(self.live[table], int(line)))
        elif what == "table" and table in self.live:
            self.live[table].missed()

    def _presences(self, change: Callable[[], None]) -> None:
        """Let people come and go at other processes, and tell the tables they sit at."""
        tables = [(live, live.online()) for live in self.live.values() if live.loaded]
        change()
        for live, before in tables:
            live.presence(before)

    async def _overhear(self, live: LiveTable, line: int) -> None:
        """Send on what was said elsewhere, after what was written before: whoever may no longer look does not hear."""
        lines = (await self.hub.store.said(live.id, after=line - 1))[:1]

        async def tell() -> None:
            for said in lines:
                live.broadcast(ChatMessage.of(said))

        await live.run(tell)

    async def _keep_going(self) -> None:
        while True:
            try:
                await self._round()
            except Exception as problem:
                trouble(log, "rounds", problem=problem)
            await asyncio.sleep(ROUND)

    async def _round(self) -> None:
        """Take up tables nobody answers for, look after those in memory, put idle ones away."""
        for table in await self.hub.store.due(time.time()):
            if await self.hub.leases.take(table):
                live = await self.get(table)
                await live.run(_nothing)
        await self.hub.leases.renew()
        self._presences(self.hub.whereabouts.bury)
        for live in list(self.live.values()):
            if live.loaded:
                live.driver.look()
        if time.monotonic() - self._looked >= LOOK:
            self._looked = time.monotonic()
            await self.compare()
        await self._put_away()

    async def compare(self) -> None:
        """Read on where the database is ahead of memory; put tables away that were deleted, and tell their followers.

        A purge tells nobody what it deletes, and neither does an operator's command beside a server on SQLite.
        """
        known = list(self.live.values())
        revisions = await self.hub.store.db.read(lambda sql: _revisions(sql, [live.id for live in known]))
        for live in known:
            if live.id not in revisions:
                with contextlib.suppress(NoTable):
                    await live.run(live.read_again)
                await self._close([live])
            elif live.loaded and live.meta.rev < revisions[live.id]:
                live.missed()

    async def _put_away(self) -> None:
        before = time.monotonic() - self.hub.settings.idle_seconds
        await self._close([live for live in self.live.values() if live.idle and live.used < before])

    async def _close(self, some: list[LiveTable]) -> None:
        for live in some:
            self.live.pop(live.id, None)
        await asyncio.gather(*[live.close() for live in some])
        if some:
            await self.hub.leases.release([live.id for live in some])


def _revisions(sql: Connection, ids: list[str]) -> dict[str, int]:
    """Return how often each of these tables was written; those that are no longer stored are left out."""
    parts = [ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE)]
    wanted = [select(tables.c.id, tables.c.rev).where(tables.c.id.in_(part)) for part in parts]
    return {id: rev for each in wanted for id, rev in sql.execute(each)}


async def _nothing() -> None:
    """Only read the table: its driver sees for itself what there is to do."""
