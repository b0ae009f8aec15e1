"""Action 1: transform and build (TM-10), with bought or free spades."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import END, Meaning, things
from turnwright.games.terra_mystica.building import left, raise_structure
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import CYCLE, DWELLING, EMPTY, TERRAINS
from turnwright.games.terra_mystica.economy import Price
from turnwright.games.terra_mystica.judgement.estimates import digging_weight, site_weight
from turnwright.games.terra_mystica.network import BY_HOP, reach_detail, reaches, within_reach
from turnwright.games.terra_mystica.payloads import SpadeTask
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import (
    TM_5_8,
    TM_5_12,
    TM_10_1,
    TM_10_2,
    TM_10_3,
    TM_10_5,
    TM_10_7,
    TM_10_8,
    TM_10_15,
    TM_10_16,
    TM_10_18,
    TM_10_20,
    TM_10_21,
    TM_10_22,
    TM_10_24,
    TM_10_25,
    TM_10_26,
    TM_10_28,
    TM_25_7,
    TM_25_8,
    TM_27_7,
)
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.terraforming import (
    NOTHING_DONE,
    dwelling_price,
    homeward,
    open_transforms,
    spade_price,
    spades_in_hand,
    spades_needed,
    task_of,
    transform,
)
from turnwright.games.terra_mystica.unused import left_by_digging
from turnwright.games.terra_mystica.verbs import RealmQuestion, RealmVerb

LANDS: Final = [f"{name} {terrain}" for name in HEX_NAMES for terrain in TERRAINS]


class Building(RealmVerb):
    """Verbs that put a dwelling on a hex."""

    def __init__(self, rule: int) -> None:
        super().__init__("build", HEX_NAMES, rule, 60)

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The hex and the price."""
        return {"hex": HEX_NAMES[n], **self.price(s, f, n).arguments()}

    def target(self, n: int) -> str:
        """The hex."""
        return f"hex-{HEX_NAMES[n]}"

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """A dwelling."""
        return {"structure-dwelling": 1}

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Neighbours to trade with, own structures to connect."""
        return site_weight(s, f.seat, n)


class BuildDwelling(Building):
    """Build a dwelling on home terrain within reach (TM-10.1)."""

    def __init__(self) -> None:
        super().__init__(TM_10_1)

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """The free hexes of home terrain within reach, if a dwelling is left and can be paid."""
        seat = f.seat
        faction = faction_of(s, seat)
        if left(s, seat, DWELLING) == 0 or not faction.prices[DWELLING].affordable(s, seat):
            return
        hops = faction.hops and dwelling_price(s, seat, True).affordable(s, seat)
        terrain, kind, home = s.terrain, s.kind, faction.home
        for h in within_reach(s, seat, hops).hexes:
            if terrain[h] == home and kind[h] == EMPTY:
                actions.append(self.base + h)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """There must be a free hex of home terrain within reach, a dwelling left, and its price."""
        if s.kind[n] != EMPTY:
            return TM_10_25
        if s.terrain[n] != faction_of(s, f.seat).home:
            return TM_10_24
        how = reaches(s, f.seat, n, True)
        if how == 0:
            return TM_10_26
        if left(s, f.seat, DWELLING) == 0:
            return TM_10_28
        return 0 if dwelling_price(s, f.seat, how == BY_HOP).affordable(s, f.seat) else TM_5_8

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """A dwelling, and the hop to it."""
        return dwelling_price(s, f.seat, reaches(s, f.seat, n, True) == BY_HOP)

    def detail(self, s: Realm, f: Frame, n: int) -> Message | None:
        """Show how far the hex is, or the price."""
        return reach_detail(s, f.seat, n) if self.refuse(s, f, n) == TM_10_26 else super().detail(s, f, n)

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Hop if necessary, pay, build."""
        if reaches(s, f.seat, n, True) == BY_HOP:
            faction_of(s, f.seat).hopped(s, f.seat)
        build_dwelling(s, f.seat, n)


def build_dwelling(s: Realm, seat: int, h: int) -> None:
    """Pay for a dwelling and raise it (TM-10.27)."""
    dwelling_price(s, seat, False).pay(s, seat)
    raise_structure(s, seat, h, DWELLING)


