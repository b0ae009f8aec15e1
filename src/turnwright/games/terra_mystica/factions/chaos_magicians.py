"""Chaos Magicians (TM-38): start with one dwelling, take two favor tiles each time, take two actions in a row."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.data.tables import WASTELAND
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.rules import TM_38_4, TM_38_6
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW


class ChaosMagicians(Faction):
    """They place their dwelling last, and act twice."""

    def __init__(self) -> None:
        super().__init__(
            "chaos_magicians",
            WASTELAND,
            TM_38_4,
            [2, 0, 0, 0],
            workers=4,
            dwellings=1,
            late=True,
            stronghold_coins_price=4,
            sanctuary_coins_price=8,
            stronghold_power=0,
            stronghold_workers=2,
            favors_each=2,
            start_vp=19,
            special=TM_38_6,
            worth=2500,
        )

    def special_ready(self, s: Realm, seat: int) -> bool:
        """Passing is always possible."""
        return True

    def take_special(self, s: Realm, seat: int) -> None:
        """Take two actions, with conversions before and between (TM-38.6, TM-38.10)."""
        s.then([Frame(FLOW.act, seat), Frame(FLOW.act, seat)])


FACTION: Faction = ChaosMagicians()
