"""All SQL about tables. The journal's primary key is the lock: the second writer gets ``Conflict`` and reads again."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    and_,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from turnwright.core.journal import Entry
from turnwright.server.errors import Refused
from turnwright.server.storage.db import Database, chat, journal, leases, seats, tables
from turnwright.server.storage.expiry import lease_runs
from turnwright.server.storage.play_rows import PLAYED, add_lines, update_played
from turnwright.server.storage.quotas import Quota, Usage, check_table, quota_of, usage_of
from turnwright.server.storage.table_rows import Meta, Seating, Written
from turnwright.server.wire.play import ChatLine, Words

T = TypeVar("T")

CHAT_LINES = 200
"""How many chat lines of a table are kept: those that can be shown."""
_CHAT = {"table_id": "table", "user_id": "user", "name": "name", "text": "text", "at": "at", "message": "message"}
"""The columns of the chat and their names on the wire."""


class Conflict(Exception):
    """Another process has written to the table since it was read."""


for _kind in (Meta, ChatLine):
    # Fields of a class are resolved when it is first decoded, and msgspec 0.22 crashes if two threads do that at once.
    msgspec.json.Decoder(_kind)

_COLUMNS = tuple([name for name in Meta.__struct_fields__ if name != "seating"])
_PLAYED = frozenset(PLAYED)


class Store:
    """Reads and writes tables; every method is one transaction."""

    def __init__(self, db: Database) -> None:
        self.db = db

    # One table.

    async def create(self, meta: Meta, written: list[Written]) -> None:
        """Store a new table and the start of its journal; refused if its owner has no room for it."""

        def work(sql: Connection) -> None:
            _create(sql, meta)
            add_lines(sql, meta.id, written)

        await self.db.write(work)

    async def meta(self, id: str) -> Meta | None:
        """Return a table without its journal."""
        return await self.db.read(lambda sql: _meta(sql, id))

    async def closed(self, id: str) -> bool:
        """Tell whether a table was closed before its game began, or is gone."""
        meta = await self.meta(id)
        return meta is None or meta.state == "closed"

    async def load(self, id: str, since: int = 0) -> tuple[Meta, list[Written]] | None:
        """Return a table and its journal from ``since`` on, as of one moment."""

        def work(sql: Connection) -> tuple[Meta, list[Written]] | None:
            meta = _meta(sql, id)
            return None if meta is None else (meta, _entries(sql, id, since, meta.seq))

        return await self.db.read(work)

    async def save(
        self, old: Meta, new: Meta, written: list[Written], told: Sequence[Words] = (), beside: Meta | None = None
    ) -> tuple[Meta, list[ChatLine]]:
        """Write what changed since ``old`` was read, new entries, and the chat lines ``told``.

        ``beside`` is a new table that is stored along with it. On a Conflict nothing is written.
        """
        new = msgspec.structs.replace(new, rev=old.rev + 1, changed=time.time())

        def work(sql: Connection) -> list[ChatLine]:
            add_lines(sql, new.id, written)
            _change(sql, old, new)
            if beside is not None:
                _create(sql, beside)
            return [_say(sql, ChatLine(table=new.id, at=new.changed, message=words)) for words in told]

        return new, await self._write(work)

    async def rewrite(self, old: Meta, new: Meta, written: list[Written]) -> Meta:
        """Replace options and journal by those that a newer version of the game converted them to."""
        new = msgspec.structs.replace(new, rev=old.rev + 1)

        def work(sql: Connection) -> None:
            values = {"version": new.version, "options": new.options, "seq": new.seq, "rev": new.rev}
            updated = sql.execute(update(tables).where(tables.c.id == new.id, tables.c.rev == old.rev).values(values))
            if updated.rowcount != 1:
                raise Conflict
            sql.execute(delete(journal).where(journal.c.table_id == new.id))
            add_lines(sql, new.id, written)

        await self.db.write(work)
        return new

    async def _write(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self.db.write(work)
        except IntegrityError:
            raise Conflict from None

    # Many tables.

    async def listed(
        self,
        user: str | None,
        scope: str,
        game: str = "",
        limit: int = 50,
        before: float | None = None,
        own: bool = False,
    ) -> list[Meta]:
        """Return tables of a scope, latest change first; ``own`` leaves out those that ``user`` took no part in."""
        wanted = select(tables).where(_in_scope(user, scope)).order_by(tables.c.changed.desc()).limit(limit)
        if own:
            wanted = wanted.where(or_(tables.c.owner == (user or "-"), exists().where(_sat(user))))
        if game:
            wanted = wanted.where(tables.c.game == game)
        if before is not None:
            wanted = wanted.where(tables.c.changed < before)
        return await self.db.read(lambda sql: _metas(sql, wanted))

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Return running tables where the server must act by ``now`` and no process does.

        Tables with bots alone continue when someone looks at them, games of the greatest length not at all.
        """
        going_on = and_(tables.c.state == "running", tables.c.ply < self.db.settings.limits.plies)
        held = exists().where(leases.c.table_id == tables.c.id, lease_runs(time.time(), self.db.settings.lease_seconds))
        people = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "person")
        wanted = select(tables.c.id).where(going_on, tables.c.due <= now, ~held, people)
        return await self.db.read(lambda sql: list(sql.scalars(wanted.order_by(tables.c.due).limit(limit))))

    async def rename(self, user: str, renamed: Callable[[Meta], Meta]) -> list[str]:
        """Apply ``renamed`` to all tables where ``user`` has a seat or asks for one; return their ids."""
        sits = exists().where(seats.c.table_id == tables.c.id, seats.c.user_id == user, seats.c.kind == "person")
        asks = and_(tables.c.state == "running", tables.c.handover["by"].as_string() == user)

        def work(sql: Connection) -> list[str]:
            metas = _metas(sql, select(tables).where(or_(sits, asks)).with_for_update())
            for meta in metas:
                _change(sql, meta, msgspec.structs.replace(renamed(meta), rev=meta.rev + 1))
            return sorted([meta.id for meta in metas])

        return await self.db.write(work)

    async def unfinished(self, user: str) -> list[Meta]:
        """Return the unfinished tables that ``user`` owns or has a seat at."""
        wanted = select(tables).where(_part_of(user), tables.c.state.in_(("open", "running")))
        return await self.db.read(lambda sql: _metas(sql, wanted))

    async def forget(self, user: str, name: str, forgotten: Callable[[Meta], Meta]) -> list[str]:
        """Apply ``forgotten`` to all tables of ``user``, and put ``name`` for theirs in the chat; return their ids."""
        asks = and_(tables.c.state == "running", tables.c.handover["by"].as_string() == user)

        def work(sql: Connection) -> list[str]:
            metas = _metas(sql, select(tables).where(or_(exists().where(_sat(user)), asks)).with_for_update())
            for meta in metas:
                new = msgspec.structs.replace(forgotten(meta), rev=meta.rev + 1)
                _change(sql, meta, new)
                _rename_told(sql, meta, new)
            sql.execute(update(chat).where(chat.c.user_id == user).values(name=name))
            return sorted([meta.id for meta in metas])

        return await self.db.write(work)

    async def stored(self, user: str) -> tuple[Usage, Quota]:
        """Return what ``user`` has stored and may store."""
        return await self.db.read(lambda sql: (usage_of(sql, user), quota_of(sql, user)))

    # Chat.

    async def say(self, table: str, user: str, name: str, words: str) -> ChatLine:
        """Store a chat line; raise Conflict if the table has been deleted."""
        line = ChatLine(table=table, user=user, name=name, text=words, at=time.time())
        return await self._write(lambda sql: _say(sql, line))

    async def said(self, table: str, after: int = 0) -> list[ChatLine]:
        """Return the last chat lines after line ``after``, oldest first."""
        wanted = select(chat).where(chat.c.table_id == table, chat.c.n > after).order_by(chat.c.n.desc())

        def work(sql: Connection) -> list[ChatLine]:
            rows = sql.execute(wanted.limit(CHAT_LINES)).mappings().all()
            return [_line(row) for row in reversed(rows)]

        return await self.db.read(work)


