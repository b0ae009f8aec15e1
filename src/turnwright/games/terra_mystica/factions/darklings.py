"""Darklings (TM-31): priests dig; the stronghold ordains workers."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.tables import SWAMP
from turnwright.games.terra_mystica.economy import score
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.notation import MOST_ORDAINED, ORDAIN
from turnwright.games.terra_mystica.points import ABILITY
from turnwright.games.terra_mystica.queries import supply
from turnwright.games.terra_mystica.rules import TM_5_8, TM_27_2, TM_31_5, TM_31_6, TM_31_7
from turnwright.games.terra_mystica.state import Realm

VP_PER_SPADE = 2


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

    def spade_priests(self) -> int:
        """One priest a spade (TM-31.3)."""
        return 1

    def spades_used(self, s: Realm, seat: int, spades: int, bought: int) -> None:
        """2 points for each spade paid with a priest (TM-31.5)."""
        score(s, seat, bought * VP_PER_SPADE, ABILITY, TM_31_5)

    def stronghold(self, s: Realm, seat: int) -> bool:
        """The ordination is to be decided (TM-31.6)."""
        return True

    def claims(self, s: Realm, seat: int) -> list[int]:
        """0 to 3 workers, as far as workers and the own supply go (TM-31.7)."""
        most = min(MOST_ORDAINED, s.workers[seat], supply(s, seat))
        return [ORDAIN + n for n in range(most + 1)]

    def refuse_claim(self, s: Realm, seat: int, action: int) -> int:
        """Workers must be there (TM-5.8) and priests in the supply (TM-31.7)."""
        n = action - ORDAIN
        if n < 0:
            return TM_27_2
        if n > s.workers[seat]:
            return TM_5_8
        return TM_31_7 if n > supply(s, seat) else 0

    def claim(self, s: Realm, seat: int, action: int) -> None:
        """Workers become priests."""
        n = action - ORDAIN
        s.workers[seat] -= n
        s.priests[seat] += n
        if s.told is not None:
            s.tell(Message("log-ordain", {"seat": seat, "count": n}, TM_31_6))


FACTION: Faction = Darklings()
