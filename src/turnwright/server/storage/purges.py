"""Deletes what ``purge_rules.py`` says: periodically by the server, or when the operator asks for it.

Rows are found by reads, which delay nobody, and deleted in short writes, each of which checks the condition again.
On PostgreSQL no two processes delete at the same time: the second one gives up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from sqlalchemy import Connection, delete, func, select, text

from turnwright.server.errors import Refused
from turnwright.server.logs import trouble
from turnwright.server.steady import steady
from turnwright.server.storage.db import Database, tables
from turnwright.server.storage.deletions import linked, unlink
from turnwright.server.storage.purge_rules import Rule, rules
from turnwright.server.tasks import Tasks

log = logging.getLogger(__name__)

LOCK: Final = 0x7458
"""The PostgreSQL advisory lock that a transaction holds while it deletes."""
MOST: Final = 5_000
"""How many rows are selected at a time."""
LINES: Final = 2_000
"""How much one write deletes, in journal lines; a table is always deleted as a whole."""
PAUSE: Final = 0.05
"""Seconds between two writes, so that players are not delayed."""

Counts = dict[str, int]
"""How many rows of each rule; rows that belong to them (seats, journals, chat, tokens) are not counted."""


class Purge:
    """Counts or deletes old data."""

    def __init__(self, db: Database, clock: Callable[[], float]) -> None:
        self.db = db
        self.clock = clock

    async def count(self) -> Counts:
        """Return how many rows would be deleted, and change nothing."""
        found = rules(self.db.settings, self.clock())

        def work(sql: Connection) -> Counts:
            totals = [select(func.count()).select_from(rule.table).where(rule.goes) for rule in found]
            return {rule.what: sql.execute(total).scalar_one() for rule, total in zip(found, totals, strict=True)}

        return await self.db.read(work)

    async def run(self) -> Counts:
        """Delete old data and return how many rows; refused while another process does the same."""
        return {rule.what: await self._delete_all(rule) for rule in rules(self.db.settings, self.clock())}

    async def _delete_all(self, rule: Rule) -> int:
        wanted = select(rule.key, rule.weight).where(rule.goes).order_by(rule.key).limit(MOST)
        deleted, more = 0, True
        while more:
            found = await self.db.read(lambda sql: [(str(key), int(weight)) for key, weight in sql.execute(wanted)])
            for keys in _batches(found):
                deleted += await self._delete(rule, keys)
                await asyncio.sleep(PAUSE)
            more = len(found) == MOST
        return deleted

    async def _delete(self, rule: Rule, keys: list[str]) -> int:
        """Delete those of the rows ``keys`` that still match, in one transaction."""
        links = await self.db.read(lambda sql: linked(sql, keys)) if rule.table is tables else []

        def work(sql: Connection) -> int:
            self._lock(sql)
            go = list(sql.scalars(select(rule.key).where(rule.key.in_(keys), rule.goes).with_for_update()))
            unlink(sql, links, go)
            return sql.execute(delete(rule.table).where(rule.key.in_(go))).rowcount

        return await self.db.write(work)

    def _lock(self, sql: Connection) -> None:
        if self.db.settings.postgres and not sql.execute(text(f"SELECT pg_try_advisory_xact_lock({LOCK})")).scalar():
            raise Refused("busy", "another process is deleting old data: try again later")


class Purges:
    """Deletes old data periodically while the server runs."""

    first = 600.0
    """Seconds from the start to the first run: a machine's clock may be wrong at first."""
    every = 3_600.0

    def __init__(self, db: Database) -> None:
        self.purge = Purge(db, steady.at_most)  # a clock that is set forward makes nothing old
        self._tasks = Tasks()

    def open(self) -> None:
        """Start."""
        self._tasks.begin(self._keep_going())

    async def close(self) -> None:
        """Stop deleting."""
        await self._tasks.close()

    async def _keep_going(self) -> None:
        await asyncio.sleep(self.first)
        while True:
            await self._try()
            await asyncio.sleep(self.every)

    async def _try(self) -> None:
        try:
            counts = await self.purge.run()
            if any(counts.values()):
                log.info("deleted old data: %s", told(counts))
        except Refused:
            pass  # another process is doing it, or the database does not answer, which is already logged
        except Exception as problem:
            trouble(log, "deleting old data", problem=problem)


def told(counts: Counts) -> str:
    """Return counts in words."""
    return ", ".join([f"{what} {number}" for what, number in counts.items()])


def _batches(found: Sequence[tuple[str, int]]) -> Iterator[list[str]]:
    """Divide rows, each a key and its weight, into batches for single writes."""
    batch: list[str] = []
    total = 0
    for key, weight in found:
        if batch and total + weight > LINES:
            yield batch
            batch, total = [], 0
        batch.append(key)
        total += weight
    if batch:
        yield batch
