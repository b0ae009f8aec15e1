"""Runestones (MY-6.23 to MY-6.24): a token for a province with a runestone."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.games.mythotopia.cards.text import steps_of
from turnwright.games.mythotopia.data.tables import MARKERS, NONE
from turnwright.games.mythotopia.objectives.objective import Objective
from turnwright.games.mythotopia.rules import MY_4_25, MY_6_23
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.verbs import Ask, ProvinceVerb, province_argument


class PlaceRunestone(ProvinceVerb):
    """Chance draws a province for a runestone (MY-4.25)."""

    def __init__(self) -> None:
        super().__init__("runestone", MY_4_25, 60)

    def open(self, s: World, f: Frame) -> int:
        """Those of the province pile that have none yet; their cards go back (MY-4.26)."""
        return s.pile & ~s.runestones

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Place it."""
        s.runestones |= 1 << n
        if s.log is not None:
            s.emit(Message("log-runestone", province_argument(n), self.rule))


class Runestones(Objective):
    """Gaining control of a province with a runestone gives a token, and removes it (MY-6.23, MY-6.24)."""

    def __init__(self) -> None:
        super().__init__("runestones", MY_6_23)
        self.question = Ask("runestones", MY_4_25, [PlaceRunestone()])
        self.question.even = True
        self.steps = steps_of([self.question])

    def prepare(self, s: World) -> list[Frame]:
        """Draw the provinces."""
        return [Frame(self.question, CHANCE)] * MARKERS

    def captured(self, s: World, seat: int, province: int, loser: int, citadel: bool) -> int:
        """It leaves, whether a token is left or not."""
        if not s.runestones >> province & 1:
            return NONE
        s.runestones &= ~(1 << province)
        return self.heap

    def prize(self, s: World, seat: int, province: int) -> int:
        """That of the runestone."""
        return self.left(s, self.heap) if s.runestones >> province & 1 else 0
