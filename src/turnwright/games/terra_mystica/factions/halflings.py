"""Halflings (TM-32): a point for every spade; three spades from the stronghold."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.data.tables import PLAINS
from turnwright.games.terra_mystica.economy import score
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.points import ABILITY
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import TM_27_2, TM_32_3, TM_32_4
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.terraforming import OPTIONAL, spades_in_hand
from turnwright.games.terra_mystica.verbs import RealmVerb

ONCE = 3


class Halflings(Faction):
    """Spades score; the exchange track is cheap."""

    def __init__(self) -> None:
        super().__init__(
            "halflings", PLAINS, TM_32_3, [0, 0, 1, 1], bowl1=3, bowl2=9, stronghold_coins_price=8, dig_coins=1
        )
        self.rewards = [ClaimSpades(self)]

    def spades_used(self, s: Realm, seat: int, spades: int, bought: int) -> None:
        """1 point for each (TM-32.3)."""
        score(s, seat, spades, ABILITY, TM_32_3)

    def stronghold(self, s: Realm, seat: int) -> bool:
        """Ask about the three spades (TM-32.4)."""
        return True


class ClaimSpades(RealmVerb):
    """Use the three spades of the stronghold now (TM-32.4)."""

    def __init__(self, faction: Faction) -> None:
        super().__init__("claim", [""], TM_32_4, 190)
        self.faction = faction

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """Only theirs, and only once."""
        return 0 if f.extra and faction_of(s, f.seat) is self.faction else TM_27_2

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """Three spades."""
        return {"thing-spade": ONCE}

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Worth considering."""
        return 30

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Use them, or leave them (TM-32.7); then ask for other rewards."""
        s.then([spades_in_hand(f.seat, ONCE, OPTIONAL), Frame(FLOW.payout, f.seat, f.arg)])


FACTION: Faction = Halflings()
