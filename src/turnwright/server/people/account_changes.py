"""Accounts that get another name, or are deleted; their old names are reserved for a time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from turnwright.server.errors import Refused
from turnwright.server.people.credentials import check_password, new_id
from turnwright.server.people.lookalikes import skeleton
from turnwright.server.people.names import name_key
from turnwright.server.people.registry import refuse_alike
from turnwright.server.storage.expiry import DAY, SKEW
from turnwright.server.storage.people_tables import former_names, users

if TYPE_CHECKING:
    from turnwright.server.people.registry import Registry

RENAMING_DAYS: Final = 30
"""Days between two changes of a name."""
RESERVED_DAYS: Final = 180
"""Days for which nobody else can take the old name, or one that looks like it."""


class Accounts:
    """What happens to whole accounts."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.db = registry.db

    async def check(self, user: str, password: str) -> None:
        """Refuse a wrong password of ``user``."""
        wanted = select(users.c.password).where(users.c.id == user)
        stored = await self.db.read(lambda sql: sql.execute(wanted).scalar())
        if not await check_password(password, stored):
            raise Refused("bad_password", "wrong password", reason="wrong-password")

    async def rename(self, user: str, name: str) -> None:
        """Give an account another name, under the rules for new ones; not too often."""
        now = time.time()

        def work(sql: Connection) -> None:
            account = _account(sql, user)
            if account["renamed"] is not None and -SKEW < now - account["renamed"] < RENAMING_DAYS * DAY:
                days = {"days": float(RENAMING_DAYS)}
                raise Refused("conflict", f"a name may change every {RENAMING_DAYS} days", reason="renamed", args=days)
            refuse_alike(sql, name, user)
            _reserve(sql, account, now)
            values = {"name": name, "name_key": name_key(name), "skeleton": skeleton(name), "renamed": now}
            sql.execute(update(users).where(users.c.id == user).values(values))

        try:
            await self.db.write(work)
        except IntegrityError:
            raise Refused("name_taken", "another account has this name, or one that looks like it") from None

    async def delete(self, user: str) -> None:
        """Delete an account with its sessions, tokens, links and addresses; its name stays reserved for a time."""

        def work(sql: Connection) -> None:
            _reserve(sql, _account(sql, user), time.time())
            sql.execute(delete(users).where(users.c.id == user))

        await self.db.write(work)
        await self.registry.signed_out(user)


def _account(sql: Connection, user: str) -> RowMapping:
    found = sql.execute(select(users).where(users.c.id == user, users.c.password.is_not(None))).mappings().first()
    if found is None:
        raise Refused("not_found", "there is no such account")
    return found


def _reserve(sql: Connection, account: RowMapping, now: float) -> None:
    """Keep the present name of an account from everybody else."""
    name, until = account["name"], now + RESERVED_DAYS * DAY
    values = {"id": new_id(), "user_id": account["id"], "name_key": name_key(name), "skeleton": skeleton(name)}
    sql.execute(insert(former_names).values(**values, until=until))
