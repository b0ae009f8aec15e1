"""The flow of the game: questions, which are answered with verbs, and automatic steps."""

from __future__ import annotations

from turnwright.core.frames import AutoStep, Frame, State, Step
from turnwright.core.seats import CHANCE
from turnwright.core.simple import SecretDraw
from turnwright.core.verbs import Question

from . import rules as r
from . import verbs as v
from .state import UntitledState


class Turn(AutoStep[UntitledState]):
    """The turn of ``f.seat``, and what follows. Without a card in hand nothing is pushed: the game ends."""

    def __init__(self, flow: Flow) -> None:
        super().__init__("turn", r.END)
        self.flow = flow

    def apply(self, s: UntitledState, f: Frame, action: int) -> None:
        """Ask the seat, then chance, then continue with the next seat."""
        if s.hand(f.seat):
            draw = [Frame(self.flow.draw, CHANCE, f.seat)] if s.deck_size() else []
            s.then([Frame(self.flow.play, f.seat), *draw, Frame(self, (f.seat + 1) % s.seats)])


class Flow:
    """All steps by name.

    ``private``: a seat is asked even if it has only one choice, because skipping the question would tell the others.
    """

    def __init__(self) -> None:
        self.draw = SecretDraw[UntitledState]("draw", r.DRAW, [v.Draw()])
        self.play = Question[UntitledState]("play", r.PLAY, [v.Play(), v.Discard()], private=True)
        self.turn = Turn(self)

    def steps(self) -> list[Step[State]]:
        """Return all of them."""
        return list(vars(self).values())
