"""The answers of a line of play, and what they mean to somebody who would like to take one back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.journal import CHOICE, DEALT, FORCED, JOINED, LEAVE, ORDER, Entry
from turnwright.core.messages import Message

NO_ACTION: Final = -1
"""Stands where a seat has left."""


class Ply(NamedTuple):
    """One answer of the line of play, or a seat that left, and what was told on the way to the next question."""

    action: int
    seat: int
    kind: str
    reveals: bool
    log: list[Message]


def own(answer: Ply, seat: int) -> bool:
    """Tell whether ``seat`` decided so, itself or by a standing order."""
    return answer.kind in (CHOICE, JOINED, ORDER) and answer.seat == seat


def barrier(answer: Ply, mine: bool) -> str:
    """Return the id of the message that says why ``answer`` stands in the way of an undo, "" if it does not."""
    if answer.kind == DEALT:
        return "undo-chance"
    if answer.kind in (CHOICE, JOINED, ORDER, LEAVE) and not mine:
        return "undo-other"
    return "undo-revealed" if answer.reveals else ""


def repeat(game: Game[State], s: State, answer: Ply) -> None:
    """Do what ``answer`` did, on another table that was led to the same question."""
    if answer.kind == LEAVE:
        game.leave(s, answer.seat)
        engine.run_auto_steps(s)
    else:
        engine.apply(s, answer.action)


def entry(game: Game[State], answer: Ply, seq: int) -> Entry:
    """Return ``answer`` as a journal writes it."""
    if answer.kind == LEAVE:
        return Entry(seq, answer.seat, LEAVE)
    return Entry(seq, answer.seat, answer.kind, game.vocabulary.name(answer.action))


def undo_target(line: Sequence[Ply], seat: int) -> tuple[int, str]:
    """Return the ply of the last choice or gesture of ``seat`` (-1: none) and what stands in the way of undoing it."""
    reason = ""
    for ply in range(len(line) - 1, -1, -1):
        mine = own(line[ply], seat)
        reason = reason or barrier(line[ply], mine)
        if mine and line[ply].kind != JOINED:
            return ply, reason
    return -1, "undo-nothing"


def joins(line: Sequence[Ply], seat: int) -> bool:
    """Tell whether ``seat`` chose last, forced answers aside, so that a further choice can join the gesture."""
    last = next((answer for answer in reversed(line) if answer.kind != FORCED), None)
    return last is not None and last.seat == seat and last.kind in (CHOICE, JOINED)
