"""Reads and writes: what waits for whom, what may change anything, and what an outage is called."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, event, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from turnwright.server.config import Settings
from turnwright.server.storage import checkpoints, engines
from turnwright.server.storage import db as database
from turnwright.server.storage.db import Database, statics
from turnwright.server.storage.engines import READERS, WRITERS, BadDatabase
from turnwright.server.storage.outages import Unavailable


def with_db(home: Settings, work: Callable[[Database], Awaitable[None]]) -> None:
    """Run ``work`` with an open database."""

    async def visit() -> None:
        db = Database(home)
        await db.open()
        try:
            await work(db)
        finally:
            await db.close()

    asyncio.run(visit())


def add(key: str) -> Callable[[Connection], None]:
    """Return work that stores something."""

    def work(sql: Connection) -> None:
        sql.execute(insert(statics).values(key=key, defs="", static=""))

    return work


def count(sql: Connection) -> int:
    """Return how much is stored."""
    return sql.execute(select(func.count()).select_from(statics)).scalar_one()


def test_a_read_cannot_write(home: Settings) -> None:
    """The database refuses it as a mistake of ours; a write on the same connections still works."""

    async def work(db: Database) -> None:
        for _again in range(READERS + 1):
            with pytest.raises(DBAPIError, match=r"(?i)read-?only"):
                await db.read(add("read"))
            await db.write(add(f"write {_again}"))
        assert READERS + 1 == await db.read(count)

    with_db(home, work)


def test_a_read_does_not_wait_for_a_write_nor_a_write_for_a_read(home: Settings) -> None:
    """Each continues while the other is at work, and a read sees a consistent snapshot."""

    async def work(db: Database) -> None:
        loop = asyncio.get_running_loop()
        reading, written = asyncio.Event(), threading.Event()

        def long_read(sql: Connection) -> tuple[int, int]:
            before = count(sql)
            loop.call_soon_threadsafe(reading.set)
            assert written.wait(60)
            return before, count(sql)

        reader = asyncio.create_task(db.read(long_read))
        await reading.wait()
        await db.write(add("one"))
        writing, seen = asyncio.Event(), threading.Event()

        def long_write(sql: Connection) -> None:
            add("two")(sql)
            loop.call_soon_threadsafe(writing.set)
            assert seen.wait(60)

        writer = asyncio.create_task(db.write(long_write))
        await writing.wait()
        assert 1 == await db.read(count)
        written.set()
        assert (0, 0) == await reader
        seen.set()
        await writer
        assert 2 == await db.read(count)

    with_db(home, work)


def test_a_database_that_another_process_holds_is_busy(
    lite_home: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A write is told to come back, a read continues; the log says it once."""
    monkeypatch.setattr(engines, "BUSY_MS", 20)

    async def work(db: Database) -> None:
        other = sqlite3.connect(lite_home.data / "turnwright.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for _again in range(3):
            with pytest.raises(Unavailable) as no:
                await db.write(add("late"))
        assert 0 == await db.read(count)
        other.execute("ROLLBACK")
        other.close()
        await db.write(add("in time"))
        problem = no.value.problem
        assert ("unavailable", "database-busy", 503) == (problem.code, problem.reason, no.value.status)
        assert problem.retry_after

    with_db(lite_home, work)
    assert 1 == len([line for line in caplog.messages if "the database is busy" in line])


def test_work_that_no_thread_begins_is_refused_and_never_done(home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """All threads hang: those who wait are told, and nothing of theirs happens later."""

    async def work(db: Database) -> None:
        gate = threading.Event()

        def hang(_sql: Connection) -> None:
            assert gate.wait(60)

        hanging = [asyncio.create_task(db.write(hang)) for _thread in range(WRITERS)]
        await asyncio.sleep(0)
        monkeypatch.setattr(database, "PATIENCE", 0.01)
        with pytest.raises(Unavailable, match="does not answer"):
            await db.write(add("late"))
        gate.set()
        await asyncio.gather(*hanging)
        assert 0 == await db.read(count)

    with_db(home, work)


def test_the_log_of_sqlite_stays_small_and_no_commit_copies_it(
    lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long read lets it grow; afterwards it starts again although the writer never rests."""
    for name, value in (("EVERY", 5), ("LARGE", 20), ("FEW", 100)):
        monkeypatch.setattr(checkpoints, name, value)
    monkeypatch.setattr(engines, "WAL_BYTES", 100_000)
    file = lite_home.data / "turnwright.db-wal"

    def fill(number: int) -> Callable[[Connection], None]:
        def work(sql: Connection) -> None:
            sql.execute(insert(statics).values(key=str(number), defs="x" * 3_000, static=""))

        return work

    async def work(db: Database) -> None:
        copy = checkpoints.Checkpoints.copy
        threads: set[str] = set()

        def watched(self: checkpoints.Checkpoints) -> checkpoints.Copied:
            threads.add(threading.current_thread().name.rpartition("_")[0])
            return copy(self)

        monkeypatch.setattr(checkpoints.Checkpoints, "copy", watched)
        assert 0 == await db.write(lambda sql: sql.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar())
        reading, enough = threading.Event(), threading.Event()

        def long_read(sql: Connection) -> int:
            found = count(sql)
            reading.set()
            assert enough.wait(60)
            return found

        reader = asyncio.create_task(db.read(long_read))
        await asyncio.to_thread(reading.wait, 60)
        for number in range(100):
            await db.write(fill(number))
        grown = file.stat().st_size
        enough.set()
        assert 0 == await reader
        for number in range(100, 20_000):
            await db.write(fill(number))
            if file.stat().st_size < grown:
                break
        assert file.stat().st_size < grown
        assert {"database-checkpoint", "database-writer"} == threads
        assert number + 1 == await db.read(count)

    with_db(lite_home, work)


def test_a_full_disk_is_called_so(lite_home: Settings) -> None:
    """SQLite says that it is full; nothing of the write is kept, and reads continue."""

    async def work(db: Database) -> None:
        event.listen(db.engine, "begin", lambda sql: sql.exec_driver_sql("PRAGMA max_page_count=1"))

        def fill(sql: Connection) -> None:
            sql.execute(insert(statics).values(key="large", defs="x" * 1_000_000, static=""))

        with pytest.raises(Unavailable) as no:
            await db.write(fill)
        assert ("unavailable", "disk-full") == (no.value.problem.code, no.value.problem.reason)
        assert 0 == await db.read(count)

    with_db(lite_home, work)


def test_a_cut_connection_is_no_bug_and_the_next_write_gets_another(pg_home: Settings) -> None:
    """PostgreSQL ends the session in the middle of a transaction."""

    async def work(db: Database) -> None:
        def cut(sql: Connection) -> None:
            add("lost")(sql)
            sql.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

        with pytest.raises(Unavailable) as no:
            await db.write(cut)
        assert ("unavailable", "no-answer", 503) == (no.value.problem.code, no.value.problem.reason, no.value.status)
        await db.write(add("kept"))
        assert 1 == await db.read(count)

    with_db(pg_home, work)


def test_a_write_that_gives_way_is_tried_again(pg_home: Settings) -> None:
    """Two that lock each other's rows: PostgreSQL ends one of them, and both are stored."""

    async def work(db: Database) -> None:
        for key in ("a", "b"):
            await db.write(add(key))
        meeting = threading.Barrier(2)
        attempts: list[str] = []

        def crosswise(first: str, second: str) -> Callable[[Connection], None]:
            def work(sql: Connection) -> None:
                attempts.append(first)
                sql.execute(statics.update().where(statics.c.key == first).values(defs=first))
                if len(attempts) <= 2:
                    meeting.wait(60)
                sql.execute(statics.update().where(statics.c.key == second).values(static=first))

            return work

        await asyncio.gather(db.write(crosswise("a", "b")), db.write(crosswise("b", "a")))
        assert len(attempts) > 2
        rows = await db.read(lambda sql: sql.execute(select(statics.c.defs).order_by(statics.c.key)).scalars().all())
        assert ["a", "b"] == list(rows)

    with_db(pg_home, work)


def test_a_database_of_a_newer_program_is_left_alone(home: Settings) -> None:
    """Its revision is unknown here: told in one line."""

    async def work(db: Database) -> None:
        await db.write(lambda sql: sql.execute(text("UPDATE alembic_version SET version_num='9999'")).rowcount)
        with pytest.raises(BadDatabase, match="revision 9999, newer than this program"):
            await db.open()

    with_db(home, work)
