"""The database: the tables of games, and the two ways to access it, ``read`` and ``write``.

Both run a function in one transaction in a database thread. A read sees the database at one moment, changes nothing
(the database itself refuses it) and does not wait for writers. On SQLite a single thread writes, and it holds the write
lock from the start of its transaction; writes that come meanwhile are committed together (``groups.py``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from shutil import disk_usage
from typing import Any, Final, TypeVar

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
    text,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from turnwright.server.config import Settings
from turnwright.server.storage.checkpoints import Checkpoints
from turnwright.server.storage.engines import READERS, WRITERS, engine_for, reading, upgrade_to_head
from turnwright.server.storage.groups import Groups, Outcome, Write, committed_together
from turnwright.server.storage.outages import DISK_FULL, NO_ANSWER, Unavailable, meaning
from turnwright.server.storage.people_tables import metadata

T = TypeVar("T")

HEALTHY: Final = "ok"
MEGABYTE: Final = 1_000_000
PATIENCE: Final = 10.0
"""Seconds after which work that no database thread has started is refused."""
TRIES: Final = 3
"""How often a write is tried if PostgreSQL aborts it in favour of another transaction."""
PAUSE: Final = 0.05
"""Seconds to wait for the other transaction to end, more after each try."""


def _table_id(primary: bool = True, index: bool = False) -> Column[str]:
    key = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", String(16), key, primary_key=primary, nullable=False, index=index)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("title", String(200), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String(16), nullable=False),
    Column("state", String(10), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("given", Integer, nullable=False),
    Column("start", JSON(none_as_null=True), nullable=True),
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("invite", String(64), nullable=True),  # the digest: reading the database is not enough to get in
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=True),
    Column("turn_since", Float, nullable=True),
    Column("changed", Float, nullable=False),
    Column("asked", Integer, nullable=True),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("scores", JSON(none_as_null=True), nullable=True),
    Column("winners", JSON, nullable=False),
    Column("due", Float, nullable=True, index=True),  # when the server itself must act: a bot's turn, a clock
    Column("copied_from", String(16), nullable=True),
    Column("rematch", String(16), nullable=True),
    Column("undo", JSON(none_as_null=True), nullable=True),
    Column("handover", JSON(none_as_null=True), nullable=True),
    Column("abandon", JSON, nullable=False),
    Column("resigning", String(10), nullable=False, server_default="bot"),
    Column("ending", String(10), nullable=False, server_default=""),
    Column("rev", Integer, nullable=False),
    Index("ix_tables_state_changed", "state", "changed"),
    Index("ix_tables_owner", "owner", "state", "seq"),  # what each person has stored: see quotas.py
)

seats: Final = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("user_id", String(16), nullable=True, index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(16), nullable=True),
    Column("seconds", Float, nullable=True),
    Column("resigned", Boolean, nullable=False),
    Column("clock_left", Float, nullable=True),
    Column("orders", JSON, nullable=False, server_default="{}"),
    Column("former", JSON, nullable=False, server_default="[]"),
    Column("unconfirmed", Boolean, nullable=False, server_default=false()),
)

journal: Final = Table(
    "journal",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("choice", String(100), nullable=False),
    Column("to", Integer, nullable=False),
    Column("by", String(24), nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    _table_id(primary=False, index=True),
    Column("user_id", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("message", JSON(none_as_null=True), nullable=True),  # a message from the table instead of a person
)

leases: Final = Table(
    "leases",
    metadata,
    _table_id(),
    Column("holder", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

statics: Final = Table(
    "statics",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("defs", Text, nullable=False),
    Column("static", Text, nullable=False),
)

server_secrets: Final = Table(
    "server_secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(64), nullable=False),
)


class Database:
    """The engine, and the threads that may use it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = engine_for(settings)
        self._reading = reading(self.engine)
        self._full = False
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="database-reader")
        self._writers = ThreadPoolExecutor(WRITERS if settings.postgres else 1, thread_name_prefix="database-writer")
        self._checkpoints = None if settings.postgres else Checkpoints(self.engine, self._writers)
        self._groups = None if settings.postgres else Groups(self._writers, self._commit)

    async def open(self) -> None:
        """Migrate the database to the latest revision."""
        await asyncio.get_running_loop().run_in_executor(self._writers, self.open_here)

    def open_here(self) -> None:
        """Do what ``open`` does, in this thread."""
        upgrade_to_head(self.engine)

    async def close(self) -> None:
        """Wait for running transactions to end, and disconnect."""
        await asyncio.to_thread(self.close_here)

    def close_here(self) -> None:
        """Do what ``close`` does, in this thread."""
        self._writers.shutdown()
        self._readers.shutdown()
        if self._checkpoints is not None:
            self._checkpoints.close()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run ``work``, which only reads, on the database as of one moment; it does not wait for writers."""
        return await _begun_in_time(self._readers.submit(self.read_here, work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` and commit it; an exception undoes it. It runs again if its transaction was aborted."""
        if self._groups is not None:
            return await self._groups.write(work, PATIENCE)
        return await _begun_in_time(self._writers.submit(self.write_here, work))

    def read_here(self, work: Callable[[Connection], T]) -> T:
        """Do what ``read`` does, in this thread."""
        return _transact(self._reading, work, writing=False)

    def write_here(self, work: Callable[[Connection], T]) -> T:
        """Do what ``write`` does, in this thread."""
        try:
            result = _transact(self.engine, work, writing=True)
        except Unavailable as no:
            self._full = no.outage == DISK_FULL
            raise
        self._wrote(1)
        return result

    def _wrote(self, writes: int) -> None:
        self._full = False
        if self._checkpoints is not None:
            self._checkpoints.wrote(writes)

    def _commit(self, group: list[Write[Any]]) -> list[Outcome]:
        """Commit a group together; if that fails, each write alone."""
        if len(group) > 1:
            try:
                outcomes = committed_together(self.engine, group)
            except (DBAPIError, PoolTimeout) as problem:
                found = meaning(problem, writing=True)
                return [Outcome(None, problem if found is None else Unavailable(found.outage)) for _write in group]
            if outcomes is not None:
                self._wrote(len(group))
                return outcomes
        return [self._alone(write) for write in group]

    def _alone(self, write: Write[Any]) -> Outcome:
        if not write.begin():
            return Outcome()
        try:
            return Outcome(self.write_here(write.work))
        except Exception as problem:
            return Outcome(None, problem)

    async def health(self) -> str:
        """Return HEALTHY, or what keeps the server from working: no answer, or no space to store anything."""
        try:
            await self.read(lambda sql: sql.execute(text("SELECT 1")).scalar())
            full = self._full or await asyncio.to_thread(self._low_on_space)
        except (Unavailable, DBAPIError, OSError):
            return "no database"
        return "disk full" if full else HEALTHY

    def _low_on_space(self) -> bool:
        if self.settings.postgres:
            return False
        return disk_usage(self.settings.data).free < self.settings.disk_mb * MEGABYTE


def _transact(engine: Engine, work: Callable[[Connection], T], writing: bool) -> T:
    """Run ``work`` in one transaction; raise ``Unavailable`` for problems of the database that are not our mistakes."""
    for attempt in range(1, TRIES + 1):
        try:
            with engine.begin() as sql:
                return work(sql)
        except (DBAPIError, PoolTimeout) as problem:
            found = meaning(problem, writing)
            if found is None:
                raise
            if not found.gave_way or attempt == TRIES:
                raise found from problem
            time.sleep(PAUSE * attempt)
    raise AssertionError


async def _begun_in_time(future: Future[T]) -> T:
    """Return the result of ``future``; if no thread has started it after PATIENCE seconds, it is cancelled."""
    late = False

    def give_up() -> None:
        nonlocal late
        late = future.cancel()

    alarm = asyncio.get_running_loop().call_later(PATIENCE, give_up)
    try:
        return await asyncio.wrap_future(future)
    except asyncio.CancelledError:
        if late:
            raise Unavailable(NO_ANSWER) from None
        raise
    finally:
        alarm.cancel()
