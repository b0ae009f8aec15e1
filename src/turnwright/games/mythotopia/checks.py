"""Conditions that must hold between the fields of a table."""

from __future__ import annotations

from turnwright.core.errors import BadState
from turnwright.core.masks import count
from turnwright.games.mythotopia.data.faces import ALL_IMPROVEMENTS, FIRST_IMPROVEMENT, FIRST_STARTING, starting_cards
from turnwright.games.mythotopia.data.geometry import EVERYWHERE, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import (
    ARMIES,
    CASTLES,
    MARKERS,
    MERCENARIES,
    PAIR,
    PAIR_TOWNS,
    POOL_ARMIES,
    POOL_SHIPS,
    PROVINCE_VP,
    ROADS,
    SHIPS,
    TOKENS,
    TOWNS,
    VALUES,
)
from turnwright.games.mythotopia.data.vp_cards import (
    FIXED,
    HEAP_CARD,
    HEAP_VALUE,
    HEAPS,
    VARIABLE,
    VP_KEYS,
    tokens_on,
)
from turnwright.games.mythotopia.points import LAND, SOURCES, counted
from turnwright.games.mythotopia.queries import cities_left, owned
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, LOOKED_AT, deck, hand


def check(s: World) -> None:
    """Reject a table that no game can reach."""
    _check_provinces(s)
    _check_buildings(s)
    _check_armies(s)
    _check_ships(s)
    _check_vp_cards(s)
    _check_points(s)
    _check_picks(s)
    if s.todo:
        _check_cards(s)
        _check_order(s)


def _check_provinces(s: World) -> None:
    realms = 0
    for seat in range(s.seats):
        if realms & s.realms[seat]:
            raise BadState("realms: two seats control the same province")
        realms |= s.realms[seat]
    if s.todo and s.pile != EVERYWHERE & ~realms:
        raise BadState("pile: its cards are not those of the neutral provinces")
    for name, markers in (("dragons", s.dragons), ("runestones", s.runestones)):
        if markers & realms or count(markers) > MARKERS:
            raise BadState(f"{name}: more than {MARKERS}, or one in a province that somebody controls")


def _check_buildings(s: World) -> None:
    realms = owned(s)
    if (s.cities | s.citadels) & ~realms or s.cities & s.citadels:
        raise BadState("cities: a city where there cannot be one")
    for seat in range(s.seats):
        realm = s.realms[seat]
        if cities_left(s, seat) < 0:
            raise BadState(f"cities: seat {seat} has too many")
        if count(realm & s.citadels) > 1:
            raise BadState(f"citadels: seat {seat} has too many")
        total = s.towns[seat] + s.marked[seat] + count(realm & ~s.cities & ~s.citadels)
        wanted = PAIR_TOWNS if s.seats == PAIR else TOWNS
        if total != wanted:
            raise BadState(f"towns: seat {seat} has {total}, not {wanted}")
    if count(s.castles) > CASTLES:
        raise BadState(f"castles: more than {CASTLES}")
    if len(s.roads) > ROADS or sorted(set(s.roads)) != s.roads:
        raise BadState(f"roads: more than {ROADS}, or not in order")


def _check_armies(s: World) -> None:
    for seat in range(s.seats):
        standing = s.armies[seat * PROVINCES : (seat + 1) * PROVINCES]
        total = s.army_stock[seat] + s.army_pool[seat] + sum(standing)
        if total != ARMIES + POOL_ARMIES:
            raise BadState(f"armies: seat {seat} has {total}, not {ARMIES + POOL_ARMIES}")
        for province in range(PROVINCES):
            if (standing[province] > 0) != (s.camps[seat] >> province & 1 == 1):
                raise BadState(f"camps: those of seat {seat} do not match its armies")
    if len(s.hired) > MERCENARIES or sorted(s.hired) != s.hired:
        raise BadState(f"hired: more than {MERCENARIES}, or not in order")
    for place in s.hired:
        if place >= len(s.armies) or s.armies[place] == 0:
            raise BadState("hired: a mercenary serves where there is no army")


