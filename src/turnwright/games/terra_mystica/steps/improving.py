"""Actions 2, 3 and 4: shipping, the exchange track, and upgrades (TM-11, TM-12, TM-13)."""

from __future__ import annotations

from typing import Final

from turnwright.core.messages import Message
from turnwright.games.terra_mystica.building import left, raise_structure, upgrade_coins
from turnwright.games.terra_mystica.data.tables import LAND, SANCTUARY, TRADING_HOUSE, UPGRADES
from turnwright.games.terra_mystica.economy import can_pay, pay, price_detail, score
from turnwright.games.terra_mystica.network import beside_opponent
from turnwright.games.terra_mystica.notation import DIG, LEVELS, SHIP, UPGRADE
from turnwright.games.terra_mystica.points import DIGGING
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import (
    TM_5_8,
    TM_11_1,
    TM_11_3,
    TM_11_4,
    TM_12_1,
    TM_12_3,
    TM_12_4,
    TM_12_5,
    TM_13_1,
    TM_13_2,
    TM_13_3,
)
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.move import Move

SHIP_COINS: Final = 4
DIG_WORKERS: Final = 2
DIG_VP: Final = 6


class Shipping(Move):
    """Advance the shipping marker for 1 priest and 4 coins (TM-11.1)."""

    def __init__(self) -> None:
        super().__init__(SHIP, 1)

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """If the track goes on and the price is there."""
        if s.ship[seat] < faction_of(s, seat).ship_max and can_pay(s, seat, 0, SHIP_COINS, 1):
            found.append(SHIP)

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """The track must go on, and the price must be there."""
        most = faction_of(s, seat).ship_max
        if s.ship[seat] >= most:
            return TM_11_3 if most else TM_11_4
        return 0 if can_pay(s, seat, 0, SHIP_COINS, 1) else TM_5_8

    def detail(self, s: Realm, seat: int, action: int) -> Message | None:
        """Tell the price."""
        return price_detail(s, seat, 0, SHIP_COINS, 1)

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """Pay, advance, score."""
        pay(s, seat, 0, SHIP_COINS, 1)
        if s.told is not None:
            s.tell(Message("log-ship", {"seat": seat, "level": s.ship[seat] + 1}, TM_11_1))
        faction_of(s, seat).extend(s, seat)


class Digging(Move):
    """Advance the exchange marker for 2 workers, 5 coins and 1 priest (TM-12.1)."""

    def __init__(self) -> None:
        super().__init__(DIG, 1)

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """If the track goes on and the price is there."""
        faction = faction_of(s, seat)
        if s.dig[seat] < len(faction.dig_rates) - 1 and can_pay(s, seat, DIG_WORKERS, faction.dig_coins, 1):
            found.append(DIG)

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """The track must go on, and the price must be there."""
        faction = faction_of(s, seat)
        if s.dig[seat] >= len(faction.dig_rates) - 1:
            return TM_12_4 if len(faction.dig_rates) > 1 else TM_12_5
        return 0 if can_pay(s, seat, DIG_WORKERS, faction.dig_coins, 1) else TM_5_8

    def detail(self, s: Realm, seat: int, action: int) -> Message | None:
        """Tell the price."""
        return price_detail(s, seat, DIG_WORKERS, faction_of(s, seat).dig_coins, 1)

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """Pay, advance, score (TM-12.3)."""
        faction = faction_of(s, seat)
        pay(s, seat, DIG_WORKERS, faction.dig_coins, 1)
        s.dig[seat] += 1
        if s.told is not None:
            s.tell(Message("log-dig", {"seat": seat, "workers": faction.dig_rates[s.dig[seat]]}, TM_12_1))
        score(s, seat, DIG_VP, DIGGING, TM_12_3)


class Upgrade(Move):
    """Upgrade one own structure by one step (TM-13.1)."""

    def __init__(self) -> None:
        super().__init__(UPGRADE, LAND * LEVELS)

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """Every own structure whose next kind is left and can be paid."""
        faction = faction_of(s, seat)
        open = [0] * (SANCTUARY + 1)
        for kind in range(TRADING_HOUSE, SANCTUARY + 1):
            if left(s, seat, kind) and s.workers[seat] >= faction.price_workers[kind]:
                open[kind] = 1
        coins = s.coins[seat]
        for h in range(LAND):
            if s.owner[h] != seat:
                continue
            for kind in range(TRADING_HOUSE, SANCTUARY + 1):
                if UPGRADES[kind] != s.kind[h] or not open[kind]:
                    continue
                if coins >= faction.price_coins[kind] or (
                    kind == TRADING_HOUSE and coins >= faction.near_coins and beside_opponent(s, seat, h)
                ):
                    found.append(UPGRADE + h * LEVELS + kind - TRADING_HOUSE)

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """An own structure of the kind before, a piece of the new kind, and its price."""
        h = (action - UPGRADE) // LEVELS
        kind = (action - UPGRADE) % LEVELS + TRADING_HOUSE
        if s.owner[h] != seat or UPGRADES[kind] != s.kind[h]:
            return TM_13_1
        if left(s, seat, kind) == 0:
            return TM_13_2 if kind > UPGRADES[SANCTUARY] else TM_13_3
        coins = upgrade_coins(s, seat, kind, beside_opponent(s, seat, h))
        return 0 if can_pay(s, seat, faction_of(s, seat).price_workers[kind], coins) else TM_5_8

    def detail(self, s: Realm, seat: int, action: int) -> Message | None:
        """Tell the price."""
        h = (action - UPGRADE) // LEVELS
        kind = (action - UPGRADE) % LEVELS + TRADING_HOUSE
        coins = upgrade_coins(s, seat, kind, beside_opponent(s, seat, h))
        return price_detail(s, seat, faction_of(s, seat).price_workers[kind], coins)

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """Pay and upgrade."""
        h = (action - UPGRADE) // LEVELS
        kind = (action - UPGRADE) % LEVELS + TRADING_HOUSE
        coins = upgrade_coins(s, seat, kind, beside_opponent(s, seat, h))
        pay(s, seat, faction_of(s, seat).price_workers[kind], coins)
        raise_structure(s, seat, h, kind)
