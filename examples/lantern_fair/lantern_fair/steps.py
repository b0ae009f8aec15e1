"""The flow of the game: questions, which are answered with verbs, and automatic steps."""

from __future__ import annotations

from turnwright.core.frames import AutoStep, Frame, Step
from turnwright.core.simple import SecretDraw
from turnwright.core.verbs import Question, Verb

from . import rules as r
from . import verbs as v
from .state import LanternFairState


class Turn(AutoStep[LanternFairState]):
    """LF-C1: the seat has a turn, then the next one that is still there. With nobody left the game is over."""

    def __init__(self) -> None:
        super().__init__("turn", r.END)

    def apply(self, s: LanternFairState, f: Frame, action: int) -> None:
        """Ask the first seat from this one on that has not gone home."""
        order = [(f.seat + place) % s.seats for place in range(s.seats)]
        there = [seat for seat in order if not s.home[seat]]
        if there:
            s.then([s.frame("evening", there[0]), s.frame("turn", (there[0] + 1) % s.seats)])


def steps() -> list[Step[LanternFairState]]:
    """Return all steps. A seat with one choice is asked all the same: otherwise the others would know its hand."""
    evening: list[Verb[LanternFairState]] = [v.Hang(), v.HangTwins(), v.Look(), v.GoHome()]
    return [SecretDraw("draw", r.DEAL, [v.Draw()]), Question("evening", r.HANG, evening, private=True), Turn()]
