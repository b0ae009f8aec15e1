"""Locks for rules that count rows before they add one."""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import Connection, func, select


def one_at_a_time(sql: Connection, *names: str) -> None:
    """Make other transactions that name the same things wait until this one ends.

    PostgreSQL would let them count at the same time, in one process or in several. SQLite has one writer anyway.
    """
    if sql.dialect.name == "postgresql":
        for number in sorted([_number(name) for name in names]):  # in order: no two wait for each other
            sql.execute(select(func.pg_advisory_xact_lock(number)))


def _number(name: str) -> int:
    return int.from_bytes(sha256(name.encode()).digest()[:8], signed=True)
