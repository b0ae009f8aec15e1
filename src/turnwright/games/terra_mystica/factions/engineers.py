"""Engineers (TM-34): bridges for workers, and points for them."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.bridges import can_bridge
from turnwright.games.terra_mystica.data.geometry import SLOT_A, SLOT_B
from turnwright.games.terra_mystica.data.tables import MOUNTAINS, SLOTS, STRONGHOLD
from turnwright.games.terra_mystica.economy import Price
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.queries import has_built
from turnwright.games.terra_mystica.rules import TM_34_6, TM_34_8
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW

BRIDGE_PRICE = Price(2)
VP_PER_BRIDGE = 3


class Engineers(Faction):
    """Cheap structures, few workers, bridges at any time."""

    def __init__(self) -> None:
        super().__init__(
            "engineers",
            MOUNTAINS,
            TM_34_8,
            [0, 0, 0, 0],
            workers=2,
            coins=10,
            bowl1=3,
            bowl2=9,
            price_workers=[0, 1, 1, 1, 3, 3],
            price_coins=[0, 1, 4, 4, 6, 6],
            near_coins=2,
            base_workers=0,
            dwelling_workers=[1, 1, 0, 1, 1, 0, 1, 1],
            temple_priests=[1, 0, 1],
            temple_power=[0, 5, 0],
            start_vp=16,
            ability=TM_34_6,
            worth=4000,
        )

    def ability_ready(self, s: Realm, seat: int) -> bool:
        """2 workers and a place for the bridge (TM-34.6)."""
        return BRIDGE_PRICE.affordable(s, seat) and can_bridge(s, seat)

    def ability_price(self) -> Price:
        """2 workers."""
        return BRIDGE_PRICE

    def take_ability(self, s: Realm, seat: int) -> None:
        """Pay, then choose the place."""
        BRIDGE_PRICE.pay(s, seat)
        s.then([Frame(FLOW.bridging, seat)])

    def pass_vp(self, s: Realm, seat: int) -> int:
        """3 points for each of its bridges between its own structures, with the stronghold (TM-34.8)."""
        if not has_built(s, seat, STRONGHOLD):
            return 0
        vp = 0
        for slot in range(SLOTS):
            if s.bridges[slot] == seat and s.owner[SLOT_A[slot]] == seat and s.owner[SLOT_B[slot]] == seat:
                vp += VP_PER_BRIDGE
        return vp


FACTION: Faction = Engineers()
