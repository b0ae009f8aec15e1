"""The two statements that store a choice, as short as they can be.

Building and compiling statements for each choice took several times as long as running them, so these are written in
SQL once, and the driver, which keeps them prepared, is given their values.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from turnwright.server.storage.db import journal, tables
from turnwright.server.storage.direct import run
from turnwright.server.storage.table_rows import Meta, Written

PLAYED: Final = (
    "state", "turn_since", "changed", "asked", "seq", "ply", "scores", "winners", "due", "undo", "handover", "abandon",
    "rev",
)  # fmt: skip
"""The columns of a table that choices change."""
STRUCTURED: Final = frozenset({"scores", "winners", "undo", "handover", "abandon"})
"""Those of them that are stored as JSON."""
LINE: Final = ("table_id", "seq", "seat", "kind", "choice", "to", "by", "key", "at")
PLACEHOLDERS: Final = {"qmark": "?", "pyformat": "%s"}


@cache
def _insert_lines(style: str) -> str:
    columns = ", ".join([f'"{name}"' for name in LINE])
    values = ", ".join([PLACEHOLDERS[style]] * len(LINE))
    return f"INSERT INTO {journal.name} ({columns}) VALUES ({values})"


@cache
def _update_table(style: str) -> str:
    value = PLACEHOLDERS[style]
    columns = ", ".join([f'"{name}" = {value}' for name in PLAYED])
    return f"UPDATE {tables.name} SET {columns} WHERE id = {value} AND rev = {value}"


def add_lines(sql: Connection, id: str, written: list[Written]) -> None:
    """Add lines to the journal of a table."""
    if written:
        rows = [(id, *line.entry, line.by, line.key, line.at) for line in written]
        run(sql, _insert_lines(sql.dialect.paramstyle), *rows)


def update_played(sql: Connection, new: Meta, rev: int) -> bool:
    """Write what choices change of a table; return False if it is no longer at revision ``rev``."""
    values = tuple([_stored(name, getattr(new, name)) for name in PLAYED])
    return run(sql, _update_table(sql.dialect.paramstyle), (*values, new.id, rev)) == 1


def _stored(name: str, value: Any) -> Any:
    if name in STRUCTURED and value is not None:
        return msgspec.json.encode(value).decode()
    return value
