"""The flow of the game: questions, which are answered with verbs, and automatic steps."""

from __future__ import annotations

from turnwright.core.frames import AutoStep, Frame, Step
from turnwright.core.seats import CHANCE
from turnwright.core.simple import SecretDraw
from turnwright.core.verbs import Question

from . import rules as r
from . import verbs as v
from .state import UntitledState


class Turn(AutoStep[UntitledState]):
    """The turn of ``f.seat``, and what follows. Without a card in hand nothing is pushed: the game ends."""

    def __init__(self) -> None:
        super().__init__("turn", r.END)

    def apply(self, s: UntitledState, f: Frame, action: int) -> None:
        """Ask the seat, then chance, then continue with the next seat."""
        if s.hand(f.seat):
            draw = [s.frame("draw", CHANCE, f.seat)] if s.deck_size() else []
            s.then([s.frame("play", f.seat), *draw, s.frame("turn", (f.seat + 1) % s.seats)])


def steps() -> list[Step[UntitledState]]:
    """Return all steps; steps and verbs refer to them by name.

    ``private``: a seat is asked even if it has only one choice, because skipping the question would tell the others.
    """
    return [
        SecretDraw("draw", r.DRAW, [v.Draw()]),
        Question("play", r.PLAY, [v.Play(), v.Discard()], private=True),
        Turn(),
    ]
