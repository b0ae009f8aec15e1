"""Position values for bots: points, and the future value of resources, income, land, cults and towns.

All figures are thousandths of a victory point. The figures were set by hand and by short runs of self-play.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.terra_mystica.data.geometry import SAIL
from turnwright.games.terra_mystica.data.tables import (
    BY_CARD,
    CARDS,
    CULT_PLACES,
    CULTS,
    CYCLE,
    DWELLING,
    EMPTY,
    FAVORS,
    KINDS,
    LAND,
    MOST_SHIPPING,
    POWER_VALUE,
    ROUNDS,
    SANCTUARY,
    SCORINGS,
    SETUP,
    STRONGHOLD,
    TOP,
)
from turnwright.games.terra_mystica.income import Income, add_favors, add_structures
from turnwright.games.terra_mystica.network import area, group_of, own_hexes, shipping
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.bonuses import times
from turnwright.games.terra_mystica.steps.passing import card_points
from turnwright.games.terra_mystica.towns import town_power, towns_without_tile

COIN: Final = 0
WORKER: Final = 1
PRIEST: Final = 2
POWER3: Final = 3
POWER2: Final = 4
POWER1: Final = 5
"""The value of a token in each bowl at the end of the game; EARLY: its additional value at the start."""
GROWTH: Final = 6
"""How much more (in thousandths) a resource is worth for each remaining round."""
AREA: Final = 7
CULT_RANK: Final = 8
CULT_SPACE: Final = 9
TOWN_HOPE: Final = 10
LAND_HOPE: Final = 11
NEIGHBOUR: Final = 12
SHIP: Final = 13
DIG: Final = 14
STRONG: Final = 15
KEY: Final = 16
PLENTY: Final = 17
"""How much resources beyond what a turn or two can use count, in thousandths."""
PASS_HOPE: Final = 18
INCOME: Final = 19
NEXT_CARD: Final = 20
"""How much future income and the next card count, in thousandths."""
KIND: Final = 20
"""KIND + kind: the value of a structure besides its income; half of it decreases over the rounds."""
EARLY: Final = 23

WEIGHTS: Final = [
    420, 1130, 1800, 340, 170, 0, 100, 700, 330, 200, 9500, 220, 140, 710, 1370, 650, 600, 270, 840, 1100, 1020,
    1450, 4600, 4200, 9000, 7500, 860, 460, 60,
]  # fmt: skip

FAVOR_WORTH: Final = [0, 0, 0, 0, 950, 620, 0, 0, 0, 2100, 2450, 1750]
"""The value per round of a favor tile besides its steps and its income."""
SPADE_WORTH: Final = 2600
STEP_WORTH: Final = 900
SHIP_WORTH: Final = 900
POWER_STEP: Final = 400
"""The value per round of a bonus card's special action or shipping, and of one power gained."""


def value(s: Realm, seat: int) -> int:
    """Return how good the position is for ``seat``."""
    if s.faction[seat] < 0:
        return 0
    if s.phase == SETUP:
        return opening(s, seat)
    rest = ROUNDS - s.round
    total = 1000 * s.vp[seat] + resources(s, seat, rest) + income(s, seat, rest) + cults(s, seat, rest)
    total += land(s, seat, rest) + tracks(s, seat, rest) + card(s, seat, rest)
    return total


def opening(s: Realm, seat: int) -> int:
    """Evaluate a table during setup: a strong faction, good land, a useful first card."""
    faction = faction_of(s, seat)
    return 300 * (40 - faction.start_vp) + land(s, seat, ROUNDS) + card(s, seat, ROUNDS)


def resources(s: Realm, seat: int, rest: int) -> int:
    """Evaluate the resources on the faction board; more than can be used soon count less."""
    total = some(s.coins[seat], 12) * WEIGHTS[COIN] + some(s.workers[seat], 6) * WEIGHTS[WORKER]
    total += some(s.priests[seat], 2) * WEIGHTS[PRIEST]
    total = total // 1000 * (1000 + WEIGHTS[GROWTH] * rest) // 1000
    total += s.bowl3[seat] * token(POWER3, rest) + s.bowl2[seat] * token(POWER2, rest)
    return total + s.bowl1[seat] * token(POWER1, rest)


def token(bowl: int, rest: int) -> int:
    """Return the value of a power token in a bowl."""
    return WEIGHTS[bowl] + WEIGHTS[bowl + EARLY] * rest // ROUNDS


def some(count: int, useful: int) -> int:
    """Return a count in thousandths; whatever exceeds ``useful`` counts less."""
    return 1000 * count if count <= useful else 1000 * useful + (count - useful) * WEIGHTS[PLENTY]


