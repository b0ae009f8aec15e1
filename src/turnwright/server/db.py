"""The database: the tables of play, and the one way to reach it (a transaction in a thread)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
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
    create_engine,
    event,
    text,
)

from turnwright.server.config import Settings
from turnwright.server.people import metadata

T = TypeVar("T")

POSTGRES_THREADS: Final = 8
BUSY_MS: Final = 10_000
"""How long SQLite waits for another process (a backup, an admin command) to finish writing."""
MIGRATION_LOCK: Final = 0x7457
"""The advisory lock under which processes that start together bring one PostgreSQL up to date."""


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
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("invite", String(64), nullable=True),  # the digest: the table alone lets nobody in
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
    Column("rev", Integer, nullable=False),
    Index("ix_tables_state_changed", "state", "changed"),
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
    Column("message", JSON(none_as_null=True), nullable=True),  # what the table tells, instead of a person
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


class Database:
    """An engine and the threads that may use it: one for SQLite, eight for PostgreSQL."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = engine_for(settings)
        threads = POSTGRES_THREADS if settings.postgres else 1
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="database")

    async def open(self) -> None:
        """Bring the database up to date."""
        await asyncio.get_running_loop().run_in_executor(self._threads, upgrade_to_head, self.engine)

    async def close(self) -> None:
        """Let running transactions end, and disconnect."""
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in one transaction in a database thread; an exception rolls it back."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.run_here, work)

    def run_here(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in one transaction in this thread."""
        with self.engine.begin() as sql:
            return work(sql)


def engine_for(settings: Settings) -> Engine:
    """Return an engine for the settings' database; the data folder is made if it is missing."""
    if settings.postgres:
        return create_engine(
            settings.url,
            pool_size=POSTGRES_THREADS,
            max_overflow=2,
            pool_pre_ping=True,
            hide_parameters=True,  # what people wrote stays out of logs
        )
    settings.data.mkdir(parents=True, exist_ok=True)
    engine = create_engine(settings.url, connect_args={"check_same_thread": False}, hide_parameters=True)
    event.listen(engine, "connect", _on_sqlite_connect)
    event.listen(engine, "begin", _begin_immediate)
    return engine


def _on_sqlite_connect(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    for pragma in (
        "journal_mode=WAL",
        "synchronous=NORMAL",
        f"busy_timeout={BUSY_MS}",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def upgrade_to_head(engine: Engine) -> None:
    """Bring the database to the newest revision; a newer one than this program knows is an error."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
