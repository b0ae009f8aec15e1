"""Writes that come while another is committed on SQLite: committed together, each with its own answer."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import cast

import pytest
from sqlalchemy import Connection, event, select
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.test_db import add, with_db
from tests.server.test_store import choice, new_table
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.storage import db as database
from turnwright.server.storage import groups
from turnwright.server.storage.db import Database, statics
from turnwright.server.storage.groups import Groups, Outcome, Write
from turnwright.server.storage.outages import Unavailable
from turnwright.server.storage.store import Conflict, Store

LARGE = 1_000_000


def keys(sql: Connection) -> list[str]:
    """Return what is stored."""
    return sorted(sql.scalars(select(statics.c.key)))


def large(sql: Connection) -> None:
    """Store more than there is room for."""
    sql.execute(statics.insert().values(key="large", defs="x" * LARGE, static=""))


def refusing(sql: Connection) -> None:
    """Store something, and then refuse it."""
    add("refused")(sql)
    raise Refused("conflict", "no")


@contextmanager
def commits(db: Database) -> Iterator[list[list[str]]]:
    """Collect what is stored at each commit from now on."""
    seen: list[list[str]] = []

    def note(sql: Connection) -> None:
        seen.append(keys(sql))

    event.listen(db.engine, "commit", note)
    yield seen
    event.remove(db.engine, "commit", note)


async def grouped(db: Database, *writes: Awaitable[object]) -> list[object]:
    """Let ``writes`` come while another one is at work; return their answers."""
    loop, working, enough = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def hold(sql: Connection) -> None:
        add("first")(sql)
        loop.call_soon_threadsafe(working.set)
        assert enough.wait(60)

    first = asyncio.ensure_future(db.write(hold))
    await working.wait()
    others = [asyncio.ensure_future(write) for write in writes]
    await asyncio.sleep(0)
    enough.set()
    await first
    return await asyncio.gather(*others, return_exceptions=True)


def test_writes_that_wait_are_committed_together(lite_home: Settings) -> None:
    """Ten of them: one commit for all."""

    async def work(db: Database) -> None:
        with commits(db) as seen:
            await grouped(db, *[db.write(add(str(n))) for n in range(10)])
        assert [["first"], sorted(["first", *map(str, range(10))])] == seen

    with_db(lite_home, work)


def test_a_group_has_a_largest_size(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest is committed next."""
    monkeypatch.setattr(groups, "MOST", 4)

    async def work(db: Database) -> None:
        with commits(db) as seen:
            await grouped(db, *[db.write(add(str(n))) for n in range(10)])
        assert [1, 5, 9, 11] == [len(each) for each in seen]

    with_db(lite_home, work)


def test_one_that_fails_undoes_nothing_of_the_others(lite_home: Settings) -> None:
    """A refusal, a duplicate key and a mistake of ours, in one commit with writes that succeed."""

    def mistaken(sql: Connection) -> None:
        add("mistaken")(sql)
        raise ZeroDivisionError

    async def work(db: Database) -> None:
        with commits(db) as seen:
            writes = [add("a"), refusing, add("b"), add("a"), mistaken, add("c")]
            answers = await grouped(db, *[db.write(each) for each in writes])
        kinds = [type(None), Refused, type(None), IntegrityError, ZeroDivisionError, type(None)]
        assert kinds == [type(each) for each in answers]
        assert ["a", "b", "c", "first"] == await db.read(keys)
        assert 2 == len(seen)

    with_db(lite_home, work)


def test_two_that_save_the_same_table_conflict_in_a_group(lite_home: Settings) -> None:
    """The second gets a Conflict, a save of another table beside them is stored."""

    async def work(db: Database) -> None:
        store = Store(db)
        one, other = new_table(lite_home), new_table(lite_home)
        for meta in (one, other):
            await store.create(meta, [])
        with commits(db) as seen:
            saves = [store.save(meta, meta, [choice(0, "pick 1")]) for meta in (one, one, other)]
            answers = await grouped(db, *saves)
        assert [tuple, Conflict, tuple] == [type(each) for each in answers]
        assert 2 == len(seen)
        for meta in (one, other):
            stored = await store.meta(meta.id)
            assert stored is not None
            assert meta.rev + 1 == stored.rev

    with_db(lite_home, work)


def test_nobody_is_told_before_the_commit_and_all_in_order(lite_home: Settings) -> None:
    """Refusals too: they rest on what others of the group wrote."""

    async def work(db: Database) -> None:
        told: list[str] = []

        async def write(name: str, work: Callable[[Connection], None]) -> None:
            try:
                await db.write(work)
            except Refused:
                name = f"not {name}"
            told.append(name)

        event.listen(db.engine, "commit", lambda _sql: told.append("commit"))
        writes = [write("a", add("a")), write("b", refusing), write("c", add("c"))]
        await grouped(db, *writes)
        assert ["commit", "commit", "a", "not b", "c"] == told

    with_db(lite_home, work)


