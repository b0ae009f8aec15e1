"""What clicks mean: which questions concern a seat, and which refusals are almost legal."""

from __future__ import annotations

from typing import Final

from turnwright.core.clicks import BARRED, TOO_DEAR, TOO_FAR, UNFIT, Clicks
from turnwright.core.frames import Frame, State, Step
from turnwright.games.terra_mystica.data.tables import NONE, SETUP
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import (
    TM_1_6,
    TM_5_8,
    TM_5_12,
    TM_7_5,
    TM_7_9,
    TM_8_7,
    TM_8_8,
    TM_10_3,
    TM_10_8,
    TM_10_15,
    TM_10_24,
    TM_10_26,
    TM_10_28,
    TM_13_2,
    TM_13_3,
    TM_16_1,
)
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW

DISTANCES: Final = {
    TM_5_8: TOO_DEAR,
    TM_5_12: TOO_DEAR,
    TM_7_5: TOO_DEAR,
    TM_7_9: TOO_DEAR,
    TM_8_7: TOO_DEAR,
    TM_8_8: TOO_DEAR,
    TM_16_1: TOO_DEAR,
    TM_10_28: TOO_DEAR + 1,
    TM_13_2: TOO_DEAR + 1,
    TM_13_3: TOO_DEAR + 1,
    TM_10_26: TOO_FAR,
    TM_10_3: TOO_FAR + 1,
    TM_10_24: BARRED + 1,
    TM_10_8: UNFIT,
    TM_10_15: UNFIT + 1,
}
"""A hex of the home terrain is for building, another one for transforming it first."""
OWNERS: Final[dict[str, Faction]] = {step.name: faction for faction in ROSTER for step in faction.steps}


class RealmClicks(Clicks[Realm]):
    """Clicks on hexes, tracks and tiles."""

    def has(self, s: Realm, seat: int, step: Step[State]) -> bool:
        """A question of a faction is asked only to the seat that leads it."""
        if s.faction[seat] == NONE:
            return False
        return step.name not in OWNERS or OWNERS[step.name] is faction_of(s, seat)

    def on_turn(self, s: Realm, seat: int) -> list[Frame]:
        """The action."""
        return [] if s.phase == SETUP else [Frame(FLOW.act, seat)]

    def rule_of(self, target: str) -> int:
        """Nothing is built on a river."""
        return TM_1_6 if target.startswith("river-") else 0


CLICKS: Final = RealmClicks(DISTANCES)
