"""Fakirs (TM-40): flying carpets in place of shipping."""

from __future__ import annotations

from turnwright.games.terra_mystica.data.geometry import HOPS
from turnwright.games.terra_mystica.data.tables import DESERT, FARTHEST, STRONGHOLD
from turnwright.games.terra_mystica.economy import score
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.network import mark_hops
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
            stronghold_worth=1500,
        )
        self.hops = True

    def skipped(self, s: Realm, seat: int) -> int:
        """Return how many hexes a flight may skip: 1, with the stronghold 2 (TM-40.6), and what town tiles added."""
        return min(1 + s.ship[seat] + (1 if has_built(s, seat, STRONGHOLD) else 0), FARTHEST)

    def hop(self, s: Realm, seat: int, mine: list[int], how: list[int]) -> None:
        """Over so many hexes of any kind (TM-40.4)."""
        mark_hops(HOPS[self.skipped(s, seat)], mine, how)

    def hop_priests(self) -> int:
        """One priest (TM-40.4)."""
        return 1

    def hopped(self, s: Realm, seat: int) -> None:
        """Pay and score (TM-40.5)."""
        super().hopped(s, seat)
        score(s, seat, FLIGHT_VP, ABILITY, TM_40_5)

    def joined(self, s: Realm, seat: int, h: int) -> list[int]:
        """Structures within a flight of each other (TM-40.8)."""
        return HOPS[self.skipped(s, seat)][h]

    def extend(self, s: Realm, seat: int) -> None:
        """A free step of shipping is one more hex of range."""
        s.ship[seat] += 1


FACTION: Faction = Fakirs()
