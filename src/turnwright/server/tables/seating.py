"""Who has which seat: joining, leaving, inviting, and what the owner does with seats."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from turnwright.bots.levels import CASUAL, name_for
from turnwright.core.chance import Dealer
from turnwright.core.position import Position
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.people.credentials import digest, new_secret
from turnwright.server.people.names import check_name
from turnwright.server.steady import steady
from turnwright.server.storage.table_rows import SeatAsking, Seating
from turnwright.server.tables import seat_changes, votes
from turnwright.server.tables.added_bots import bot_kinds
from turnwright.server.tables.followers import Person, has_part, may_see
from turnwright.server.tables.live_table import LiveTable
from turnwright.server.wire.play import Words
from turnwright.server.wire.tables import Invite, SeatBody

SILENT: Final = 86_400.0
"""A person who is asked, has not answered for this many seconds and is not online counts as having left."""


async def join(table: LiveTable, person: Person, seat: int | None, invite: str | None) -> None:
    """Take a seat, or ask the players for it; nothing changes if the person already has one and names none."""
    meta = table.meta
    if meta.state not in ("open", "running"):
        raise Refused("game_over", "the game is over")
    if not may_see(meta, person, invite):
        raise Refused("forbidden", "this table is by invitation only", reason="by-invitation")
    if seat is None:
        if meta.seats_of(person.id):
            return
        free = [n for n, sitting in enumerate(meta.seating) if sitting.kind == "open"]
        if not free:
            raise Refused("conflict", "no seat is open", reason="table-full")
        seat = free[0]
    name = seat_changes.called_in(meta, seat, person.id, person.name)
    await _hand_over(table, person, seat, Seating(kind="person", user_id=person.id, name=name))


async def leave(table: LiveTable, person: Person) -> None:
    """Give up one's seats before the start; to leave a running game, a person resigns."""
    meta = table.meta
    if meta.state != "open":
        raise Refused("conflict", "the game has begun, or the table is closed", reason="begun")
    mine = meta.seats_of(person.id)
    if not mine:
        raise Refused("not_your_seat", "you have no seat at this table", reason="no-seat")
    for seat in mine:
        meta = seat_changes.handed(meta, seat, Seating(kind="open"), person.id)
    await table.save(meta)


async def sit_again(table: LiveTable, person: Person, sat: list[int]) -> bool:
    """Give someone who comes to a rematch that has not begun their old seats; return whether there were any."""
    meta = table.meta
    for seat in sat if meta.state == "open" else []:
        if seat in seat_changes.takeable(meta, person.id):
            meta = seat_changes.handed(meta, seat, sit(person, [s.name for s in meta.seating]), person.id)
    if meta is table.meta:
        return False
    await table.save(meta)
    return True


async def set_seat(table: LiveTable, person: Person, seat: int, body: SeatBody) -> None:
    """Owner: open a seat or give it to a bot, or ask the players whether this is allowed."""
    meta = table.meta
    names = [sitting.name for n, sitting in enumerate(meta.seating) if n != seat]
    to = Seating(kind="open")
    if body.kind == "bot":
        to = bot_seat(body.bot, body.seconds, body.name, names, table.shared.settings)
    await _hand_over(table, person, seat, to)


async def _hand_over(table: LiveTable, person: Person, seat: int, to: Seating) -> None:
    """Give a seat to ``to`` if nobody has to agree, else ask those who must; only one request can be open."""
    meta, left = table.meta, _has_left(table, seat)
    name = to.name if to.kind == "person" else seat_changes.called(meta, person.id, person.name)
    agree = seat_changes.must_agree(meta, seat, to, person.id, left)
    if not agree:
        told = [seat_changes.told(meta, "seat-changed", name, seat, to.kind)] if meta.state == "running" else []
        await table.save(seat_changes.handed(meta, seat, to, person.id, left), told=told)
        return
    pending = None if votes.lapsed(meta.handover) else meta.handover
    if pending is not None and pending.by != person.id:
        raise Refused("conflict", "somebody has already asked for a seat", reason="handover-pending")
    if pending is not None and (pending.seat, pending.to) == (seat, to):
        return
    asking = SeatAsking(
        id=meta.rev + 1,
        seat=seat,
        accepted=[n for n in range(len(meta.seating)) if n not in agree],
        deadline=steady.now() + table.shared.settings.handover_seconds,
        by=person.id,
        name=name,
        to=to,
    )
    told = [seat_changes.told(meta, "seat-asked", name, seat, to.kind)]
    await table.save(msgspec.structs.replace(meta, handover=asking), told=told)


