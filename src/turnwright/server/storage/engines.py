"""Engines: how to connect to SQLite and PostgreSQL, read consistently, and migrate."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import ArgumentError

from turnwright.core.errors import GameError
from turnwright.server.config import Settings
from turnwright.server.storage.direct import run

READERS: Final = 4
WRITERS: Final = 4
"""Threads and connections of a process; SQLite has one writer only."""
BUSY_MS: Final = 5_000
"""How long SQLite waits for another process (a restore, an admin command) to finish writing."""
WAL_BYTES: Final = 64 << 20
"""Size to which the write-ahead log of SQLite is truncated after a long read has made it grow."""
CONNECT_SECONDS: Final = 5
POOL_SECONDS: Final = 10
KEEPALIVE: Final[dict[str, Any]] = {"keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 3}
"""Settings to notice that the other end of a connection is gone."""
READ_ONLY: Final = "read only"
"""What is noted about a connection to SQLite: whether it refuses to write now."""
MIGRATION_LOCK: Final = 0x7457
"""The advisory lock for migrating a PostgreSQL database when several processes start together."""


class BadDatabase(GameError):
    """The database cannot be used as it is."""


def engine_for(settings: Settings) -> Engine:
    """Return an engine for the configured database; create the data folder if it is missing."""
    if settings.postgres:
        return _postgres_engine(settings)
    make_private(settings.sqlite_file)
    url = URL.create("sqlite", database=str(settings.sqlite_file))
    known = {"limits": settings.limits}  # for quotas.py
    engine = create_engine(
        url, connect_args={"check_same_thread": False}, hide_parameters=True, execution_options=known
    )
    event.listen(engine, "connect", _on_sqlite_connect)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _postgres_engine(settings: Settings) -> Engine:
    try:
        return create_engine(
            settings.postgres_url,
            pool_size=READERS + WRITERS,
            max_overflow=2,
            pool_timeout=POOL_SECONDS,
            pool_pre_ping=True,
            connect_args={"connect_timeout": CONNECT_SECONDS, **KEEPALIVE},
            hide_parameters=True,  # keeps what people wrote out of logs
            execution_options={"limits": settings.limits},
        )
    except (ArgumentError, ValueError):
        raise BadDatabase("the database URL must look like postgresql://user:password@host:5432/name") from None
    except ModuleNotFoundError:
        raise BadDatabase("PostgreSQL needs another package: pip install 'turnwright[server,postgres]'") from None


def make_private(file: Path) -> None:
    """Create the folder of a SQLite database if it is missing, and make sure that only its owner can read the database.

    SQLite gives its other files (``-wal``, ``-shm``) the mode of the database. The database is not opened here, because
    closing it would release the locks of other connections in this process.
    """
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise BadDatabase(f"{file.parent} is not a folder") from None
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    for each in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            each.chmod(0o600)


def reading(engine: Engine) -> Engine:
    """Return ``engine`` for transactions that see one moment and change nothing."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine.execution_options(read_only=True)


def _on_sqlite_connect(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    for pragma in (
        f"busy_timeout={BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=NORMAL",
        f"journal_size_limit={WAL_BYTES}",
        "wal_autocheckpoint=0",  # see checkpoints.py
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Begin a read, or take the write lock: a transaction that starts to write halfway could only fail."""
    read_only = connection.get_execution_options().get("read_only", False)
    if connection.info.get(READ_ONLY) != read_only:
        run(connection, f"PRAGMA query_only={'ON' if read_only else 'OFF'}")
        connection.info[READ_ONLY] = read_only
    run(connection, "BEGIN" if read_only else "BEGIN IMMEDIATE")


def upgrade_to_head(engine: Engine) -> None:
    """Migrate the database to the newest revision; write nothing if it is already there.

    A revision that this program does not know is an error.
    """
    known = revisions()
    with reading(engine).begin() as connection:
        now = revision(connection)
    if now == known[-1]:
        return
    if now is not None and now not in known:
        raise BadDatabase(f"the database has revision {now}, newer than this program: install a newer Turnwright")
    with engine.begin() as connection:
        migrate(connection, known[-1])


def migrate(connection: Connection, to: str) -> None:
    """Upgrade the database to the revision ``to``, in the running transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revisions() -> list[str]:
    """Return the revisions that this program knows, oldest first."""
    script = ScriptDirectory.from_config(_migrations())
    return [known.revision for known in script.walk_revisions()][::-1]


def revision(connection: Connection) -> str | None:
    """Return the revision of the database, or None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config
