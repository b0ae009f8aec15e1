"""Guests and accounts, their sessions and tokens. Only this module reads and writes their tables."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Executable, RowMapping, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from turnwright.server.cluster.bus import notification
from turnwright.server.errors import Refused
from turnwright.server.people.credentials import check_password, digest, hash_password, new_id, new_secret
from turnwright.server.people.lookalikes import skeleton
from turnwright.server.people.names import name_key
from turnwright.server.people.token_rights import MANAGE, PLAY
from turnwright.server.storage.expiry import DAY, to_note, unexpired
from turnwright.server.storage.locks import one_at_a_time
from turnwright.server.storage.people_tables import former_names, sessions, tokens, users
from turnwright.server.wire.people import Right

if TYPE_CHECKING:
    from turnwright.server.storage.db import Database

MOST_TOKENS: Final = 20
MOST_SESSIONS: Final = 50
"""Sessions of one person; a new one ends the one that was not used for longest."""
MOST_ASKED: Final = 500
"""Sessions and tokens looked up in one query: databases limit the number of values."""
TOKEN_PREFIX: Final = "twb_"
"""Prefix of a bot token, so that people and scanners recognise a leaked one."""


T = TypeVar("T")


class Visitor(msgspec.Struct, frozen=True):
    """A person who is signed in; guests have no password."""

    id: str
    name: str
    account: bool
    lang: str
    theme: str
    prefs: dict[str, Any]
    email: str
    webhook: str
    email_confirmed: bool = False


class Signed(msgspec.Struct, frozen=True):
    """A person and how they signed in: by a cookie (then ``csrf`` protects every change) or by a token.

    ``session`` is the digest of the cookie, ``token`` the id of the token, ``rights`` what it may do.
    """

    visitor: Visitor
    csrf: str
    session: str
    token: str = ""
    rights: Right = MANAGE


class TokenRow(msgspec.Struct, frozen=True):
    """A bot token without its secret."""

    id: str
    label: str
    created: float
    used: float | None
    rights: Right


class Registry:
    """Guests, accounts, sessions and tokens of one server."""

    def __init__(self, db: Database, session_days: int) -> None:
        self.db = db
        self.lifetime = session_days * DAY
        self.on_ended: Callable[[str], Awaitable[None]] | None = None
        """Called with people whose sessions or tokens have ended here; other processes are told by the bus."""

    async def guest(self, name: str) -> str:
        """Create a guest and return the secret of the session."""

        def work(sql: Connection) -> str:
            refuse_alike(sql, name)
            user = new_id()
            sql.execute(insert(users).values(id=user, name=name, prefs={}, created=time.time()))
            return _new_session(sql, user)

        return await self.db.write(work)

    async def register(self, name: str, password: str, email: str, guest: str | None) -> str:
        """Create an account, from ``guest`` if there is one: the id, and so the seats, stay. Return the session."""
        hashed = await hash_password(password)

        def work(sql: Connection) -> str:
            values = {
                "name": name,
                "name_key": name_key(name),
                "skeleton": skeleton(name),
                "password": hashed,
                "email": email or None,
                "email_confirmed": None,
            }
            if _alike(sql, name, guest or ""):
                raise Refused("name_taken", "another account has this name, or one that looks like it")
            user = guest or new_id()
            if guest is None:
                sql.execute(insert(users).values(id=user, prefs={}, created=time.time(), **values))
            else:
                updated = sql.execute(
                    update(users).where(users.c.id == user, users.c.name_key.is_(None)).values(values)
                )
                if not updated.rowcount:
                    raise Refused("conflict", "you already have an account", reason="has-account")
                sql.execute(delete(sessions).where(sessions.c.user_id == user))
                self._ended(sql, user)
            return _new_session(sql, user)

        try:
            secret = await self.db.write(work)
        except IntegrityError:
            raise Refused("name_taken", "another account has this name, or one that looks like it") from None
        await self._close_connections(guest)
        return secret

    async def refuse_others(self, user: str, names: list[str]) -> None:
        """Refuse names that look like an account's, unless it is that of ``user``."""

        def work(sql: Connection) -> None:
            for name in names:
                refuse_alike(sql, name, user)

        if names:
            await self.db.read(work)

    async def login(self, name: str, password: str) -> str:
        """Return the secret of a new session; a wrong name and a wrong password get the same answer."""

        def find(sql: Connection) -> RowMapping | None:
            wanted = select(users.c.id, users.c.password).where(users.c.name_key == name_key(name))
            return sql.execute(wanted).mappings().first()

        account = await self.db.read(find)
        if not await check_password(password, None if account is None else account["password"]) or account is None:
            raise Refused("bad_password", "wrong name or password")
        user = str(account["id"])
        return await self._write_for(lambda sql: _new_session(sql, user))

    async def logout(self, session: str) -> None:
        """End a session, named by its digest."""

        def work(sql: Connection) -> str | None:
            gone = sql.execute(delete(sessions).where(sessions.c.digest == session).returning(sessions.c.user_id))
            user: str | None = gone.scalar()
            self._ended(sql, user)
            return user

        await self._close_connections(await self.db.write(work))

    async def by_cookie(self, secret: str) -> Signed | None:
        """Return the person with the cookie ``secret``."""
        key, now = digest(secret), time.time()

        def work(sql: Connection) -> tuple[Signed, float] | None:
            joined = select(users, sessions.c.csrf, sessions.c.seen).join(sessions, sessions.c.user_id == users.c.id)
            row = sql.execute(joined.where(sessions.c.digest == key, unexpired(now, self.lifetime))).mappings().first()
            return None if row is None else (Signed(_visitor(row), row["csrf"], key), row["seen"])

        found = await self.db.read(work)
        if found is None:
            return None
        signed, seen = found
        if to_note(now, seen):
            await self._do(update(sessions).where(sessions.c.digest == key).values(seen=now))
        return signed

    async def by_token(self, secret: str) -> Signed | None:
        """Return the person with the bot token ``secret``."""
        key, now = digest(secret), time.time()

        def work(sql: Connection) -> tuple[Signed, float] | None:
            known = (tokens.c.used, tokens.c.id.label("token"), tokens.c.rights)
            joined = select(users, *known).join(tokens, tokens.c.user_id == users.c.id)
            row = sql.execute(joined.where(tokens.c.digest == key)).mappings().first()
            if row is None:
                return None
            return Signed(_visitor(row), "", "", row["token"], row["rights"]), row["used"] or 0.0

        found = await self.db.read(work)
        if found is None:
            return None
        signed, used = found
        if to_note(now, used):
            await self._do(update(tokens).where(tokens.c.digest == key).values(used=now))
        return signed

    async def visitor(self, user: str) -> Visitor | None:
        """Return a person by id."""

        def work(sql: Connection) -> Visitor | None:
            row = sql.execute(select(users).where(users.c.id == user)).mappings().first()
            return None if row is None else _visitor(row)

        return await self.db.read(work)

    async def change(self, user: str, values: dict[str, object]) -> None:
        """Write changed columns of a person's row."""
        if values:
            await self._do(update(users).where(users.c.id == user).values(values))

    async def reset_password(self, name: str, password: str, end_tokens: bool = False) -> bool:
        """Set a new password for an account and end all its sessions; return False if there is no such account."""
        hashed = await hash_password(password)

        def work(sql: Connection) -> str | None:
            user: str | None = sql.execute(select(users.c.id).where(users.c.name_key == name_key(name))).scalar()
            if user is not None:
                sql.execute(update(users).where(users.c.id == user).values(password=hashed))
                for kind in (sessions, tokens) if end_tokens else (sessions,):
                    sql.execute(delete(kind).where(kind.c.user_id == user))
            self._ended(sql, user)
            return user

        user = await self.db.write(work)
        await self._close_connections(user)
        return user is not None

    async def valid(self, credentials: Sequence[str]) -> set[str]:
        """Return which of these sessions and tokens, named as in ``Signed``, are still valid."""
        now = time.time()

        def work(sql: Connection) -> set[str]:
            found: set[str] = set()
            for start in range(0, len(credentials), MOST_ASKED):
                some = credentials[start : start + MOST_ASKED]
                live = sessions.c.digest.in_(some) & unexpired(now, self.lifetime)
                found.update(sql.scalars(select(sessions.c.digest).where(live)))
                found.update(sql.scalars(select(tokens.c.id).where(tokens.c.id.in_(some))))
            return found

        return await self.db.read(work)

    async def signed_out(self, user: str) -> None:
        """Close the connections of ``user``, whose sessions and tokens are gone, in every process."""
        await self.db.write(lambda sql: self._ended(sql, user))
        await self._close_connections(user)

    def _ended(self, sql: Connection, user: str | None) -> None:
        """Notify other processes, when this is committed, that ``user`` has lost a session or token."""
        if user is not None and self.db.settings.postgres:
            sql.execute(notification("", "signed_out", user))

    async def _close_connections(self, user: str | None) -> None:
        if user is not None and self.on_ended is not None:
            await self.on_ended(user)

    async def _write_for(self, work: Callable[[Connection], T]) -> T:
        """Store what belongs to a person; refused if they have deleted their account at this moment."""
        try:
            return await self.db.write(work)
        except IntegrityError:
            raise Refused("not_signed_in", "this account no longer exists") from None

    async def _do(self, statement: Executable) -> None:
        def work(sql: Connection) -> None:
            sql.execute(statement)

        await self.db.write(work)

    # Tokens.

    async def new_token(self, user: str, label: str, rights: Right = PLAY, made_with: str = "") -> tuple[TokenRow, str]:
        """Return a new token of ``user`` and its secret, which is shown only once.

        ``made_with`` is the token that asks for it, if any: when that one ends, so does the new one.
        """
        secret = f"{TOKEN_PREFIX}{new_secret()}"
        row = TokenRow(new_id(), label, time.time(), None, rights)

        def work(sql: Connection) -> None:
            one_at_a_time(sql, f"tokens of {user}")
            if len(sql.execute(select(tokens.c.id).where(tokens.c.user_id == user)).all()) >= MOST_TOKENS:
                raise Refused(
                    "conflict",
                    f"{MOST_TOKENS} tokens are enough: delete one first",
                    reason="tokens",
                    args={"most": MOST_TOKENS},
                )
            known = {"id": row.id, "user_id": user, "label": label, "created": row.created, "rights": rights}
            sql.execute(insert(tokens).values(digest=digest(secret), made_with=made_with or None, **known))

        await self._write_for(work)
        return row, secret

    async def tokens_of(self, user: str) -> list[TokenRow]:
        """Return the tokens of ``user``, oldest first."""

        def work(sql: Connection) -> list[TokenRow]:
            rows = sql.execute(select(tokens).where(tokens.c.user_id == user).order_by(tokens.c.created)).mappings()
            return [TokenRow(row["id"], row["label"], row["created"], row["used"], row["rights"]) for row in rows]

        return await self.db.read(work)

    async def delete_token(self, user: str, id: str | None = None) -> bool:
        """Revoke a token and all that were made with it, or all tokens of ``user``; return False if there was none."""

        def work(sql: Connection) -> bool:
            one_at_a_time(sql, f"tokens of {user}")
            wanted = tokens.c.user_id == user
            if id is not None:
                wanted &= tokens.c.id.in_(_made_with(sql, user, id))
            gone = bool(sql.execute(delete(tokens).where(wanted)).rowcount)
            self._ended(sql, user if gone else None)
            return gone

        gone = await self.db.write(work)
        await self._close_connections(user if gone else None)
        return gone


