"""Sacrificing power, and conversions, before and after the action (TM-7.8, TM-8); towns by a river hex (TM-36.6)."""

from __future__ import annotations

from typing import Final

from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.tables import RIVERS
from turnwright.games.terra_mystica.economy import power_detail, sacrifice, spend_power
from turnwright.games.terra_mystica.notation import (
    BURN,
    COINS_TO_VP,
    CONNECT,
    CONVERSIONS,
    CONVERT,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    VP_TO_COIN,
    WORKER_TO_COIN,
)
from turnwright.games.terra_mystica.points import ABILITY, SOURCES
from turnwright.games.terra_mystica.queries import faction_of, supply
from turnwright.games.terra_mystica.rules import (
    TM_7_5,
    TM_7_8,
    TM_7_9,
    TM_8_4,
    TM_8_5,
    TM_8_6,
    TM_8_7,
    TM_8_8,
    TM_8_9,
    TM_8_10,
)
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.move import Move

POWER_PRICE: Final = [5, 3, 1]
"""Power for a priest, a worker, a coin (TM-8.4 to TM-8.6)."""
RULES: Final = [TM_8_4, TM_8_5, TM_8_6, TM_8_7, TM_8_8]


class Sacrifice(Move):
    """Sacrifice one token of bowl II to move another one up (TM-7.8)."""

    def __init__(self) -> None:
        super().__init__(BURN, 1)

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """Bowl II must hold two tokens."""
        if s.bowl2[seat] >= 2:
            found.append(BURN)

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """Bowl II must hold two tokens (TM-7.9)."""
        return 0 if s.bowl2[seat] >= 2 else TM_7_9

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """One token up, one out of the game."""
        sacrifice(s, seat)
        if s.told is not None:
            s.tell(Message("log-burn", {"seat": seat}, TM_7_8))


class Conversion(Move):
    """Turn one thing into another, one at a time (TM-8)."""

    def __init__(self) -> None:
        super().__init__(CONVERT, len(CONVERSIONS))

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """Whatever can be paid."""
        power = s.bowl3[seat]
        if power >= POWER_PRICE[POWER_TO_PRIEST] and supply(s, seat) > 0:
            found.append(CONVERT + POWER_TO_PRIEST)
        if power >= POWER_PRICE[POWER_TO_WORKER]:
            found.append(CONVERT + POWER_TO_WORKER)
        if power >= POWER_PRICE[POWER_TO_COIN]:
            found.append(CONVERT + POWER_TO_COIN)
        if s.priests[seat] > 0:
            found.append(CONVERT + PRIEST_TO_WORKER)
        if s.workers[seat] > 0:
            found.append(CONVERT + WORKER_TO_COIN)
        faction_of(s, seat).conversions(s, seat, found)

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """The price must be there, and the conversion must be one the seat has (TM-8.9)."""
        kind = action - CONVERT
        if kind >= VP_TO_COIN:
            own: list[int] = []
            faction_of(s, seat).conversions(s, seat, own)
            return 0 if action in own else faction_of(s, seat).rule if faction_of(s, seat).converts(kind) else TM_8_9
        if kind <= POWER_TO_COIN:
            if s.bowl3[seat] < POWER_PRICE[kind]:
                return TM_7_5
            return TM_8_10 if kind == POWER_TO_PRIEST and supply(s, seat) == 0 else 0
        have = s.priests[seat] if kind == PRIEST_TO_WORKER else s.workers[seat]
        return 0 if have > 0 else RULES[kind]

    def detail(self, s: Realm, seat: int, action: int) -> Message | None:
        """Tell the power needed."""
        kind = action - CONVERT
        return power_detail(s, seat, POWER_PRICE[kind]) if kind <= POWER_TO_COIN else None

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """Pay one side, receive the other."""
        kind = action - CONVERT
        if kind <= POWER_TO_COIN:
            spend_power(s, seat, POWER_PRICE[kind])
        if kind == POWER_TO_PRIEST:
            s.priests[seat] += 1
        elif kind == POWER_TO_WORKER:
            s.workers[seat] += 1
        elif kind == POWER_TO_COIN:
            s.coins[seat] += 1
        elif kind == PRIEST_TO_WORKER:
            s.priests[seat] -= 1
            s.workers[seat] += 1
        elif kind == WORKER_TO_COIN:
            s.workers[seat] -= 1
            s.coins[seat] += 1
        elif kind == VP_TO_COIN:
            self.trade(s, seat, -1, 1)
        elif kind == COINS_TO_VP:
            self.trade(s, seat, 1, -faction_of(s, seat).coins_per_vp)
        if s.told is not None:
            rule = RULES[kind] if kind < VP_TO_COIN else faction_of(s, seat).rule
            s.tell(Message("log-convert", {"seat": seat, "what": f"@convert-{CONVERSIONS[kind]}"}, rule))

    def trade(self, s: Realm, seat: int, vp: int, coins: int) -> None:
        """Exchange points and coins."""
        s.vp[seat] += vp
        s.tally[seat * SOURCES + ABILITY] += vp
        s.coins[seat] += coins


class Connection(Move):
    """Found a town over a river hex, outside of an action (TM-36.5, TM-36.6)."""

    def __init__(self) -> None:
        super().__init__(CONNECT, RIVERS)

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """The river hexes that complete a town."""
        for river in faction_of(s, seat).links(s, seat):
            found.append(CONNECT + river)

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """Only a faction that skips rivers can, and only where it makes a town."""
        return faction_of(s, seat).refuse_link(s, seat, action - CONNECT)

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """The town is founded."""
        faction_of(s, seat).link(s, seat, action - CONNECT)


CONVERTING: Final[list[Move]] = [Sacrifice(), Conversion(), Connection()]
"""What is possible before and after the action."""
