"""New tables: from a form, as a rematch, as a copy of another game from some ply, from a record."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from turnwright.core.chance import commitment, fresh_seed
from turnwright.core.errors import BadOption, GameError, UnknownGame
from turnwright.core.forms import to_blame
from turnwright.core.frames import State
from turnwright.core.game import Game, find
from turnwright.core.position import Position
from turnwright.server.config import Settings
from turnwright.server.errors import Refused, refusal
from turnwright.server.people.credentials import new_id
from turnwright.server.people.names import one_line
from turnwright.server.storage.table_rows import Meta, Seating, Written
from turnwright.server.tables import leaving
from turnwright.server.tables.clocks import check_clock
from turnwright.server.tables.followers import Person
from turnwright.server.tables.journals import upgraded
from turnwright.server.tables.orders import check_values
from turnwright.server.tables.seating import bot_seat, seat_name, sit
from turnwright.server.wire.tables import CreateBody, SeatSpec
from turnwright.server.workers.finished import Finished
from turnwright.server.workers.set_up import Begun

LONGEST_NAME = 64


def opened(person: Person, body: CreateBody, settings: Settings) -> Meta:
    """Return the table described by a form, after checking everything in it; a refusal lists the allowed values."""
    game = checked_game(body.game)
    count = len(body.seats)
    if count not in game.seat_counts:
        message = f"{game.name} is for {game.seat_counts[0]} to {game.seat_counts[-1]} seats, not {count}"
        raise Refused(
            "bad_option", message, allowed=[str(n) for n in game.seat_counts], reason="seat-count", field="seats"
        )
    options = checked_options(game, count, body.options)
    seating: list[Seating] = []
    for spec in body.seats:
        seating.append(_seating(person, spec, [s.name for s in seating], settings))
    meta = new_meta(game, person, options, tuple(seating))
    title = one_line(body.title, settings.limits.title_length)
    resigning = leaving.checked(game.name, count, body.resigning)
    clock = check_clock(body.clock, settings)
    return msgspec.structs.replace(meta, title=title, public=body.public, clock=clock, resigning=resigning)


def checked_game(name: str) -> Game[State]:
    """Return the game called ``name``."""
    try:
        return find(name)
    except UnknownGame as problem:
        raise Refused("bad_option", str(problem), field="game") from None


def checked_options(game: Game[State], seats: int, chosen: dict[str, Any]) -> dict[str, Any]:
    """Return all options of a table; a refusal lists what is allowed."""
    check_values(game.name, game.options, chosen)
    try:
        options = game.check_options(chosen)
        game.new_state(seats, options)
    except BadOption as problem:
        name = to_blame(game, seats, chosen)
        field = f"options.{name}" if name else "options"
        raise Refused("bad_option", str(problem), reason="option-clash", field=field) from None
    except GameError as problem:
        raise refusal(problem) from None
    return options


def new_meta(game: Game[State], person: Person, options: dict[str, Any], seating: tuple[Seating, ...]) -> Meta:
    """Return an open table of ``person`` with a new seed."""
    now, seed = time.time(), fresh_seed()
    return Meta(
        id=new_id(),
        game=game.name,
        version=game.version,
        options=options,
        title="",
        public=False,
        owner=person.id,
        state="open",
        seed=seed.hex(),
        commitment=commitment(seed),
        given=0,
        created=now,
        changed=now,
        seating=seating,
    )


def rematch_of(meta: Meta, person: Person) -> Meta:
    """Return a table like ``meta``: bots and ``person`` keep their seats, other seats are open."""
    seating = tuple([_kept_for(sitting, _again(sitting, person)) for sitting in meta.seating])
    now, _journal = upgraded(meta, [])
    new = new_meta(find(meta.game), person, now.options, seating)
    agreed = {"clock": meta.clock, "resigning": leaving.again(meta)}
    return msgspec.structs.replace(new, title=meta.title, public=meta.public, **agreed)


def copy_of(meta: Meta, position: Position, person: Person, ply: int) -> tuple[Meta, list[Written]]:
    """Return a table that continues from ``ply`` of a finished game; a newcomer takes the first free seat."""
    seating = [_again(sitting, person) for sitting in meta.seating]
    if not any(sitting.kind == "person" for sitting in seating):
        free = [n for n, sitting in enumerate(seating) if sitting.kind == "open"]
        seating[free[0] if free else 0] = sit(person, [s.name for s in seating])
    new = new_meta(position.game, person, position.options_set, tuple(seating))
    fork = position.fork(ply, seed=bytes.fromhex(new.seed))
    written = [Written(entry, at=new.created) for entry in fork.record.entries]
    new = msgspec.structs.replace(new, start=fork.header.start)
    asked = {"seq": fork.seq, "ply": fork.ply, "given": fork.inherited}
    new = msgspec.structs.replace(new, title=meta.title, copied_from=meta.id, resigning=leaving.again(meta))
    return msgspec.structs.replace(new, **asked), written


def kept(person: Person, game: Finished, title: str, public: bool) -> tuple[Meta, list[Written]]:
    """Return a finished table for a record that was replayed."""
    header, now = game.header, time.time()
    names = [one_line(name, LONGEST_NAME) for name in header.names]
    names += [""] * (header.seats - len(names))
    gave_up = game.resigned
    seating = tuple([Seating(kind="person", name=name, resigned=seat in gave_up) for seat, name in enumerate(names)])
    meta = new_meta(find(header.game), person, header.options, seating[: header.seats])
    meta = msgspec.structs.replace(
        meta,
        title=title,
        public=public,
        state="finished",
        seed=game.result.seed,
        commitment=header.commitment,
        given=header.inherited,
        start=header.start,
        started=now,
        seq=len(game.entries),
        ply=game.ply,
        scores=list(game.result.scores),
        winners=list(game.result.winners),
        ending="resigned" if game.resigned else "",
    )
    return meta, [Written(entry, at=now) for entry in game.entries]


def set_up(person: Person, begun: Begun, title: str, public: bool) -> Meta:
    """Return an open table that begins with a position; ``person`` sits where somebody is asked first."""
    seating = [Seating(kind="open") for _seat in range(begun.seats)]
    seating[begun.asked] = sit(person, [])
    meta = new_meta(find(begun.game), person, begun.options, tuple(seating))
    usual = leaving.checked(begun.game, begun.seats, None)
    return msgspec.structs.replace(meta, title=title, public=public, start=begun.start, resigning=usual)


def _again(sitting: Seating, person: Person) -> Seating:
    """Return a seat of a finished game for a new one, without what happened there."""
    if sitting.kind == "bot" and not sitting.resigned:
        return msgspec.structs.replace(sitting, clock_left=None, former=[])
    if sitting.user_id == person.id:
        return Seating(kind="person", user_id=person.id, name=sitting.name)
    return Seating(kind="open")


def _kept_for(sitting: Seating, again: Seating) -> Seating:
    """Return a seat of a rematch that remembers who held it, and who may therefore hold it along with another one."""
    had = [sitting.user_id] if again.kind != "bot" and sitting.user_id else []
    return msgspec.structs.replace(again, former=had)


def _seating(person: Person, spec: SeatSpec, taken: list[str], settings: Settings) -> Seating:
    if spec.kind == "open":
        return Seating(kind="open")
    if spec.kind == "bot":
        return bot_seat(spec.bot, spec.seconds, spec.name, taken, settings)
    return sit(Person(person.id, seat_name(spec.name) or person.name), taken)
