"""Whether a seat may change hands: the one place that decides it, for every route.

Before the start people take and give up seats freely, but nobody takes a second one. In a running game:

- A seat goes to a person if everyone who plays agrees, and never to a person who knows another seat's secrets.
- The owner gives a seat to a bot, or opens it, if everyone else who plays agrees; never the seat of a person who plays.
- A person who resigns or runs out of time leaves the seat without a vote; ``leaving`` says to whom.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from turnwright.server.errors import Refused
from turnwright.server.storage.table_rows import SYSTEM, Meta, Seating
from turnwright.server.wire.play import Words

Told = Literal[
    "seat-asked",
    "seat-changed",
    "seat-declined",
    "seat-withdrawn",
    "seat-unanswered",
    "seat-resigned",
    "seat-late",
    "table-changed",
    "undo-declined",
]
"""What the chat of a table reports about seats, settings and undos; clients have the texts."""


def must_agree(meta: Meta, seat: int, to: Seating, by: str, left: bool = False) -> list[int]:
    """Return the seats whose people must agree before ``to`` gets ``seat`` at the request of ``by``; refuse the rest.

    ``by`` is a person's id, or SYSTEM if a clock ran out. ``left``: the person in the seat has been silent for long.
    """
    if meta.state not in ("open", "running"):
        raise Refused("game_over", "the game is over")
    if not 0 <= seat < len(meta.seating):
        raise Refused("not_found", f"no seat {seat}: there are {len(meta.seating)} seats")
    if to.kind == "person":
        return _to_take(meta, seat, to.user_id or "")
    if _gives_up(meta, seat, to, by):
        return []
    return _to_give(meta, seat, by, left)


def handed(meta: Meta, seat: int, to: Seating, by: str, left: bool = False, agreed: Collection[int] = ()) -> Meta:
    """Return the table with ``to`` in ``seat``; open requests and agreements of the old seating are dropped."""
    if not set(must_agree(meta, seat, to, by, left)) <= set(agreed):
        raise Refused("forbidden", "the players have not agreed to this", reason="not-agreed")
    now = meta.seating[seat]
    former = sorted(holders(now)) if meta.state == "running" else now.former
    return msgspec.structs.replace(
        meta.with_seat(seat, msgspec.structs.replace(to, former=former)),
        undo=None,
        handover=None,
        abandon=[each for each in meta.abandon if each != seat],
    )


def gave_up(meta: Meta, seat: int) -> Meta:
    """Return the table with the person in ``seat`` as one who resigned; in a finished game it stays theirs."""
    return meta.with_seat(seat, msgspec.structs.replace(meta.seating[seat], resigned=True))


def asked_again(meta: Meta) -> Meta:
    """Return a table that waits for everybody but its owner to agree to changed settings."""
    for seat in _people(meta, meta.owner):
        meta = meta.with_seat(seat, msgspec.structs.replace(meta.seating[seat], unconfirmed=True))
    return meta


def agreed(meta: Meta, user: str) -> Meta:
    """Return the table with the agreement of ``user`` to its settings."""
    for seat in meta.seats_of(user):
        meta = meta.with_seat(seat, msgspec.structs.replace(meta.seating[seat], unconfirmed=False))
    return meta


def stand_in(sitting: Seating, kind: str) -> Seating:
    """Return a seat with a bot in place of the person who left; the name stays."""
    return Seating(kind="bot", user_id=sitting.user_id, name=sitting.name, bot=kind, resigned=True)


def holders(sitting: Seating) -> set[str]:
    """Return everyone who holds a seat or has held it, including in the previous game before a rematch starts."""
    return {*sitting.former, *([sitting.user_id] if sitting.user_id else [])}


def took_part(meta: Meta, user: str) -> bool:
    """Tell whether ``user`` holds a seat or has held one."""
    return any(user in holders(sitting) for sitting in meta.seating)


def others(meta: Meta, user: str) -> set[str]:
    """Return everyone but ``user`` who holds a seat or has held one."""
    return {holder for sitting in meta.seating for holder in holders(sitting)} - {user}


def takeable(meta: Meta, user: str) -> list[int]:
    """Return the seats that ``user`` may take or ask for; "" is someone who took no part."""
    seats = []
    for seat in range(len(meta.seating)):
        if not _is_open_to(meta, seat, user):
            continue
        try:
            must_agree(meta, seat, Seating(kind="person", user_id=user), user)
        except Refused:
            continue
        seats.append(seat)
    return seats


def called(meta: Meta, user: str, name: str) -> str:
    """Return the name of ``user`` at the table: ``name``, made different from all other names there."""
    return next((meta.seating[seat].name for seat in meta.seats_of(user)), name)


def called_in(meta: Meta, seat: int, user: str, name: str) -> str:
    """Return the name that ``user`` would have in ``seat``: unlike all others, and unlike the person who left it."""
    own = user in holders(meta.seating[seat]) if 0 <= seat < len(meta.seating) else False
    return unlike(name, [sitting.name for n, sitting in enumerate(meta.seating) if n != seat or not own])


def renamed(meta: Meta, user: str, name: str) -> Meta:
    """Return the table with a new name of ``user`` in their seats and requests."""
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


def forgotten(meta: Meta, user: str, name: str) -> Meta:
    """Return the table with ``name`` for ``user``, whose account is deleted, and without their request."""
    for seat, sitting in enumerate(meta.seating):
        if sitting.user_id == user:
            others = [each.name for n, each in enumerate(meta.seating) if n != seat]
            meta = meta.with_seat(seat, msgspec.structs.replace(sitting, name=unlike(name, others)))
    asks = meta.handover is not None and meta.handover.by == user
    return msgspec.structs.replace(meta, handover=None) if asks else meta


def unlike(name: str, taken: list[str]) -> str:
    """Return ``name``, with a number if someone at the table already has it."""
    if name not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, len(taken) + 3) if f"{name} {n}" not in taken)


def owners_only(meta: Meta, by: str) -> None:
    """Refuse everyone but the owner."""
    if meta.owner != by:
        raise Refused("forbidden", "only the owner of the table may do this", reason="owner-only")


def told(meta: Meta, id: Told, name: str, seat: int, to: str) -> Words:
    """Return a chat message about a seat: what ``name`` does with it, and the current name of the seat."""
    return Words(id=id, args={"name": name, "number": seat + 1, "of": meta.seating[seat].name, "to": to})


def _to_take(meta: Meta, seat: int, user: str) -> list[int]:
    """Return who must agree that ``user`` takes the seat.

    A former holder may come back to it. Someone with another seat may do so only if they had both from the start or in
    the previous game. By opening a seat, the owner has agreed to whoever comes.
    """
    now, running, mine = meta.seating[seat], meta.state == "running", meta.seats_of(user)
    back = user in holders(now)
    several = back and all(user in meta.seating[each].former for each in mine)
    people = _people(meta, user)
    if not _is_open_to(meta, seat, user):
        free = [str(n) for n, sitting in enumerate(meta.seating) if sitting.kind == "open"]
        raise Refused("conflict", "this seat is not open", allowed=free, reason="seat-taken")
    if mine and not several:
        raise Refused("conflict", "you already have a seat at this table", reason="seated")
    if running and took_part(meta, user) and not back:
        raise Refused("forbidden", "you have played another seat of this game", reason="other-seat")
    if not running:
        return []
    return _people(meta, user, meta.owner) if now.kind == "open" else people


def _is_open_to(meta: Meta, seat: int, user: str) -> bool:
    """Tell whether a seat is open, or is a bot's and ``user`` may ask for it."""
    now = meta.seating[seat]
    if now.kind != "bot":
        return now.kind == "open"
    known = user == meta.owner or user in holders(now)
    return meta.state == "running" and (known or bool(_people(meta, user)))


def _gives_up(meta: Meta, seat: int, to: Seating, by: str) -> bool:
    """Tell whether a person gives up the seat: before the start, or to a bot that replaces them."""
    now = meta.seating[seat]
    if now.kind != "person":
        return False
    if meta.state == "open":
        return now.user_id == by
    return to.resigned and by in (now.user_id, SYSTEM)


def _to_give(meta: Meta, seat: int, by: str, left: bool) -> list[int]:
    """Return who must agree that the owner gives the seat to a bot or opens it; nobody if it is empty."""
    now = meta.seating[seat]
    owners_only(meta, by)
    if now.kind == "gone":
        raise Refused("conflict", "this seat has left the game", reason="seat-gone")
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
