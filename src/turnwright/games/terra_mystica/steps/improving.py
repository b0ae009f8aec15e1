"""Actions 2, 3 and 4: shipping, the exchange track, and upgrades (TM-11, TM-12, TM-13)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.games.terra_mystica.building import left, raise_structure, upgrade_price
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import (
    ROUNDS,
    SANCTUARY,
    STRUCTURES,
    TRADING_HOUSE,
    UPGRADED_TO,
    UPGRADES,
)
from turnwright.games.terra_mystica.economy import Price, score
from turnwright.games.terra_mystica.judgement.estimates import upgrade_weight
from turnwright.games.terra_mystica.network import beside_opponent, own_hexes
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
from turnwright.games.terra_mystica.verbs import RealmVerb

SHIP_COINS: Final = 4
DIG_VP: Final = 6
SHIP_PRICE: Final = Price(0, SHIP_COINS, 1)
KINDS_ABOVE: Final = STRUCTURES[TRADING_HOUSE:]
LEVELS: Final = 4
"""Kinds that a structure can be upgraded to."""


class Ship(RealmVerb):
    """Advance the shipping marker for 1 priest and 4 coins (TM-11.1)."""

    def __init__(self) -> None:
        super().__init__("ship", [""], TM_11_1, 90)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """The track must have another step, and the price must be available."""
        most = faction_of(s, f.seat).ship_max
        if s.ship[f.seat] >= most:
            return TM_11_3 if most else TM_11_4
        return 0 if SHIP_PRICE.affordable(s, f.seat) else TM_5_8

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """1 priest and 4 coins."""
        return SHIP_PRICE

    def points(self, s: Realm, seat: int) -> int:
        """Return the points for the next step."""
        vp = faction_of(s, seat).ship_vp
        return vp[s.ship[seat] + 1] if s.ship[seat] + 1 < len(vp) else 0

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """A step, and its points."""
        return {"thing-shipping": 1, "thing-vp": self.points(s, f.seat)}

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The next step, its price and points."""
        level: dict[str, Argument] = {"level": s.ship[f.seat] + 1}
        return {**level, **SHIP_PRICE.arguments(), "vp": self.points(s, f.seat)}

    def target(self, n: int) -> str:
        """The seat's own track."""
        return "own-ship"

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Worth considering."""
        return 30

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Pay, advance, score."""
        SHIP_PRICE.pay(s, f.seat)
        if s.log is not None:
            s.emit(Message("log-ship", {"seat": f.seat, "level": s.ship[f.seat] + 1}, TM_11_1))
        faction_of(s, f.seat).extend(s, f.seat)


class Dig(RealmVerb):
    """Advance the exchange marker for 2 workers, 5 coins and 1 priest (TM-12.1)."""

    def __init__(self) -> None:
        super().__init__("dig", [""], TM_12_1, 100)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """The track must have another step, and the price must be available."""
        faction = faction_of(s, f.seat)
        steps = len(faction.dig_rates) - 1
        if s.dig[f.seat] >= steps:
            return TM_12_4 if steps else TM_12_5
        return 0 if faction.dig_price.affordable(s, f.seat) else TM_5_8

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """2 workers, 1 priest, and the coins of the faction board."""
        return faction_of(s, f.seat).dig_price

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """A step, and its points."""
        return {"thing-exchange": 1, "thing-vp": DIG_VP}

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """Price and points."""
        return {**self.price(s, f, n).arguments(), "vp": DIG_VP}

    def target(self, n: int) -> str:
        """The seat's own track."""
        return "own-dig"

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Of little use in the last round."""
        return 25 if s.round < ROUNDS else 8

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Pay, advance, score (TM-12.3)."""
        self.price(s, f, n).pay(s, f.seat)
        s.dig[f.seat] += 1
        if s.log is not None:
            workers = faction_of(s, f.seat).dig_rates[s.dig[f.seat]]
            s.emit(Message("log-dig", {"seat": f.seat, "workers": workers}, TM_12_1))
        score(s, f.seat, DIG_VP, DIGGING, TM_12_3)


class Upgrading(RealmVerb):
    """Verbs that upgrade a structure; choice hex * LEVELS + level, from the trading house on."""

    def __init__(self, rule: int) -> None:
        super().__init__("upgrade", [f"{name} {kind}" for name in HEX_NAMES for kind in KINDS_ABOVE], rule, 110)

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The hex, what it becomes, and the price."""
        what: dict[str, Argument] = {
            "hex": HEX_NAMES[n // LEVELS],
            "structure": f"@structure-{KINDS_ABOVE[n % LEVELS]}",
        }
        return {**what, **self.price(s, f, n).arguments()}

    def target(self, n: int) -> str:
        """The hex."""
        return f"hex-{HEX_NAMES[n // LEVELS]}"

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """The new structure."""
        return {f"structure-{KINDS_ABOVE[n % LEVELS]}": 1}

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Depends on the new structure."""
        return upgrade_weight(s, f.seat, n // LEVELS, n % LEVELS + TRADING_HOUSE)


class Upgrade(Upgrading):
    """Upgrade one of the seat's structures by one step (TM-13.1)."""

    def __init__(self) -> None:
        super().__init__(TM_13_1)

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """Every own structure whose next kind is left and can be paid."""
        seat = f.seat
        faction = faction_of(s, seat)
        near = left(s, seat, TRADING_HOUSE) > 0 and faction.near_price.affordable(s, seat)
        open = 0
        for kind in range(TRADING_HOUSE, SANCTUARY + 1):
            if left(s, seat, kind) and faction.prices[kind].affordable(s, seat):
                open |= 1 << kind
        if not near and open == 0:
            return
        for h in own_hexes(s, seat):
            for kind in UPGRADED_TO[s.kind[h]]:
                if open >> kind & 1 or (near and kind == TRADING_HOUSE and beside_opponent(s, seat, h)):
                    actions.append(self.base + h * LEVELS + kind - TRADING_HOUSE)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """There must be an own structure of the previous kind, a piece of the new kind, and its price."""
        h, kind = n // LEVELS, n % LEVELS + TRADING_HOUSE
        if s.owner[h] != f.seat or UPGRADES[kind] != s.kind[h]:
            return TM_13_1
        if left(s, f.seat, kind) == 0:
            return TM_13_2 if kind > UPGRADES[SANCTUARY] else TM_13_3
        return 0 if self.price(s, f, n).affordable(s, f.seat) else TM_5_8

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """From the faction board; a trading house next to an opponent is cheaper."""
        return upgrade_price(s, f.seat, n // LEVELS, n % LEVELS + TRADING_HOUSE)

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Pay and upgrade."""
        self.price(s, f, n).pay(s, f.seat)
        raise_structure(s, f.seat, n // LEVELS, n % LEVELS + TRADING_HOUSE)
