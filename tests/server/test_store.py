"""The storage suite: the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.server.room import ANN, BEN, GREEDY, ME, OPEN, form
from turnwright.core.journal import CHOICE, Entry
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.storage.db import Database
from turnwright.server.storage.engines import upgrade_to_head
from turnwright.server.storage.people_tables import metadata
from turnwright.server.storage.store import Conflict, Store
from turnwright.server.storage.table_rows import Meta, Written
from turnwright.server.tables import opening, seat_changes
from turnwright.server.tables.seating import sit
from turnwright.server.wire.tables import Clock


def with_store(home: Settings, work: Callable[[Store], Awaitable[None]]) -> None:
    async def visit() -> None:
        db = Database(home)
        await db.open()
        try:
            await work(Store(db))
        finally:
            await db.close()

    asyncio.run(visit())


def new_table(home: Settings) -> Meta:
    clock = Clock(kind="bank", seconds=60, increment=5)
    return opening.opened(ANN, form(ME, GREEDY, OPEN, title="Tea", public=True, clock=clock), home)


def choice(seq: int, name: str, key: str = "") -> Written:
    return Written(Entry(seq, 0, CHOICE, name), "ann", key, 1.5)


def test_a_table_comes_back_as_it_was_stored(home: Settings) -> None:
    """Every field of a table and of its journal survives."""

    async def work(store: Store) -> None:
        meta = msgspec.structs.replace(new_table(home), seq=2)
        written = [choice(0, "pick 1", "k"), choice(1, "conquer 3")]
        await store.create(meta, written)
        assert (meta, written) == await store.load(meta.id)
        assert (meta, written[1:]) == await store.load(meta.id, since=1)
        assert await store.load("nowhere") is None

    with_store(home, work)


def test_the_second_writer_of_a_seq_is_refused(home: Settings) -> None:
    """The journal's primary key is the lock: the loser's change leaves nothing behind."""

    async def work(store: Store) -> None:
        meta = new_table(home)
        await store.create(meta, [])
        first = msgspec.structs.replace(meta, seq=1, ply=1)
        saved, _lines = await store.save(meta, first, [choice(0, "pick 1")])
        with pytest.raises(Conflict):
            await store.save(meta, msgspec.structs.replace(meta, title="lost", seq=1), [choice(0, "pick 2")])
        with pytest.raises(Conflict):
            await store.save(meta, msgspec.structs.replace(meta, title="lost too"), [])
        assert (saved, [choice(0, "pick 1")]) == await store.load(meta.id)
        assert saved.rev == meta.rev + 1

    with_store(home, work)


def test_twenty_writers_one_winner(home: Settings) -> None:
    """Of many who write the same seq at once, exactly one succeeds."""

    async def work(store: Store) -> None:
        meta = new_table(home)
        await store.create(meta, [])
        after = msgspec.structs.replace(meta, seq=1)
        tries = [store.save(meta, after, [choice(0, f"pick {n}")]) for n in range(20)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert 1 == sum(isinstance(found, tuple) for found in done)
        assert 19 == sum(isinstance(found, Conflict) for found in done)

    with_store(home, work)


def test_lists_show_what_each_may_see(home: Settings) -> None:
    """Scopes, the filter by game, paging by the last change; private tables are their people's."""

    async def work(store: Store) -> None:
        public = new_table(home)
        private = msgspec.structs.replace(new_table(home), public=False, changed=public.changed + 1)
        done = msgspec.structs.replace(new_table(home), state="finished", public=False, changed=public.changed + 2)
        done = done.with_seat(2, sit(BEN, []))
        for meta in (public, private, done):
            await store.create(meta, [])
        assert [private.id, public.id] == [m.id for m in await store.listed("ann", "mine")]
        assert [] == await store.listed("ben", "mine")
        assert [public.id] == [m.id for m in await store.listed(None, "open")]
        assert [] == await store.listed(None, "running")
        assert [done.id] == [m.id for m in await store.listed("ben", "finished")]
        assert [] == await store.listed(None, "finished")
        assert [] == await store.listed("ann", "mine", game="root")
        assert [public.id] == [m.id for m in await store.listed("ann", "mine", before=private.changed)]
        with pytest.raises(Refused) as refused:
            await store.listed(None, "all")
        assert ["mine", "owned", "open", "running", "finished"] == refused.value.problem.allowed

    with_store(home, work)


def test_due_tables_are_those_nobody_answers_for(home: Settings) -> None:
    """A running table whose time has come is found once; open ones and later ones are not."""

    async def work(store: Store) -> None:
        due = msgspec.structs.replace(new_table(home), state="running", due=10.0)
        later = msgspec.structs.replace(new_table(home), state="running", due=30.0)
        waiting = msgspec.structs.replace(new_table(home), due=10.0)
        for meta in (due, later, waiting):
            await store.create(meta, [])
        assert [due.id] == await store.due(20.0)

    with_store(home, work)


def test_talk_and_names_are_kept(home: Settings) -> None:
    """Chat lines in order, a new name at every seat."""

    async def work(store: Store) -> None:
        meta = new_table(home)
        await store.create(meta, [])
        lines = [await store.say(meta.id, "ann", "Ann", word) for word in ("<b>one</b>", "two")]
        assert lines == await store.said(meta.id)
        assert lines[1:] == await store.said(meta.id, after=lines[0].n)
        hot = opening.opened(ANN, form(ME, OPEN, ME), home)
        await store.create(hot, [])
        assert sorted([meta.id, hot.id]) == await store.rename(
            "ann", lambda table: seat_changes.renamed(table, "ann", "Anna")
        )
        for table, names in ((meta, ["Anna", "Rosa", ""]), (hot, ["Anna", "", "Anna 2"])):
            renamed = await store.meta(table.id)
            assert renamed is not None
            assert names == [sitting.name for sitting in renamed.seating]

    with_store(home, work)


def test_the_migrations_make_exactly_the_tables_that_the_code_uses(home: Settings) -> None:
    """After all revisions nothing is left to migrate, and doing it again changes nothing."""
    db = Database(home)
    upgrade_to_head(db.engine)
    upgrade_to_head(db.engine)
    with db.engine.connect() as connection:
        assert [] == compare_metadata(MigrationContext.configure(connection), metadata)
    asyncio.run(db.close())


def test_rows_are_read_by_many_threads_from_the_first_one_on() -> None:
    """What classes hold is known once they are imported: looked up by two threads at once, it ends the process."""
    program = """
import sys
import msgspec
from turnwright.server.storage import store, table_rows
called = set()
sys.setprofile(lambda frame, *_event: called.add(frame.f_code.co_name))
for kind in (table_rows.Meta, store.ChatLine):
    try:
        msgspec.convert({}, kind)
    except msgspec.ValidationError:
        called.add("tried")
sys.setprofile(None)
print("get_class_annotations" in called, "tried" in called)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ["False", "True"] == done.stdout.split()
