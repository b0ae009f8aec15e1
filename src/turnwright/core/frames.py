"""Frames, states and steps: the flow of a game is data inside its state.

A *frame* is one open question, a *step* the stateless object that answers it, a *state* the
table with its stack of frames. ``then`` lists what follows in reading order.
"""

from __future__ import annotations

from typing import Generic, Never, TypeVar, cast

from mypy_extensions import mypyc_attr

from turnwright.core.gestures import Gesture
from turnwright.core.messages import Message
from turnwright.core.seats import ALL_KNOWING, EVERYONE, Audience, Viewer


class Frame:
    """One question on the table: its step, whom it asks and a few ints; never changed once pushed, so clones share it.

    Whoever pushes it answers for a step that fits the state.
    """

    def __init__(self, step: Step[Never], seat: int, arg: int = 0, extra: int = 0) -> None:
        self.step = cast("Step[State]", step)
        self.seat = seat
        self.arg = arg
        self.extra = extra

    def __repr__(self) -> str:
        return f"Frame({self.step.name}, {self.seat}, {self.arg}, {self.extra})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A table-top: the open frames, plus whatever a game adds as ints and lists of ints.

    ``told`` collects messages while someone listens; it is None in playouts, where nobody does.
    ``viewer`` is whose view the state is: a redacted state can be looked at, never played on.
    """

    def __init__(self, seats: int, todo: list[Frame]) -> None:
        self.seats = seats
        self.todo = todo
        self.told: list[Message] | None = None
        self.viewer: Viewer = ALL_KNOWING
        self.finished = False

    def clone(self) -> State:
        """Return an independent copy for playouts: it tells nobody anything, and nobody keeps what they know."""
        raise NotImplementedError

    def copy(self) -> State:
        """Return an independent copy with what every viewer knows; the same as a clone where nothing is hidden."""
        return self.clone()

    def watch(self) -> None:
        """Begin to keep what every viewer knows of hidden cards."""

    def then(self, frames: list[Frame]) -> None:
        """Push ``frames`` so that they are answered in the order written, before all older ones."""
        if self.finished:
            return
        for i in range(len(frames) - 1, -1, -1):
            self.todo.append(frames[i])

    def finish(self) -> None:
        """End the game at once, in the middle of whatever is being done: nothing is asked any more."""
        self.todo.clear()
        self.finished = True

    def tell(self, message: Message) -> None:
        """Say ``message`` to those who listen. Guard costly arguments with ``told is not None``."""
        if self.told is not None:
            self.told.append(message)


S = TypeVar("S", bound=State, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of question: what it offers, why it refuses and what it does, side by side.

    name      stable word, used in encoded states
    verbs     first words of the choices this step answers to
    rule      the ledger rule that describes the step; the reply to its verbs at other times
    deed      True: nothing is asked; the engine applies the step as soon as it is on top
    exact     True: ``candidates`` holds legal actions only, so ``refuse`` need not filter
              (a law tested on random plies); False: the engine filters
    revealing True: every answer shows other seats something new, so undo stops behind it
    private   True: being forced would tell a secret; a forced answer is still asked for
    """

    def __init__(self, name: str, verbs: list[str], rule: int) -> None:
        self.name = name
        self.verbs = verbs
        self.rule = rule
        self.deed = False
        self.exact = True
        self.revealing = False
        self.private = False

    def candidates(self, s: S, f: Frame) -> list[int]:
        """Return what may be legal, ascending, without repeats."""
        raise NotImplementedError

    def refuse(self, s: S, f: Frame, action: int) -> int:
        """Return 0, or the rule that forbids ``action``; must know every action of the vocabulary.

        Called only for verbs of this step: the engine answers for all others.
        """
        raise NotImplementedError

    def apply(self, s: S, f: Frame, action: int) -> None:
        """Do it, then push what follows. The frame is already off the stack."""
        raise NotImplementedError

    def weights(self, s: S, f: Frame) -> list[int]:
        """Return the weight of each candidate of a chance frame."""
        return [1] * len(self.candidates(s, f))

    def detail(self, s: S, f: Frame, action: int) -> Message | None:
        """Return the numbers behind a refusal (need 4, have 3), or None."""
        return None

    def audience(self, s: S, f: Frame) -> Audience:
        """Return who may know the answer."""
        return EVERYONE

    def reveals(self, s: S, f: Frame, action: int) -> bool:
        """Tell whether ``action`` shows other seats something new, so that undo stops behind it."""
        return self.revealing

    def gestures(self, s: S, f: Frame) -> list[Gesture]:
        """Return answers in a row that the asked seat may like to give as one."""
        return []

    def prompt(self, s: S, f: Frame) -> Message:
        """Return what the asked seat is asked."""
        return Message(f"prompt-{self.name}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Step[S]):
    """A step that asks nothing: it happens as soon as it is on top of the stack."""

    def __init__(self, name: str, rule: int) -> None:
        super().__init__(name, [], rule)
        self.deed = True

    def candidates(self, s: S, f: Frame) -> list[int]:
        """Return nothing: no one is asked."""
        return []
