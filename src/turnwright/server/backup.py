"""Backup and restore: every row as a line of JSON, so that a copy also moves from SQLite to PostgreSQL and back."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Integer, Table, func, insert, select, text

from turnwright.core.errors import GameError
from turnwright.server.db import Database
from turnwright.server.engines import revision
from turnwright.server.people import metadata

FORMAT: Final = "turnwright-backup 1"
PASSING: Final = frozenset({"leases"})
"""Tables about the running processes: worth nothing later."""
AT_ONCE: Final = 500
COMPRESSION: Final = 6
"""The best would take most of the processor time of a backup."""


class BadBackup(GameError):
    """A file is no backup, or there is no place to put it."""


def backup(db: Database, path: Path) -> int:
    """Write all rows to ``path`` as they stand at one moment, and return how many; others go on meanwhile."""
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
    """Read a backup into an empty database, all of it or nothing, and return how many rows it had."""

    def work(connection: Connection) -> int:
        if any(connection.execute(select(func.count()).select_from(table)).scalar() for table in _kept()):
            raise BadBackup("the database holds something already: restore into an empty one")
        try:
            with gzip.open(path, "rt", encoding="utf-8") as file:
                count = _read(connection, file)
        except (EOFError, gzip.BadGzipFile, UnicodeDecodeError, ValueError, KeyError, TypeError) as problem:
            if isinstance(problem, BadBackup):
                raise
            raise BadBackup(f"{path} is no whole backup of Turnwright") from None
        _set_counters(connection)
        return count

    return db.write_here(work)


def _read(connection: Connection, file: Any) -> int:
    header = json.loads(file.readline())
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise ValueError
    now = revision(connection)
    if header.get("revision") != now:
        raise BadBackup(f"the backup has revision {header.get('revision')}, this program {now}: use the same version")
    tables = {table.name: table for table in _kept()}
    waiting: list[dict[str, Any]] = []
    last, count = "", 0
    for line in file:
        name, row = json.loads(line)
        if waiting and (name != last or len(waiting) >= AT_ONCE):
            connection.execute(insert(tables[last]), waiting)
            waiting = []
        last = name
        waiting.append(row)
        count += 1
    if waiting:
        connection.execute(insert(tables[last]), waiting)
    return count


def _kept() -> list[Table]:
    return [table for table in metadata.sorted_tables if table.name not in PASSING]


def _set_counters(connection: Connection) -> None:
    """Let PostgreSQL count on after the highest number; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in _kept():
        for column in table.primary_key.columns:
            if isinstance(column.type, Integer) and column.autoincrement is True:
                place = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
                highest = f"(SELECT coalesce(max({column.name}), 0) + 1 FROM {table.name})"
                connection.execute(text(f"SELECT setval({place}, {highest}, false)"))
