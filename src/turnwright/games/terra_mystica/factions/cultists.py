"""Cultists (TM-33): neighbours who take power move them up in a cult."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.tables import PLAINS
from turnwright.games.terra_mystica.economy import gain_power, score
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.points import ABILITY
from turnwright.games.terra_mystica.rules import TM_33_3, TM_33_6, TM_33_9
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.verbs import RealmAutoStep

ONCE = 7


class Reaction(RealmAutoStep):
    """All opponents have decided; ``arg`` 1: one of them took power."""

    def __init__(self) -> None:
        super().__init__("reaction", TM_33_3, personal=True)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Take a cult step of choice (TM-33.3), or 1 power (TM-33.6)."""
        if f.arg:
            s.then([Frame(FLOW.cult_step, f.seat, 1)])
            return
        power = gain_power(s, f.seat, 1)
        if s.log is not None:
            s.emit(Message("log-all-declined", {"seat": f.seat, "power": power}, TM_33_6))


REACTION = Reaction()


class Cultists(Faction):
    """A step in a cult if an opponent takes power, 1 power if all decline."""

    def __init__(self) -> None:
        super().__init__(
            "cultists",
            PLAINS,
            TM_33_3,
            [1, 0, 1, 0],
            stronghold_coins_price=8,
            sanctuary_coins_price=8,
            start_vp=16,
        )
        self.steps = [REACTION]

    def offered(self, s: Realm, seat: int, frames: list[Frame]) -> None:
        """React after everyone has decided (TM-33.8)."""
        s.then([Frame(REACTION, seat)])

    def accepted(self, s: Realm, seat: int) -> None:
        """Note in the pending reaction that power was taken (TM-33.5: once is enough)."""
        s.replace(Frame(REACTION, seat, 1))

    def stronghold(self, s: Realm, seat: int) -> bool:
        """7 points, once (TM-33.9)."""
        score(s, seat, ONCE, ABILITY, TM_33_9)
        return False


FACTION: Faction = Cultists()
