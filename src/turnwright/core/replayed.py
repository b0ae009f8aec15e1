"""What a replay finds out about a journal, as plain data: another process can replay, and this one only reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from turnwright.core.journal import RESIGN, Record
from turnwright.core.messages import Argument, Message
from turnwright.core.plies import Ply
from turnwright.core.position import Position
from turnwright.core.record import begun, continue_dealing
from turnwright.core.seats import Audience

Told = tuple[str, dict[str, Argument], int, int]
"""A message: id, arguments, rule, audience."""
Answer = tuple[int, int, str, bool, list[Told]]
"""An answer of the line of play; see ``plies.Ply``."""


class Replayed(NamedTuple):
    """The line of play of a journal, who may know its entries, and states on the way as JSON, by ply.

    The answers are read once.
    """

    answers: Iterable[Answer]
    audiences: list[int]
    states: dict[int, str]


def replayed(position: Position) -> Replayed:
    """Return what was found out on the way to ``position``."""
    answers: list[Answer] = [
        (ply.action, ply.seat, ply.kind, ply.reveals, [(m.id, m.args, m.rule, m.to) for m in ply.log])
        for ply in position._line.plies
    ]
    return Replayed(answers, list(position._audiences), position._line.write_states())


def restored(record: Record, found: Replayed, seed: str | None = None) -> Position:
    """Return the position after ``record``, of the current version, as ``record.replay`` does, but without a replay."""
    position = begun(record.header)
    answers = [
        Ply(action, seat, kind, reveals, [Message(id, args, rule, Audience(to)) for id, args, rule, to in log])
        for action, seat, kind, reveals, log in found.answers
    ]
    position._line.resume(answers, found.states)
    position._journal = list(record.entries)
    position._audiences = [Audience(mask) for mask in found.audiences]
    position.resigned = [entry.seat for entry in record.entries if entry.kind == RESIGN]
    continue_dealing(position, record, seed)
    return position
