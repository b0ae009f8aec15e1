"""Giants (TM-39): two spades for every transformation, regardless of distance."""

from __future__ import annotations

from turnwright.games.terra_mystica.data.tables import CYCLE, WASTELAND
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.rules import TM_39_4, TM_39_9
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.terraforming import can_dig, spades_in_hand

ALWAYS = 2


class Giants(Faction):
    """They only transform to their home terrain."""

    def __init__(self) -> None:
        super().__init__(
            "giants",
            WASTELAND,
            TM_39_4,
            [1, 0, 0, 1],
            stronghold_power=4,
            start_vp=25,
            special=TM_39_9,
            worth=4000,
        )

    def measure(self) -> None:
        """Exactly 2 spades into the home terrain, and no other way (TM-39.4, TM-39.5)."""
        for start in range(CYCLE):
            if start != self.home:
                self.short[start * CYCLE + self.home] = ALWAYS

    def special_ready(self, s: Realm, seat: int) -> bool:
        """A hex to transform must be within reach."""
        return can_dig(s, seat, ALWAYS)

    def take_special(self, s: Realm, seat: int) -> None:
        """Two free spades (TM-39.9)."""
        s.then([spades_in_hand(seat, ALWAYS)])


FACTION: Faction = Giants()
