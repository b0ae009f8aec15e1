"""A database in which people and tables are as old as a test says, and a clock that stands still."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import insert, select

from turnwright.core.game import find
from turnwright.core.journal import CHOICE, Entry
from turnwright.server.config import Settings
from turnwright.server.people.credentials import new_id
from turnwright.server.storage.db import Database, chat
from turnwright.server.storage.people_tables import mail_links, metadata, sessions, tokens, users
from turnwright.server.storage.purges import Counts, Purge
from turnwright.server.storage.store import Store
from turnwright.server.storage.table_rows import Seating, Written
from turnwright.server.tables import opening
from turnwright.server.tables.service import Person

NOW = 2_000_000_000.0
DAY = 86_400.0


def ago(days: float) -> float:
    """Return the moment a number of days before NOW."""
    return NOW - days * DAY


class Aged:
    """The database."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.purge = Purge(db, lambda: NOW)

    def put(self, table: Any, **values: Any) -> None:
        """Insert a row."""
        self.db.write_here(lambda sql: sql.execute(insert(table).values(values)))

    def person(self, made: float = 400, seen: float | None = None, account: bool = False) -> str:
        """Return somebody created a number of days ago; ``seen``: with a session that was used that many days ago."""
        id = new_id()
        known = {"name_key": id, "skeleton": id, "password": "hash"} if account else {}
        self.put(users, id=id, name=f"P{id[:6]}", prefs={}, created=ago(made), **known)
        if seen is not None:
            self.session(id, seen)
        return id

    def account(self) -> str:
        """Return an account that nobody has used for years."""
        return self.person(account=True)

    def session(self, user: str, seen: float) -> None:
        """Sign somebody in."""
        self.put(sessions, digest=new_id(), user_id=user, csrf="", created=ago(seen), seen=ago(seen))

    def token(self, user: str, made: float, used: float | None = None) -> None:
        """Give somebody a token."""
        times = {"created": ago(made), "used": None if used is None else ago(used)}
        self.put(tokens, id=new_id(), digest=new_id(), user_id=user, label="bot", **times)

    def link(self, user: str, made: float) -> None:
        """Mail somebody a link."""
        mail = {"email": "a@example.org", "mailbox": "a@example.org"}
        self.put(mail_links, digest=new_id(), user_id=user, created=ago(made), used=False, **mail)

    def table(self, state: str, days: float, *people: str, owner: str = "", lines: int = 3, **more: Any) -> str:
        """Return a table of Small World, last changed a number of days ago, with ``people`` and bots in its seats."""
        bots = [Seating(kind="bot", name=f"Bot {n}", bot="greedy") for n in range(max(0, 2 - len(people)))]
        held = [Seating(kind="person", user_id=user, name=f"P{user[:6]}") for user in people]
        seating = more.pop("seating", (*held, *bots))
        opener = Person(owner or (people[0] if people else "nobody"), "")
        game = find("small_world")
        meta = opening.new_meta(game, opener, opening.checked_options(game, 2, {}), seating)
        asked = {"seq": lines, "ply": lines, "asked": 0 if state == "running" else None}
        meta = msgspec.structs.replace(meta, state=state, changed=ago(days), **{**asked, **more})
        written = [Written(Entry(seq, 0, CHOICE, "pick 1"), opener.id, "", ago(days)) for seq in range(lines)]
        asyncio.run(Store(self.db).create(meta, written))
        self.said(meta.id, days)
        return meta.id

    def said(self, table: str, days: float, user: str = "") -> None:
        """Add a line to the chat: by a person, or of the table itself."""
        self.put(chat, table_id=table, user_id=user, name="", text="hello", at=ago(days))

    def ids(self, table: Any) -> set[str]:
        """Return what a table holds, by its first column."""
        key = next(iter(table.columns))
        return self.db.read_here(lambda sql: set(sql.scalars(select(key))))

    def everything(self) -> dict[str, list[Any]]:
        """Return all rows there are."""
        return self.db.read_here(
            lambda sql: {
                str(table.name): sorted(map(repr, sql.execute(select(table)))) for table in metadata.sorted_tables
            }
        )

    def run(self) -> Counts:
        """Delete what is old."""
        return asyncio.run(self.purge.run())

    def count(self) -> Counts:
        """Count what is old."""
        return asyncio.run(self.purge.count())


@contextmanager
def aged(home: Settings) -> Iterator[Aged]:
    """Open an empty database."""
    db = Database(home)
    db.open_here()
    try:
        yield Aged(db)
    finally:
        db.close_here()


def where(home: Settings) -> list[str]:
    """Return the arguments that name a database to a command."""
    return ["--database-url", home.database_url] if home.postgres else ["--data", str(home.data)]
