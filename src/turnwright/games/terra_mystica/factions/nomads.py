"""Nomads (TM-41): three first dwellings; the sandstorm."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.geometry import EDGES, HEX_NAMES
from turnwright.games.terra_mystica.data.tables import CYCLE, DESERT, EMPTY, LAND
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.payloads import SpadeTask
from turnwright.games.terra_mystica.rules import TM_10_2, TM_41_4, TM_41_5, TM_41_8
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.building import Terraforming
from turnwright.games.terra_mystica.terraforming import spades_in_hand
from turnwright.games.terra_mystica.verbs import RealmQuestion


def refuse_storm(s: Realm, seat: int, h: int) -> int:
    """Return 0, or the rule that keeps the sandstorm from a hex."""
    if s.kind[h] != EMPTY:
        return TM_10_2
    if s.terrain[h] == DESERT:
        return TM_41_8
    return 0 if any(s.owner[other] == seat for other in EDGES[h]) else TM_41_5


class Storm(Terraforming):
    """Turn a free hex next to one's own structure into desert (TM-41.4); a paid dwelling may follow (TM-41.6)."""

    def __init__(self) -> None:
        super().__init__(TM_41_4)

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """All hexes open to the storm."""
        for h in range(LAND):
            if refuse_storm(s, f.seat, h) == 0:
                actions.append(self.base + h * CYCLE + DESERT)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """Into desert only."""
        return refuse_storm(s, f.seat, n // CYCLE) if n % CYCLE == DESERT else TM_41_4

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Transform it without using a spade (TM-41.7)."""
        h = n // CYCLE
        s.terrain[h] = DESERT
        if s.log is not None:
            s.emit(Message("log-sandstorm", {"seat": f.seat, "hex": HEX_NAMES[h]}, TM_41_4))
        s.then([spades_in_hand(f.seat, 0, SpadeTask([h], 1, 0, 0, 0, 0))])


SANDSTORM = RealmQuestion("sandstorm", TM_41_4, [Storm()])


class Nomads(Faction):
    """They turn the land around them into desert."""

    def __init__(self) -> None:
        super().__init__(
            "nomads",
            DESERT,
            TM_41_4,
            [1, 0, 1, 0],
            workers=2,
            dwellings=3,
            stronghold_coins_price=8,
            house_coins=[2, 2, 3, 4],
            house_power=[1, 1, 1, 1],
            start_vp=19,
            special=TM_41_4,
            worth=4000,
        )
        self.steps = [SANDSTORM]

    def special_ready(self, s: Realm, seat: int) -> bool:
        """A hex must be open to the storm."""
        return any(refuse_storm(s, seat, h) == 0 for h in range(LAND))

    def take_special(self, s: Realm, seat: int) -> None:
        """Choose the hex."""
        s.then([Frame(SANDSTORM, seat)])


FACTION: Faction = Nomads()
