"""Mercenary (MY-17.33 to MY-17.38): one or two hired armies."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.mythotopia.cards.text import Text, steps_of
from turnwright.games.mythotopia.data.geometry import PROVINCES
from turnwright.games.mythotopia.data.tables import GOLD, MERCENARIES
from turnwright.games.mythotopia.forces import hire
from turnwright.games.mythotopia.judgement.estimates import A_GOLD, reinforcement_worth
from turnwright.games.mythotopia.paying import affordable
from turnwright.games.mythotopia.rules import MY_17_33, MY_17_34, MY_17_35
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.paying import Priced, pay
from turnwright.games.mythotopia.verbs import NumberOf, ProvinceVerb, province_argument, province_asked, to_province

PRICE: Final = 1
"""The gold it costs."""


class Arrive(AutoStep[World]):
    """``extra`` mercenaries, already paid for, arrive in province ``arg``."""

    def __init__(self) -> None:
        super().__init__("mercenaries-arrive", MY_17_33)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Place them."""
        for _token in range(f.extra):
            hire(s, f.seat, f.arg)
        if s.log is not None:
            s.emit(Message("log-hire", {"seat": f.seat, "number": f.extra, **province_argument(f.arg)}, self.rule))


class HowMany(NumberOf):
    """How many arrive in province ``arg``; one gold pays for both (MY-17.33)."""

    def __init__(self, arrive: Arrive) -> None:
        super().__init__("mercenaries", MERCENARIES, MY_17_35, 830)
        self.arrive = arrive

    def highest(self, s: World, f: Frame) -> int:
        """As many as are in the common supply (MY-17.35)."""
        return MERCENARIES - len(s.hired)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Gold, however many."""
        return Meaning(SPEND, things(gold=PRICE))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Pay, then place them."""
        s.then([pay(GOLD, f.seat, PRICE), Frame(self.arrive, f.seat, f.arg, n)])

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Both: they cost no more than one."""
        return n


class Hire(ProvinceVerb):
    """Choose the province where mercenaries arrive."""

    def __init__(self, number: Priced) -> None:
        super().__init__("hire", MY_17_34, 490)
        self.number = number

    def open(self, s: World, f: Frame) -> int:
        """One with an army of the seat (MY-17.34)."""
        return s.camps[f.seat]

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask how many."""
        s.push(Frame(self.number, f.seat, n))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Where they affect a war."""
        return reinforcement_worth(s, f.seat, n, MERCENARIES)


class Mercenary(Text):
    """Hire mercenaries for one gold where the seat has an army (MY-17.33)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_33)
        self.worth = 300
        arrive = Arrive()
        number = Priced("hiring-number", MY_17_35, HowMany(arrive), PRICE, province_asked, to_province)
        self.question = Priced("hiring", MY_17_34, Hire(number), PRICE)
        self.steps = steps_of([self.question, number, arrive])

    def bars(self, s: World, seat: int) -> int:
        """There must be an army, a mercenary and the gold."""
        if not s.camps[seat]:
            return MY_17_34
        if len(s.hired) == MERCENARIES:
            return MY_17_35
        return 0 if affordable(s, seat, GOLD, PRICE, [self.card]) else MY_17_33

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Ask which province."""
        s.push(Frame(self.question, seat))

    def promise(self, s: World, seat: int) -> int:
        """Where they affect a war most."""
        best = -A_GOLD
        for province in range(PROVINCES):
            if s.camps[seat] >> province & 1:
                best = max(best, reinforcement_worth(s, seat, province, MERCENARIES) - A_GOLD)
        return best
