"""Who sits where: joining, leaving, inviting, and what the owner makes of seats."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from turnwright.bots import BOTS
from turnwright.core.chance import Dealer
from turnwright.core.position import Position
from turnwright.server import hands, votes
from turnwright.server.credentials import digest, new_secret
from turnwright.server.errors import Refused
from turnwright.server.followers import Person, has_part, may_see
from turnwright.server.names import check_name
from turnwright.server.store import SeatAsking, Seating
from turnwright.server.table import LiveTable
from turnwright.server.wire import Invite, SeatBody, Words

SILENT: Final = 86_400.0
"""Whoever is asked and has not answered for so long, and is not there, has left."""


async def join(table: LiveTable, person: Person, seat: int | None, invite: str | None) -> None:
    """Take a seat, or ask those who play for it; whoever has one already changes nothing by asking for any."""
    meta = table.meta
    if meta.state not in ("open", "running"):
        raise Refused("game_over", "the game is over")
    if not may_see(meta, person, invite):
        raise Refused("forbidden", "this table is by invitation", reason="by-invitation")
    if seat is None:
        if meta.seats_of(person.id):
            return
        free = [n for n, sitting in enumerate(meta.seating) if sitting.kind == "open"]
        if not free:
            raise Refused("conflict", "no seat is open", reason="table-full")
        seat = free[0]
    name = hands.called_in(meta, seat, person.id, person.name)
    await _hand_over(table, person, seat, Seating(kind="person", user_id=person.id, name=name))


async def leave(table: LiveTable, person: Person) -> None:
    """Give one's seats back; a running game is left by resigning."""
    meta = table.meta
    if meta.state != "open":
        raise Refused("conflict", "the game has begun: resign instead", reason="begun")
    mine = meta.seats_of(person.id)
    if not mine:
        raise Refused("not_your_seat", "you have no seat at this table", reason="no-seat")
    for seat in mine:
        meta = hands.handed(meta, seat, Seating(kind="open"), person.id)
    await table.save(meta)


async def sit_again(table: LiveTable, person: Person, sat: list[int]) -> bool:
    """Give somebody who comes to a rematch that has not begun the seats they had; tell whether there were any."""
    meta = table.meta
    for seat in sat if meta.state == "open" else []:
        if seat in hands.takeable(meta, person.id):
            meta = hands.handed(meta, seat, sit(person, [s.name for s in meta.seating]), person.id)
    if meta is table.meta:
        return False
    await table.save(meta)
    return True


async def set_seat(table: LiveTable, person: Person, seat: int, body: SeatBody) -> None:
    """Owner: open a seat or give it to a bot, or ask those who play whether one may."""
    meta = table.meta
    names = [sitting.name for n, sitting in enumerate(meta.seating) if n != seat]
    to = Seating(kind="open")
    if body.kind == "bot":
        to = bot_seat(body.bot, body.seconds, body.name, names, table.hub.settings.limits.think_seconds)
    await _hand_over(table, person, seat, to)


async def _hand_over(table: LiveTable, person: Person, seat: int, to: Seating) -> None:
    """Give a seat to ``to`` if nobody must agree, else ask those who must; one request at a time."""
    meta, left = table.meta, _has_left(table, seat)
    name = to.name if to.kind == "person" else hands.called(meta, person.id, person.name)
    agree = hands.must_agree(meta, seat, to, person.id, left)
    if not agree:
        told = [hands.told(meta, "seat-changed", name, seat, to.kind)] if meta.state == "running" else []
        await table.save(hands.handed(meta, seat, to, person.id, left), told=told)
        return
    pending = None if votes.lapsed(meta.handover) else meta.handover
    if pending is not None and pending.by != person.id:
        raise Refused("conflict", "somebody asks for a seat already", reason="handover-pending")
    if pending is not None and (pending.seat, pending.to) == (seat, to):
        return
    asking = SeatAsking(
        id=meta.rev + 1,
        seat=seat,
        accepted=[n for n in range(len(meta.seating)) if n not in agree],
        deadline=time.time() + table.hub.settings.handover_seconds,
        by=person.id,
        name=name,
        to=to,
    )
    told = [hands.told(meta, "seat-asked", name, seat, to.kind)]
    await table.save(msgspec.structs.replace(meta, handover=asking), told=told)


