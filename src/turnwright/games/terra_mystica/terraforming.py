"""Spades: the cost and gain of a transformation, and how an action keeps track of what it has done (TM-10)."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import CYCLE, DWELLING, EMPTY, PLAY, SCORINGS, TERRAINS
from turnwright.games.terra_mystica.economy import Price, score
from turnwright.games.terra_mystica.network import BY_HOP, within_reach
from turnwright.games.terra_mystica.payloads import SpadeTask
from turnwright.games.terra_mystica.points import ROUND_TILE
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import TM_10_5, TM_23_3
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW

NOTHING_DONE: Final = SpadeTask([], 0, 0, 0, 0, 0)
OPTIONAL: Final = SpadeTask([], 0, 0, 0, 0, 1)
"""Spades that may be left unused."""
CULT_BONUS: Final = SpadeTask([], 0, 0, 0, 1, 1)
MOST_SPADES: Final = CYCLE - 1
"""The spades of the longest way."""
LONG_WAY: Final = (CYCLE + 1) // 2
"""The least spades of the longer of two ways."""


def task_of(f: Frame) -> SpadeTask:
    """Return what an action with spades has done so far, from its frame."""
    return cast("SpadeTask", f.payload)


def spades_in_hand(seat: int, free: int, task: SpadeTask = NOTHING_DONE) -> Frame:
    """Return the question of what to do with ``free`` spades."""
    return Frame(FLOW.spades, seat, free, payload=task)


def homeward(s: Realm, seat: int, start: int, end: int) -> bool:
    """Return whether ``end`` is on the shortest way from ``start`` to the home terrain (TM-10.18)."""
    faction = faction_of(s, seat)
    home = faction.home
    if end == home:
        return True
    whole = faction.short[start * CYCLE + home]
    first = faction.short[start * CYCLE + end]
    return first > 0 and first + faction.short[end * CYCLE + home] == whole


def spade_price(s: Realm, seat: int, bought: int, hop: bool) -> Price:
    """Return the cost of ``bought`` spades, and of a hop if there is one."""
    faction = faction_of(s, seat)
    workers = bought * faction.spade_workers(s, seat)
    priests = bought * faction.spade_priests()
    if hop:
        workers += faction.hop_workers(s, seat)
        priests += faction.hop_priests()
    return Price(workers, 0, priests)


def dwelling_price(s: Realm, seat: int, hop: bool) -> Price:
    """Return the cost of a dwelling, and of a hop if there is one (TM-10.27)."""
    faction = faction_of(s, seat)
    price = faction.prices[DWELLING]
    if not hop:
        return price
    return Price(price.workers + faction.hop_workers(s, seat), price.coins, faction.hop_priests())


def most_bought(s: Realm, seat: int, hop: bool) -> int:
    """Return how many spades the seat can buy, after paying for a hop if there is one."""
    faction = faction_of(s, seat)
    workers = s.workers[seat] - (faction.hop_workers(s, seat) if hop else 0)
    priests = s.priests[seat] - (faction.hop_priests() if hop else 0)
    if workers < 0 or priests < 0:
        return 0
    rate = faction.spade_workers(s, seat)
    return workers // rate if rate else priests // faction.spade_priests()


def spades_needed(s: Realm, seat: int, h: int, terrain: int, long: bool) -> int:
    """Return the spades that transform a hex to a terrain, by the short way or the long one; 0 if there is no
    such way.
    """
    faction = faction_of(s, seat)
    ways = faction.long if long else faction.short
    return ways[s.terrain[h] * CYCLE + terrain]


def can_dig(s: Realm, seat: int, free: int) -> bool:
    """Return whether ``free`` spades can be used at all (TM-5.12); usually the first free hex within reach is
    enough.
    """
    within = faction_of(s, seat).short_goals[free]
    for h in within_reach(s, seat, False).hexes:
        if s.kind[h] == EMPTY and within[s.terrain[h]]:
            return True
    return bool(
        open_transforms(s, seat, free, NOTHING_DONE, False) or open_transforms(s, seat, free, NOTHING_DONE, True)
    )


def open_transforms(s: Realm, seat: int, free: int, task: SpadeTask, long: bool, first: int = 0) -> list[int]:
    """Return the transformations that are possible with ``free`` spades and additional bought ones.

    Each is ``first`` + hex * CYCLE + terrain.
    """
    buys = not task.bonus and not task.used
    most = min(free + (most_bought(s, seat, False) if buys else 0), MOST_SPADES)
    if most < (LONG_WAY if long else 1):
        return []
    faction = faction_of(s, seat)
    hops = faction.hops and not task.bonus and not task.hopped and spade_price(s, seat, 0, True).affordable(s, seat)
    hop_most = min(free + (most_bought(s, seat, True) if buys and hops else 0), MOST_SPADES)
    near = within_reach(s, seat, hops)
    goals = faction.long_goals if long else faction.short_goals
    ways = faction.long if long else faction.short
    done, how = task.hexes, near.how
    kind, land = s.kind, s.terrain
    places: list[int] = []
    for h in near.hexes:
        if kind[h] != EMPTY or (done and h in done):
            continue
        start = land[h]
        for terrain in goals[hop_most if how[h] == BY_HOP else most][start]:
            if free and ways[start * CYCLE + terrain] > free and (long or not homeward(s, seat, start, terrain)):
                continue
            places.append(first + h * CYCLE + terrain)
    return places


def transform(s: Realm, seat: int, h: int, terrain: int, spades: int, bought: int) -> None:
    """Buy the missing spades, transform the hex, score the spades (TM-10.5, TM-23.3)."""
    faction = faction_of(s, seat)
    if bought:
        spade_price(s, seat, bought, False).pay(s, seat)
    s.terrain[h] = terrain
    if s.log is not None:
        args: dict[str, int | str] = {"seat": seat, "hex": HEX_NAMES[h], "terrain": f"@terrain-{TERRAINS[terrain]}"}
        s.emit(Message("log-transform", args | {"spades": spades, "bought": bought}, TM_10_5))
    if s.phase == PLAY:
        scoring = SCORINGS[s.scoring[s.round - 1]]
        score(s, seat, spades * scoring.spade_vp, ROUND_TILE, TM_23_3, scoring.name)
    faction.spades_used(s, seat, spades, bought)
