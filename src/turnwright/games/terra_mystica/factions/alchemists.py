"""Alchemists (TM-30): points into coins and back; power for spades with the stronghold."""

from __future__ import annotations

from turnwright.games.terra_mystica.data.tables import STRONGHOLD, SWAMP
from turnwright.games.terra_mystica.economy import gain_power
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.notation import COINS_TO_VP, CONVERT, VP_TO_COIN
from turnwright.games.terra_mystica.queries import has_built
from turnwright.games.terra_mystica.rules import TM_30_5
from turnwright.games.terra_mystica.state import Realm

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
            stronghold_worth=2500,
        )

    def conversions(self, s: Realm, seat: int, found: list[int]) -> None:
        """1 point into 1 coin, 2 coins into 1 point (TM-30.5, TM-30.6)."""
        if s.vp[seat] > 0:
            found.append(CONVERT + VP_TO_COIN)
        if s.coins[seat] >= COINS_FOR_VP:
            found.append(CONVERT + COINS_TO_VP)

    def converts(self, kind: int) -> bool:
        """Both are its own."""
        return True

    def stronghold(self, s: Realm, seat: int) -> bool:
        """12 power, once (TM-30.9)."""
        gain_power(s, seat, ONCE)
        return False

    def spades_used(self, s: Realm, seat: int, spades: int, bought: int) -> None:
        """2 power for each, with the stronghold (TM-30.10)."""
        if has_built(s, seat, STRONGHOLD):
            gain_power(s, seat, spades * POWER_PER_SPADE)


FACTION: Faction = Alchemists()
