"""Mermaids (TM-36): towns across a river hex; shipping up to 5."""

from __future__ import annotations

from turnwright.games.terra_mystica.building import reward
from turnwright.games.terra_mystica.data.geometry import BANKS, SHORES
from turnwright.games.terra_mystica.data.tables import LAKES, LAND, RIVERS, TOWN_STRUCTURES
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.network import group_of
from turnwright.games.terra_mystica.rules import TM_36_5, TM_36_10
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.towns import found, qualifies, tiles_free


def river_towns(s: Realm, seat: int) -> list[int]:
    """Return the river hexes that belong to towns of ``seat`` (TM-36.9)."""
    return [
        s.town_place[town] - LAND
        for town in range(len(s.town_place))
        if s.town_place[town] >= LAND and s.town_owner[town] == seat
    ]


def joined_by(s: Realm, seat: int, river: int) -> list[int]:
    """Return the own structures that hang together once a river hex joins those that touch it."""
    group: list[int] = []
    for bank in BANKS[river]:
        if s.owner[bank] == seat and bank not in group:
            group.extend(group_of(s, seat, bank))
    return group


class Mermaids(Faction):
    """The sea is no border to their towns."""

    def __init__(self) -> None:
        super().__init__(
            "mermaids",
            LAKES,
            TM_36_5,
            [0, 2, 0, 0],
            bowl1=3,
            bowl2=9,
            sanctuary_coins_price=8,
            stronghold_power=4,
            ship_start=1,
            ship_max=5,
            ship_vp=[0, 0, 2, 3, 4, 5],
            start_vp=19,
        )

    def stronghold(self, s: Realm, seat: int) -> bool:
        """One free step of shipping, once (TM-36.12)."""
        self.extend(s, seat)
        return False

    def touches_town(self, s: Realm, seat: int, group: list[int]) -> bool:
        """A group that touches the river hex of a town belongs to it (TM-36.9)."""
        rivers = river_towns(s, seat)
        return bool(rivers) and any(river in SHORES[h] for h in group for river in rivers)

    def refuse_link(self, s: Realm, seat: int, river: int) -> int:
        """The river hex must complete a town and touch none (TM-36.5, TM-36.10)."""
        group = joined_by(s, seat, river)
        if any(s.in_town[h] for h in group):
            return TM_36_10
        return 0 if qualifies(s, seat, group) and tiles_free(s) else TM_36_5

    def links(self, s: Realm, seat: int) -> list[int]:
        """All river hexes that do, among those beside a structure outside of towns."""
        touched = [0] * RIVERS
        count = 0
        for h in range(LAND):
            if s.owner[h] == seat and not s.in_town[h]:
                count += 1
                for river in SHORES[h]:
                    touched[river] += 1
        if count < TOWN_STRUCTURES - 1:
            return []
        return [river for river in range(RIVERS) if touched[river] > 1 and self.refuse_link(s, seat, river) == 0]

    def link(self, s: Realm, seat: int, river: int) -> None:
        """Found the town on the river hex (TM-36.7)."""
        found(s, seat, joined_by(s, seat, river), LAND + river)
        reward(s, seat, 0, False)


FACTION: Faction = Mermaids()
