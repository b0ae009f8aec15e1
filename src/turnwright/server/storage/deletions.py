"""Tables that are deleted: by their owner, or because they are old."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, exists, or_, select, update

from turnwright.server.storage.db import Database, tables
from turnwright.server.storage.people_tables import users
from turnwright.server.storage.store import Conflict
from turnwright.server.storage.table_rows import Meta

NOBODY: Final = ""
"""The owner of a game that its owner has deleted, and that stays for the others who played it."""


async def delete_owned(db: Database, meta: Meta, others: Collection[str]) -> bool:
    """Delete a table for its owner; return True if it stays, because one of the ``others`` who took part still exists.

    Then it counts for nobody, and nobody can be invited to it any more.
    """
    links = await db.read(lambda sql: linked(sql, [meta.id]))

    def work(sql: Connection) -> bool:
        as_read = select(tables.c.id).where(tables.c.id == meta.id, tables.c.rev == meta.rev)
        if sql.execute(as_read.with_for_update()).first() is None:
            raise Conflict
        if sql.execute(select(exists().where(users.c.id.in_(others)))).scalar_one():
            values = {"owner": NOBODY, "invite": None, "rev": meta.rev + 1}
            sql.execute(update(tables).where(tables.c.id == meta.id).values(values))
            return True
        unlink(sql, links, [meta.id])
        sql.execute(delete(tables).where(tables.c.id == meta.id))
        return False

    return await db.write(work)


def linked(sql: Connection, keys: list[str]) -> list[str]:
    """Return the tables that refer to one of the tables ``keys`` as their rematch or as the source of their copy."""
    return list(sql.scalars(select(tables.c.id).where(or_(tables.c.rematch.in_(keys), tables.c.copied_from.in_(keys)))))


def unlink(sql: Connection, links: list[str], go: list[str]) -> None:
    """Remove references to tables that are deleted from the tables ``links``: a rematch can be requested again."""
    for column in (tables.c.rematch, tables.c.copied_from):
        named = update(tables).where(tables.c.id.in_(links), column.in_(go))
        sql.execute(named.values({column: None, tables.c.rev: tables.c.rev + 1}))