def _made_with(sql: Connection, user: str, id: str) -> set[str]:
    """Return a token and all that were made with it, or with one of those."""
    makers = sql.execute(select(tokens.c.id, tokens.c.made_with).where(tokens.c.user_id == user)).all()
    found, more = {id}, True
    while more:
        made = {each for each, maker in makers if maker in found}
        more = not made <= found
        found |= made
    return found


def _alike(sql: Connection, name: str, but: str) -> bool:
    """Tell whether an account other than ``but`` has this name or one that looks like it, or had it not long ago."""
    key, likeness, now = name_key(name), skeleton(name), time.time()
    same = or_(users.c.name_key == key, users.c.skeleton == likeness)
    had = or_(former_names.c.name_key == key, former_names.c.skeleton == likeness) & (former_names.c.until > now)
    taken = sql.execute(select(users.c.id).where(same, users.c.id != but)).first()
    reserved = sql.execute(select(former_names.c.id).where(had, former_names.c.user_id != but)).first()
    return taken is not None or reserved is not None


def refuse_alike(sql: Connection, name: str, but: str = "") -> None:
    """Refuse a name that looks like that of an account other than ``but``, or like a reserved one."""
    if _alike(sql, name, but):
        raise Refused(
            "name_taken",
            "an account has this name, or one that looks like it: sign in, or choose another one",
            reason="name-account",
        )


def _new_session(sql: Connection, user: str) -> str:
    """Store a session of ``user`` and return its secret; if they have too many, the least used ones end."""
    one_at_a_time(sql, f"sessions of {user}")
    latest = select(sessions.c.digest).where(sessions.c.user_id == user)
    kept = list(sql.scalars(latest.order_by(sessions.c.seen.desc()).limit(MOST_SESSIONS - 1)))
    sql.execute(delete(sessions).where(sessions.c.user_id == user, sessions.c.digest.not_in(kept)))
    secret, now = new_secret(), time.time()
    values = {"digest": digest(secret), "user_id": user, "csrf": new_secret(), "created": now, "seen": now}
    sql.execute(insert(sessions).values(values))
    return secret


def _visitor(row: RowMapping) -> Visitor:
    return Visitor(
        row["id"],
        row["name"],
        row["password"] is not None,
        row["lang"],
        row["theme"],
        dict(row["prefs"] or {}),
        row["email"] or "",
        row["webhook"] or "",
        row["email_confirmed"] is not None,
    )
