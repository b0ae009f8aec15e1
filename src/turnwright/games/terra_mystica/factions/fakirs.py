"""Fakirs (TM-40): flying carpets instead of shipping."""

from __future__ import annotations

from turnwright.games.terra_mystica.data.tables import DESERT, FARTHEST, STRONGHOLD
from turnwright.games.terra_mystica.economy import score
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.points import ABILITY
from turnwright.games.terra_mystica.queries import has_built
from turnwright.games.terra_mystica.rules import TM_40_4, TM_40_5
from turnwright.games.terra_mystica.state import Realm

FLIGHT_VP = 4


class Fakirs(Faction):
    """A carpet flight costs a priest and scores 4 points."""

    def __init__(self) -> None:
        super().__init__(
            "fakirs",
            DESERT,
            TM_40_4,
            [1, 0, 0, 1],
            bowl1=7,
            bowl2=5,
            stronghold_coins_price=10,
            stronghold_power=0,
            stronghold_priests=1,
            ship_max=0,
            dig_rates=[3, 2],
            start_vp=33,
            worth=1500,
        )
        self.hops = True

    def hop_range(self, s: Realm, seat: int) -> int:
        """Over 1 hex of any kind (TM-40.4), with the stronghold over 2 (TM-40.6), plus the range of town tiles.

        The same range connects structures at the end (TM-40.8).
        """
        return min(1 + s.ship[seat] + (1 if has_built(s, seat, STRONGHOLD) else 0), FARTHEST)

    def hop_priests(self) -> int:
        """One priest (TM-40.4)."""
        return 1

    def hopped(self, s: Realm, seat: int) -> None:
        """Pay and score (TM-40.5)."""
        super().hopped(s, seat)
        score(s, seat, FLIGHT_VP, ABILITY, TM_40_5)

    def extend(self, s: Realm, seat: int) -> None:
        """Add one hex of range instead of a step of shipping."""
        s.ship[seat] += 1


FACTION: Faction = Fakirs()
