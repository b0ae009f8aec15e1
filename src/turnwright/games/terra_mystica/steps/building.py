"""Action 1: transform and build (TM-10), with bought spades or with free ones."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame, Step
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.building import left, raise_structure
from turnwright.games.terra_mystica.data.tables import CYCLE, DWELLING, EMPTY, LAND
from turnwright.games.terra_mystica.economy import pay, price_detail
from turnwright.games.terra_mystica.network import BY_HOP, reach, reaches
from turnwright.games.terra_mystica.notation import AROUND, BUILD, DONE, SHIP, TRANSFORM
from turnwright.games.terra_mystica.payloads import SpadeTask
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import (
    TM_5_8,
    TM_5_12,
    TM_10_2,
    TM_10_3,
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
from turnwright.games.terra_mystica.steps.move import Move
from turnwright.games.terra_mystica.terraforming import (
    NOTHING_DONE,
    affords_dwelling,
    affords_spades,
    homeward,
    spades_in_hand,
    task_of,
    transform,
)

NO_END: Final = -1
"""No number of transformations is enough: all are wanted."""


class Dwelling(Move):
    """Build a dwelling on home terrain within reach (TM-10.1)."""

    def __init__(self) -> None:
        super().__init__(BUILD, LAND)

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """The free hexes of home terrain within reach, if a dwelling is left and can be paid."""
        if left(s, seat, DWELLING) == 0 or not affords_dwelling(s, seat, False):
            return
        home = faction_of(s, seat).home
        how = reach(s, seat, affords_dwelling(s, seat, True))
        for h in range(LAND):
            if how[h] and s.terrain[h] == home and s.kind[h] == EMPTY:
                found.append(BUILD + h)

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """A free hex of home terrain within reach, a dwelling left, and its price."""
        h = action - BUILD
        if s.kind[h] != EMPTY:
            return TM_10_25
        if s.terrain[h] != faction_of(s, seat).home:
            return TM_10_24
        how = reaches(s, seat, h, True)
        if how == 0:
            return TM_10_26
        if left(s, seat, DWELLING) == 0:
            return TM_10_28
        return 0 if affords_dwelling(s, seat, how == BY_HOP) else TM_5_8

    def detail(self, s: Realm, seat: int, action: int) -> Message | None:
        """Tell the price."""
        faction = faction_of(s, seat)
        hop = reaches(s, seat, action - BUILD, True) == BY_HOP
        workers = faction.price_workers[DWELLING] + (faction.hop_workers(s, seat) if hop else 0)
        return price_detail(s, seat, workers, faction.price_coins[DWELLING], faction.hop_priests() if hop else 0)

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """Hop if need be, pay, build."""
        h = action - BUILD
        if reaches(s, seat, h, True) == BY_HOP:
            faction_of(s, seat).hopped(s, seat)
        build_dwelling(s, seat, h)


def build_dwelling(s: Realm, seat: int, h: int) -> None:
    """Pay for a dwelling and raise it (TM-10.27)."""
    faction = faction_of(s, seat)
    pay(s, seat, faction.price_workers[DWELLING], faction.price_coins[DWELLING])
    raise_structure(s, seat, h, DWELLING)


class Transformation(Move):
    """Transform a hex with bought spades (TM-10.13); the two blocks are the short way and the long one."""

    def __init__(self) -> None:
        super().__init__(TRANSFORM, SHIP - TRANSFORM)

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """What can be bought for every free hex within reach."""
        if affords_spades(s, seat, 1, False):
            offer_transforms(s, seat, 0, NOTHING_DONE, found)

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """A free hex within reach, a way on the cycle, and the price of its spades."""
        return refuse_transform(s, seat, 0, NOTHING_DONE, action)

    def detail(self, s: Realm, seat: int, action: int) -> Message | None:
        """Tell the price of the spades."""
        return spade_detail(s, seat, 0, action)

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """Buy the spades, turn the hex; a dwelling may follow."""
        apply_transform(s, seat, 0, NOTHING_DONE, action)


def offer_transforms(s: Realm, seat: int, free: int, task: SpadeTask, found: list[int], enough: int = NO_END) -> None:
    """Add the transformations open to ``free`` spades and what may be bought beside them, until there are ``enough``.

    The long ways come behind all short ones, as their ints do.
    """
    how = reach(s, seat, not task.bonus and not task.hopped and affords_spades(s, seat, 0, True))
    done = task.hexes
    faction = faction_of(s, seat)
    buys = not task.bonus and not task.used
    most = most_bought(s, seat, False) if buys else 0
    hop_most = most_bought(s, seat, True) if buys else 0
    for long in (False, True):
        table = faction.long if long else faction.short
        base = AROUND if long else TRANSFORM
        for h in range(LAND):
            if not how[h] or s.kind[h] != EMPTY or h in done:
                continue
            row = s.terrain[h] * CYCLE
            bought = hop_most if how[h] == BY_HOP else most
            for terrain in range(CYCLE):
                spades = table[row + terrain]
                if spades == 0 or spades > free + bought:
                    continue
                if free and spades > free and (long or not homeward(s, seat, s.terrain[h], terrain)):
                    continue
                found.append(base + h * CYCLE + terrain)
                if len(found) == enough:
                    return


def most_bought(s: Realm, seat: int, hop: bool) -> int:
    """Return how many spades the seat can buy, a hop paid first if there is one."""
    faction = faction_of(s, seat)
    workers = s.workers[seat] - (faction.hop_workers(s, seat) if hop else 0)
    priests = s.priests[seat] - (faction.hop_priests() if hop else 0)
    if workers < 0 or priests < 0:
        return 0
    rate = faction.spade_workers(s, seat)
    return workers // rate if rate else priests // faction.spade_priests()


def spades_for(s: Realm, seat: int, action: int) -> int:
    """Return the spades a transformation takes; 0 if there is no such way."""
    faction = faction_of(s, seat)
    long = action >= AROUND
    place = action - (AROUND if long else TRANSFORM)
    i = s.terrain[place // CYCLE] * CYCLE + place % CYCLE
    return faction.long[i] if long else faction.short[i]


def refuse_transform(s: Realm, seat: int, free: int, task: SpadeTask, action: int) -> int:
    """Return 0, or the rule against a transformation with ``free`` spades in an action that did ``task`` so far."""
    h = (action - (AROUND if action >= AROUND else TRANSFORM)) // CYCLE
    if s.kind[h] != EMPTY:
        return TM_10_2
    if h in task.hexes:
        return TM_10_7
    how = reaches(s, seat, h, not task.bonus)
    if how == 0:
        return TM_10_3
    if how == BY_HOP and task.hopped:
        return TM_27_7
    spades = spades_for(s, seat, action)
    if spades == 0:
        return TM_10_8
    bought = max(0, spades - free)
    if bought and free:
        if task.bonus:
            return TM_25_7
        if task.used:
            return TM_10_21
        if action >= AROUND or not homeward(s, seat, s.terrain[h], (action - TRANSFORM) % CYCLE):
            return TM_10_18
    return 0 if affords_spades(s, seat, bought, how == BY_HOP) else TM_5_8


def spade_detail(s: Realm, seat: int, free: int, action: int) -> Message | None:
    """Return the price of the spades to buy."""
    faction = faction_of(s, seat)
    h = (action - (AROUND if action >= AROUND else TRANSFORM)) // CYCLE
    hop = reaches(s, seat, h, True) == BY_HOP
    bought = max(0, spades_for(s, seat, action) - free)
    workers = bought * faction.spade_workers(s, seat) + (faction.hop_workers(s, seat) if hop else 0)
    priests = bought * faction.spade_priests() + (faction.hop_priests() if hop else 0)
    return price_detail(s, seat, workers, 0, priests)


def apply_transform(s: Realm, seat: int, free: int, task: SpadeTask, action: int) -> None:
    """Transform, then ask on: more free spades, a dwelling on a hex that became home terrain, or nothing."""
    place = action - (AROUND if action >= AROUND else TRANSFORM)
    h = place // CYCLE
    terrain = place % CYCLE
    spades = spades_for(s, seat, action)
    bought = max(0, spades - free)
    hopped = task.hopped
    if reaches(s, seat, h, not task.bonus) == BY_HOP:
        faction_of(s, seat).hopped(s, seat)
        hopped = 1
    transform(s, seat, h, terrain, spades, bought)
    hexes, stopped = task.hexes, task.stopped
    if terrain == faction_of(s, seat).home or task.bonus:
        hexes = [*hexes, h]
    else:
        stopped = 1
    free = 0 if stopped else max(0, free - spades)
    if free or (hexes and not task.bonus):
        s.then([spades_in_hand(seat, free, SpadeTask(hexes, 1, hopped, stopped, task.bonus, task.optional))])


class Spades(Step[Realm]):
    """Spades in hand: transform, build on a hex that became home terrain, or be done (TM-10.16)."""

    def __init__(self) -> None:
        super().__init__("spades", ["transform", "around", "build", "done"], TM_10_16)
        self.payload = SpadeTask

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """Being done, the dwelling, and what the free spades can do."""
        found: list[int] = []
        task = task_of(f)
        if task.used or task.optional:
            found.append(DONE)
        if not task.bonus and task.used and left(s, f.seat, DWELLING) and affords_dwelling(s, f.seat, False):
            for h in sorted(task.hexes):
                found.append(BUILD + h)
        if f.arg and not task.stopped:
            offer_transforms(s, f.seat, f.arg, task, found)
        return found

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """Spades in hand are used first, on one hex after another; a dwelling ends it."""
        task = task_of(f)
        if action == DONE:
            return 0 if task.used or task.optional else TM_5_12
        if action < TRANSFORM:
            return self.refuse_dwelling(s, f, action - BUILD)
        if f.arg == 0:
            return TM_10_15
        if task.stopped:
            return TM_10_20
        return refuse_transform(s, f.seat, f.arg, task, action)

    def refuse_dwelling(self, s: Realm, f: Frame, h: int) -> int:
        """A dwelling goes on a hex that this action turned into home terrain (TM-10.22)."""
        if task_of(f).bonus:
            return TM_25_8
        if h not in task_of(f).hexes:
            return TM_10_22
        if left(s, f.seat, DWELLING) == 0:
            return TM_10_28
        return 0 if affords_dwelling(s, f.seat, False) else TM_5_8

    def prompt(self, s: Realm, f: Frame) -> Message:
        """Tell how many free spades are left."""
        return Message("prompt-spades", {"spades": f.arg})

    def detail(self, s: Realm, f: Frame, action: int) -> Message | None:
        """Tell the price that cannot be paid."""
        if self.refuse(s, f, action) != TM_5_8:
            return None
        if action < TRANSFORM:
            faction = faction_of(s, f.seat)
            return price_detail(s, f.seat, faction.price_workers[DWELLING], faction.price_coins[DWELLING])
        return spade_detail(s, f.seat, f.arg, action)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Do it; being done drops what is left."""
        if action == DONE:
            return
        if action < TRANSFORM:
            build_dwelling(s, f.seat, action - BUILD)
        else:
            apply_transform(s, f.seat, f.arg, task_of(f), action)


def can_dig(s: Realm, seat: int, free: int) -> bool:
    """Tell whether ``free`` spades can be used at all (TM-5.12): mostly they do for the first free hex within reach."""
    short = faction_of(s, seat).short
    how = reach(s, seat, False)
    for h in range(LAND):
        if how[h] and s.kind[h] == EMPTY:
            row = s.terrain[h] * CYCLE
            if any(0 < spades <= free for spades in short[row : row + CYCLE]):
                return True
    found: list[int] = []
    offer_transforms(s, seat, free, NOTHING_DONE, found, 1)
    return bool(found)
