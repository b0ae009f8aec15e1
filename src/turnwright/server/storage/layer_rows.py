"""SQL about static layers, and the secret that makes their keys unpredictable."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from turnwright.server.storage.db import Database, statics
from turnwright.server.storage.server_secrets import server_secret
from turnwright.server.wire.play import StaticLayer

LAYER_KEYS: Final = "layer keys"


class LayerRows:
    """Reads and writes static layers."""

    def __init__(self, db: Database) -> None:
        self.db = db

    async def secret(self) -> bytes:
        """Return the secret that makes the keys of this database unpredictable."""
        return await server_secret(self.db, LAYER_KEYS)

    async def keep(self, layers: dict[str, StaticLayer]) -> None:
        """Store layers, so that every process can serve their keys."""

        def missing(sql: Connection) -> list[dict[str, str]]:
            known = set(sql.scalars(select(statics.c.key).where(statics.c.key.in_(layers))))
            return [{"key": k, "defs": v.defs, "static": v.static} for k, v in layers.items() if k not in known]

        def work(sql: Connection) -> None:
            if rows := missing(sql):
                sql.execute(insert(statics), rows)

        if not await self.db.read(missing):
            return
        try:
            await self.db.write(work)
        except IntegrityError:
            await self.db.write(work)  # another process drew the same at the same time

    async def get(self, key: str) -> StaticLayer | None:
        """Return a layer."""
        wanted = select(statics.c.defs, statics.c.static).where(statics.c.key == key)

        def work(sql: Connection) -> StaticLayer | None:
            row = sql.execute(wanted).first()
            return None if row is None else StaticLayer(defs=row.defs, static=row.static)

        return await self.db.read(work)