def _row(meta: Meta) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.to_builtins(meta)
    del row["seating"]
    return row


def _seat_rows(meta: Meta) -> list[dict[str, Any]]:
    return [{"table_id": meta.id, "seat": n, **msgspec.to_builtins(seating)} for n, seating in enumerate(meta.seating)]


def _create(sql: Connection, meta: Meta) -> None:
    """Store a new table, unless its owner has no room for it."""
    check_table(sql, meta)
    sql.execute(insert(tables).values(_row(meta)))
    sql.execute(insert(seats), _seat_rows(meta))


def _change(sql: Connection, old: Meta, new: Meta) -> None:
    """Write what changed since ``old`` was read."""
    changed = [name for name in _COLUMNS if getattr(new, name) != getattr(old, name)]
    if set(changed) <= _PLAYED:
        updated = update_played(sql, new, old.rev)
    else:
        values = {name: msgspec.to_builtins(getattr(new, name)) for name in changed}
        where = and_(tables.c.id == new.id, tables.c.rev == old.rev)
        updated = sql.execute(update(tables).where(where).values(values)).rowcount == 1
    if not updated:
        raise Conflict
    for seat, (now, was) in enumerate(zip(new.seating, old.seating, strict=True)):
        if now is not was and now != was:
            where = and_(seats.c.table_id == new.id, seats.c.seat == seat)
            sql.execute(update(seats).where(where).values(msgspec.to_builtins(now)))


