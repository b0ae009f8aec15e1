"""Mermaids (TM-36): towns across a river hex; shipping up to 5."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument
from turnwright.games.terra_mystica.building import reward
from turnwright.games.terra_mystica.data.geometry import BANKS, HEX_NAMES, SHORES
from turnwright.games.terra_mystica.data.tables import LAKES, LAND, RIVERS, TOWN_STRUCTURES
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.network import group_of, own_hexes
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import TM_36_5, TM_36_10
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.towns import found_town, qualifies, tiles_free
from turnwright.games.terra_mystica.verbs import RealmVerb


def river_towns(s: Realm, seat: int) -> list[int]:
    """Return the river hexes that belong to towns of ``seat`` (TM-36.9)."""
    return [
        s.town_place[town] - LAND
        for town in range(len(s.town_place))
        if s.town_place[town] >= LAND and s.town_owner[town] == seat
    ]


def joined_by(s: Realm, seat: int, river: int) -> list[int]:
    """Return the seat's structures that are connected once a river hex joins those that touch it."""
    group: list[int] = []
    for bank in BANKS[river]:
        if s.owner[bank] == seat and bank not in group:
            group.extend(group_of(s, seat, bank))
    return group


class Mermaids(Faction):
    """Their towns can cross a river hex."""

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
        self.anytime = [Connect(self)]

    def stronghold(self, s: Realm, seat: int) -> bool:
        """One free step of shipping, once (TM-36.12)."""
        self.extend(s, seat)
        return False

    def touches_town(self, s: Realm, seat: int, group: list[int]) -> bool:
        """A group that touches the river hex of a town belongs to it (TM-36.9)."""
        rivers = river_towns(s, seat)
        return bool(rivers) and any(river in SHORES[h] for h in group for river in rivers)


class Connect(RealmVerb):
    """Found a town across a river hex, outside an action (TM-36.5, TM-36.6)."""

    def __init__(self, faction: Faction) -> None:
        super().__init__("connect", [f"r{river}" for river in range(RIVERS)], TM_36_5, 50)
        self.faction = faction

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """The river hexes that complete a town, among those next to a structure outside towns."""
        if faction_of(s, f.seat) is not self.faction:
            return
        touched = [0] * RIVERS
        count = 0
        for h in own_hexes(s, f.seat):
            if not s.in_town[h]:
                count += 1
                for river in SHORES[h]:
                    touched[river] += 1
        if count < TOWN_STRUCTURES - 1:
            return
        for river in range(RIVERS):
            if touched[river] > 1 and self.refuse(s, f, river) == 0:
                actions.append(self.base + river)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """Only they can; the river hex must complete a town and touch none (TM-36.5, TM-36.10)."""
        if faction_of(s, f.seat) is not self.faction:
            return TM_36_5
        group = joined_by(s, f.seat, n)
        if any(s.in_town[h] for h in group):
            return TM_36_10
        return 0 if qualifies(s, f.seat, group) and tiles_free(s) else TM_36_5

    def concerns(self, s: Realm, seat: int, n: int) -> bool:
        """Only they have it."""
        return faction_of(s, seat) is self.faction

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The own hexes on its banks."""
        return {"hexes": ", ".join([HEX_NAMES[bank] for bank in BANKS[n] if s.owner[bank] == f.seat])}

    def target(self, n: int) -> str:
        """The river hex."""
        return f"river-{n}"

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """A town."""
        return {"thing-town": 1}

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """At once."""
        return 200

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Found the town on the river hex (TM-36.7); then ask again."""
        s.then([f])
        found_town(s, f.seat, joined_by(s, f.seat, n), LAND + n)
        reward(s, f.seat, 0, False)


FACTION: Faction = Mermaids()
