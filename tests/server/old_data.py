"""A database with much that is old beside what people play, and an operator's command that deletes it."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any

from sqlalchemy import Connection, func, insert, select

from tests.server.aged import where
from tests.server.test_purges import orphans
from tests.server.visitors import environment
from turnwright.server.config import Settings
from turnwright.server.people.credentials import new_id
from turnwright.server.storage.db import Database, chat, journal, seats, tables
from turnwright.server.storage.people_tables import sessions, users

TABLES = 60
LINES = 500
"""Journal lines of each old table, so that many writes are needed to delete them."""
OLD = 1.0
"""When all of it was last used: in 1970."""


class OldData:
    """Guests, sessions and tables that nobody has used for years."""

    def __init__(self, home: Settings, number: int = TABLES) -> None:
        self.home = home
        self.ids = [new_id() for _ in range(number)]
        db = Database(home)
        with db.engine.begin() as sql:
            like = dict(sql.execute(select(tables)).mappings().first() or {})
            self._fill(sql, like)
        db.close_here()

    def _fill(self, sql: Connection, like: dict[str, Any]) -> None:
        """Add old rows; tables are like one that is there."""
        never = {"state": "abandoned", "changed": OLD, "created": OLD, "due": None, "seq": LINES, "rematch": None}
        sql.execute(insert(tables), [{**like, **never, "id": id, "owner": id} for id in self.ids])
        seat = {"seat": 0, "kind": "person", "name": "Old", "resigned": False, "orders": {}, "former": []}
        sql.execute(insert(seats), [{**seat, "table_id": id, "user_id": id, "unconfirmed": False} for id in self.ids])
        line = {"seat": 0, "kind": "choice", "choice": "pass", "to": 0, "by": "", "key": "", "at": OLD}
        for id in self.ids:
            sql.execute(insert(journal), [{**line, "table_id": id, "seq": seq} for seq in range(LINES)])
        sql.execute(
            insert(chat), [{"table_id": id, "user_id": id, "name": "", "text": "x", "at": OLD} for id in self.ids]
        )
        sql.execute(insert(users), [{"id": id, "name": "Old", "prefs": {}, "created": OLD} for id in self.ids])
        session = {"csrf": "", "created": OLD, "seen": OLD}
        sql.execute(insert(sessions), [{**session, "digest": id, "user_id": id} for id in self.ids])

    def left(self) -> int:
        """Return how many of the old tables are still there."""
        there = select(func.count()).select_from(tables).where(tables.c.id.in_(self.ids))
        return int(self._ask(lambda sql: sql.execute(there).scalar_one()))

    def check_whole(self) -> None:
        """Check that what is left of the old tables is whole, and that nothing points at what is gone."""
        kept = select(tables.c.id, func.count(journal.c.seq)).join(journal).where(tables.c.id.in_(self.ids))
        lines = self._ask(lambda sql: [number for _id, number in sql.execute(kept.group_by(tables.c.id))])
        assert [LINES] * self.left() == lines
        assert [] == self._ask(orphans)

    def check_half(self) -> None:
        """Check that some of it was deleted and some was not, and that the rest is whole."""
        assert 0 < self.left() < len(self.ids)
        self.check_whole()

    def check_gone(self) -> None:
        """Check that nothing of it is left, and that it was deleted completely."""
        for column in (
            tables.c.id,
            seats.c.table_id,
            journal.c.table_id,
            chat.c.table_id,
            users.c.id,
            sessions.c.digest,
        ):
            found = select(column).where(column.in_(self.ids)).limit(1)
            assert self._ask(lambda sql, found=found: sql.execute(found).first()) is None
        assert [] == self._ask(orphans)

    def _ask(self, question: Any) -> Any:
        db = Database(self.home)
        with db.engine.connect() as sql:
            found = question(sql)
        db.engine.dispose()
        return found

    def purge(self) -> subprocess.Popen[str]:
        """Start the command that deletes what is old."""
        command = [sys.executable, "-m", "turnwright.cli", "admin", "purge", *where(self.home)]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment())

    def half_purged(self) -> subprocess.Popen[str]:
        """Start the command, and return when it has deleted some tables, but not all."""
        before, purge = self.left(), self.purge()
        while self.left() == before and purge.poll() is None:
            time.sleep(0.01)
        assert self.left() > 0, "the purge was over before anything could go wrong"
        return purge

    def purged(self) -> None:
        """Run the command to its end, and check that nothing is left."""
        purge = self.purge()
        assert "deleted" in purge.communicate()[0]
        assert 0 == purge.returncode
        self.check_gone()
