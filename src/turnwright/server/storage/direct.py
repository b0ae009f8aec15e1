"""Statements that go to the driver of SQLite directly.

SQLAlchemy takes longer to pass on a short statement than SQLite takes to run it. Errors are those of SQLAlchemy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError


def run(sql: Connection, statement: str, *rows: Sequence[Any]) -> int:
    """Run ``statement``, once for each of ``rows`` if it takes values; return how many rows the last run changed."""
    if sql.dialect.name != "sqlite":
        return _run_by_sqlalchemy(sql, statement, rows)
    connection: Any = sql.connection.driver_connection
    changed = 0
    try:
        for row in rows or ((),):
            changed = connection.execute(statement, row).rowcount
    except sqlite3.Error as problem:
        raise DBAPIError.instance(statement, None, problem, sqlite3.Error, hide_parameters=True) from problem
    return changed


def _run_by_sqlalchemy(sql: Connection, statement: str, rows: Sequence[Sequence[Any]]) -> int:
    values: Any = tuple(rows[0]) if len(rows) == 1 else [tuple(row) for row in rows]
    return sql.exec_driver_sql(statement, values or None).rowcount
