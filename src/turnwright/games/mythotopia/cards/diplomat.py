"""Diplomat (MY-17.13 to MY-17.18): end a war without a winner."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.mythotopia.cards.text import Text, steps_of
from turnwright.games.mythotopia.data.geometry import PROVINCES
from turnwright.games.mythotopia.data.tables import GOLD
from turnwright.games.mythotopia.forces import send_home
from turnwright.games.mythotopia.judgement.estimates import peace_worth
from turnwright.games.mythotopia.paying import affordable
from turnwright.games.mythotopia.rules import MY_17_13, MY_17_16, MY_17_17
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.paying import Priced, pay
from turnwright.games.mythotopia.steps.wars import fought_by
from turnwright.games.mythotopia.verbs import ProvinceVerb, province_argument

PRICE: Final = 1
"""The gold it costs."""


class Peace(AutoStep[World]):
    """The war in province ``arg`` is stopped: all armies go home (MY-17.16), and nothing is captured (MY-17.17)."""

    def __init__(self) -> None:
        super().__init__("peace", MY_17_16)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """End it without tokens (MY-17.18)."""
        send_home(s, f.arg)
        if s.log is not None:
            s.emit(Message("log-peace", province_argument(f.arg), MY_17_17))


class Stop(ProvinceVerb):
    """Choose the war to stop, whatever the strengths (MY-17.15)."""

    def __init__(self, peace: Peace) -> None:
        super().__init__("stop", MY_17_13, 470)
        self.peace = peace

    def open(self, s: World, f: Frame) -> int:
        """One that the seat takes part in."""
        return fought_by(s, f.seat)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Gold for peace."""
        return Meaning(SPEND, things(gold=PRICE))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Pay, then stop it."""
        s.then([pay(GOLD, f.seat, PRICE), Frame(self.peace, f.seat, n)])

    def prior(self, s: World, f: Frame, n: int) -> int:
        """What would be lost."""
        return peace_worth(s, f.seat, n)


class Diplomat(Text):
    """Stop a war for one gold (MY-17.13)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_13)
        self.worth = 150
        peace = Peace()
        self.question = Priced("diplomacy", MY_17_13, Stop(peace), PRICE)
        self.steps = steps_of([self.question, peace])

    def bars(self, s: World, seat: int) -> int:
        """There must be a war, and the gold."""
        return 0 if fought_by(s, seat) and affordable(s, seat, GOLD, PRICE, [self.card]) else MY_17_13

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Ask which war."""
        s.push(Frame(self.question, seat))

    def promise(self, s: World, seat: int) -> int:
        """The value of stopping the war that would cost the most."""
        best = -self.worth
        for province in range(PROVINCES):
            if fought_by(s, seat) >> province & 1:
                best = max(best, peace_worth(s, seat, province))
        return best
