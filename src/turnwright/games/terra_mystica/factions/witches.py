"""Witches (TM-29): 5 additional points for each town; the witches' ride."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.building import left, raise_structure
from turnwright.games.terra_mystica.data.tables import DWELLING, EMPTY, FOREST, LAND
from turnwright.games.terra_mystica.economy import score
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.points import ABILITY
from turnwright.games.terra_mystica.rules import TM_10_25, TM_10_28, TM_29_3, TM_29_4, TM_29_6
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.building import Building
from turnwright.games.terra_mystica.verbs import RealmQuestion

TOWN_VP = 5


def landings(s: Realm) -> list[int]:
    """Return the free forest hexes anywhere on the map (TM-29.5)."""
    return [h for h in range(LAND) if s.terrain[h] == FOREST and s.kind[h] == EMPTY]


class Ride(Building):
    """The witches' ride: a free dwelling on any free forest hex (TM-29.4)."""

    def __init__(self) -> None:
        super().__init__(TM_29_4)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """A forest without a structure."""
        if s.terrain[n] != FOREST:
            return TM_29_6
        if s.kind[n] != EMPTY:
            return TM_10_25
        return 0 if left(s, f.seat, DWELLING) else TM_10_28

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Count the dwelling as built (TM-29.7)."""
        raise_structure(s, f.seat, n, DWELLING)


RIDING = RealmQuestion("riding", TM_29_4, [Ride()])


class Witches(Faction):
    """Towns score more; the stronghold builds dwellings on any forest."""

    def __init__(self) -> None:
        super().__init__("witches", FOREST, TM_29_3, [0, 0, 0, 2], start_vp=19, special=TM_29_4, worth=5000)
        self.steps = [RIDING]

    def town_founded(self, s: Realm, seat: int) -> None:
        """5 additional points (TM-29.3)."""
        score(s, seat, TOWN_VP, ABILITY, TM_29_3)

    def special_ready(self, s: Realm, seat: int) -> bool:
        """A dwelling and a forest must be left."""
        return left(s, seat, DWELLING) > 0 and bool(landings(s))

    def take_special(self, s: Realm, seat: int) -> None:
        """Choose the forest."""
        s.then([Frame(RIDING, seat)])


FACTION: Faction = Witches()
