"""Frames, states and steps: the flow of a game is data inside its state.

A *frame* is one open question, a *step* the stateless object that answers it, a *state* the
table with its stack of frames. ``then`` lists what follows in reading order.
"""

from __future__ import annotations

from typing import Generic, Never, TypeVar, cast

from mypy_extensions import mypyc_attr

from turnwright.core.gestures import Gesture
from turnwright.core.messages import Message
from turnwright.core.payloads import Payload
from turnwright.core.seats import ALL_KNOWING, EVERYONE, Audience, Viewer


class Frame:
    """One question on the table: its step, whom it asks, a few ints, and a payload where its step has one.

    Never changed once pushed, so clones share it. Whoever pushes it answers for a step that fits the state.
    """

    def __init__(
        self, step: Step[Never], seat: int, arg: int = 0, extra: int = 0, payload: Payload | None = None
    ) -> None:
        self.step = cast("Step[State]", step)
        self.seat = seat
        self.arg = arg
        self.extra = extra
        self.payload = payload

    def __repr__(self) -> str:
        return f"Frame({self.step.name}, {self.seat}, {self.arg}, {self.extra})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A table-top: the open frames, plus whatever a game adds as ints and lists of ints.

    ``log`` collects messages while someone listens; it is None in playouts, where nobody does.
    ``viewer`` is whose view the state is: a redacted state is for looking at, not for playing on.
    """

    def __init__(self, seats: int, todo: list[Frame]) -> None:
        self.seats = seats
        self.todo = todo
        self.log: list[Message] | None = None
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

    def push(self, frame: Frame) -> None:
        """Push one frame: it is answered next."""
        if not self.finished:
            self.todo.append(frame)

    def then_after(self, frame: Frame, steps: list[Step[Never]]) -> None:
        """Push ``frame`` so that it is answered after those on top that belong to ``steps`` and ask the same seat."""
        if self.finished:
            return
        at = len(self.todo)
        while at > 0 and self.todo[at - 1].seat == frame.seat and _one_of(self.todo[at - 1].step, steps):
            at -= 1
        self.todo.insert(at, frame)

    def next_of(self, step: Step[Never]) -> Frame | None:
        """Return the frame that comes next if it is one of ``step``."""
        return self.todo[-1] if self.todo and self.todo[-1].step is step else None

    def drop_next(self) -> None:
        """Take the frame that comes next off the stack."""
        self.todo.pop()

    def skip_to(self, step: Step[Never]) -> None:
        """Drop what comes before the next frame of ``step``."""
        while self.todo[-1].step is not step:
            self.todo.pop()

    def replace(self, frame: Frame) -> None:
        """Put ``frame`` in place of the next one of its step, if there is any."""
        for i in range(len(self.todo) - 1, -1, -1):
            if self.todo[i].step is frame.step:
                self.todo[i] = frame
                return

    def drop_frames(self, frames: list[Frame]) -> None:
        """Take some open frames off the stack."""
        self.todo[:] = [f for f in self.todo if f not in frames]

    def finish(self) -> None:
        """End the game at once, in the middle of whatever is being done: nothing is asked any more."""
        self.todo.clear()
        self.finished = True

    def emit(self, message: Message) -> None:
        """Say ``message`` to those who listen. Guard costly arguments with ``log is not None``."""
        if self.log is not None:
            self.log.append(message)


def _one_of(step: Step[State], steps: list[Step[Never]]) -> bool:
    return any(step is other for other in steps)


def redacted_frames(frames: list[Frame], viewer: Viewer) -> list[Frame]:
    """Return open frames as ``viewer`` may see them."""
    return [
        f
        if f.payload is None
        else Frame(cast("Step[Never]", f.step), f.seat, f.arg, f.extra, f.payload.redacted(viewer, f.seat))
        for f in frames
    ]


S = TypeVar("S", bound=State, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of question: what it offers, why it refuses and what it does, side by side.

    name      stable word, used in encoded states
    verbs     first words of the choices this step answers to
    rule      the ledger rule that describes the step; the reply to its verbs at other times
    automatic True: nothing is asked; the engine applies the step as soon as it is on top
    exact     True: ``candidates`` holds legal actions only, so ``refuse`` need not filter
              (a law tested on random plies); False: the engine filters
    revealing True: every answer shows other seats something new, so undo stops behind it
    even      True: chance gives every candidate with the same chance, so that ``weights`` need not be asked
    private   True: being forced would tell a secret; a forced answer is still asked for
    payload   the class of what its frames own, None if they own nothing
    """

    def __init__(self, name: str, verbs: list[str], rule: int) -> None:
        self.name = name
        self.verbs = verbs
        self.rule = rule
        self.automatic = False
        self.exact = True
        self.revealing = False
        self.even = False
        self.private = False
        self.payload: type[Payload] | None = None

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
class AutoStep(Step[S]):
    """A step that asks nothing: it happens as soon as it is on top of the stack."""

    def __init__(self, name: str, rule: int) -> None:
        super().__init__(name, [], rule)
        self.automatic = True

    def candidates(self, s: S, f: Frame) -> list[int]:
        """Return nothing: no one is asked."""
        return []
