"""Backup and restore: every row is a line of JSON, so a backup can also move from SQLite to PostgreSQL and back.

A backup of an older version is read into a database of the revision that it was written with, which is then upgraded
like any other.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import JSON, Column, Connection, Integer, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import OperationalError, StatementError

from turnwright.core.errors import GameError
from turnwright.server.storage.db import Database
from turnwright.server.storage.engines import migrate, revision, revisions
from turnwright.server.storage.outages import first_line
from turnwright.server.storage.people_tables import metadata

FORMAT: Final = "turnwright-backup 1"
PASSING: Final = frozenset({"leases", "server_secrets"})
"""Tables about running processes, and what a database makes for itself."""
DRAWN: Final = frozenset({"statics"})
"""Drawings, which are made again when they are next shown; backups of revisions before 0008 have them."""
VERSION_TABLE: Final = "alembic_version"
"""Where Alembic keeps the revision of the database."""
AT_ONCE: Final = 500
COMPRESSION: Final = 6
"""The highest level would take most of the processor time of a backup."""


class BadBackup(GameError):
    """A file is not a backup, or it cannot be restored here."""


def backup(db: Database, path: Path) -> int:
    """Write all rows to ``path`` as of one moment, and return how many; the server can continue meanwhile."""
    part = path.with_name(f"{path.name}.part")

    def work(sql: Connection) -> int:
        part.unlink(missing_ok=True)
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            return _write(sql, raw)

    count = db.read_here(work)
    part.replace(path)
    return count


def _write(connection: Connection, raw: Any) -> int:
    count, encoder = 0, msgspec.json.Encoder()
    with gzip.open(raw, "wb", compresslevel=COMPRESSION) as file:
        file.write(encoder.encode_lines([{"format": FORMAT, "revision": revision(connection)}]))
        for table in _kept():
            name, columns = str(table.name), [str(column.name) for column in table.columns]
            for rows in connection.execution_options(yield_per=AT_ONCE).execute(select(table)).partitions():
                file.write(encoder.encode_lines([[name, dict(zip(columns, row, strict=True))] for row in rows]))
                count += len(rows)
    return count


def restore(db: Database, path: Path) -> int:
    """Read a backup of this or an older version into an empty database, all of it or nothing; return how many rows."""

    def work(connection: Connection) -> int:
        if any(connection.execute(select(func.count()).select_from(table)).scalar() for table in _kept()):
            raise BadBackup("the database is not empty: restore into an empty one")
        try:
            with gzip.open(path, "rt", encoding="utf-8") as file:
                count = _read(connection, file)
        except (EOFError, gzip.BadGzipFile, zlib.error, UnicodeDecodeError, RecursionError):
            raise BadBackup(f"{path} is not a complete backup of Turnwright") from None
        migrate(connection, revisions()[-1])
        _set_counters(connection)
        return count

    return db.write_here(work)


def _read(connection: Connection, file: Any) -> int:
    """Insert the rows of a backup; the first invalid line is named, and nothing is kept."""
    written_by = _written_by(file.readline())
    if written_by != revision(connection):
        _begin_at(connection, written_by)
    tables = _stored_tables(connection)
    waiting: list[dict[str, Any]] = []
    last, count = "", 0
    for number, line in enumerate(file, start=2):
        name, row = _row(tables, line, number)
        if waiting and (name != last or len(waiting) >= AT_ONCE):
            _insert(connection, tables[last], waiting, number)
            waiting = []
        last = name
        waiting.append(row)
        count += 1
    if waiting:
        _insert(connection, tables[last], waiting, count + 2)
    return count


def _written_by(line: str) -> str:
    """Return the revision that the first line of a backup names."""
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadBackup("the file is not a backup of Turnwright")
    if header.get("revision") not in revisions():
        found = f"the backup has revision {header.get('revision')}, newer than this program"
        raise BadBackup(f"{found}: install a newer Turnwright")
    return str(header["revision"])


def _begin_at(connection: Connection, written_by: str) -> None:
    """Create the tables of an empty database anew, as they were at the revision ``written_by``."""
    metadata.drop_all(connection)
    connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
    migrate(connection, written_by)


def _stored_tables(connection: Connection) -> dict[str, Table]:
    """Return the tables by name, as the database has them at its revision."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):  # a column that may be empty is empty, and does not hold a JSON null
                column.type = JSON(none_as_null=bool(column.nullable))
    return {name: table for name, table in found.tables.items() if name not in PASSING | {VERSION_TABLE}}


def _row(tables: dict[str, Table], line: str, number: int) -> tuple[str, dict[str, Any]]:
    """Return the table and the row of a line, which must have exactly the columns of the table, each of its type."""
    try:
        name, row = json.loads(line)
        columns = tables[name].columns
        good = set(row) == {column.name for column in columns} and all(_fits(c, row[c.name]) for c in columns)
    except (ValueError, KeyError, TypeError):
        good = False
    if not good:
        raise BadBackup(f"line {number} of the backup is not a row of this database")
    return name, row


def _fits(column: Column[Any], value: object) -> bool:
    """Tell whether ``value`` has the column's type; PostgreSQL would store a list as text."""
    if value is None or isinstance(column.type, JSON):
        return True
    wanted = column.type.python_type
    if isinstance(value, bool) or wanted is bool:
        return isinstance(value, bool) and wanted is bool
    return isinstance(value, wanted) or (wanted is float and isinstance(value, int))


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]], before: int) -> None:
    """Insert ``rows``, which end before line ``before``; if the database refuses one, it is named."""
    try:
        with connection.begin_nested():
            connection.execute(insert(table), rows)
            return
    except (StatementError, ValueError, TypeError, OverflowError) as problem:
        if isinstance(problem, OperationalError):
            raise
    for number, row in enumerate(rows, start=before - len(rows)):
        try:
            with connection.begin_nested():
                connection.execute(insert(table), row)
        except (StatementError, ValueError, TypeError, OverflowError) as problem:
            reason = first_line(problem.orig if isinstance(problem, StatementError) else problem)
            raise BadBackup(f"line {number} of the backup does not fit into {table.name}: {reason}") from None
    raise BadBackup(f"rows before line {before} of the backup do not fit into {table.name}")


def _kept() -> list[Table]:
    return [table for table in metadata.sorted_tables if table.name not in PASSING | DRAWN]


def _set_counters(connection: Connection) -> None:
    """Let PostgreSQL continue counting after the highest number; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in _kept():
        for column in table.primary_key.columns:
            if isinstance(column.type, Integer) and column.autoincrement is True:
                place = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
                highest = f"(SELECT coalesce(max({column.name}), 0) + 1 FROM {table.name})"
                connection.execute(text(f"SELECT setval({place}, {highest}, false)"))
