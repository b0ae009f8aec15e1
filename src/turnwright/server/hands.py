"""Whether a seat may go to somebody else: the one place that decides it, for every route.

Before the start seats are taken and given back freely, but nobody takes a second one. In a running game:

- A seat goes to a person when everybody who plays agrees, and never to one who knows another seat's secrets.
- The owner gives a seat to a bot, or opens it, when everybody else who plays agrees; never that of a person who plays.
- A bot steps in for whoever resigns or runs out of time, without a vote.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from turnwright.server.errors import Refused
from turnwright.server.store import SYSTEM, Meta, Seating
from turnwright.server.wire import Words

Told = Literal[
    "seat-asked",
    "seat-changed",
    "seat-declined",
    "seat-withdrawn",
    "seat-unanswered",
    "seat-resigned",
    "seat-late",
]
"""What the chat of a table tells of seats; clients have the words."""


def must_agree(meta: Meta, seat: int, to: Seating, by: str, left: bool = False) -> list[int]:
    """Return the seats whose people must agree before ``to`` has ``seat``, as ``by`` wants; refuse what cannot be.

    ``by`` is a person's id, or SYSTEM where a clock ran out. ``left``: the person in the seat has been silent for long.
    """
    if meta.state not in ("open", "running"):
        raise Refused("game_over", "the game is over")
    if not 0 <= seat < len(meta.seating):
        raise Refused("not_found", f"no seat {seat}: there are {len(meta.seating)}")
    if to.kind == "person":
        return _to_take(meta, seat, to.user_id or "")
    if _gives_up(meta, seat, to, by):
        return []
    return _to_give(meta, seat, by, left)


def handed(meta: Meta, seat: int, to: Seating, by: str, left: bool = False, agreed: Collection[int] = ()) -> Meta:
    """Return the table with ``to`` in ``seat``: what people asked for and agreed to as they sat before is void."""
    if not set(must_agree(meta, seat, to, by, left)) <= set(agreed):
        raise Refused("forbidden", "those who play have not agreed to this", reason="not-agreed")
    now = meta.seating[seat]
    former = sorted(holders(now)) if meta.state == "running" else now.former
    return msgspec.structs.replace(
        meta.with_seat(seat, msgspec.structs.replace(to, former=former)),
        undo=None,
        handover=None,
        abandon=[each for each in meta.abandon if each != seat],
    )


def stand_in(sitting: Seating, kind: str) -> Seating:
    """Return the seat of a person who left with a bot in it; the name stays."""
    return Seating(kind="bot", user_id=sitting.user_id, name=sitting.name, bot=kind, resigned=True)


def holders(sitting: Seating) -> set[str]:
    """Return who holds a seat or has held it, before the start of a rematch in the game before."""
    return {*sitting.former, *([sitting.user_id] if sitting.user_id else [])}


def took_part(meta: Meta, user: str) -> bool:
    """Tell whether ``user`` holds a seat or has held one."""
    return any(user in holders(sitting) for sitting in meta.seating)


def takeable(meta: Meta, user: str) -> list[int]:
    """Return the seats that ``user`` may take or ask for; "" is somebody who took no part."""
    seats = []
    for seat in range(len(meta.seating)):
        try:
            must_agree(meta, seat, Seating(kind="person", user_id=user), user)
        except Refused:
            continue
        seats.append(seat)
    return seats


def called(meta: Meta, user: str, name: str) -> str:
    """Return what ``user``, whose name is ``name``, is called at the table, where no two names are alike."""
    return next((meta.seating[seat].name for seat in meta.seats_of(user)), name)


def called_in(meta: Meta, seat: int, user: str, name: str) -> str:
    """Return what ``user`` would be called in ``seat``: not like anybody else, and not like who has left it."""
    own = user in holders(meta.seating[seat]) if 0 <= seat < len(meta.seating) else False
    return unlike(name, [sitting.name for n, sitting in enumerate(meta.seating) if n != seat or not own])


def renamed(meta: Meta, user: str, name: str) -> Meta:
    """Return the table with a new name of ``user`` in their seats and in what they ask for."""
    for seat in meta.seats_of(user):
        now = meta.seating[seat]
        meta = meta.with_seat(seat, msgspec.structs.replace(now, name=called_in(meta, seat, user, name)))
    asking = meta.handover
    if asking is None or asking.by != user:
        return meta
    to, name = asking.to, called(meta, user, name)
    if to.kind == "person":
        name = called_in(meta, asking.seat, user, name)
        to = msgspec.structs.replace(to, name=name)
    return msgspec.structs.replace(meta, handover=msgspec.structs.replace(asking, name=name, to=to))


def unlike(name: str, taken: list[str]) -> str:
    """Return ``name``, numbered if somebody at the table has it."""
    if name not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, len(taken) + 3) if f"{name} {n}" not in taken)


def owners_only(meta: Meta, by: str) -> None:
    """Refuse everybody but the owner."""
    if meta.owner != by:
        raise Refused("forbidden", "only the owner of the table may do this", reason="owner-only")


def told(meta: Meta, id: Told, name: str, seat: int, to: str) -> Words:
    """Return what the table tells of a seat: what ``name`` does about it, and how it is called as yet."""
    return Words(id=id, args={"name": name, "number": seat + 1, "of": meta.seating[seat].name, "to": to})


def _to_take(meta: Meta, seat: int, user: str) -> list[int]:
    """Return who must agree that ``user`` sits down.

    One who has held the seat may come back to it; with another seat besides, only one who had both from the start or
    in the game before. The owner has agreed to all who come by opening a seat.
    """
    now, running, mine = meta.seating[seat], meta.state == "running", meta.seats_of(user)
    back = user in holders(now)
    several = back and all(user in meta.seating[each].former for each in mine)
    people = _people(meta, user)
    nobody_to_ask = not people and user != meta.owner and not back
    if now.kind == "person" or (now.kind == "bot" and (not running or nobody_to_ask)):
        free = [str(n) for n, sitting in enumerate(meta.seating) if sitting.kind == "open"]
        raise Refused("conflict", "this seat is not open", allowed=free, reason="seat-taken")
    if mine and not several:
        raise Refused("conflict", "you sit at this table, and nobody takes a second seat", reason="seated")
    if running and took_part(meta, user) and not back:
        raise Refused("forbidden", "you have played another seat of this game", reason="other-seat")
    if not running:
        return []
    return _people(meta, user, meta.owner) if now.kind == "open" else people


def _gives_up(meta: Meta, seat: int, to: Seating, by: str) -> bool:
    """Tell whether a person leaves the seat: before the start, or to a bot that steps in for them."""
    now = meta.seating[seat]
    if now.kind != "person":
        return False
    if meta.state == "open":
        return now.user_id == by
    return to.resigned and by in (now.user_id, SYSTEM)


def _to_give(meta: Meta, seat: int, by: str, left: bool) -> list[int]:
    """Return who must agree that the owner gives the seat to a bot or opens it; nobody, if it is empty."""
    now = meta.seating[seat]
    owners_only(meta, by)
    if meta.state == "open" or now.kind == "open":
        return []
    if now.kind == "person" and not left:
        raise Refused(
            "forbidden",
            "this person is playing: only the seat of somebody who left can be given away",
            reason="person-plays",
        )
    return [each for each in _people(meta, by) if each != seat]


def _people(meta: Meta, *but: str) -> list[int]:
    """Return the seats of people other than those named."""
    return [n for n, sitting in enumerate(meta.seating) if sitting.kind == "person" and sitting.user_id not in but]
