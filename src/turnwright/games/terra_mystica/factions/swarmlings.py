"""Swarmlings (TM-37): many workers, expensive structures; a free trading house every round."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.building import left, raise_structure
from turnwright.games.terra_mystica.data.tables import DWELLING, LAKES, TRADING_HOUSE
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.queries import has_built
from turnwright.games.terra_mystica.rules import TM_13_1, TM_13_3, TM_37_7, TM_37_8
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.improving import LEVELS, Upgrading
from turnwright.games.terra_mystica.verbs import RealmQuestion

TOWN_WORKERS = 3


class FreeUpgrade(Upgrading):
    """Upgrade a dwelling to a trading house for free (TM-37.8)."""

    def __init__(self) -> None:
        super().__init__(TM_37_8)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """There must be an own dwelling, and a trading house left."""
        if n % LEVELS:
            return TM_37_8
        if s.owner[n // LEVELS] != f.seat or s.kind[n // LEVELS] != DWELLING:
            return TM_13_1
        return 0 if left(s, f.seat, TRADING_HOUSE) else TM_13_3

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Count it as an upgrade (TM-37.9)."""
        raise_structure(s, f.seat, n // LEVELS, TRADING_HOUSE)


UPGRADING = RealmQuestion("upgrading", TM_37_8, [FreeUpgrade()])


class Swarmlings(Faction):
    """Three workers for each town."""

    def __init__(self) -> None:
        super().__init__(
            "swarmlings",
            LAKES,
            TM_37_7,
            [1, 1, 1, 1],
            workers=8,
            coins=20,
            bowl1=3,
            bowl2=9,
            price_workers=[0, 2, 3, 3, 5, 5],
            price_coins=[0, 3, 8, 6, 8, 8],
            near_coins=4,
            base_workers=2,
            house_coins=[2, 2, 2, 3],
            house_power=[2, 2, 2, 2],
            stronghold_power=4,
            sanctuary_priests=2,
            start_vp=22,
            special=TM_37_8,
            worth=4500,
        )
        self.steps = [UPGRADING]

    def town_founded(self, s: Realm, seat: int) -> None:
        """3 additional workers (TM-37.7)."""
        s.workers[seat] += TOWN_WORKERS

    def special_ready(self, s: Realm, seat: int) -> bool:
        """A dwelling on the map and a trading house on the board."""
        return left(s, seat, TRADING_HOUSE) > 0 and has_built(s, seat, DWELLING)

    def take_special(self, s: Realm, seat: int) -> None:
        """Choose the dwelling."""
        s.then([Frame(UPGRADING, seat)])


FACTION: Faction = Swarmlings()
