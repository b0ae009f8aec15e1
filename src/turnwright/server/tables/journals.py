"""Convert between the stored journal and the position it leads to."""

from __future__ import annotations

import msgspec

from turnwright.core.errors import GameError
from turnwright.core.journal import CHOICE, DEALT, JOINED, LEAVE, ORDER, RESIGN, UNDO, Entry, Header, Record
from turnwright.core.position import Position
from turnwright.core.record import current, replay
from turnwright.server.storage.table_rows import SYSTEM, Meta, Seating, Written


def upgraded(meta: Meta, written: list[Written]) -> tuple[Meta, list[Written]]:
    """Return a table and its journal as the current version of its game would have written them."""
    before = {line.entry.seq: line for line in written}
    header, entries, _result = current(record_of(meta, written))
    lines = [before.get(entry.seq, written[-1])._replace(entry=entry) for entry in entries]
    now = {"version": header.version, "options": header.options, "start": header.start}
    return msgspec.structs.replace(meta, **now, seq=len(lines)), lines


def rebuilt(meta: Meta, written: list[Written]) -> Position | None:
    """Return the position that a journal leads to; None before the start, and if the table was closed before it."""
    return replay(record_of(meta, written), seed=meta.seed or None) if has_begun(meta, written) else None


def has_begun(meta: Meta, written: list[Written]) -> bool:
    """Tell whether a table has a position: it has begun, or was copied."""
    return bool(written) or meta.state not in ("open", "closed")


def record_of(meta: Meta, written: list[Written]) -> Record:
    """Return a stored journal as a record without a result."""
    names = tuple([sitting.name for sitting in meta.seating])
    header = Header(meta.game, meta.version, len(names), meta.options, meta.commitment, meta.given, names)
    header = header._replace(start=meta.start)
    entries = tuple([line.entry for line in written])
    return Record(header, entries)


def gained(meta: Meta, position: Position | None, by: str, key: str, now: float) -> list[Written]:
    """Return what the position's journal has beyond the stored one: the choice of ``by``, and what followed from it."""
    if position is None or position.seq == meta.seq:
        return []
    return [_written(meta, entry, by, key, now) for entry in position.entries_from(meta.seq)]


def _written(meta: Meta, entry: Entry, by: str, key: str, now: float) -> Written:
    if entry.kind in (CHOICE, UNDO):
        return Written(entry, by, key, now)
    if entry.kind in (JOINED, LEAVE, RESIGN):
        return Written(entry, by, "", now)
    ordered = meta.seating[entry.seat].user_id if entry.kind == ORDER else None
    return Written(entry, ordered or SYSTEM, "", now)


def as_played(meta: Meta, position: Position) -> Meta:
    """Return ``meta`` updated from the position."""
    state = "finished" if position.over and meta.state == "running" else meta.state
    moved = position.seq != meta.seq
    return msgspec.structs.replace(
        meta,
        state=state,
        seq=position.seq,
        ply=position.ply,
        asked=position.seat if state == "running" else None,
        scores=position.scores,
        winners=position.winners,
        undo=None if moved or state != "running" else meta.undo,
        handover=None if state != "running" else meta.handover,
        abandon=[] if state != "running" else meta.abandon,
    )


def answered_by_order(written: list[Written], asked: int | None) -> bool:
    """Tell whether standing orders of seats other than ``asked`` have answered."""
    return any(line.entry.kind == ORDER and line.entry.seat != asked for line in written)


def other_hands(old: Meta, new: Meta) -> bool:
    """Tell whether the asked seat has changed hands."""
    seat = new.asked
    return seat is not None and _hands(old.seating[seat]) != _hands(new.seating[seat])


def _hands(sitting: Seating) -> tuple[object, ...]:
    return sitting.kind, sitting.user_id, sitting.bot, sitting.seconds


def follow(position: Position, written: list[Written]) -> bool:
    """Play what another process has written; return False if that does not fit."""
    try:
        for line in written:
            position.follow(line.entry)
            if line.entry.kind == DEALT and position.dealer is not None:
                position.dealer.dealt += 1
    except GameError:
        return False
    return True


def remember(written: list[Written], seq: int, keys: dict[tuple[str, str], int], heard: dict[str, float]) -> None:
    """Note in ``keys`` how long the journal, now of length ``seq``, was after each key; in ``heard`` who chose when."""
    after = seq
    for line in reversed(written):
        if line.key:
            keys[line.by, line.key] = after
        if line.entry.kind in (CHOICE, UNDO):
            after = line.entry.seq
            heard[line.by] = max(line.at, heard.get(line.by, 0.0))
