"""Leases: which process runs a table's bots and clocks.

A lease saves work and protects nothing. If two processes both believed they held one, both would think, and the
journal's primary key would accept only one of the two answers.

A lease that ends later than one taken now would was taken before the clock was set back, and is ignored.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import Connection, delete, insert, not_, or_, select, update
from sqlalchemy.exc import IntegrityError

from turnwright.server.storage.db import Database, leases
from turnwright.server.storage.expiry import lease_runs

FRESH: Final = 0.5
"""A lease with more than this fraction of its time left is not renewed yet."""


class Leases:
    """The leases of one process."""

    def __init__(self, db: Database, holder: str, seconds: float) -> None:
        self.db = db
        self.holder = holder
        self.seconds = seconds
        self._until: dict[str, float] = {}
        self._taking: set[asyncio.Task[bool]] = set()

    def held(self, table: str) -> bool:
        """Tell whether this process runs ``table``."""
        return self._until.get(table, 0.0) > time.time()

    async def take(self, table: str) -> bool:
        """Take or keep the lease of ``table``; return False if another process has it."""
        now = time.time()
        if self._until.get(table, 0.0) - now > FRESH * self.seconds:
            return True
        until = now + self.seconds
        taking = asyncio.create_task(self.db.write(lambda sql: self._take(sql, table, now, until)))
        self._taking.add(taking)
        taking.add_done_callback(self._taking.discard)
        try:
            taken = await asyncio.shield(taking)
        except IntegrityError:
            taken = False
        if taken:
            self._until[table] = until
        else:
            self._until.pop(table, None)
        return taken

    async def renew(self) -> None:
        """Extend all leases of this process."""
        until = time.time() + self.seconds
        wanted = update(leases).where(leases.c.holder == self.holder, leases.c.table_id.in_(list(self._until)))

        def work(sql: Connection) -> set[str]:
            sql.execute(wanted.values(until=until))
            return set(sql.scalars(select(leases.c.table_id).where(leases.c.holder == self.holder)))

        if self._until:
            mine = await self.db.write(work)
            self._until = {table: until for table in self._until if table in mine}

    async def release(self, tables: list[str]) -> None:
        """Release leases, so that another process need not wait."""
        gone = delete(leases).where(leases.c.holder == self.holder, leases.c.table_id.in_(tables))
        await self.db.write(lambda sql: sql.execute(gone).rowcount)
        for table in tables:
            self._until.pop(table, None)

    async def release_all(self, everybodys: bool = False) -> None:
        """Release all leases; ``everybodys``: also those of dead processes, if there can be no other process."""
        await asyncio.gather(*self._taking, return_exceptions=True)
        gone = delete(leases) if everybodys else delete(leases).where(leases.c.holder == self.holder)
        await self.db.write(lambda sql: sql.execute(gone).rowcount)
        self._until.clear()

    def _take(self, sql: Connection, table: str, now: float, until: float) -> bool:
        free = or_(leases.c.holder == self.holder, not_(lease_runs(now, self.seconds)))
        values = {"holder": self.holder, "until": until}
        updated = sql.execute(update(leases).where(leases.c.table_id == table, free).values(values))
        if updated.rowcount:
            return True
        if sql.execute(select(leases.c.table_id).where(leases.c.table_id == table)).first():
            return False
        sql.execute(insert(leases).values(table_id=table, **values))
        return True
