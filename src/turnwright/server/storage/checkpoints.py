"""Checkpoints of SQLite: the write-ahead log is copied into the database in the background, not in a choice's commit.

A long read (a backup) keeps the log from being copied, so it grows. Copying a large log takes a good part of a second;
left to SQLite, the first commit after the read would do it while everyone waits.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from turnwright.server.logs import trouble

log = logging.getLogger(__name__)

EVERY: Final = 200
"""Writes between two checkpoints."""
LARGE: Final = 4_000
"""If the log has more pages than this, it should be restarted from the beginning."""
FEW: Final = 500
"""Pages that the writer may copy itself, so that nothing is written meanwhile and the log can be restarted."""


class Copied(NamedTuple):
    """How many pages the log has, and how many of them have been copied to the database."""

    pages: int
    copied: int


class Checkpoints:
    """Counts writes and copies the log, in its own thread."""

    def __init__(self, engine: Engine, writer: ThreadPoolExecutor) -> None:
        self.engine = engine
        self._writer = writer
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="database-checkpoint")
        self._writes = 0

    def wrote(self, writes: int) -> None:
        """Count ``writes`` that have been committed; called by the writer."""
        self._writes += writes
        if self._writes >= EVERY:
            self._writes = 0
            self._thread.submit(self._run)

    def close(self) -> None:
        """Wait for a running checkpoint to end."""
        self._thread.shutdown()

    def _run(self) -> None:
        try:
            before, now = -1, self.copy()
            while now.pages - now.copied > FEW and now.copied > before:
                before, now = now.copied, self.copy()
            if now.pages > LARGE and now.pages - now.copied <= FEW:
                with contextlib.suppress(RuntimeError):  # the writer has ended, and so will the log
                    self._writer.submit(self.copy)
        except (DBAPIError, sqlite3.Error) as problem:
            trouble(log, "the write-ahead log cannot be copied into the database: %s", problem)

    def copy(self) -> Copied:
        """Copy what no reader still needs in its old state; nobody waits for this."""
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
            _busy, pages, copied = cursor.fetchall()[0]
            return Copied(pages, copied)
        finally:
            connection.close()