def income(s: Realm, seat: int, rest: int) -> int:
    """Evaluate the income of structures and tiles over the remaining rounds."""
    if rest == 0:
        return 0
    steady = Income()
    add_structures(s, seat, steady)
    add_favors(s, seat, steady)
    extra = 0
    for tile in range(len(FAVORS)):
        if s.favors[seat] >> tile & 1:
            extra += FAVOR_WORTH[tile]
    each = steady.workers * WEIGHTS[WORKER] + steady.coins * WEIGHTS[COIN] + steady.power * POWER_STEP
    each += min(steady.priests, 3) * WEIGHTS[PRIEST]
    average = each * (1000 + WEIGHTS[GROWTH] * (rest - 1) // 2) // 1000
    return (average * WEIGHTS[INCOME] // 1000 + extra) * rest


def cults(s: Realm, seat: int, rest: int) -> int:
    """Evaluate the cult tracks: the places at the end, and the bonuses of this and later rounds."""
    total = 0
    for cult in range(CULTS):
        mine = s.cult[seat * CULTS + cult]
        if mine == 0:
            continue
        above = 0
        level = 0
        for other in range(s.seats):
            if other != seat:
                theirs = s.cult[other * CULTS + cult]
                if theirs > mine:
                    above += 1
                elif theirs == mine:
                    level += 1
        place = CULT_PLACES[above] if above < len(CULT_PLACES) else 0
        below = CULT_PLACES[above + 1] if above + 1 < len(CULT_PLACES) else 0
        points = (place + below) // 2 if level else place
        sure = 1000 if rest == 0 or mine == TOP else WEIGHTS[CULT_RANK] + (1000 - WEIGHTS[CULT_RANK]) // (rest + 1)
        total += points * sure + mine * WEIGHTS[CULT_SPACE]
    if rest:
        total += bonuses(s, seat)
    return total + s.keys[seat] * WEIGHTS[KEY]


def bonuses(s: Realm, seat: int) -> int:
    """Evaluate the cult bonuses for the current markers."""
    total = 0
    for round in range(s.round, ROUNDS):
        tile = SCORINGS[s.scoring[round - 1]]
        each = tile.coins * WEIGHTS[COIN] + tile.workers * WEIGHTS[WORKER] + tile.priests * WEIGHTS[PRIEST]
        each += tile.power * POWER_STEP + tile.spades * SPADE_WORTH // 2
        total += times(s, seat, tile) * each
    return total


def land(s: Realm, seat: int, rest: int) -> int:
    """Evaluate structures: connected groups, possible towns, open land, neighbours."""
    mine = own_hexes(s, seat)
    total = 0
    for kind in range(DWELLING, KINDS):
        total += s.built[seat * KINDS + kind] * WEIGHTS[KIND + kind] * (rest + ROUNDS) // (2 * ROUNDS)
    if rest < 3:
        total += area(s, seat) * WEIGHTS[AREA] * (3 - rest) // 3
    total += hopes(s, seat, mine)
    faction = faction_of(s, seat)
    home = faction.home
    sails = SAIL[shipping(s, seat) if faction.ship_max else 0]
    seen = [0] * LAND
    open = 0
    neighbours = 0
    for h in mine:
        for other in s.near[h]:
            if s.kind[other] == EMPTY:
                if not seen[other]:
                    seen[other] = 1
                    open += openness(faction.short[s.terrain[other] * CYCLE + home])
            elif s.owner[other] != seat:
                neighbours += 1
        for other in sails[h]:
            if s.kind[other] == EMPTY and not seen[other]:
                seen[other] = 1
                open += openness(faction.short[s.terrain[other] * CYCLE + home]) // 2
    open = min(open, 24)
    total += (open * WEIGHTS[LAND_HOPE] * rest) // 4
    return total + min(neighbours, 8) * WEIGHTS[NEIGHBOUR] * rest // 2


def openness(spades: int) -> int:
    """Return how attractive a free hex is by the spades it needs."""
    return 4 if spades == 0 else 3 if spades == 1 else 1 if spades == 2 else 0


def hopes(s: Realm, seat: int, mine: list[int]) -> int:
    """Evaluate groups outside towns by how close they are to one, and towns that wait for their tile."""
    total = towns_without_tile(s, seat) * WEIGHTS[TOWN_HOPE]
    if sum(s.towns_left) == 0:
        return total
    seen = [0] * LAND
    needed = town_power(s, seat)
    for start in mine:
        if seen[start] or s.in_town[start]:
            continue
        count = 0
        power = 0
        for h in group_of(s, seat, start):
            seen[h] = 1
            count += 2 if s.kind[h] == SANCTUARY else 1
            power += POWER_VALUE[s.kind[h]]
        if count > 1:
            near = min(count, 4) * 250 + min(power, needed) * 1000 // needed
            total += near * near // 4000 * WEIGHTS[TOWN_HOPE] // 1000
    return total


def tracks(s: Realm, seat: int, rest: int) -> int:
    """Evaluate shipping, the exchange track and the stronghold's ability."""
    faction = faction_of(s, seat)
    total = min(s.ship[seat], MOST_SHIPPING) * WEIGHTS[SHIP] * (rest + 1) // 2
    total += s.dig[seat] * WEIGHTS[DIG] * rest
    if s.built[seat * KINDS + STRONGHOLD]:
        total += faction.worth * WEIGHTS[STRONG] // 1000 * rest
    return total


def card(s: Realm, seat: int, rest: int) -> int:
    """Evaluate the bonus card: before passing, its points and effects, and the next one; afterwards, its
    future value.
    """
    mine = s.card[seat]
    if mine < 0:
        return 0
    if s.phase == SETUP or seat in s.passed:
        return worth_of(s, seat, mine) if rest else 0
    held = CARDS[mine]
    total = card_points(s, seat, mine) * WEIGHTS[PASS_HOPE]
    if not s.special[seat] & BY_CARD:
        total += held.spades * SPADE_WORTH + held.steps * STEP_WORTH
    if rest == 0:
        return total
    best = 0
    for other in range(len(CARDS)):
        if s.card_coins[other] >= 0 and other not in s.card:
            best = max(best, worth_of(s, seat, other) + s.card_coins[other] * WEIGHTS[COIN])
    return total + best * WEIGHTS[NEXT_CARD] // 1000


def worth_of(s: Realm, seat: int, index: int) -> int:
    """Evaluate a card for the next round."""
    held = CARDS[index]
    total = held.workers * WEIGHTS[WORKER] + held.coins * WEIGHTS[COIN] + held.priests * WEIGHTS[PRIEST]
    total += held.power * POWER_STEP + held.spades * SPADE_WORTH + held.steps * STEP_WORTH
    return total + held.shipping * SHIP_WORTH + card_points(s, seat, index) * WEIGHTS[PASS_HOPE]
