"""Markers (MY-6.10 to MY-6.24): Here be Dragons and Runestones, a token for capturing a province with one."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.games.mythotopia.cards.text import steps_of
from turnwright.games.mythotopia.data.tables import MARKERS, NONE
from turnwright.games.mythotopia.objectives.objective import Objective
from turnwright.games.mythotopia.rules import MY_4_24, MY_4_25, MY_6_10, MY_6_23
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.verbs import Ask, ProvinceVerb, province_argument


class PlaceMarker(ProvinceVerb):
    """Chance draws a province for a marker."""

    def __init__(self, markers: Markers, word: str, rule: int, place: int) -> None:
        super().__init__(word, rule, place)
        self.markers = markers

    def open(self, s: World, f: Frame) -> int:
        """Provinces of the pile without a marker; their cards go back (MY-4.26)."""
        return s.pile & ~self.markers.standing(s)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Place it."""
        self.markers.stand(s, self.markers.standing(s) | 1 << n)
        if s.log is not None:
            s.emit(Message(f"log-{self.word}", province_argument(n), self.rule))


class Markers(Objective):
    """Gaining control of a province with a marker gives a token, and removes it."""

    def __init__(self, key: str, rule: int, word: str, placing: int, place: int) -> None:
        super().__init__(key, rule)
        self.question = Ask(key, placing, [PlaceMarker(self, word, placing, place)], setup=True)
        self.question.even = True
        self.steps = steps_of([self.question])

    def standing(self, s: World) -> int:
        """Return the provinces with a marker, as a mask."""
        raise NotImplementedError

    def stand(self, s: World, provinces: int) -> None:
        """Set the provinces with a marker, as a mask."""
        raise NotImplementedError

    def prepare(self, s: World) -> list[Frame]:
        """Draw the provinces."""
        return [Frame(self.question, CHANCE)] * MARKERS

    def captured(self, s: World, seat: int, province: int, loser: int, citadel: bool) -> int:
        """Remove it, whether or not a token is left."""
        if not self.standing(s) >> province & 1:
            return NONE
        self.stand(s, self.standing(s) & ~(1 << province))
        return self.heap

    def prize(self, s: World, seat: int, province: int) -> int:
        """The token of the marker."""
        return self.left(s, self.heap) if self.standing(s) >> province & 1 else 0


class Dragons(Markers):
    """Dragons (MY-4.24, MY-6.10, MY-6.11)."""

    def __init__(self) -> None:
        super().__init__("dragons", MY_6_10, "dragon", MY_4_24, 50)

    def standing(self, s: World) -> int:
        """The provinces with a dragon."""
        return s.dragons

    def stand(self, s: World, provinces: int) -> None:
        """Place or remove dragons."""
        s.dragons = provinces


class Runestones(Markers):
    """Runestones (MY-4.25, MY-6.23, MY-6.24)."""

    def __init__(self) -> None:
        super().__init__("runestones", MY_6_23, "runestone", MY_4_25, 60)

    def standing(self, s: World) -> int:
        """The provinces with a runestone."""
        return s.runestones

    def stand(self, s: World, provinces: int) -> None:
        """Place or remove runestones."""
        s.runestones = provinces
