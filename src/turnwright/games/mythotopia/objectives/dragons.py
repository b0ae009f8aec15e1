"""Here be Dragons (MY-6.10 to MY-6.11): a token for a province with a dragon."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.games.mythotopia.cards.text import steps_of
from turnwright.games.mythotopia.data.tables import MARKERS, NONE
from turnwright.games.mythotopia.objectives.objective import Objective
from turnwright.games.mythotopia.rules import MY_4_24, MY_6_10
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.verbs import Ask, ProvinceVerb, province_argument


class PlaceDragon(ProvinceVerb):
    """Chance draws a province for a dragon (MY-4.24)."""

    def __init__(self) -> None:
        super().__init__("dragon", MY_4_24, 50)

    def open(self, s: World, f: Frame) -> int:
        """Those of the province pile that have none yet; their cards go back (MY-4.26)."""
        return s.pile & ~s.dragons

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Place it."""
        s.dragons |= 1 << n
        if s.log is not None:
            s.emit(Message("log-dragon", province_argument(n), self.rule))


class Dragons(Objective):
    """Gaining control of a province with a dragon gives a token, and removes it (MY-6.10, MY-6.11)."""

    def __init__(self) -> None:
        super().__init__("dragons", MY_6_10)
        self.question = Ask("dragons", MY_4_24, [PlaceDragon()])
        self.question.even = True
        self.steps = steps_of([self.question])

    def prepare(self, s: World) -> list[Frame]:
        """Draw the provinces."""
        return [Frame(self.question, CHANCE)] * MARKERS

    def captured(self, s: World, seat: int, province: int, loser: int, citadel: bool) -> int:
        """It leaves, whether a token is left or not."""
        if not s.dragons >> province & 1:
            return NONE
        s.dragons &= ~(1 << province)
        return self.heap

    def prize(self, s: World, seat: int, province: int) -> int:
        """That of the dragon."""
        return self.left(s, self.heap) if s.dragons >> province & 1 else 0
