"""The live tables of a process: loaded when needed, checked periodically, unloaded when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select

from turnwright.server.cluster.presence import ORIGINS, WORDS
from turnwright.server.errors import NoTable
from turnwright.server.logs import trouble
from turnwright.server.storage.db import tables
from turnwright.server.storage.table_rows import Meta
from turnwright.server.tables import clocks
from turnwright.server.tables.followers import Person, may_see
from turnwright.server.tables.live_table import LiveTable
from turnwright.server.tables.shared import TableServices
from turnwright.server.tasks import cancelled
from turnwright.server.wire.socket import ChatMessage

log = logging.getLogger(__name__)

LONGEST_ID: Final = 16
ROUND: Final = 1.0
"""Seconds between checks for overdue work."""
LOOK: Final = 5.0
"""Seconds between checks for tables that were written or deleted without a message to this process."""
AT_ONCE: Final = 500
LONG: Final = 2_000
"""Answers in the longest games between people."""
STRETCH: Final = 1_000
"""Every so many answers beyond that, a request about the game counts as one more."""
LOADING: Final = 250
"""Every so many answers of a game that must be loaded, a request counts as one more."""


class LiveTables:
    """All tables that are in memory."""

    def __init__(self, shared: TableServices) -> None:
        self.shared = shared
        self.live: dict[str, LiveTable] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._looked = time.monotonic()

    async def open(self) -> None:
        """Listen to other processes and start the periodic checks."""
        if not self.shared.settings.postgres:
            await self.shared.leases.release_all(everybodys=True)
        await self.shared.layers.open()
        await self.shared.own_boards.open()
        await self.shared.bus.open(self.hear)
        self.shared.presence.open()
        self._rounds = asyncio.create_task(self._keep_going())

    async def close(self) -> None:
        """Unload all tables."""
        if self._rounds is not None:
            await cancelled(self._rounds)
        await asyncio.gather(*[live.close() for live in self.live.values()])
        self.live.clear()
        await self.shared.close()

    async def get(self, table: str) -> LiveTable:
        """Return a table by id."""
        if table not in self.live and (not _is_id(table) or await self.shared.store.meta(table) is None):
            raise NoTable
        return self._live(table)

    def _live(self, table: str) -> LiveTable:
        if table not in self.live:
            self.live[table] = LiveTable(table, self.shared)
        return self.live[table]

    async def shown(self, table: str, person: Person | None, invite: str | None = None) -> LiveTable:
        """Return a table that ``person`` may see; for anyone else it is as if it did not exist.

        What is refused neither loads the table nor waits for it: how long that takes would tell whether there is such
        a table, how long its game is and whether somebody looks at it.
        """
        live = self.live.get(table)
        if live is not None and live.loaded and may_see(live.meta, person, invite):
            return live
        if await self._stored(table, person, invite) is None:
            raise NoTable
        return self._live(table)

    async def _stored(self, table: str, person: Person | None, invite: str | None) -> Meta | None:
        """Return a table as it is stored, if ``person`` may see it."""
        meta = await self.shared.store.meta(table) if _is_id(table) else None
        return meta if meta is not None and may_see(meta, person, invite) else None

    async def weight(self, table: str, person: Person | None, invite: str | None = None) -> int:
        """Return how many ordinary requests one of ``person`` about ``table`` counts as.

        A game can be made to last for 20,000 answers. To look back, or to fetch its record, takes time that grows with
        its length; and so does loading it, whatever its length, for a worker. A table that the person may not see
        counts as one that does not exist.
        """
        live = self.live.get(table)
        loaded = live is not None and live.loaded and may_see(live.meta, person, invite)
        meta = live.meta if live is not None and loaded else await self._stored(table, person, invite)
        answers = 0 if meta is None else meta.ply
        return 1 + max(0, answers - LONG) // STRETCH + (0 if loaded else answers // LOADING)

    def hear(self, what: str, about: str) -> None:
        """Handle a message that another process has written: read the table again if anyone here needs it."""
        table, _space, line = about.partition(" ")
        if what in WORDS:
            self._presences(lambda: self.shared.presence.hear(what, about))
        elif what == ORIGINS:
            self.shared.presence.hear(what, about)
        elif what == "mailed":
            self.shared.mailed(about)
        elif what == "lobby":
            self.shared.overhear(table, line)
        elif what == "signed_out":
            self.shared.signed_out(about)
        elif what == "lost":
            self._presences(self.shared.presence.missed)
            for live in self.live.values():
                live.missed()
        elif what == "chat" and table in self.live and line.isdecimal():
            self.shared.keep(self._overhear(self.live[table], int(line)))
        elif what == "table" and table in self.live:
            self.live[table].missed()

    def _presences(self, change: Callable[[], None]) -> None:
        """Apply a change of who is at other processes, and tell the tables where these people have seats."""
        tables = [(live, live.online()) for live in self.live.values() if live.loaded]
        change()
        for live, before in tables:
            live.presence(before)

    async def _overhear(self, live: LiveTable, line: int) -> None:
        """Send on a chat line from another process, after earlier changes: who may no longer look does not get it."""
        lines = (await self.shared.store.said(live.id, after=line - 1))[:1]

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
        """Take over tables that no process runs, check those in memory, unload idle ones."""
        for table in await self.shared.store.due(clocks.steady.now()):
            if await self.shared.leases.take(table):
                live = await self.get(table)
                await live.run(_nothing)
        await self.shared.leases.renew()
        self._presences(self.shared.presence.bury)
        for live in list(self.live.values()):
            if live.loaded:
                live.driver.look()
        if time.monotonic() - self._looked >= LOOK:
            self._looked = time.monotonic()
            await self.compare()
        await self._put_away()

    async def compare(self) -> None:
        """Read tables again if the database is ahead of memory; unload deleted tables, and tell their followers.

        A purge sends no message about what it deletes; nor does an admin command run beside a server on SQLite.
        """
        known = list(self.live.values())
        revisions = await self.shared.store.db.read(lambda sql: _revisions(sql, [live.id for live in known]))
        for live in known:
            if live.id not in revisions:
                with contextlib.suppress(NoTable):
                    await live.run(live.read_again)
                await self._close([live])
            elif live.loaded and live.meta.rev < revisions[live.id]:
                live.missed()

    async def _put_away(self) -> None:
        before = time.monotonic() - self.shared.settings.idle_seconds
        await self._close([live for live in self.live.values() if live.idle and live.used < before])

    async def _close(self, some: list[LiveTable]) -> None:
        for live in some:
            self.live.pop(live.id, None)
        await asyncio.gather(*[live.close() for live in some])
        if some:
            await self.shared.leases.release([live.id for live in some])


def _is_id(table: str) -> bool:
    return table.isalnum() and table.isascii() and len(table) <= LONGEST_ID


def _revisions(sql: Connection, ids: list[str]) -> dict[str, int]:
    """Return how often each of these tables was written; tables that are no longer stored are left out."""
    parts = [ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE)]
    wanted = [select(tables.c.id, tables.c.rev).where(tables.c.id.in_(part)) for part in parts]
    return {id: rev for each in wanted for id, rev in sql.execute(each)}


async def _nothing() -> None:
    """Do nothing but load the table: its driver then checks what there is to do."""
