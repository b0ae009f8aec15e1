"""What a database error means for the client: try again later, or an internal error."""

from __future__ import annotations

import logging
import sqlite3
from typing import Final, NamedTuple

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from turnwright.server.errors import Refused
from turnwright.server.logs import trouble

log = logging.getLogger(__name__)


class Outage(NamedTuple):
    """A way in which the database can fail, and after how many seconds to try again."""

    reason: str
    words: str
    retry_after: float


NO_ANSWER: Final = Outage(reason="no-answer", words="the database does not answer: try again", retry_after=5.0)
BUSY: Final = Outage(reason="database-busy", words="the database is busy: try again", retry_after=1.0)
DISK_FULL: Final = Outage(
    reason="disk-full", words="the server has no space left to store anything: try again later", retry_after=60.0
)

_SQLITE: Final = {
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_IOERR: NO_ANSWER,
    sqlite3.SQLITE_CANTOPEN: NO_ANSWER,
    sqlite3.SQLITE_PROTOCOL: BUSY,
}
_POSTGRES: Final = {"40001": BUSY, "40P01": BUSY, "55P03": BUSY, "53300": BUSY, "53100": DISK_FULL}
"""By SQLSTATE: serialization failure, deadlock, no lock, too many connections, disk full."""
_GAVE_WAY: Final = frozenset({"40001", "40P01"})


class Unavailable(Refused):
    """The database cannot do this now, through no fault of the client.

    If a connection is lost during a commit, nobody can tell whether it was stored, so the message promises neither.
    ``gave_way``: another transaction went first, and trying again at once is likely to work.
    """

    def __init__(self, outage: Outage, gave_way: bool = False) -> None:
        super().__init__("unavailable", outage.words, retry_after=outage.retry_after, reason=outage.reason)
        self.outage = outage
        self.gave_way = gave_way


def meaning(problem: DBAPIError | PoolTimeout, writing: bool) -> Unavailable | None:
    """Return what to answer for ``problem``, and log it; None if it is a mistake in our own code."""
    if isinstance(problem, PoolTimeout):
        found: Unavailable | None = Unavailable(BUSY)
    elif isinstance(problem.orig, sqlite3.Error):
        found = _of_sqlite(problem.orig, writing)
    else:
        found = _of_postgres(problem)
    if found is not None and not found.gave_way:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        trouble(log, f"{found} (%s)", first_line(cause))
    return found


def _of_sqlite(error: sqlite3.Error, writing: bool) -> Unavailable | None:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code == sqlite3.SQLITE_READONLY and writing:
        return Unavailable(NO_ANSWER)
    return Unavailable(_SQLITE[code]) if code in _SQLITE else None


def _of_postgres(problem: DBAPIError) -> Unavailable | None:
    state = getattr(problem.orig, "sqlstate", None) or ""
    if state in _POSTGRES:
        return Unavailable(_POSTGRES[state], gave_way=state in _GAVE_WAY)
    lost = isinstance(problem, OperationalError | InterfaceError) or problem.connection_invalidated
    return Unavailable(NO_ANSWER) if lost else None


def first_line(problem: BaseException | None) -> str:
    """Return the first line of an error."""
    return next(iter(str(problem).splitlines()), type(problem).__name__)
