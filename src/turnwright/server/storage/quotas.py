"""How much one person may store, counted in the transaction that stores more.

What counts is what a person owns: each table TABLE_BYTES, each line of its journal LINE_BYTES, and the start of a game
that was set up. An index holds all
that is needed, and nothing has to be kept up to date when a game grows. A choice is never refused for a quota.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Text, cast, func, insert, select

from turnwright.server.config import Limits
from turnwright.server.errors import Refused
from turnwright.server.storage.db import tables
from turnwright.server.storage.locks import one_at_a_time
from turnwright.server.storage.people_tables import reports, users
from turnwright.server.storage.table_rows import Meta

TABLE_BYTES: Final = 2_000
"""What a table counts without its journal: its row, its seats, its options."""
LINE_BYTES: Final = 120
"""What a line of a journal counts, including its share of the indexes."""
MEGABYTE: Final = 1_000_000
UNFINISHED_STATES: Final = ("open", "running")
UNFINISHED: Final = tables.c.state.in_(UNFINISHED_STATES)


class Quota(NamedTuple):
    """How much a person may store."""

    tables: int
    bytes: int
    reports: int


class Usage(NamedTuple):
    """How much a person has stored."""

    tables: int
    bytes: int
    reports: int


def table_bytes(lines: int, start: dict[str, Any] | None = None) -> int:
    """Return what a table with so many journal lines, and a set-up start if it has one, counts."""
    return TABLE_BYTES + LINE_BYTES * lines + (0 if start is None else len(json.dumps(start)))


def quota_of(sql: Connection, user: str) -> Quota:
    """Return what ``user`` may store: guests less than accounts, because anybody can be many guests."""
    limits = limits_of(sql)
    if sql.execute(select(users.c.password).where(users.c.id == user)).scalar() is None:
        return Quota(limits.guest_tables, limits.guest_bytes, limits.guest_reports)
    return Quota(limits.account_tables, limits.account_bytes, limits.account_reports)


def usage_of(sql: Connection, user: str) -> Usage:
    """Return what ``user`` has stored."""
    starts = func.coalesce(func.sum(func.length(cast(tables.c.start, Text))), 0)
    owned = select(func.count(), func.coalesce(func.sum(tables.c.seq), 0), starts).where(tables.c.owner == user)
    number, lines, set_up = sql.execute(owned).one()
    told = sql.execute(select(func.count()).where(reports.c.user_id == user)).scalar_one()
    return Usage(number, TABLE_BYTES * number + LINE_BYTES * int(lines) + int(set_up), told)


def check_table(sql: Connection, new: Meta) -> None:
    """Refuse a new table if its owner has no room; until the transaction ends, nothing else of theirs is added."""
    one_at_a_time(sql, f"stored by {new.owner}")
    _check_unfinished(sql, new)
    used, most = usage_of(sql, new.owner), quota_of(sql, new.owner)
    if used.tables >= most.tables:
        raise Refused(
            "conflict",
            f"you have stored {used.tables} tables, and {most.tables} are allowed: delete some first",
            reason="quota-tables",
            args={"used": used.tables, "most": most.tables},
        )
    more = table_bytes(new.seq, new.start)
    if used.bytes + more > most.bytes:
        sizes = {"used": megabytes(used.bytes), "more": megabytes(more), "most": megabytes(most.bytes)}
        raise Refused(
            "too_large",
            f"you have stored {sizes['used']:g} MB, this takes {sizes['more']:g} MB, and {sizes['most']:g} MB are "
            "allowed: delete some of your games first",
            reason="quota-bytes",
            args=sizes,
        )


def add_report(sql: Connection, values: dict[str, Any]) -> None:
    """Store a report of a wrong rule, unless too many of that person are stored."""
    user = values["user_id"]
    one_at_a_time(sql, f"stored by {user}")
    used, most = usage_of(sql, user), quota_of(sql, user)
    if used.reports >= most.reports:
        raise Refused(
            "conflict",
            f"{most.reports} reports of yours are waiting: the operator of the server reads those first",
            reason="quota-reports",
            args={"used": used.reports, "most": most.reports},
        )
    sql.execute(insert(reports).values(values))


def limits_of(sql: Connection) -> Limits:
    """Return the limits of the server that uses this connection."""
    options: dict[str, Any] = dict(sql.get_execution_options())
    limits: Limits = options["limits"]
    return limits


def megabytes(size: int) -> float:
    """Return a size as people are told it; anything counts at least a hundredth."""
    return max(round(size / MEGABYTE, 2), 0.01) if size else 0.0


def _check_unfinished(sql: Connection, new: Meta) -> None:
    limits = limits_of(sql)
    open_tables = sql.execute(select(func.count()).where(tables.c.owner == new.owner, UNFINISHED)).scalar_one()
    if new.state in UNFINISHED_STATES and open_tables >= limits.open_tables:
        raise Refused(
            "conflict",
            f"you have {open_tables} unfinished tables: finish or close one first",
            reason="many-tables",
            args={"most": limits.open_tables},
        )
