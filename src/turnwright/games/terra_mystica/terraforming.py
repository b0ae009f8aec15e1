"""Spades: what a transformation costs, what it gives, and how an action remembers what it did so far (TM-10)."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import CYCLE, DWELLING, PLAY, SCORINGS, TERRAINS
from turnwright.games.terra_mystica.economy import pay, score
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


def task_of(f: Frame) -> SpadeTask:
    """Return what an action with spades has done so far, from its frame."""
    return cast("SpadeTask", f.payload)


def spades_in_hand(seat: int, free: int, task: SpadeTask = NOTHING_DONE) -> Frame:
    """Return the question what to do with ``free`` spades."""
    return Frame(FLOW.spades, seat, free, payload=task)


def homeward(s: Realm, seat: int, start: int, end: int) -> bool:
    """Tell whether ``end`` lies on the shortest way from ``start`` to the home terrain (TM-10.18)."""
    faction = faction_of(s, seat)
    home = faction.home
    if end == home:
        return True
    whole = faction.short[start * CYCLE + home]
    first = faction.short[start * CYCLE + end]
    return first > 0 and first + faction.short[end * CYCLE + home] == whole


def affords_spades(s: Realm, seat: int, bought: int, hop: bool) -> bool:
    """Tell whether ``bought`` spades, and a hop if there is one, can be paid."""
    faction = faction_of(s, seat)
    workers = bought * faction.spade_workers(s, seat)
    priests = bought * faction.spade_priests()
    if hop:
        workers += faction.hop_workers(s, seat)
        priests += faction.hop_priests()
    return s.workers[seat] >= workers and s.priests[seat] >= priests


def affords_dwelling(s: Realm, seat: int, hop: bool) -> bool:
    """Tell whether a dwelling, and a hop if there is one, can be paid (TM-10.27)."""
    faction = faction_of(s, seat)
    workers = faction.price_workers[DWELLING]
    priests = 0
    if hop:
        workers += faction.hop_workers(s, seat)
        priests += faction.hop_priests()
    return s.workers[seat] >= workers and s.priests[seat] >= priests and s.coins[seat] >= faction.price_coins[DWELLING]


def transform(s: Realm, seat: int, h: int, terrain: int, spades: int, bought: int) -> None:
    """Buy what is missing, turn the hex, score the spades (TM-10.5, TM-23.3)."""
    faction = faction_of(s, seat)
    if bought:
        pay(s, seat, bought * faction.spade_workers(s, seat), 0, bought * faction.spade_priests())
    s.terrain[h] = terrain
    if s.told is not None:
        args: dict[str, int | str] = {"seat": seat, "hex": HEX_NAMES[h], "terrain": f"@terrain-{TERRAINS[terrain]}"}
        s.tell(Message("log-transform", args | {"spades": spades, "bought": bought}, TM_10_5))
    if s.phase == PLAY:
        score(s, seat, spades * SCORINGS[s.scoring[s.round - 1]].spade_vp, ROUND_TILE, TM_23_3)
    faction.spades_used(s, seat, spades, bought)
