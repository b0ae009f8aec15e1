"""At a glance: how promising an option looks before anything is tried.

Playouts follow these weights and search trees start from them. All scores are thousandths of a
coin, as in ``heuristics``; no race or power is named here either.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.games.small_world.data.tables import ACTIVE, NONE, REGIONS, SLOTS
from turnwright.games.small_world.heuristics import COIN, LUCK, Moment, Outlook, Threat, bonus, spare
from turnwright.games.small_world.notation import (
    ABANDON,
    ALLY,
    ATTEMPT,
    CAMP,
    CAMP_ALL,
    CONQUER,
    DECLINE,
    DRAGON,
    FORTIFY,
    GIVE_UP,
    HERO,
    PICK,
    PILE,
    PLACE,
    ROLL,
    SKIP,
    SWAP,
)
from turnwright.games.small_world.queries import set_force
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW
from turnwright.games.small_world.war import cost, discounts, is_raid

HOLD: Final = 1600
"""What a region that pays one coin a turn is worth when it is conquered."""
HARM: Final = 700
"""What it is worth that a rival loses a region."""
TOKEN: Final = 400
"""What a token is worth that is not spent on a conquest, while others are in reach."""
STAND: Final = -800
"""What it is worth to end the conquests."""
LEAVING: Final = -3000
"""What it is worth to abandon a region."""


def prior(s: World, actions: list[int]) -> list[int]:
    """Return how promising each option looks, without trying any of them."""
    f = s.todo[-1]
    if f.step in (FLOW.conquests, FLOW.readying, FLOW.rolled):
        return weigh(campaign(s, f, actions), 250)
    if f.step is FLOW.picking:
        return weigh([combo(s, f.seat, action - PICK) for action in actions], 1200)
    if f.step in (FLOW.course, FLOW.late_decline):
        return weigh(course(s, f.seat, actions), 1200)
    return weigh(posts(s, f, actions), 40)


def weigh(scores: list[int], half: int) -> list[int]:
    """Turn scores into weights: a score ``half`` lower weighs half as much."""
    best = max(scores)
    found: list[int] = []
    for score in scores:
        steps = (best - score) // half
        found.append(1 + (4096 >> steps if steps < 13 else 0))
    return found


def campaign(s: World, f: Frame, actions: list[int]) -> list[int]:
    """Score conquests by what the region brings, less the tokens it ties up; stopping is for when nothing is left."""
    force = f.arg
    cheaper = discounts(s, force)
    base = bonus(s, force, s.land[force], s.raided, s.fresh)
    hand = s.hand[force]
    best = STAND
    found: list[int] = []
    for action in actions:
        score = STAND
        if action >= ROLL:
            score = best + TOKEN
        elif action >= CONQUER:
            region = (action - CONQUER) % REGIONS
            gain = lure(s, force, region, base)
            need = cost(s, force, region, cheaper, f.extra)
            if action < ATTEMPT:
                score = gain - TOKEN * need
            elif action < ABANDON:
                score = gain * LUCK[need - hand] // 1000 - TOKEN * hand // 2
            elif action < SWAP:
                score = LEAVING
            elif action < DRAGON:
                score = gain
            else:
                score = gain - TOKEN + TOKEN * (need - 3) // 2
        if score > best:
            best = score
        found.append(score)
    return found


def lure(s: World, force: int, region: int, base: int) -> int:
    """Return what conquering ``region`` brings: its coins now and later, and what its holder loses."""
    holder = s.who[region]
    raids = s.raided + 1 if is_raid(s, force, region) else s.raided
    gain = HOLD + HOLD * (bonus(s, force, s.land[force] | 1 << region, raids, s.fresh) - base)
    if holder >= 0:
        gain += HARM if holder // SLOTS != force // SLOTS else -HOLD
    return gain


def combo(s: World, seat: int, place: int) -> int:
    """Score a combo of the column: its coins and price, and the plan it opens."""
    force = seat * SLOTS
    race = s.column_race[place]
    power = s.column_power[place]
    set_force(s, force, race, power)
    s.hand[force] = s.rules.races[race].banner + s.rules.powers[power].tokens
    fresh = s.fresh
    s.fresh = 1
    moment = Moment(s, seat)
    moment.usable[ACTIVE] = s.hand[force]
    score = COIN * (s.column_coins[place] - place) + Outlook(s, seat).going_on(moment)
    s.fresh = fresh
    set_force(s, force, NONE, NONE)
    s.hand[force] = 0
    return score


def course(s: World, seat: int, actions: list[int]) -> list[int]:
    """Score going on with the race against its decline."""
    moment = Moment(s, seat)
    outlook = Outlook(s, seat)
    return [outlook.declining(moment) if action == DECLINE else outlook.going_on(moment) for action in actions]


def posts(s: World, f: Frame, actions: list[int]) -> list[int]:
    """Score where tokens and markers go: where they lower the danger most."""
    threat = Threat(s, f.seat)
    found: list[int] = []
    for action in actions:
        region = (action - PLACE) % REGIONS
        if action >= ALLY:
            score = spare(s, (action - ALLY) * SLOTS)
        elif action >= SKIP:
            score = 0
        else:
            score = threat.chance(region, 0)
            if action < GIVE_UP or FORTIFY <= action < HERO:
                score -= threat.chance(region, 1)
            if PILE <= action < GIVE_UP or CAMP_ALL <= action < HERO:
                score //= 2
            elif FORTIFY <= action < CAMP:
                score += COIN
        found.append(score)
    return found