class BuildAfterSpades(Building):
    """Build a dwelling on a hex that this action turned into home terrain (TM-10.22)."""

    def __init__(self) -> None:
        super().__init__(TM_10_22)

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """Hexes that became home terrain, if a dwelling is left and can be paid."""
        task = task_of(f)
        if task.bonus or not task.used or left(s, f.seat, DWELLING) == 0:
            return
        if dwelling_price(s, f.seat, False).affordable(s, f.seat):
            for h in sorted(task.hexes):
                actions.append(self.base + h)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """There must be such a hex, a dwelling left, and its price."""
        task = task_of(f)
        if task.bonus:
            return TM_25_8
        if n not in task.hexes:
            return TM_10_22
        if left(s, f.seat, DWELLING) == 0:
            return TM_10_28
        return 0 if dwelling_price(s, f.seat, False).affordable(s, f.seat) else TM_5_8

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """A dwelling; the hop was paid earlier."""
        return dwelling_price(s, f.seat, False)

    def cost(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """The remaining free spades are lost."""
        return super().cost(s, f, n) | things(spade=f.arg)

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Pay and build; remaining free spades are lost."""
        build_dwelling(s, f.seat, n)


class Terraforming(RealmVerb):
    """Verbs that transform a hex to a terrain, by the short way or the long one."""

    def __init__(self, rule: int, long: bool = False) -> None:
        super().__init__("around" if long else "transform", LANDS, rule, 80 if long else 70)
        self.long = long

    def spades(self, s: Realm, f: Frame, n: int) -> int:
        """Return the spades needed."""
        return 0

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """Hex and terrain, spades and the price of those to be bought."""
        terrain = f"@terrain-{TERRAINS[n % CYCLE]}"
        where: dict[str, Argument] = {"hex": HEX_NAMES[n // CYCLE], "terrain": terrain}
        return {**where, "spades": self.spades(s, f, n), **self.price(s, f, n).arguments()}

    def target(self, n: int) -> str:
        """The hex."""
        return f"hex-{HEX_NAMES[n // CYCLE]}"

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Into home terrain, with a dwelling to follow."""
        return 1 if self.long else digging_weight(s, f.seat, n // CYCLE, n % CYCLE)


class UseSpades(Terraforming):
    """Transform a hex with free and bought spades (TM-10.13, TM-10.16)."""

    def __init__(self, long: bool = False) -> None:
        super().__init__(TM_10_5, long)

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """Every possible transformation of free hexes within reach."""
        if self.refuse_now(f) == 0:
            actions.extend(open_transforms(s, f.seat, self.free(f), self.task(f), self.long, self.base))

    def free(self, f: Frame) -> int:
        """Return the available free spades."""
        return f.arg

    def task(self, f: Frame) -> SpadeTask:
        """Return what the action has done so far."""
        return task_of(f)

    def refuse_now(self, f: Frame) -> int:
        """Return the rule that forbids all of them: no spade is left, or the last hex should have become home terrain
        (TM-10.20).
        """
        if f.arg == 0:
            return TM_10_15
        return TM_10_20 if task_of(f).stopped else 0

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """There must be a free hex within reach, a way on the cycle, and the price of bought spades."""
        return self.refuse_now(f) or self.refuse_hex(s, f, n)

    def refuse_hex(self, s: Realm, f: Frame, n: int) -> int:
        """Return 0, or the rule that forbids a hex and a terrain."""
        h, task, seat = n // CYCLE, self.task(f), f.seat
        if s.kind[h] != EMPTY:
            return TM_10_2
        if h in task.hexes:
            return TM_10_7
        how = reaches(s, seat, h, not task.bonus)
        if how == 0:
            return TM_10_3
        if how == BY_HOP and task.hopped:
            return TM_27_7
        spades = self.spades(s, f, n)
        return self.refuse_spades(s, f, n, spades, how == BY_HOP) if spades else TM_10_8

    def refuse_spades(self, s: Realm, f: Frame, n: int, spades: int, hop: bool) -> int:
        """Return 0, or the rule that forbids buying the missing spades."""
        task, free = self.task(f), self.free(f)
        bought = max(0, spades - free)
        if bought and free:
            if task.bonus:
                return TM_25_7
            if task.used:
                return TM_10_21
            if self.long or not homeward(s, f.seat, s.terrain[n // CYCLE], n % CYCLE):
                return TM_10_18
        return 0 if spade_price(s, f.seat, bought, hop).affordable(s, f.seat) else TM_5_8

    def detail(self, s: Realm, f: Frame, n: int) -> Message | None:
        """Show how far the hex is, or the price."""
        return reach_detail(s, f.seat, n // CYCLE) if self.refuse(s, f, n) == TM_10_3 else super().detail(s, f, n)

    def spades(self, s: Realm, f: Frame, n: int) -> int:
        """From the faction's tables."""
        return spades_needed(s, f.seat, n // CYCLE, n % CYCLE, self.long)

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """The spades to be bought, and a hop that was not used before."""
        task = self.task(f)
        hop = not task.bonus and not task.hopped and reaches(s, f.seat, n // CYCLE, True) == BY_HOP
        return spade_price(s, f.seat, max(0, self.spades(s, f, n) - self.free(f)), hop)

    def cost(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """The free spades as well: those used, and those that are lost."""
        return super().cost(s, f, n) | things(spade=self.free(f) - self.free_after(s, f, n))

    def goes_on(self, s: Realm, f: Frame, n: int) -> bool:
        """Return whether the action goes on: on home terrain (TM-10.20), or with the spades of a cult bonus."""
        return n % CYCLE == faction_of(s, f.seat).home or self.task(f).bonus == 1

    def free_after(self, s: Realm, f: Frame, n: int) -> int:
        """Return the free spades that are left after choice ``n``."""
        if self.task(f).stopped or not self.goes_on(s, f, n):
            return 0
        return max(0, self.free(f) - self.spades(s, f, n))

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Transform, then continue: more free spades, a dwelling on a hex that became home terrain, or nothing."""
        seat, h, terrain, task = f.seat, n // CYCLE, n % CYCLE, self.task(f)
        spades, hopped, free = self.spades(s, f, n), task.hopped, self.free_after(s, f, n)
        if reaches(s, seat, h, not task.bonus) == BY_HOP:
            faction_of(s, seat).hopped(s, seat)
            hopped = 1
        transform(s, seat, h, terrain, spades, max(0, spades - self.free(f)))
        hexes, stopped = task.hexes, task.stopped
        if self.goes_on(s, f, n):
            hexes = [*hexes, h]
        else:
            stopped = 1
        if free or (hexes and not task.bonus):
            s.then([spades_in_hand(seat, free, SpadeTask(hexes, 1, hopped, stopped, task.bonus, task.optional))])


class BuySpades(UseSpades):
    """Transform a hex with bought spades, as an action (TM-10.13)."""

    def free(self, f: Frame) -> int:
        """None: all are bought."""
        return 0

    def task(self, f: Frame) -> SpadeTask:
        """A new action."""
        return NOTHING_DONE

    def refuse_now(self, f: Frame) -> int:
        """None: the action has just begun."""
        return 0


class StopDigging(RealmVerb):
    """Stop using spades and building dwellings (TM-10.16); the rest is lost."""

    def __init__(self) -> None:
        super().__init__("done", [""], TM_10_16, 20)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """A spade must have been used, unless that is optional (TM-5.12)."""
        return 0 if task_of(f).used or task_of(f).optional else TM_5_12

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The spades that are lost."""
        return {"spades": f.arg}

    def meaning(self, s: Realm, f: Frame, n: int) -> Meaning:
        """Remaining free spades are lost; a dwelling that is not built now takes another action."""
        if f.arg:
            return Meaning(END, {"thing-spade": f.arg}, loss=Message("loss-spades", {"spades": f.arg}))
        return Meaning(END, loss=left_by_digging(s, f))

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Rarely wanted."""
        return 5

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Do nothing more."""


class Spades(RealmQuestion):
    """Spades in hand: transform, build on a hex that became home terrain, or stop (TM-10.16)."""

    def __init__(self) -> None:
        super().__init__("spades", TM_10_16, [UseSpades(), UseSpades(long=True), BuildAfterSpades(), StopDigging()])
        self.payload = SpadeTask

    def prompt(self, s: Realm, f: Frame) -> Message:
        """Show how many free spades are left."""
        return Message("prompt-spades", {"spades": f.arg})
