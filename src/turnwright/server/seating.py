"""Who sits where: joining, leaving, inviting, and what the owner makes of seats."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from turnwright.bots import BOTS
from turnwright.core.chance import Dealer
from turnwright.core.position import Position
from turnwright.server.credentials import digest, new_secret, same
from turnwright.server.errors import Refused
from turnwright.server.store import Meta, Seating
from turnwright.server.table import LiveTable, Person
from turnwright.server.wire import Invite, SeatBody

SILENT: Final = 86_400.0
"""Whoever is asked and has not answered for so long, and is not there, has left."""


def may_see(meta: Meta, person: Person | None, invite: str | None) -> bool:
    """Tell whether ``person`` may look at a table: a public one, one's own, or one to which one is invited."""
    if meta.public or _invited(meta, invite):
        return True
    return person is not None and (meta.owner == person.id or any(s.user_id == person.id for s in meta.seating))


def owners_only(meta: Meta, person: Person) -> None:
    """Refuse everybody but the owner."""
    if meta.owner != person.id:
        raise Refused("forbidden", "only the owner of the table may do this", reason="owner-only")


async def join(table: LiveTable, person: Person, seat: int | None, invite: str | None) -> None:
    """Take an open seat; whoever has one already changes nothing by asking for any."""
    meta = table.meta
    if meta.state not in ("open", "running"):
        raise Refused("game_over", "the game is over")
    if not may_see(meta, person, invite):
        raise Refused("forbidden", "this table is by invitation", reason="by-invitation")
    if seat is None and meta.seats_of(person.id):
        return
    free = [n for n, sitting in enumerate(meta.seating) if sitting.kind == "open"]
    if seat is not None and seat not in free:
        raise Refused("conflict", "this seat is not open", allowed=[str(n) for n in free], reason="seat-taken")
    if not free:
        raise Refused("conflict", "no seat is open", reason="table-full")
    place = free[0] if seat is None else seat
    await table.save(meta.with_seat(place, sit(person, [s.name for s in meta.seating])))


async def leave(table: LiveTable, person: Person) -> None:
    """Give one's seats back; a running game is left by resigning."""
    meta = table.meta
    if meta.state != "open":
        raise Refused("conflict", "the game has begun: resign instead", reason="begun")
    mine = meta.seats_of(person.id)
    if not mine:
        raise Refused("not_your_seat", "you have no seat at this table", reason="no-seat")
    for seat in mine:
        meta = meta.with_seat(seat, Seating(kind="open"))
    await table.save(meta)


async def set_seat(table: LiveTable, person: Person, seat: int, body: SeatBody) -> None:
    """Owner: open a seat or give it to a bot."""
    meta = table.meta
    owners_only(meta, person)
    if meta.state not in ("open", "running"):
        raise Refused("game_over", "the game is over")
    if not 0 <= seat < len(meta.seating):
        raise Refused("not_found", f"no seat {seat}: there are {len(meta.seating)}")
    if meta.state == "running" and meta.seating[seat].kind == "person" and not _has_left(table, seat):
        raise Refused(
            "forbidden",
            "this person is playing: only the seat of somebody who left can be given away",
            reason="person-plays",
        )
    names = [s.name for n, s in enumerate(meta.seating) if n != seat]
    sitting = Seating(kind="open")
    if body.kind == "bot":
        sitting = bot_seat(body.bot, body.seconds, body.name, names, table.hub.settings.limits.think_seconds)
    await table.save(msgspec.structs.replace(meta.with_seat(seat, sitting), undo=None))


async def start(table: LiveTable, person: Person) -> None:
    """Owner: begin the game."""
    meta = table.meta
    owners_only(meta, person)
    if meta.state != "open":
        raise Refused("conflict", "the game has begun already", reason="begun")
    if any(sitting.kind == "open" for sitting in meta.seating):
        raise Refused("conflict", "a seat is open", reason="seat-open")
    names = [sitting.name for sitting in meta.seating]
    if table.position is None:
        table.position = Position(table.game, len(names), meta.options, Dealer(bytes.fromhex(meta.seed)))
    table.position.names = names
    await table.save(msgspec.structs.replace(meta, state="running", started=time.time()))


async def invite(table: LiveTable, person: Person) -> Invite:
    """Owner: make a link that lets people in; the one before is worthless from now on."""
    owners_only(table.meta, person)
    secret = new_secret()
    await table.save(msgspec.structs.replace(table.meta, invite=digest(secret)))
    return Invite(secret=secret, path=f"/t/{table.id}?invite={secret}")


async def revoke_invite(table: LiveTable, person: Person) -> None:
    """Owner: no link lets anybody in."""
    owners_only(table.meta, person)
    await table.save(msgspec.structs.replace(table.meta, invite=None))


def sit(person: Person, taken: list[str]) -> Seating:
    """Return a seat held by ``person``."""
    return Seating(kind="person", user_id=person.id, name=unlike(person.name, taken))


def bot_seat(kind: str | None, seconds: float | None, name: str | None, taken: list[str], longest: float) -> Seating:
    """Return a seat held by a bot, checked."""
    kind = kind or "greedy"
    if kind not in BOTS:
        raise Refused("bad_option", "no such bot", allowed=list(BOTS))
    if seconds is not None and not 0 <= seconds <= longest:
        raise Refused(
            "bad_option", f"a bot thinks for 0 to {longest:g} seconds", reason="bot-time", args={"most": longest}
        )
    return Seating(kind="bot", name=unlike(clean(name or "", 24) or kind.title(), taken), bot=kind, seconds=seconds)


def unlike(name: str, taken: list[str]) -> str:
    """Return ``name``, numbered if somebody at the table has it."""
    if name not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, len(taken) + 3) if f"{name} {n}" not in taken)


def clean(text: str, longest: int) -> str:
    """Return one line of printable text, cut to ``longest`` letters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:longest]


def _invited(meta: Meta, invite: str | None) -> bool:
    return bool(invite) and meta.invite is not None and same(digest(invite or ""), meta.invite)


def _has_left(table: LiveTable, seat: int) -> bool:
    meta = table.meta
    silent = meta.asked == seat and meta.turn_since is not None and time.time() - meta.turn_since > SILENT
    return silent and seat not in table.online()
