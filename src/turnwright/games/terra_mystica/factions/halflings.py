"""Halflings (TM-32): a point for every spade; three spades from the stronghold."""

from __future__ import annotations

from turnwright.games.terra_mystica.data.tables import PLAINS
from turnwright.games.terra_mystica.economy import score
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.notation import CLAIM
from turnwright.games.terra_mystica.points import ABILITY
from turnwright.games.terra_mystica.rules import TM_32_3
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.terraforming import OPTIONAL, spades_in_hand

ONCE = 3


class Halflings(Faction):
    """Spades score; the exchange track is cheap."""

    def __init__(self) -> None:
        super().__init__(
            "halflings", PLAINS, TM_32_3, [0, 0, 1, 1], bowl1=3, bowl2=9, stronghold_coins_price=8, dig_coins=1
        )

    def spades_used(self, s: Realm, seat: int, spades: int, bought: int) -> None:
        """1 point for each (TM-32.3)."""
        score(s, seat, spades, ABILITY, TM_32_3)

    def stronghold(self, s: Realm, seat: int) -> bool:
        """Three spades are to be used (TM-32.4)."""
        return True

    def claims(self, s: Realm, seat: int) -> list[int]:
        """Take up the spades now."""
        return [CLAIM]

    def claim(self, s: Realm, seat: int, action: int) -> None:
        """Use them, or leave them (TM-32.7)."""
        s.then([spades_in_hand(seat, ONCE, OPTIONAL)])


FACTION: Faction = Halflings()
