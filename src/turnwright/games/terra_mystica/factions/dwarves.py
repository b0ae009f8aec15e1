"""Dwarves (TM-35): tunnels instead of shipping."""

from __future__ import annotations

from turnwright.games.terra_mystica.data.tables import MOUNTAINS, STRONGHOLD
from turnwright.games.terra_mystica.economy import score
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.points import ABILITY
from turnwright.games.terra_mystica.queries import has_built
from turnwright.games.terra_mystica.rules import TM_35_4, TM_35_5
from turnwright.games.terra_mystica.state import Realm

TUNNEL_VP = 4


class Dwarves(Faction):
    """Tunnel under one hex for 2 workers, with the stronghold for 1."""

    def __init__(self) -> None:
        super().__init__("dwarves", MOUNTAINS, TM_35_4, [0, 0, 2, 0], house_coins=[3, 2, 2, 3], ship_max=0, worth=2000)
        self.hops = True

    def hop_range(self, s: Realm, seat: int) -> int:
        """Under exactly one hex (TM-35.4), which also connects structures at the end (TM-35.7)."""
        return 1

    def hop_workers(self, s: Realm, seat: int) -> int:
        """2 workers, with the stronghold 1 (TM-35.6)."""
        return 1 if has_built(s, seat, STRONGHOLD) else 2

    def hopped(self, s: Realm, seat: int) -> None:
        """Pay and score (TM-35.5)."""
        super().hopped(s, seat)
        score(s, seat, TUNNEL_VP, ABILITY, TM_35_5)

    def extend(self, s: Realm, seat: int) -> None:
        """Do nothing: there is no shipping to improve."""


FACTION: Faction = Dwarves()
