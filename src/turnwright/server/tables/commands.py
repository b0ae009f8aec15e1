"""Commands at tables: how every request gets to its table, and whether its sender may see it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from turnwright.server.config import Settings
from turnwright.server.errors import NoTable
from turnwright.server.storage.db import Database
from turnwright.server.storage.table_rows import Meta, Written
from turnwright.server.tables import seating
from turnwright.server.tables.driver import bots_alone
from turnwright.server.tables.followers import Person, may_see
from turnwright.server.tables.infos import table_info
from turnwright.server.tables.live_table import LiveTable
from turnwright.server.tables.live_tables import LiveTables
from turnwright.server.tables.shared import Event, TableServices
from turnwright.server.wire.tables import TableInfo

T = TypeVar("T")


class TableCommands:
    """The tables of a server, and the way to run something at one of them."""

    def __init__(self, db: Database, settings: Settings) -> None:
        """Create the service on an open database; ``open`` starts its tasks."""
        self.settings = settings
        self.shared = TableServices(db, settings)
        self.store = self.shared.store
        self.live_tables = LiveTables(self.shared)

    async def open(self) -> None:
        """Start: listen to other processes, and take over tables whose bots and clocks no process runs."""
        await self.live_tables.open()

    async def close(self) -> None:
        """Stop: release leases and stop the bot workers."""
        await self.live_tables.close()

    def listen(self, callback: Callable[[Event], None]) -> None:
        """Call ``callback`` for every event (notices, lobby)."""
        self.shared.listeners.append(callback)

    def counts(self) -> dict[str, int]:
        """Return how many tables are in memory and how many followers they have, for metrics."""
        tables = self.live_tables.live.values()
        return {"tables": len(tables), "followers": sum([len(live.followers) for live in tables])}

    async def _do(
        self,
        table: str,
        person: Person | None,
        command: Callable[[LiveTable], Awaitable[T]],
        invite: str | None = None,
        visits: bool = True,
    ) -> T:
        """Run a command at a table that ``person`` may see. ``visits``: the table counts as looked at from now on."""
        live = await self.live_tables.shown(table, person, invite)

        async def work() -> T:
            if not may_see(live.meta, person, invite):  # it may have changed meanwhile
                raise NoTable
            if visits:
                live.visit()
            return await command(live)

        return await live.run(work)

    async def _change(
        self,
        table: str,
        person: Person,
        command: Callable[[LiveTable], Awaitable[None]],
        invite: str | None = None,
    ) -> TableInfo:
        """Run a command and return the table afterwards."""

        async def work(live: LiveTable) -> TableInfo:
            await command(live)
            return table_info(live.meta, person.id, live.online())

        return await self._do(table, person, work, invite)

    async def _opened(self, person: Person, meta: Meta, written: list[Written]) -> TableInfo:
        await self.store.create(meta, written)
        live = await self.live_tables.get(meta.id)
        if not bots_alone(meta):
            live.visit()
        return await live.run(lambda: self._begin(live, person))

    async def _begin(self, live: LiveTable, person: Person, may: bool = True) -> TableInfo:
        """Start the game if every seat is taken and ``person`` may start it."""
        taken = all(sitting.kind != "open" and not sitting.unconfirmed for sitting in live.meta.seating)
        ready = live.meta.state == "open" and taken
        if ready and may:
            await seating.start(live, Person(live.meta.owner, ""))
        return table_info(live.meta, person.id, live.online())
