"""Marauders (MY-17.29 to MY-17.32): send any army home."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.mythotopia.cards.text import Text, steps_of
from turnwright.games.mythotopia.data.geometry import PROVINCES
from turnwright.games.mythotopia.data.tables import MOST_SEATS
from turnwright.games.mythotopia.forces import remove_armies
from turnwright.games.mythotopia.judgement.estimates import VP, raid_worth
from turnwright.games.mythotopia.rules import MY_17_29, MY_17_30
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.verbs import (
    Ask,
    ProvinceVerb,
    WorldVerb,
    from_province,
    province_argument,
    province_asked,
)


def camped(s: World, province: int) -> list[int]:
    """Return the seats with armies in a province."""
    return [seat for seat in range(s.seats) if s.camps[seat] >> province & 1]


def raid(s: World, f: Frame, province: int, seat: int) -> None:
    """Send an army home (MY-17.29); a war whose last invader leaves is over without a winner (MY-17.32)."""
    remove_armies(s, seat, province, 1)
    if s.log is not None:
        s.emit(Message("log-raid", {"seat": f.seat, "other": seat, **province_argument(province)}, MY_17_29))


class RaidSeat(WorldVerb):
    """Choose the seat whose army leaves province ``arg``."""

    def __init__(self) -> None:
        super().__init__("of", [str(seat) for seat in range(MOST_SEATS)], MY_17_30, 860)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must have an army there."""
        return 0 if n in camped(s, f.arg) else self.rule

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the seat."""
        return Message("choice-of", {"other": n})

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Send it home."""
        raid(s, f, f.arg, n)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Prefer armies of others."""
        return -VP if n == f.seat else 0


class Raid(ProvinceVerb):
    """Choose the province that an army leaves; mercenaries and ships cannot be targeted (MY-17.31)."""

    def __init__(self, whose: Ask) -> None:
        super().__init__("raid", MY_17_29, 480)
        self.whose = whose

    def open(self, s: World, f: Frame) -> int:
        """Any province with armies."""
        found = 0
        for seat in range(s.seats):
            found |= s.camps[seat]
        return found

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask whose, if several have armies there."""
        seats = camped(s, n)
        if len(seats) == 1:
            raid(s, f, n, seats[0])
        else:
            s.push(Frame(self.whose, f.seat, n))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Where it changes one of the seat's wars."""
        return raid_worth(s, f.seat, n)


class Marauders(Text):
    """An army of any seat returns to its stock (MY-17.29, MY-17.30)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_29)
        whose = Ask("raided", MY_17_30, [RaidSeat()], about=province_asked, between=from_province)
        self.worth = 300
        self.question = Ask("raiding", MY_17_29, [Raid(whose)])
        self.steps = steps_of([self.question, whose])

    def bars(self, s: World, seat: int) -> int:
        """There must be an army on the board."""
        return 0 if any(s.camps[other] for other in range(s.seats)) else MY_17_29

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Ask which province."""
        s.push(Frame(self.question, seat))

    def promise(self, s: World, seat: int) -> int:
        """The value of the best raid."""
        best = -VP
        for province in range(PROVINCES):
            if camped(s, province):
                best = max(best, raid_worth(s, seat, province))
        return best