async def answer_handover(table: LiveTable, person: Person, accept: bool, request: int | None) -> None:
    """Accept or decline a ``request`` to hand a seat over; its author may withdraw it, the seat's holder decline."""
    meta, asking = table.meta, table.meta.handover
    mine = meta.seats_of(person.id)
    if meta.state != "running" or asking is None or votes.lapsed(asking):
        raise Refused("conflict", "nobody has asked for a seat", reason="handover-unasked")
    votes.check_meant(asking, request)
    asked = [seat for seat in mine if seat in votes.unanswered_seats(meta, asking)]
    withdrawn = not accept and asking.by == person.id
    if not asked and not withdrawn and (accept or asking.seat not in mine):
        raise Refused("not_your_seat", "this is not yours to answer", reason="handover-unasked")
    if not accept:
        what: seat_changes.Told = "seat-withdrawn" if withdrawn else "seat-declined"
        name = asking.name if withdrawn else seat_changes.called(meta, person.id, person.name)
        await _drop(table, [seat_changes.told(meta, what, name, asking.seat, asking.to.kind)])
        return
    asking = votes.accepted(asking, asked)
    if votes.unanswered_seats(meta, asking):
        await table.save(msgspec.structs.replace(meta, handover=asking))
        return
    await _carry_out(table, asking)


async def _carry_out(table: LiveTable, asking: SeatAsking) -> None:
    """Hand a seat over after everyone has agreed, unless the table has changed and this is no longer possible."""
    meta, seat, to, left = table.meta, asking.seat, asking.to, _has_left(table, asking.seat)
    try:
        new = seat_changes.handed(meta, seat, to, asking.by, left, asking.accepted)
    except Refused:
        await _drop(table, [])
        raise
    await table.save(new, told=[seat_changes.told(meta, "seat-changed", asking.name, seat, to.kind)])


async def _drop(table: LiveTable, told: list[Words]) -> None:
    """End a request without any other change."""
    await table.save(msgspec.structs.replace(table.meta, handover=None), told=told)


async def start(table: LiveTable, person: Person) -> None:
    """Owner: begin the game."""
    meta = table.meta
    seat_changes.owners_only(meta, person.id)
    if meta.state != "open":
        raise Refused("conflict", "the game has already begun", reason="begun")
    if any(sitting.kind == "open" for sitting in meta.seating):
        raise Refused("conflict", "a seat is open", reason="seat-open")
    if any(sitting.unconfirmed for sitting in meta.seating):
        raise Refused("conflict", "somebody has not agreed to the changed settings", reason="not-confirmed")
    names = [sitting.name for sitting in meta.seating]
    if table.position is None:
        table.position = Position(
            table.game, len(names), meta.options, Dealer(bytes.fromhex(meta.seed)), start=meta.start
        )
    table.position.names = names
    seating = tuple([msgspec.structs.replace(s, former=[s.user_id] if s.user_id else []) for s in meta.seating])
    await table.save(msgspec.structs.replace(meta, seating=seating, state="running", started=time.time()))


async def invite(table: LiveTable, person: Person) -> Invite:
    """Owner: create a new invite link; the previous one stops working."""
    secret = new_secret()
    await _change_invite(table, person, digest(secret))
    return Invite(secret=secret, path=f"/t/{table.id}?invite={secret}")


async def revoke_invite(table: LiveTable, person: Person) -> None:
    """Owner: revoke the invite link."""
    await _change_invite(table, person, None)


async def _change_invite(table: LiveTable, person: Person, invite: str | None) -> None:
    """Replace the invite link, and drop the request of a person who had access only by the old one."""
    meta, asking = table.meta, table.meta.handover
    seat_changes.owners_only(meta, person.id)
    new = msgspec.structs.replace(meta, invite=invite)
    if asking is None or meta.public or has_part(meta, asking.by):
        await table.save(new)
        return
    name = seat_changes.called(meta, person.id, person.name)
    told = [seat_changes.told(meta, "seat-declined", name, asking.seat, asking.to.kind)]
    await table.save(msgspec.structs.replace(new, handover=None), told=told)


def sit(person: Person, taken: list[str]) -> Seating:
    """Return a seat held by ``person``."""
    return Seating(kind="person", user_id=person.id, name=seat_changes.unlike(person.name, taken))


def bot_seat(
    kind: str | None, seconds: float | None, name: str | None, taken: list[str], settings: Settings
) -> Seating:
    """Return a seat held by a bot, after checking the values."""
    kind, allowed, longest = kind or CASUAL, bot_kinds(settings.bots), settings.limits.think_seconds
    if kind not in allowed:
        raise Refused("bad_option", "no such bot", allowed=allowed, field="seats")
    if seconds is not None and not 0 <= seconds <= longest:
        raise Refused(
            "bad_option",
            f"a bot thinks for 0 to {longest:g} seconds",
            reason="bot-time",
            args={"most": longest},
            field="seats",
        )
    called = seat_name(name) or name_for(kind, taken)
    return Seating(kind="bot", name=seat_changes.unlike(called, taken), bot=kind, seconds=seconds)


def seat_name(name: str | None) -> str:
    """Return the name that a person wants for a seat, or "" for none."""
    return check_name(name) if name and name.strip() else ""


def _has_left(table: LiveTable, seat: int) -> bool:
    """Tell whether the person in a seat is asked, has made no choice for a long time, and is not online.

    With a clock nobody counts as having left: people have the time that the clock gives them.
    """
    meta = table.meta
    if meta.asked != seat or meta.turn_since is None or meta.clock is not None:
        return False
    heard = max(meta.turn_since, table.heard.get(meta.seating[seat].user_id or "", 0.0))
    return steady.at_most() - heard > SILENT and seat not in table.online()
