"""The answers of a line of play, and whether they can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.journal import CHOICE, DEALT, FORCED, JOINED, LEAVE, ORDER, Entry
from turnwright.core.messages import Message

NO_ACTION: Final = -1
"""The action of a ply in which a seat left."""


class Ply(NamedTuple):
    """One answer of the line of play, or a seat that left, with the messages up to the next question."""

    action: int
    seat: int
    kind: str
    reveals: bool
    log: list[Message]


class UndoTarget(NamedTuple):
    """Where an undo goes: the ply of a seat's last choice or gesture (-1: none), the id of the message that says what
    blocks it ("": nothing), and whether chance would be asked again.
    """

    ply: int
    reason: str
    redeals: bool


def own(answer: Ply, seat: int) -> bool:
    """Tell whether ``seat`` made the decision, itself or by a standing order."""
    return answer.kind in (CHOICE, JOINED, ORDER) and answer.seat == seat


def barrier(answer: Ply, mine: bool) -> str:
    """Return the id of the message that says why ``answer`` blocks an undo, or "" if it does not."""
    if answer.kind == DEALT:
        return "undo-chance"
    if answer.kind in (CHOICE, JOINED, ORDER, LEAVE) and not mine:
        return "undo-other"
    return "undo-revealed" if answer.reveals else ""


def repeat(game: Game[State], s: State, answer: Ply) -> None:
    """Apply ``answer`` again, to another table with the same open question."""
    if answer.kind == LEAVE:
        game.leave(s, answer.seat)
        engine.run_auto_steps(s)
    else:
        engine.apply(s, answer.action)


def entry(game: Game[State], answer: Ply, seq: int) -> Entry:
    """Return ``answer`` as a journal entry."""
    if answer.kind == LEAVE:
        return Entry(seq, answer.seat, LEAVE)
    return Entry(seq, answer.seat, answer.kind, game.vocabulary.name(answer.action))


def undo_target(line: Sequence[Ply], seat: int) -> UndoTarget:
    """Return where an undo of ``seat`` would go."""
    reason, redeals = "", False
    for ply in range(len(line) - 1, -1, -1):
        mine = own(line[ply], seat)
        reason = reason or barrier(line[ply], mine)
        redeals = redeals or line[ply].kind == DEALT
        if mine and line[ply].kind != JOINED:
            return UndoTarget(ply, reason, redeals)
    return UndoTarget(-1, "undo-nothing", False)


def joins(line: Sequence[Ply], seat: int) -> bool:
    """Tell whether ``seat`` made the last choice, apart from forced answers, so that another can join the gesture."""
    last = next((answer for answer in reversed(line) if answer.kind != FORCED), None)
    return last is not None and last.seat == seat and last.kind in (CHOICE, JOINED)
