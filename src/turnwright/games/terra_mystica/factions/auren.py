"""Auren (TM-28): the stronghold gives a favor tile, and 2 steps in a cult every round."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.data.tables import FOREST
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.rules import TM_28_3, TM_28_4
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW

STEPS = 2


class Auren(Faction):
    """No ability at first; the stronghold gives a favor tile and a special action."""

    def __init__(self) -> None:
        super().__init__(
            "auren",
            FOREST,
            TM_28_3,
            [0, 1, 0, 1],
            sanctuary_coins_price=8,
            stronghold_favors=1,
            start_vp=27,
            special=TM_28_4,
            worth=2500,
        )

    def special_ready(self, s: Realm, seat: int) -> bool:
        """Steps may be lost, so it is always possible."""
        return True

    def take_special(self, s: Realm, seat: int) -> None:
        """2 steps in one cult (TM-28.4, TM-28.5)."""
        s.then([Frame(FLOW.cult_step, seat, STEPS)])


FACTION: Faction = Auren()
