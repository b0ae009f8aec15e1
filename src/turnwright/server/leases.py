"""Leases: which process answers for a table's bots and clocks.

A lease spares work; it guards nothing. Two processes that both believe to hold one would both think, and the journal's
primary key would let one of the two answers in.

A lease that ends later than any could that is taken now was taken before the clock was set back: it counts for nothing.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, not_, or_, select, update
from sqlalchemy.exc import IntegrityError

from turnwright.server.db import Database, leases

FRESH: Final = 0.5
"""A lease with more than this part of its time left is not renewed yet."""
SKEW: Final = 60.0
"""Seconds by which the clocks of processes may differ."""


def running(now: float, seconds: float) -> ColumnElement[bool]:
    """Return the condition that a lease is somebody's, where leases last so many seconds."""
    return and_(leases.c.until > now, leases.c.until <= now + seconds + SKEW)


class Leases:
    """The leases of one process."""

    def __init__(self, db: Database, holder: str, seconds: float) -> None:
        self.db = db
        self.holder = holder
        self.seconds = seconds
        self._until: dict[str, float] = {}
        self._taking: set[asyncio.Task[bool]] = set()

    def held(self, table: str) -> bool:
        """Tell whether this process answers for ``table``."""
        return self._until.get(table, 0.0) > time.time()

    async def take(self, table: str) -> bool:
        """Become or stay the one that answers for ``table``; False if another process is."""
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
        """Prolong all leases that this process has."""
        until = time.time() + self.seconds
        wanted = update(leases).where(leases.c.holder == self.holder, leases.c.table_id.in_(list(self._until)))

        def work(sql: Connection) -> set[str]:
            sql.execute(wanted.values(until=until))
            return set(sql.scalars(select(leases.c.table_id).where(leases.c.holder == self.holder)))

        if self._until:
            mine = await self.db.write(work)
            self._until = {table: until for table in self._until if table in mine}

    async def release(self, tables: list[str]) -> None:
        """Give leases back, so that another process need not wait."""
        gone = delete(leases).where(leases.c.holder == self.holder, leases.c.table_id.in_(tables))
        await self.db.write(lambda sql: sql.execute(gone).rowcount)
        for table in tables:
            self._until.pop(table, None)

    async def release_all(self, everybodys: bool = False) -> None:
        """Give all leases back; ``everybodys`` clears those of dead processes too, where there can be no other."""
        await asyncio.gather(*self._taking, return_exceptions=True)
        gone = delete(leases) if everybodys else delete(leases).where(leases.c.holder == self.holder)
        await self.db.write(lambda sql: sql.execute(gone).rowcount)
        self._until.clear()

    def _take(self, sql: Connection, table: str, now: float, until: float) -> bool:
        free = or_(leases.c.holder == self.holder, not_(running(now, self.seconds)))
        values = {"holder": self.holder, "until": until}
        updated = sql.execute(update(leases).where(leases.c.table_id == table, free).values(values))
        if updated.rowcount:
            return True
        if sql.execute(select(leases.c.table_id).where(leases.c.table_id == table)).first():
            return False
        sql.execute(insert(leases).values(table_id=table, **values))
        return True
