"""Between processes: who answers for a table, and how the others hear of it."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest
from sqlalchemy import text

from tests.server.room import ANN, BEN, GREEDY, ME, Client, closed, form, opened, play_one, table_of_two, wait_for
from turnwright.server.cluster.leases import Leases
from turnwright.server.config import Settings
from turnwright.server.storage.db import Database
from turnwright.server.storage.store import Store
from turnwright.server.tables import opening


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


def test_a_lease_from_before_the_clock_was_set_back_counts_for_nothing(
    home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its holder is dead: the bots of the table do not wait for an hour."""

    async def work() -> None:
        db = Database(home)
        await db.open()
        store, now = Store(db), time.time()
        meta = opening.opened(ANN, form(ME, GREEDY), home)
        meta = msgspec.structs.replace(meta, state="running", due=now - 7200)
        await store.create(meta, [])
        assert await Leases(db, "dead", 10.0).take(meta.id)
        assert [] == await store.due(now)
        monkeypatch.setattr(time, "time", lambda: now - 3600)
        assert [meta.id] == await store.due(now - 3600)
        assert await Leases(db, "alive", 10.0).take(meta.id)
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


def test_word_that_was_missed_is_made_up_for(pg_home: Settings) -> None:
    """When the connection that listens breaks, what happened meanwhile is read as soon as there is another."""

    async def work() -> None:
        one, two = await opened(pg_home), await opened(pg_home)
        info = await table_of_two(one)
        client = Client()
        await two.subscribe(info.id, BEN, client.send)
        await play_one(one, info.id, ANN)
        await wait_for(lambda: client.table["seq"] > info.seq)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        await one.store.db.write(lambda sql: sql.execute(text(cut)).all())
        await play_one(one, info.id, ANN)
        now = await one.info(info.id, ANN)
        await wait_for(lambda: client.table["seq"] == now.seq)
        line = await one.chat(info.id, ANN, "still there?")
        await wait_for(lambda: client.messages[-1].get("n") == line.n)
        await closed(one)
        await closed(two)

    asyncio.run(work())
