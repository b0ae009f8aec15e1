"""Frames, states and steps: the flow of a game is data inside its state.

A *frame* is one open question, a *step* the stateless object that handles it, a *state* the
table with its stack of frames. ``then`` lists what follows in reading order.
"""

from __future__ import annotations

from typing import Final, Generic, Never, TypeVar, cast

from mypy_extensions import mypyc_attr

from turnwright.core.gestures import Gesture
from turnwright.core.messages import Message
from turnwright.core.payloads import Payload
from turnwright.core.seats import ALL_KNOWING, EVERYONE, Audience, Viewer

SOURCE: Final = "source"
TARGET: Final = "target"
"""The two ends of what leads from one place to another (``Step.ends``)."""


class Frame:
    """One question: its step, whom it asks, a few ints, and a payload if its step has one.

    Never changed once pushed, so clones share it. The caller must push a step that fits the state.
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
    """A table: the open frames, plus whatever a game adds as ints and lists of ints.

    ``log`` collects messages at tables; it is None in playouts. ``viewer`` is whose view the state is: a redacted state
    is for looking at, not for playing on.
    """

    def __init__(self, seats: int, todo: list[Frame]) -> None:
        self.seats = seats
        self.todo = todo
        self.log: list[Message] | None = None
        self.viewer: Viewer = ALL_KNOWING
        self.finished = False

    def clone(self) -> State:
        """Return an independent copy for playouts, without a log or knowledge."""
        raise NotImplementedError

    def copy(self) -> State:
        """Return an independent copy with what every viewer knows; the same as a clone if nothing is hidden."""
        return self.clone()

    def watch(self) -> None:
        """Start tracking what every viewer knows about hidden cards."""

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
        """Push ``frame`` below those on top that belong to ``steps`` and ask the same seat."""
        if self.finished:
            return
        at = len(self.todo)
        while at > 0 and self.todo[at - 1].seat == frame.seat and _one_of(self.todo[at - 1].step, steps):
            at -= 1
        self.todo.insert(at, frame)

    def next_of(self, step: Step[Never]) -> Frame | None:
        """Return the next frame if it belongs to ``step``, else None."""
        return self.todo[-1] if self.todo and self.todo[-1].step is step else None

    def drop_next(self) -> None:
        """Remove the next frame."""
        self.todo.pop()

    def skip_to(self, step: Step[Never]) -> None:
        """Remove all frames before the next one of ``step``."""
        while self.todo[-1].step is not step:
            self.todo.pop()

    def replace(self, frame: Frame) -> None:
        """Replace the next frame of the same step by ``frame``, if there is one."""
        for i in range(len(self.todo) - 1, -1, -1):
            if self.todo[i].step is frame.step:
                self.todo[i] = frame
                return

    def drop_frames(self, frames: list[Frame]) -> None:
        """Remove some open frames."""
        self.todo[:] = [f for f in self.todo if f not in frames]

    def finish(self) -> None:
        """End the game at once, even in the middle of an action: nothing is asked any more."""
        self.todo.clear()
        self.finished = True

    def emit(self, message: Message) -> None:
        """Add ``message`` to the log, if there is one. Check ``log is not None`` before computing costly arguments."""
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
    verbs     first words of the choices that answer this step
    rule      the ledger rule that describes the step; the reason given for its verbs at other times
    automatic True: nothing is asked; the engine applies the step as soon as it is on top
    exact     True: ``candidates`` returns only legal actions, so ``refuse`` need not filter
              (a law tested on random plies); False: the engine filters
    revealing True: every answer shows other seats something new, so undo cannot go past it
    even      True: chance gives every candidate the same weight, so ``weights`` need not be called
    private   True: skipping a forced answer would reveal a secret, so it is asked
    setup     True: it is asked only before the first turn
    payload   the class of the payload of its frames, None if they have none
    former    the name of the step in encoded states before it was renamed, "" if it never was
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
        self.setup = False
        self.payload: type[Payload] | None = None
        self.former = ""

    def candidates(self, s: S, f: Frame) -> list[int]:
        """Return what may be legal, ascending and without duplicates."""
        raise NotImplementedError

    def refuse(self, s: S, f: Frame, action: int) -> int:
        """Return 0, or the rule that forbids ``action``; must handle every action of the vocabulary.

        Called only for verbs of this step: the engine answers for all others.
        """
        raise NotImplementedError

    def apply(self, s: S, f: Frame, action: int) -> None:
        """Apply ``action``, then push what follows. The frame is already off the stack."""
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
        """Tell whether ``action`` shows other seats something new, so that undo cannot go past it."""
        return self.revealing

    def gestures(self, s: S, f: Frame) -> list[Gesture]:
        """Return gestures to suggest to the asked seat."""
        return []

    def ends(self, s: S, f: Frame) -> dict[str, str]:
        """Return the drawn elements that the question is about because earlier answers chose them, each as the SOURCE
        or the TARGET of what is going on.
        """
        return {}

    def prompt(self, s: S, f: Frame) -> Message:
        """Return what the asked seat is asked."""
        return Message(f"prompt-{self.name}")


@mypyc_attr(allow_interpreted_subclasses=True)
class AutoStep(Step[S]):
    """A step that asks nothing and runs as soon as it is on top of the stack."""

    def __init__(self, name: str, rule: int) -> None:
        super().__init__(name, [], rule)
        self.automatic = True

    def candidates(self, s: S, f: Frame) -> list[int]:
        """Return nothing: nobody is asked."""
        return []