async def answer_handover(table: LiveTable, person: Person, accept: bool, request: int | None) -> None:
    """Accept or decline the ``request`` that a seat changes hands; who asked may withdraw, whose seat it is decline."""
    meta, asking = table.meta, table.meta.handover
    mine = meta.seats_of(person.id)
    if meta.state != "running" or asking is None or votes.lapsed(asking):
        raise Refused("conflict", "nobody asks for a seat", reason="handover-unasked")
    votes.check_meant(asking, request)
    asked = [seat for seat in mine if seat in votes.waiting(meta, asking)]
    withdrawn = not accept and asking.by == person.id
    if not asked and not withdrawn and (accept or asking.seat not in mine):
        raise Refused("not_your_seat", "you are not asked about this", reason="handover-unasked")
    if not accept:
        what: hands.Told = "seat-withdrawn" if withdrawn else "seat-declined"
        name = asking.name if withdrawn else hands.called(meta, person.id, person.name)
        await _drop(table, [hands.told(meta, what, name, asking.seat, asking.to.kind)])
        return
    asking = votes.accepted(asking, asked)
    if votes.waiting(meta, asking):
        await table.save(msgspec.structs.replace(meta, handover=asking))
        return
    await _carry_out(table, asking)


async def _carry_out(table: LiveTable, asking: SeatAsking) -> None:
    """Hand a seat over as all agree, unless the table has changed so that it cannot be."""
    meta, seat, to, left = table.meta, asking.seat, asking.to, _has_left(table, asking.seat)
    try:
        new = hands.handed(meta, seat, to, asking.by, left, asking.accepted)
    except Refused:
        await _drop(table, [])
        raise
    await table.save(new, told=[hands.told(meta, "seat-changed", asking.name, seat, to.kind)])


async def _drop(table: LiveTable, told: list[Words]) -> None:
    """End a request; nothing changes."""
    await table.save(msgspec.structs.replace(table.meta, handover=None), told=told)


async def start(table: LiveTable, person: Person) -> None:
    """Owner: begin the game."""
    meta = table.meta
    hands.owners_only(meta, person.id)
    if meta.state != "open":
        raise Refused("conflict", "the game has begun already", reason="begun")
    if any(sitting.kind == "open" for sitting in meta.seating):
        raise Refused("conflict", "a seat is open", reason="seat-open")
    names = [sitting.name for sitting in meta.seating]
    if table.position is None:
        table.position = Position(table.game, len(names), meta.options, Dealer(bytes.fromhex(meta.seed)))
    table.position.names = names
    seating = tuple([msgspec.structs.replace(s, former=[s.user_id] if s.user_id else []) for s in meta.seating])
    await table.save(msgspec.structs.replace(meta, seating=seating, state="running", started=time.time()))


async def invite(table: LiveTable, person: Person) -> Invite:
    """Owner: make a link that lets people in; the one before is worthless from now on."""
    secret = new_secret()
    await _change_invite(table, person, digest(secret))
    return Invite(secret=secret, path=f"/t/{table.id}?invite={secret}")


async def revoke_invite(table: LiveTable, person: Person) -> None:
    """Owner: no link lets anybody in."""
    await _change_invite(table, person, None)


async def _change_invite(table: LiveTable, person: Person, invite: str | None) -> None:
    """Let the link before be worthless, and with it the request of somebody who is here by that link alone."""
    meta, asking = table.meta, table.meta.handover
    hands.owners_only(meta, person.id)
    new = msgspec.structs.replace(meta, invite=invite)
    if asking is None or meta.public or has_part(meta, asking.by):
        await table.save(new)
        return
    name = hands.called(meta, person.id, person.name)
    told = [hands.told(meta, "seat-declined", name, asking.seat, asking.to.kind)]
    await table.save(msgspec.structs.replace(new, handover=None), told=told)


def sit(person: Person, taken: list[str]) -> Seating:
    """Return a seat held by ``person``."""
    return Seating(kind="person", user_id=person.id, name=hands.unlike(person.name, taken))


def bot_seat(kind: str | None, seconds: float | None, name: str | None, taken: list[str], longest: float) -> Seating:
    """Return a seat held by a bot, checked."""
    kind = kind or "greedy"
    if kind not in BOTS:
        raise Refused("bad_option", "no such bot", allowed=list(BOTS), field="seats")
    if seconds is not None and not 0 <= seconds <= longest:
        raise Refused(
            "bad_option",
            f"a bot thinks for 0 to {longest:g} seconds",
            reason="bot-time",
            args={"most": longest},
            field="seats",
        )
    return Seating(kind="bot", name=hands.unlike(seat_name(name) or kind.title(), taken), bot=kind, seconds=seconds)


def seat_name(given: str | None) -> str:
    """Return what somebody wants a seat to be called, "" if they do not say."""
    return check_name(given) if given and given.strip() else ""


def _has_left(table: LiveTable, seat: int) -> bool:
    """Tell whether the person in a seat is asked, has made no choice for long, and is not there.

    Where there is a clock, people have the time that it gives them.
    """
    meta = table.meta
    if meta.asked != seat or meta.turn_since is None or meta.clock is not None:
        return False
    heard = max(meta.turn_since, table.heard.get(meta.seating[seat].user_id or "", 0.0))
    return time.time() - heard > SILENT and seat not in table.online()
