"""Alchemists (TM-30): convert points to coins and back; with the stronghold, power for spades."""

from __future__ import annotations

from turnwright.games.terra_mystica.data.tables import STRONGHOLD, SWAMP
from turnwright.games.terra_mystica.economy import FREE, Price, gain_power
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.queries import has_built
from turnwright.games.terra_mystica.rules import TM_30_5
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.converting import Conversion

ONCE = 12
POWER_PER_SPADE = 2
COINS_FOR_VP = 2


class Alchemists(Faction):
    """The philosopher's stone, and power for every spade."""

    def __init__(self) -> None:
        super().__init__(
            "alchemists",
            SWAMP,
            TM_30_5,
            [1, 1, 0, 0],
            house_coins=[2, 2, 3, 4],
            house_power=[1, 1, 1, 1],
            stronghold_power=0,
            stronghold_coins=6,
            coins_per_vp=COINS_FOR_VP,
            start_vp=27,
            worth=2500,
        )
        price = Price(coins=COINS_FOR_VP)
        self.conversions = [
            Conversion("vp-coin", TM_30_5, TM_30_5, FREE, Price(coins=1), "points", vp=-1, owner=self),
            Conversion("coins-vp", TM_30_5, TM_30_5, price, FREE, "coins", vp=1, owner=self),
        ]

    def stronghold(self, s: Realm, seat: int) -> bool:
        """12 power, once (TM-30.9)."""
        gain_power(s, seat, ONCE)
        return False

    def spades_used(self, s: Realm, seat: int, spades: int, bought: int) -> None:
        """2 power for each, with the stronghold (TM-30.10)."""
        if has_built(s, seat, STRONGHOLD):
            gain_power(s, seat, spades * POWER_PER_SPADE)


FACTION: Faction = Alchemists()
