"""Free actions without a card: the road move (MY-13.30 to MY-13.34)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.gestures import Gesture
from turnwright.core.masks import numbers_of
from turnwright.core.messages import Argument, Message
from turnwright.games.mythotopia import forces
from turnwright.games.mythotopia.data.geometry import BORDERS
from turnwright.games.mythotopia.judgement.estimates import A_MARCH, reinforcement_worth
from turnwright.games.mythotopia.queries import armies, network
from turnwright.games.mythotopia.rules import MY_13_26, MY_13_29, MY_13_30, MY_13_31, MY_13_32, MY_13_33
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.steps.removing import Number
from turnwright.games.mythotopia.turns import FREE, MARCHED
from turnwright.games.mythotopia.verbs import (
    Ask,
    ProvinceVerb,
    from_province,
    from_to_province,
    province_argument,
    province_asked,
)
from turnwright.games.mythotopia.war import wars


def roads_from(s: World, seat: int, province: int) -> int:
    """Return where armies of a seat can go from a province over roads, as a mask."""
    return network(s, seat, province) & ~(1 << province)


def has_road(s: World, province: int) -> bool:
    """Return whether a road leads to a province, whoever it works for."""
    return any(province in (BORDERS[road].one, BORDERS[road].other) for road in s.roads)


class March(ProvinceVerb):
    """Choose the province that armies leave over roads."""

    def __init__(self) -> None:
        super().__init__("march", MY_13_30, 450)

    def open(self, s: World, f: Frame) -> int:
        """The seat's own province with armies, no war (MY-13.33) and a road; once per turn."""
        if s.done & MARCHED or not s.roads:
            return 0
        left = s.camps[f.seat] & s.realms[f.seat] & ~wars(s)
        found = 0
        while left:
            low = left & -left
            left ^= low
            if roads_from(s, f.seat, low.bit_length() - 1):
                found |= low
        return found

    def closed(self, s: World, f: Frame, n: int) -> int:
        """A foreign province, a war, no road, or none that works."""
        if s.done & MARCHED or not s.camps[f.seat] >> n & 1:
            return MY_13_30
        if not s.realms[f.seat] >> n & 1:
            return MY_13_31
        if wars(s) >> n & 1:
            return MY_13_33
        return MY_13_26 if has_road(s, n) else MY_13_30

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask where to; then continue the turn."""
        s.done |= FREE | MARCHED
        s.then([Frame(FLOW.march_to, f.seat, n), f])

    def gestures(self, s: World, f: Frame) -> list[Gesture]:
        """Return every way from one province to another; a single destination is not asked for."""
        found: list[Gesture] = []
        for start in numbers_of(self.open(s, f)):
            ends = numbers_of(roads_from(s, f.seat, start))
            for end in ends:
                actions = [self.base + start] if len(ends) == 1 else [self.base + start, TO.base + end]
                label = Message("choice-march-to", both_asked(Frame(f.step, f.seat, start, end)))
                found.append(Gesture(label, actions, TO.target(end), [self.target(start)]))
        return found

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Rarely useful."""
        return -A_MARCH


class To(ProvinceVerb):
    """Choose the province that the armies of ``arg`` go to; it may be at war (MY-13.34)."""

    def __init__(self) -> None:
        super().__init__("to", MY_13_31, 460)

    def open(self, s: World, f: Frame) -> int:
        """Provinces that working roads lead to."""
        return roads_from(s, f.seat, f.arg)

    def closed(self, s: World, f: Frame, n: int) -> int:
        """A foreign province, the armies' own province, or no road that works."""
        if not s.realms[f.seat] >> n & 1:
            return MY_13_31
        return MY_13_32 if n == f.arg else MY_13_29

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask how many."""
        s.push(Frame(FLOW.march_number, f.seat, f.arg, n))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Toward a war."""
        return reinforcement_worth(s, f.seat, n, armies(s, f.seat, f.arg))


TO: Final = To()


class MarchNumber(Number):
    """How many armies go from ``arg`` to ``extra``; mercenaries stay (MY-17.84)."""

    def highest(self, s: World, f: Frame) -> int:
        """All that are there."""
        return armies(s, f.seat, f.arg)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Move them."""
        forces.depart(s, f.seat, f.arg, n)
        forces.arrive(s, f.seat, f.extra, n)
        if s.log is not None:
            other = province_argument(f.extra)["province"]
            args = {"seat": f.seat, "armies": n, **province_argument(f.arg), "other": other}
            s.emit(Message("log-march", args, self.rule))


def both_asked(f: Frame) -> dict[str, Argument]:
    """Return the arguments that name provinces ``arg`` and ``extra`` of a frame."""
    return {**province_argument(f.arg), "other": province_argument(f.extra)["province"]}


def free_steps() -> list[Ask]:
    """Return the steps of the road move."""
    return [
        Ask("march-to", MY_13_31, [TO], about=province_asked, between=from_province),
        Ask("march-number", MY_13_30, [MarchNumber(MY_13_30)], about=both_asked, between=from_to_province),
    ]
