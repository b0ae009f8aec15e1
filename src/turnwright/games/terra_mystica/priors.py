"""How promising choices look at a glance, to guide a search and to finish a turn that a bot thinks through."""

from __future__ import annotations

from typing import Final

from turnwright.games.terra_mystica.building import left
from turnwright.games.terra_mystica.data.geometry import EDGES
from turnwright.games.terra_mystica.data.tables import (
    ACTION_COST,
    ACTIONS,
    CULTS,
    CYCLE,
    DWELLING,
    EMPTY,
    ROUNDS,
    SANCTUARY,
    SCORINGS,
    STRONGHOLD,
    TEMPLE,
    TOP,
    TRADING_HOUSE,
)
from turnwright.games.terra_mystica.network import beside_opponent
from turnwright.games.terra_mystica.notation import (
    ACCEPT,
    AROUND,
    BRIDGE,
    BUILD,
    BURN,
    CLAIM,
    CONNECT,
    CONVERT,
    DECLINE,
    DIG,
    DONE,
    END,
    LEAD,
    LEVELS,
    ORDAIN,
    PASS,
    POWER,
    POWER_TO_COIN,
    POWER_TO_WORKER,
    SEND,
    SENDINGS,
    SHIP,
    SPECIAL,
    STEP_CULT,
    TAKE_CARD,
    TAKE_FAVOR,
    TAKE_TOWN,
    TRANSFORM,
    UPGRADE,
)
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.offers import gain_of

FAVORS: Final = [30, 30, 30, 30, 90, 40, 80, 60, 60, 60, 110, 50]
TOWNS: Final = [60, 60, 70, 60, 60, 50, 50, 60]
ACTIONS_WORTH: Final = [25, 60, 70, 70, 70, 120]


def prior(s: Realm, actions: list[int]) -> list[int]:
    """Return positive weights."""
    if not actions or not s.todo:
        return [1] * len(actions)
    f = s.todo[-1]
    seat = f.seat
    if seat < 0 or s.faction[seat] < 0:
        return [lead_weight(s, action) for action in actions]
    acting = f.step is FLOW.act
    found: list[int] = []
    for action in actions:
        found.append(max(1, weight(s, seat, action, acting, f.arg if f.step is FLOW.offer else 0)))
    return found


def lead_weight(s: Realm, action: int) -> int:
    """Weigh a faction by how few points the official list gives it to start with."""
    if LEAD <= action < TAKE_CARD:
        return 45 - s.rules.factions[action - LEAD].start_vp
    return 1


def weight(s: Realm, seat: int, action: int, acting: bool, offer: int) -> int:
    """Weigh one choice of a seat."""
    if action < BUILD:
        return before_and_after(s, seat, action, acting)
    if action < TRANSFORM:
        return site(s, seat, action - BUILD)
    if action < SHIP:
        return terraforming(s, seat, action)
    if action < UPGRADE:
        return 30 if action == SHIP else 25 if action == DIG and s.round < ROUNDS else 8
    if action < SEND:
        return upgrade(s, seat, (action - UPGRADE) // LEVELS, (action - UPGRADE) % LEVELS + TRADING_HOUSE)
    if action < POWER:
        return devotion(s, seat, (action - SEND) // SENDINGS, SENDINGS - (action - SEND) % SENDINGS) - 10
    if action < SPECIAL:
        return ACTIONS_WORTH[action - POWER]
    if action < PASS:
        return 100
    if action < BRIDGE:
        return 3
    if action < TAKE_FAVOR:
        return 10
    if action < TAKE_TOWN:
        return FAVORS[action - TAKE_FAVOR]
    if action < CLAIM:
        return TOWNS[action - TAKE_TOWN]
    if action < STEP_CULT:
        return 50 + 20 * (action - ORDAIN)
    if action < ACCEPT:
        return devotion(s, seat, action - STEP_CULT, 1)
    return offers(s, seat, action, offer)


def offers(s: Realm, seat: int, action: int, offer: int) -> int:
    """Power is worth its points, less so in the last round."""
    power = gain_of(s, seat, offer)
    good = power <= 2 if s.round == ROUNDS else power <= 4
    if action == ACCEPT:
        return 90 if good else 15
    if action == DECLINE:
        return 10 if good else 60
    return 20


def before_and_after(s: Realm, seat: int, action: int, acting: bool) -> int:
    """Conversions: before an action only where they pay for one, after it hardly ever."""
    if action in (END, DONE):
        return 60 if action == END else 5
    if CONNECT <= action:
        return 200
    if not acting:
        return 1
    if action == BURN:
        return 40 if burns_for(s, seat) else 1
    if action == CONVERT + POWER_TO_COIN or action == CONVERT + POWER_TO_WORKER:
        return 4 if s.bowl3[seat] >= 3 else 1
    return 1


def burns_for(s: Realm, seat: int) -> bool:
    """Tell whether sacrificing power would pay for a power action that is still open."""
    have = s.bowl3[seat]
    most = have + s.bowl2[seat] // 2
    for action in range(2, ACTIONS):
        if not s.used >> action & 1 and have < ACTION_COST[action] <= most and ACTION_COST[action] - have <= 3:
            return True
    return False


def event(s: Realm, kind: int) -> int:
    """Return what the scoring tile of the round adds for a structure."""
    return SCORINGS[s.scoring[s.round - 1]].build_vp[kind] * 12 if s.round else 0


def site(s: Realm, seat: int, h: int) -> int:
    """Weigh a hex for a dwelling: neighbours to trade with, own structures to join."""
    total = 60 + event(s, DWELLING)
    for other in EDGES[h]:
        if s.kind[other] != EMPTY:
            total += 15 if s.owner[other] == seat else 12
    return total


def terraforming(s: Realm, seat: int, action: int) -> int:
    """Weigh a transformation: into home terrain, with a dwelling to follow."""
    if action >= AROUND:
        return 1
    place = action - TRANSFORM
    faction = faction_of(s, seat)
    if place % CYCLE != faction.home:
        return 1
    spades = faction.short[s.terrain[place // CYCLE] * CYCLE + faction.home]
    if left(s, seat, DWELLING) == 0:
        return 2
    total = site(s, seat, place // CYCLE) - 12 * spades
    if s.round:
        total += 12 * spades * SCORINGS[s.scoring[s.round - 1]].spade_vp
    return total


def upgrade(s: Realm, seat: int, h: int, kind: int) -> int:
    """Weigh an upgrade by what it becomes."""
    total = event(s, kind)
    if kind == TRADING_HOUSE:
        return total + (50 if beside_opponent(s, seat, h) else 20)
    if kind == TEMPLE:
        return total + 70
    if kind == STRONGHOLD:
        return total + 50 + 8 * (ROUNDS - s.round)
    return total + (45 if kind == SANCTUARY else 0)


def devotion(s: Realm, seat: int, cult: int, steps: int) -> int:
    """Weigh steps in a cult: power on the way, and rivals to pass."""
    here = s.cult[seat * CULTS + cult]
    there = min(TOP - 1, here + steps)
    total = 8 * (there - here) + 6 * s.round
    for other in range(s.seats):
        theirs = s.cult[other * CULTS + cult]
        if other != seat and here <= theirs < there:
            total += 5 * s.round
    return total if there > here else 1
