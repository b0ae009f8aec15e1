"""How much one person may store, counted in the transaction that stores more."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, func, select

from turnwright.server.config import Limits
from turnwright.server.errors import Refused
from turnwright.server.storage.db import tables
from turnwright.server.storage.locks import one_at_a_time
from turnwright.server.storage.table_rows import Meta

UNFINISHED_STATES: Final = ("open", "running")
UNFINISHED: Final = tables.c.state.in_(UNFINISHED_STATES)


def check_room(sql: Connection, new: Meta) -> None:
    """Refuse a new table if its owner has too many; until the transaction ends, nothing else of theirs is added."""
    one_at_a_time(sql, f"stored by {new.owner}")
    limits = limits_of(sql)
    open_tables = sql.execute(select(func.count()).where(tables.c.owner == new.owner, UNFINISHED)).scalar_one()
    if new.state in UNFINISHED_STATES and open_tables >= limits.open_tables:
        raise Refused(
            "conflict",
            f"you have {open_tables} unfinished tables: finish or close one first",
            reason="many-tables",
            args={"most": limits.open_tables},
        )


def limits_of(sql: Connection) -> Limits:
    """Return the limits of the server that uses this connection."""
    options: dict[str, Any] = dict(sql.get_execution_options())
    limits: Limits = options["limits"]
    return limits