def _say(sql: Connection, line: ChatLine) -> ChatLine:
    """Store a chat line and drop those that are no longer shown; return it with its number."""
    row: dict[str, Any] = msgspec.to_builtins(line)
    kept = {column: row[field] for column, field in _CHAT.items()}
    n = sql.execute(insert(chat).values(kept).returning(chat.c.n)).scalar_one()
    mine = chat.c.table_id == line.table
    last = select(chat.c.n).where(mine).order_by(chat.c.n.desc()).offset(CHAT_LINES).limit(1).scalar_subquery()
    sql.execute(delete(chat).where(mine, chat.c.n <= last))
    return msgspec.structs.replace(line, n=n)


def _rename_told(sql: Connection, old: Meta, new: Meta) -> None:
    """Put the new names of seats into what the chat tells of a table."""
    names = {was.name: now.name for was, now in zip(old.seating, new.seating, strict=True) if was.name != now.name}
    told = select(chat.c.n, chat.c.message).where(chat.c.table_id == new.id, chat.c.message.is_not(None))
    for n, message in sql.execute(told).all() if names else []:
        args = {
            key: names.get(value, value) if key in ("name", "of") else value for key, value in message["args"].items()
        }
        if args != message["args"]:
            sql.execute(update(chat).where(chat.c.n == n).values(message={**message, "args": args}))


def _line(row: RowMapping) -> ChatLine:
    return msgspec.convert({"n": row["n"], **{field: row[column] for column, field in _CHAT.items()}}, ChatLine)


def _meta(sql: Connection, id: str) -> Meta | None:
    metas = _metas(sql, select(tables).where(tables.c.id == id))
    return metas[0] if metas else None


def _metas(sql: Connection, wanted: Select[Any]) -> list[Meta]:
    rows = sql.execute(wanted).mappings().all()
    sitting: dict[str, list[Seating]] = {row["id"]: [] for row in rows}
    held = select(seats).where(seats.c.table_id.in_(sitting)).order_by(seats.c.table_id, seats.c.seat)
    for row in sql.execute(held).mappings() if sitting else []:
        sitting[row["table_id"]].append(_seating(row))
    fields = [field for field in Meta.__struct_fields__ if field != "seating"]
    return [
        msgspec.convert({**{field: row[field] for field in fields}, "seating": tuple(sitting[row["id"]])}, Meta)
        for row in rows
    ]


def _seating(row: RowMapping) -> Seating:
    return Seating(**{key: row[key] for key in Seating.__struct_fields__})


def _entries(sql: Connection, id: str, since: int, until: int) -> list[Written]:
    span = and_(journal.c.table_id == id, journal.c.seq >= since, journal.c.seq < until)
    rows = sql.execute(select(journal).where(span).order_by(journal.c.seq)).mappings()
    return [
        Written(Entry(r["seq"], r["seat"], r["kind"], r["choice"], r["to"]), r["by"], r["key"], r["at"]) for r in rows
    ]


def _part_of(user: str | None) -> ColumnElement[bool]:
    """Return the condition for tables that ``user`` opened, uploaded or has a seat at; None matches no table."""
    sits = exists().where(seats.c.table_id == tables.c.id, seats.c.user_id == (user or "-"), seats.c.kind == "person")
    return or_(tables.c.owner == (user or "-"), sits)


def _sat(user: str | None) -> ColumnElement[bool]:
    """Return the condition for seats that ``user`` holds, or held until they resigned."""
    return and_(seats.c.table_id == tables.c.id, seats.c.user_id == (user or "-"))


def _in_scope(user: str | None, scope: str) -> ColumnElement[bool]:
    owner = tables.c.owner == (user or "-")
    if scope == "mine":
        return and_(_part_of(user), tables.c.state.in_(("open", "running")))
    if scope == "owned":
        return owner
    states = {"open": "open", "running": "running", "finished": "finished"}
    if scope not in states:
        raise Refused("bad_request", "no such scope", allowed=["mine", "owned", *states])
    visible = or_(tables.c.public, owner, exists().where(_sat(user))) if scope == "finished" else tables.c.public
    return and_(tables.c.state == states[scope], visible)