def _check_ships(s: World) -> None:
    for seat in range(s.seats):
        total = s.ship_stock[seat] + s.ship_pool[seat] + sum(s.ships[seat * len(SEAS) : (seat + 1) * len(SEAS)])
        if total != SHIPS + POOL_SHIPS:
            raise BadState(f"ships: seat {seat} has {total}, not {SHIPS + POOL_SHIPS}")


def _check_vp_cards(s: World) -> None:
    if s.round and count(s.in_play) != FIXED + VARIABLE:
        raise BadState(f"in_play: the first turn has begun, but not {FIXED + VARIABLE} VP cards are in play")
    lying = s.unused[:]
    for heap in range(HEAPS):
        card = HEAP_CARD[heap]
        if s.heaps[heap] > (tokens_on(heap, s.seats) if s.in_play >> card & 1 else 0):
            raise BadState(f"heaps: too many tokens on {VP_KEYS[card]}")
        lying[HEAP_VALUE[heap] - 1] += s.heaps[heap]
    for value in range(VALUES):
        total = lying[value] + sum(s.tokens[value::VALUES])
        if total != TOKENS[value]:
            raise BadState(f"tokens: {total} of {value + 1} VP, not {TOKENS[value]}")


def _check_points(s: World) -> None:
    for seat in range(s.seats):
        land = PROVINCE_VP * count(s.realms[seat])
        if s.tally[seat * SOURCES + LAND] != land:
            raise BadState(f"tally: that of seat {seat} does not match its provinces")
        tokens = sum([(value + 1) * s.tokens[seat * VALUES + value] for value in range(VALUES)])
        if counted(s, seat) != land + tokens:
            raise BadState(f"tally: that of seat {seat} is not the value of its provinces and tokens")


def _check_picks(s: World) -> None:
    for seat in range(s.seats):
        if s.picks[seat] & ~s.realms[seat] or count(s.picks[seat]) != s.picked[seat]:
            raise BadState(f"picks: seat {seat} cannot have picked these provinces")


def cards_of(s: World, seat: int) -> list[int]:
    """Return all cards that belong to a seat; those of the current action belong to the active seat."""
    zones = s.cards.zones
    cards = zones[deck(seat)].cards() + zones[hand(seat)].cards()
    cards += s.discards[seat] + s.reserves[seat] + s.removed[seat]
    return cards + s.played if seat == s.turn else cards


def dealt(s: World) -> bool:
    """Tell whether the seats have got their cards."""
    return not any(f.step in (FLOW.prepare, FLOW.markers, FLOW.settled) for f in s.todo)


def improvements_outside_deck(s: World) -> list[int]:
    """Return the improvement cards that are not in their deck."""
    cards = s.cards.zones[LOOKED_AT].cards() + s.display + s.gone
    for seat in range(s.seats):
        cards += [card for card in cards_of(s, seat) if card >= FIRST_IMPROVEMENT]
    return cards


def _check_cards(s: World) -> None:
    improvements = s.cards.zones[IMPROVEMENT_DECK].cards() + improvements_outside_deck(s)
    for seat in range(s.seats):
        cards = cards_of(s, seat)
        own = sorted([card for card in cards if card < FIRST_IMPROVEMENT])
        provinces = [province for province in range(FIRST_STARTING) if s.realms[seat] >> province & 1]
        if own != (provinces + starting_cards(s.rules.doubled) if dealt(s) else []):
            raise BadState(f"cards: those of seat {seat} are not its starting cards and those of its provinces")
    if sorted(improvements) != ALL_IMPROVEMENTS:
        raise BadState("cards: improvement cards are missing or duplicated")


def _check_order(s: World) -> None:
    for cards in (*s.discards, *s.reserves, *s.removed, s.display, s.played, s.gone):
        if sorted(cards) != cards:
            raise BadState("cards: face-up cards are not in ascending order")
    for cards in s.removed:
        if cards and cards[-1] >= FIRST_IMPROVEMENT:
            raise BadState("removed: improvement cards must return to the display")
