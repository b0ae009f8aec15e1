"""Darklings (TM-31): spades cost priests; the stronghold ordains workers."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.games.terra_mystica.data.tables import SWAMP
from turnwright.games.terra_mystica.economy import Price, score
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.points import ABILITY
from turnwright.games.terra_mystica.queries import faction_of, supply
from turnwright.games.terra_mystica.rules import TM_5_8, TM_27_2, TM_31_5, TM_31_6, TM_31_7
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.verbs import RealmVerb

VP_PER_SPADE = 2
MOST_ORDAINED = 3


class Darklings(Faction):
    """Every bought spade costs a priest and scores 2 points."""

    def __init__(self) -> None:
        super().__init__(
            "darklings",
            SWAMP,
            TM_31_5,
            [0, 1, 1, 0],
            workers=1,
            priests=1,
            sanctuary_coins_price=10,
            sanctuary_priests=2,
            dig_rates=[0],
            start_vp=15,
        )
        self.rewards = [Ordain(self)]

    def spade_priests(self) -> int:
        """One priest per spade (TM-31.3)."""
        return 1

    def spades_used(self, s: Realm, seat: int, spades: int, bought: int) -> None:
        """2 points for each spade paid with a priest (TM-31.5)."""
        score(s, seat, bought * VP_PER_SPADE, ABILITY, TM_31_5)

    def stronghold(self, s: Realm, seat: int) -> bool:
        """Ask about the ordination (TM-31.6)."""
        return True


class Ordain(RealmVerb):
    """Ordain 0 to 3 workers, limited by workers and the seat's supply of priests (TM-31.6, TM-31.7)."""

    def __init__(self, faction: Faction) -> None:
        super().__init__("ordain", [str(count) for count in range(MOST_ORDAINED + 1)], TM_31_6, 200)
        self.faction = faction

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """Only theirs, and only once; there must be enough workers (TM-5.8) and priests in the supply (TM-31.7)."""
        if not f.extra or faction_of(s, f.seat) is not self.faction:
            return TM_27_2
        if n > s.workers[f.seat]:
            return TM_5_8
        return TM_31_7 if n > supply(s, f.seat) else 0

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """The number of workers."""
        return Price(n)

    def detail(self, s: Realm, f: Frame, n: int) -> Message | None:
        """The rule says everything."""
        return None

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """The same number of priests."""
        return {"thing-priest": n} if n else {}

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """How many."""
        return {"count": n}

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """The more the better."""
        return 50 + 20 * n

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Turn workers into priests; then ask for other rewards."""
        s.workers[f.seat] -= n
        s.priests[f.seat] += n
        if s.log is not None:
            s.emit(Message("log-ordain", {"seat": f.seat, "count": n}, TM_31_6))
        s.then([Frame(FLOW.payout, f.seat, f.arg)])


FACTION: Faction = Darklings()
