"""Citadel (MY-6.4): every seat has one, and capturing another's gives a token."""

from __future__ import annotations

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.games.mythotopia.cards.text import steps_of
from turnwright.games.mythotopia.data.tables import NONE
from turnwright.games.mythotopia.objectives.objective import Objective
from turnwright.games.mythotopia.rules import MY_4_21, MY_4_22, MY_6_4
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.setup import SecretPick, forget_picks, pick
from turnwright.games.mythotopia.verbs import ProvinceVerb, province_argument


class PickSite(ProvinceVerb):
    """Secretly pick the province of the citadel (MY-4.21)."""

    def __init__(self) -> None:
        super().__init__("citadel", MY_4_21, 70)

    def open(self, s: World, f: Frame) -> int:
        """The seat's own provinces."""
        return s.realms[f.seat]

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Keep it secret until everyone has picked."""
        pick(s, f.seat, n)


class Reveal(AutoStep[World]):
    """All picks are revealed together: citadels replace towns (MY-4.22)."""

    def __init__(self) -> None:
        super().__init__("citadels", MY_4_22)
        self.revealing = True

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Return the towns to the stock."""
        for seat in range(s.seats):
            s.citadels |= s.picks[seat]
            s.towns[seat] += 1
            if s.log is not None:
                province = s.picks[seat].bit_length() - 1
                s.emit(Message("log-citadel", {"seat": seat, **province_argument(province)}, MY_4_22))
            forget_picks(s, seat)


class Citadel(Objective):
    """Taking a province with another player's citadel gives a token (MY-6.4)."""

    def __init__(self) -> None:
        super().__init__("citadel", MY_6_4)
        self.pick = SecretPick("pick-citadel", MY_4_21, PickSite())
        self.reveal = Reveal()
        self.steps = steps_of([self.pick, self.reveal])

    def choose(self, s: World) -> list[Frame]:
        """Every seat picks, then all picks are revealed."""
        return [*[Frame(self.pick, seat) for seat in range(s.seats)], Frame(self.reveal, 0)]

    def captured(self, s: World, seat: int, province: int, loser: int, citadel: bool) -> int:
        """A province with a citadel."""
        return self.heap if citadel else NONE

    def prize(self, s: World, seat: int, province: int) -> int:
        """The token for the citadel."""
        return self.left(s, self.heap) if s.citadels >> province & 1 else 0