def test_when_a_commit_fails_each_write_gets_its_own_answer(lite_home: Settings) -> None:
    """Nothing of the group is stored then; its writes are tried alone, and only one of them fails again."""

    async def work(db: Database) -> None:
        failing = [False, True, False, True]

        def fail(_sql: Connection) -> None:
            if failing.pop(0):
                raise problem_of(sqlite3.SQLITE_FULL)

        event.listen(db.engine, "commit", fail)
        answers = await grouped(db, *[db.write(add(key)) for key in ("a", "b")])
        event.remove(db.engine, "commit", fail)
        assert [type(None), Unavailable] == [type(each) for each in answers]
        assert ["a", "first"] == await db.read(keys)
        assert not failing

    with_db(lite_home, work)


def problem_of(code: int) -> OperationalError:
    """Return the exception for an error of SQLite."""
    problem = sqlite3.OperationalError("planted")
    problem.sqlite_errorcode = code
    return OperationalError("", None, problem)


def test_a_full_disk_is_told_to_those_who_find_no_room(lite_home: Settings) -> None:
    """What is small enough is stored, whether it comes before or after the one that is not."""

    async def work(db: Database) -> None:
        def cap(sql: Connection) -> None:
            pages = sql.exec_driver_sql("PRAGMA page_count").scalar_one()
            sql.exec_driver_sql(f"PRAGMA max_page_count={pages + 20}")

        await db.write(cap)
        answers = await grouped(db, *[db.write(each) for each in (add("a"), large, add("b"))])
        assert [type(None), Unavailable, type(None)] == [type(each) for each in answers]
        assert isinstance(answers[1], Unavailable)
        assert "disk-full" == answers[1].problem.reason
        assert ["a", "b", "first"] == await db.read(keys)

    with_db(lite_home, work)


def test_a_group_that_cannot_begin_is_told_so_after_one_attempt(lite_home: Settings) -> None:
    """Another process holds the database: nobody waits for it once for each of the group."""

    async def work(db: Database) -> None:
        begun: list[int] = []

        def begin(_sql: Connection) -> None:
            begun.append(len(begun))
            if len(begun) > 1:
                raise problem_of(sqlite3.SQLITE_BUSY)

        event.listen(db.engine, "begin", begin)
        answers = await grouped(db, *[db.write(add(str(n))) for n in range(5)])
        event.remove(db.engine, "begin", begin)
        assert ["database-busy"] * 5 == [each.problem.reason for each in answers if isinstance(each, Unavailable)]
        assert 2 == len(begun)
        await db.write(add("late"))
        assert ["first", "late"] == await db.read(keys)

    with_db(lite_home, work)


def test_a_write_that_is_cancelled_before_its_turn_is_never_done(lite_home: Settings) -> None:
    """The others of its group are; one that is cancelled while it runs is stored."""

    async def work(db: Database) -> None:
        running, enough = threading.Event(), threading.Event()

        def slow(sql: Connection) -> None:
            add("slow")(sql)
            running.set()
            assert enough.wait(60)

        async def cancels() -> None:
            waiting = [asyncio.ensure_future(db.write(each)) for each in (add("before"), slow, add("withdrawn"))]
            await asyncio.to_thread(running.wait, 60)
            for each in waiting[1:]:
                each.cancel()
            await asyncio.sleep(0)
            enough.set()
            answers = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(None), asyncio.CancelledError, asyncio.CancelledError] == [type(each) for each in answers]

        await grouped(db, cancels(), db.write(add("beside")))
        await db.write(add("after"))
        assert ["after", "before", "beside", "first", "slow"] == await db.read(keys)

    with_db(lite_home, work)


def test_a_write_that_waits_too_long_in_a_group_is_never_done(
    lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first of the group hangs; the second is told that the database does not answer."""

    async def work(db: Database) -> None:
        enough = threading.Event()

        def hang(sql: Connection) -> None:
            add("hung")(sql)
            assert enough.wait(60)

        async def late() -> None:
            hanging = asyncio.ensure_future(db.write(hang))
            await asyncio.sleep(0)
            monkeypatch.setattr(database, "PATIENCE", 0.01)
            with pytest.raises(Unavailable, match="does not answer"):
                await db.write(add("late"))
            enough.set()
            await hanging

        assert [None] == await grouped(db, late())
        assert ["first", "hung"] == await db.read(keys)

    with_db(lite_home, work)


def test_what_waits_when_the_server_stops_is_written() -> None:
    """The thread takes no more tasks, and finishes what it has."""

    async def work() -> None:
        thread = ThreadPoolExecutor(1)
        written: list[str] = []
        stopping, waiting = threading.Event(), threading.Event()

        def commit(group: list[Write[str]]) -> list[Outcome]:
            if not written:
                thread.shutdown(wait=False)
                stopping.set()
                assert waiting.wait(60)
            written.extend([write.work(cast(Connection, None)) for write in group])
            return [Outcome(write.work(cast(Connection, None))) for write in group]

        writing = Groups(thread, commit)
        first = asyncio.ensure_future(writing.write(lambda _sql: "first", 60))
        await asyncio.to_thread(stopping.wait, 60)
        rest = asyncio.ensure_future(writing.write(lambda _sql: "rest", 60))
        await asyncio.sleep(0)
        waiting.set()
        assert ["first", "rest"] == [await first, await rest]
        assert ["first", "rest"] == written

    asyncio.run(work())
