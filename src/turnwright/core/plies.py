"""The answers of a line of play, and what they mean to somebody who would like to take one back."""

from __future__ import annotations

from typing import NamedTuple

from turnwright.core.journal import CHOICE, DEALT, ORDER
from turnwright.core.messages import Message


class Ply(NamedTuple):
    """One answer of the line of play, and what was told on the way to the next question."""

    action: int
    seat: int
    kind: str
    reveals: bool
    told: list[Message]


def own(answer: Ply, seat: int) -> bool:
    """Tell whether ``seat`` decided so, itself or by a standing order."""
    return answer.kind in (CHOICE, ORDER) and answer.seat == seat


def barrier(answer: Ply, mine: bool) -> str:
    """Return the id of the message that says why ``answer`` stands in the way of an undo, "" if it does not."""
    if answer.kind == DEALT:
        return "undo-chance"
    if answer.kind in (CHOICE, ORDER) and not mine:
        return "undo-other"
    return "undo-revealed" if answer.reveals else ""
