"""Secrets of a database, from which its servers compute what only they can know."""

from __future__ import annotations

import contextlib
import secrets
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from turnwright.server.storage.db import Database, server_secrets

SECRET_BYTES: Final = 32


async def server_secret(db: Database, name: str) -> bytes:
    """Return the secret of this database that is kept under ``name``; the first process makes one."""

    def known(sql: Connection) -> str | None:
        return sql.scalar(select(server_secrets.c.value).where(server_secrets.c.name == name))

    def make(sql: Connection) -> None:
        sql.execute(insert(server_secrets).values(name=name, value=secrets.token_hex(SECRET_BYTES)))

    found = await db.read(known)
    if found is None:
        with contextlib.suppress(IntegrityError):  # another process was faster
            await db.write(make)
        found = await db.read(known)
    assert found is not None
    return bytes.fromhex(found)
