"""Apply answers and note what they reveal: for undo, which stops there, and for previews (``foresight``)."""

from __future__ import annotations

from typing import Final, NamedTuple

from turnwright.core import engine
from turnwright.core.errors import Unplayable
from turnwright.core.frames import State
from turnwright.core.messages import Message

MOST_STEPS: Final = 10_000
"""Automatic steps in a row after which a game is taken to run for ever; ours have some dozens at most."""


class Answered(NamedTuple):
    """A table after an answer, what was told on the way there, and whether it revealed something."""

    state: State
    log: list[Message]
    reveals: bool


def ends_turn(s: State, reveals: bool, seat: int | None) -> bool:
    """Tell whether ``seat``, whose answer led to ``s``, does not go on by itself: chance or another seat is asked, the
    game is over, or the answer revealed something.
    """
    return reveals or engine.over(s) or engine.asked(s) != seat


def answered(s: State, action: int) -> Answered:
    """Return what becomes of ``s`` by a legal ``action``; ``s`` itself stays as it is."""
    after = s.copy()
    log: list[Message] = []
    after.log = log
    reveals = apply(after, action)
    return Answered(after, log, reveals)


def apply(s: State, action: int) -> bool:
    """Do what ``engine.apply`` does, and return whether it revealed something, by a step or by ending the game."""
    reveals = engine.reveals(s, action)
    engine.answer(s, action)
    reveals = run_auto_steps(s) or reveals
    return reveals or engine.over(s)


def run_auto_steps(s: State) -> bool:
    """Run automatic steps until a question is open or the game is over; return whether one revealed something."""
    reveals = False
    for _step in range(MOST_STEPS):
        if not engine.automatic(s):
            return reveals
        reveals = engine.reveals(s, 0) or reveals
        engine.answer(s, 0)
    raise Unplayable(f"the rules never ask anything: {MOST_STEPS} automatic steps in a row")
