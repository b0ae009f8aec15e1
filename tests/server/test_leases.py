"""Leases: one process answers for a table, and another takes over when it falls silent."""

from __future__ import annotations

import asyncio

from tests.server.room import ANN, GREEDY, form
from turnwright.server import opening
from turnwright.server.config import Settings
from turnwright.server.db import Database
from turnwright.server.leases import Leases
from turnwright.server.store import Store


def test_one_holder_until_it_falls_silent(home: Settings) -> None:
    """The second to ask is refused while the lease lasts, and gets it when it is given back or runs out."""

    async def work() -> None:
        db = Database(home)
        await db.open()
        meta = opening.opened(ANN, form(GREEDY, GREEDY), home)
        await Store(db).create(meta, [])
        one, two = Leases(db, "one", 0.3), Leases(db, "two", 30.0)
        assert await one.take(meta.id)
        assert one.held(meta.id)
        assert not await two.take(meta.id)
        await asyncio.sleep(0.2)
        await one.renew()
        await asyncio.sleep(0.2)
        assert not await two.take(meta.id)
        await asyncio.sleep(0.3)
        assert not one.held(meta.id)
        assert await two.take(meta.id)
        assert not await one.take(meta.id)
        await one.renew()
        assert not one.held(meta.id)
        await two.release([meta.id])
        assert await one.take(meta.id)
        await two.release_all(everybodys=True)
        assert await two.take(meta.id)
        await db.close()

    asyncio.run(work())


def test_many_ask_at_once_and_one_gets_it(home: Settings) -> None:
    """Processes that start together do not share a table's bots."""

    async def work() -> None:
        db = Database(home)
        await db.open()
        meta = opening.opened(ANN, form(GREEDY, GREEDY), home)
        await Store(db).create(meta, [])
        asking = [Leases(db, f"process {n}", 30.0).take(meta.id) for n in range(12)]
        assert 1 == sum(await asyncio.gather(*asking))
        await db.close()

    asyncio.run(work())
