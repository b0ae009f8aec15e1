"""The oath (TOY-17): a seat gives up all points for another way to win; whoever has sworn has a board of its own."""

from __future__ import annotations

from typing import Final

from tests.toy import rules as r
from tests.toy.layout import held
from tests.toy.parts import Oath
from tests.toy.state import ToyState
from turnwright.core.fields import ALL, Part, number
from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import GIVE_UP, Meaning, Verb

PART: Final = Part("Oath", "What a seat has sworn.", (number("points", "points it gave up", seen=ALL),))


def sworn(s: ToyState, seat: int) -> bool:
    """Return whether ``seat`` has sworn, and has no score."""
    return isinstance(s.boards[seat], Oath)


def kept(s: ToyState, seat: int) -> bool:
    """Return whether ``seat`` has sworn and holds an ambush."""
    return sworn(s, seat) and any(card < r.AMBUSHES for card in held(s, seat))


class Swear(Verb[ToyState]):
    """TOY-17: give up all points for another way to win."""

    def __init__(self) -> None:
        super().__init__("swear", [""], r.TOY_17, 130)

    def label(self, s: ToyState, f: Frame, n: int) -> Message:
        return Message("label-swear")

    def meaning(self, s: ToyState, f: Frame, n: int) -> Meaning:
        return Meaning(GIVE_UP, {"thing-point": s.points[f.seat]})

    def refuse(self, s: ToyState, f: Frame, n: int) -> int:
        return r.TOY_17 if sworn(s, f.seat) else 0

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.boards[f.seat] = Oath(s.points[f.seat])
        s.emit(Message("log-oath", {"seat": f.seat}, r.TOY_17))
