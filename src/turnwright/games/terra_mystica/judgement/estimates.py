"""Quick estimates of choices, to guide a search and to finish a turn that a bot plans."""

from __future__ import annotations

from turnwright.games.terra_mystica.building import left
from turnwright.games.terra_mystica.data.geometry import EDGES
from turnwright.games.terra_mystica.data.tables import (
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
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm


def event(s: Realm, kind: int) -> int:
    """Return what the scoring tile of the round adds for a structure."""
    return SCORINGS[s.scoring[s.round - 1]].build_vp[kind] * 12 if s.round else 0


def site_weight(s: Realm, seat: int, h: int) -> int:
    """Weigh a hex for a dwelling: neighbours to trade with, own structures to connect."""
    total = 60 + event(s, DWELLING)
    for other in EDGES[h]:
        if s.kind[other] != EMPTY:
            total += 15 if s.owner[other] == seat else 12
    return total


def digging_weight(s: Realm, seat: int, h: int, terrain: int) -> int:
    """Weigh a transformation: into home terrain, with a dwelling to follow."""
    faction = faction_of(s, seat)
    if terrain != faction.home:
        return 1
    spades = faction.short[s.terrain[h] * CYCLE + faction.home]
    if left(s, seat, DWELLING) == 0:
        return 2
    total = site_weight(s, seat, h) - 12 * spades
    if s.round:
        total += 12 * spades * SCORINGS[s.scoring[s.round - 1]].spade_vp
    return total


def upgrade_weight(s: Realm, seat: int, h: int, kind: int) -> int:
    """Weigh an upgrade by what it becomes."""
    total = event(s, kind)
    if kind == TRADING_HOUSE:
        return total + (50 if beside_opponent(s, seat, h) else 20)
    if kind == TEMPLE:
        return total + 70
    if kind == STRONGHOLD:
        return total + 50 + 8 * (ROUNDS - s.round)
    return total + (45 if kind == SANCTUARY else 0)


def cult_steps_weight(s: Realm, seat: int, cult: int, steps: int) -> int:
    """Weigh steps in a cult: power on the way, and rivals to overtake."""
    here = s.cult[seat * CULTS + cult]
    there = min(TOP - 1, here + steps)
    total = 8 * (there - here) + 6 * s.round
    for other in range(s.seats):
        theirs = s.cult[other * CULTS + cult]
        if other != seat and here <= theirs < there:
            total += 5 * s.round
    return total if there > here else 1
