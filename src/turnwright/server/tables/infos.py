"""Tables as lists and headings show them: who has which seat, what is asked, the scores."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast

import msgspec

from turnwright.bots.levels import character_of, level_of
from turnwright.server.storage.quotas import table_bytes
from turnwright.server.storage.table_rows import Meta
from turnwright.server.tables import leaving, seat_changes, votes
from turnwright.server.tables.clocks import left_now, steady
from turnwright.server.tables.driver import bots_alone
from turnwright.server.wire.tables import SeatAsked, SeatInfo, TableInfo, TableRow, UndoAsked
from turnwright.server.workers.thinkers import takes_time


def table_info(meta: Meta, user: str | None, online: Collection[int] = ()) -> TableInfo:
    """Return a table as ``user`` sees it, without the board."""
    now = steady.now()
    mine = meta.seats_of(user)
    return TableInfo(
        id=meta.id,
        game=meta.game,
        version=meta.version,
        title=meta.title,
        state=cast(Any, meta.state),
        seats=[_seat_info(meta, seat, seat in mine, seat in online, now) for seat in range(len(meta.seating))],
        options=meta.options,
        public=meta.public,
        owner=bool(user) and meta.owner == user,
        created=meta.created,
        started=meta.started,
        turn_since=meta.turn_since,
        asked=meta.asked,
        seq=meta.seq,
        ply=meta.ply,
        scores=meta.scores,
        winners=meta.winners,
        commitment=meta.commitment,
        clock=meta.clock,
        copied_from=meta.copied_from,
        set_up=meta.start is not None,
        rematch=meta.rematch,
        undo=_undo_asked(meta),
        handover=_seat_asked(meta, user),
        takeable=seat_changes.takeable(meta, user or ""),
        abandon=meta.abandon,
        resigning=meta.resigning,
        resign=leaving.outcome(meta, mine) if mine and meta.state == "running" else "",
        ending=meta.ending,
    )


def info_for(base: TableInfo, meta: Meta, user: str) -> TableInfo:
    """Return ``base``, which is what nobody in particular sees, as ``user`` sees it."""
    if not user:
        return base
    mine = meta.seats_of(user)
    return msgspec.structs.replace(
        base,
        seats=[msgspec.structs.replace(seat, mine=True) if seat.seat in mine else seat for seat in base.seats],
        owner=meta.owner == user,
        handover=_seat_asked(meta, user),
        takeable=seat_changes.takeable(meta, user),
        resign=leaving.outcome(meta, mine) if mine and meta.state == "running" else "",
    )


def table_row(meta: Meta, user: str | None) -> TableRow:
    """Return a table as a row of a list for ``user``."""
    mine = meta.seats_of(user)
    return TableRow(
        id=meta.id,
        game=meta.game,
        title=meta.title,
        state=cast(Any, meta.state),
        names=[sitting.name for sitting in meta.seating],
        bots=[seat for seat, sitting in enumerate(meta.seating) if sitting.kind == "bot" and not sitting.resigned],
        open_seats=sum([sitting.kind == "open" for sitting in meta.seating]),
        mine=bool(mine),
        my_turn=meta.asked in mine,
        public=meta.public,
        created=meta.created,
        turn_since=meta.turn_since,
        changed=meta.changed,
        asked=meta.asked,
        ply=meta.ply,
        scores=meta.scores,
        winners=meta.winners,
        resigned=[n for n, sitting in enumerate(meta.seating) if sitting.resigned and sitting.kind == "person"],
        ending=meta.ending,
        bytes=table_bytes(meta.seq, meta.start) if user and meta.owner == user else 0,
        with_others=bool(seat_changes.others(meta, user or "")),
    )


def _seat_info(meta: Meta, seat: int, mine: bool, online: bool, now: float) -> SeatInfo:
    sitting = meta.seating[seat]
    return SeatInfo(
        seat=seat,
        kind=cast(Any, sitting.kind),
        name=sitting.name,
        user=sitting.user_id if sitting.kind == "person" else None,
        bot=sitting.bot,
        level=level_of(sitting.bot or "", sitting.seconds) if sitting.kind == "bot" else "",
        character=character_of(sitting.bot or "", sitting.name)
        if sitting.kind == "bot" and not sitting.resigned
        else "",
        mine=mine,
        online=online,
        resigned=sitting.resigned,
        clock_left=left_now(meta, seat, now),
        seconds=sitting.seconds if takes_time(sitting.bot or "") and not bots_alone(meta) else None,
        unconfirmed=sitting.unconfirmed,
    )


def _undo_asked(meta: Meta) -> UndoAsked | None:
    asking = meta.undo
    if asking is None:
        return None
    return UndoAsked(
        id=asking.id,
        seat=asking.seat,
        waiting=votes.unanswered_seats(meta, asking),
        deadline=asking.deadline,
        redeals=asking.redeals,
    )


def _seat_asked(meta: Meta, user: str | None) -> SeatAsked | None:
    asking = meta.handover
    if asking is None:
        return None
    return SeatAsked(
        id=asking.id,
        seat=asking.seat,
        to=cast(Any, asking.to.kind),
        name=asking.name,
        mine=asking.by == user,
        waiting=votes.unanswered_seats(meta, asking),
        deadline=asking.deadline,
    )
