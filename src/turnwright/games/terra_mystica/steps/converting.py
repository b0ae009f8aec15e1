"""Sacrificing power, and conversions, before and after the action (TM-7.8, TM-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.frames import Frame
from turnwright.core.gestures import Gesture
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import GIVE_UP, SPEND, Meaning
from turnwright.games.terra_mystica.data.tables import ACTION_COST, ACTIONS
from turnwright.games.terra_mystica.economy import Price, sacrifice
from turnwright.games.terra_mystica.points import ABILITY, SOURCES
from turnwright.games.terra_mystica.queries import faction_of, supply
from turnwright.games.terra_mystica.rules import (
    TM_7_5,
    TM_7_8,
    TM_7_9,
    TM_8_3,
    TM_8_4,
    TM_8_5,
    TM_8_6,
    TM_8_7,
    TM_8_8,
    TM_8_9,
    TM_8_10,
)
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.verbs import RealmVerb

if TYPE_CHECKING:
    from turnwright.games.terra_mystica.factions.faction import Faction

MOST_AT_ONCE: Final = 3
"""How many repetitions of a sacrifice or a conversion are suggested."""


class Sacrifice(RealmVerb):
    """Sacrifice one token of bowl II to move another one up (TM-7.8)."""

    def __init__(self) -> None:
        super().__init__("burn", [""], TM_7_8, 30)

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """Bowl II must hold two tokens."""
        if s.bowl2[f.seat] >= 2:
            actions.append(self.base)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """Bowl II must hold two tokens (TM-7.9)."""
        return 0 if s.bowl2[f.seat] >= 2 else TM_7_9

    def converts(self) -> bool:
        """Power for power."""
        return True

    def target(self, n: int) -> str:
        """Bowl II."""
        return "own-bowl-2"

    def meaning(self, s: Realm, f: Frame, n: int) -> Meaning:
        """A token leaves the game."""
        return Meaning(GIVE_UP, {"thing-token": 1}, {"thing-power": 1})

    def gestures(self, s: Realm, f: Frame) -> list[Gesture]:
        """Suggest sacrificing several at once, as many as bowl II allows."""
        most = min(s.bowl2[f.seat] // 2, MOST_AT_ONCE)
        return [
            Gesture(Message("gesture-burn", {"times": times}), [self.base] * times, self.target(0))
            for times in range(2, most + 1)
        ]

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Before an action only if it pays for one, afterwards almost never."""
        return 40 if f.step is FLOW.act and burns_for(s, f.seat) else 1

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Move one token up and remove one from the game; then ask again."""
        s.then([f])
        sacrifice(s, f.seat)
        if s.log is not None:
            s.emit(Message("log-burn", {"seat": f.seat}, TM_7_8))


def burns_for(s: Realm, seat: int) -> bool:
    """Return whether sacrificing power would pay for a power action that is still open."""
    have = s.bowl3[seat]
    most = have + s.bowl2[seat] // 2
    for action in range(2, ACTIONS):
        if not s.used >> action & 1 and have < ACTION_COST[action] <= most and ACTION_COST[action] - have <= 3:
            return True
    return False


class Conversion:
    """One conversion with its rule; ``short`` is the rule that forbids it if its price cannot be paid.

    vp      points gained (negative: paid) in addition to ``price`` and ``gain``
    place   the place on the seat's panel that it takes from
    weight  how promising it looks before an action with some power in bowl III
    owner   the only faction that has it
    """

    def __init__(
        self,
        name: str,
        rule: int,
        short: int,
        price: Price,
        gain: Price,
        place: str,
        vp: int = 0,
        weight: int = 1,
        owner: Faction | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.short = short
        self.price = price
        self.gain = gain
        self.place = place
        self.vp = vp
        self.weight = weight
        self.owner = owner

    def refuse(self, s: Realm, seat: int) -> int:
        """Return 0, or the rule that forbids it: only its owner has it, the price must be available, and a priest must
        be left.
        """
        return self.refuse_price(s, seat) if self.belongs_to(faction_of(s, seat)) else TM_8_9

    def belongs_to(self, faction: Faction) -> bool:
        """Return whether a faction has it."""
        return self.owner is None or self.owner is faction

    def refuse_price(self, s: Realm, seat: int) -> int:
        """Return 0, or the rule that forbids it for a seat that has it."""
        if not self.price.affordable(s, seat) or s.vp[seat] + self.vp < 0:
            return self.short
        return TM_8_10 if self.gain.priests and supply(s, seat) == 0 else 0

    def convert(self, s: Realm, seat: int) -> None:
        """Pay one side, receive the other."""
        self.price.pay(s, seat)
        self.gain.receive(s, seat)
        if self.vp:
            s.vp[seat] += self.vp
            s.tally[seat * SOURCES + ABILITY] += self.vp

    def times(self, s: Realm, seat: int, most: int) -> int:
        """Return how many times in a row a seat can do it, at most ``most`` times."""
        after = s.clone()
        for count in range(most):
            if self.refuse(after, seat):
                return count
            self.convert(after, seat)
        return most


EVERYBODYS: Final = [
    Conversion("power-priest", TM_8_4, TM_7_5, Price(power=5), Price(priests=1), "bowl-3"),
    Conversion("power-worker", TM_8_5, TM_7_5, Price(power=3), Price(workers=1), "bowl-3", weight=4),
    Conversion("power-coin", TM_8_6, TM_7_5, Price(power=1), Price(coins=1), "bowl-3", weight=4),
    Conversion("priest-worker", TM_8_7, TM_8_7, Price(priests=1), Price(workers=1), "priests"),
    Conversion("worker-coin", TM_8_8, TM_8_8, Price(workers=1), Price(coins=1), "workers"),
]


class Convert(RealmVerb):
    """Turn one thing into another, one at a time (TM-8)."""

    def __init__(self, conversions: list[Conversion]) -> None:
        super().__init__("convert", [conversion.name for conversion in conversions], TM_8_3, 40)
        self.conversions = conversions

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """Whatever the seat can do; those that need more power than it has are skipped."""
        seat = f.seat
        power, faction = s.bowl3[seat], faction_of(s, seat)
        for n, conversion in enumerate(self.conversions):
            if power < conversion.price.power or not conversion.belongs_to(faction):
                continue
            if conversion.refuse_price(s, seat) == 0:
                actions.append(self.base + n)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """The price must be available, and the seat must have the conversion (TM-8.9)."""
        return self.conversions[n].refuse(s, f.seat)

    def concerns(self, s: Realm, seat: int, n: int) -> bool:
        """The faction must have it."""
        return self.conversions[n].belongs_to(faction_of(s, seat))

    def converts(self) -> bool:
        """All of them."""
        return True

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """Its cost, without points."""
        return self.conversions[n].price

    def meaning(self, s: Realm, f: Frame, n: int) -> Meaning:
        """Its cost and gain, including points."""
        meaning = super().meaning(s, f, n)
        conversion = self.conversions[n]
        meaning.reward |= conversion.gain.things()
        if conversion.vp:
            (meaning.reward if conversion.vp > 0 else meaning.price)["thing-vp"] = abs(conversion.vp)
        return Meaning(SPEND, meaning.price, meaning.reward)

    def gestures(self, s: Realm, f: Frame) -> list[Gesture]:
        """Suggest repeating a conversion as often as its price is available."""
        found: list[Gesture] = []
        offered: list[int] = []
        self.offer(s, f, offered)
        for action in offered:
            n = action - self.base
            for times in range(2, self.conversions[n].times(s, f.seat, MOST_AT_ONCE) + 1):
                label = Message("gesture-convert", {**self.arguments(s, f, n), "times": times})
                found.append(Gesture(label, [action] * times, self.target(n)))
        return found

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """What becomes what."""
        return {"what": f"@convert-{self.conversions[n].name}"}

    def target(self, n: int) -> str:
        """What it takes from."""
        return f"own-{self.conversions[n].place}"

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Before an action only if it may pay for one, afterwards almost never."""
        return self.conversions[n].weight if f.step is FLOW.act and s.bowl3[f.seat] >= 3 else 1

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Convert; then ask again."""
        s.then([f])
        conversion = self.conversions[n]
        conversion.convert(s, f.seat)
        if s.log is not None:
            s.emit(Message("log-convert", {"seat": f.seat, "what": f"@convert-{conversion.name}"}, conversion.rule))
