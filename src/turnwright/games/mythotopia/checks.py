"""Conditions that must hold between the fields of a table."""

from __future__ import annotations

from turnwright.core.errors import BadState
from turnwright.core.inventory import miscounted, misplaced, named
from turnwright.core.masks import count, numbers_of
from turnwright.games.mythotopia.data.faces import (
    ALL_IMPROVEMENTS,
    CARD_KEYS,
    FIRST_IMPROVEMENT,
    FIRST_STARTING,
    starting_cards,
)
from turnwright.games.mythotopia.data.geometry import BORDER_KEYS, EVERYWHERE, KEYS, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import (
    ARMIES,
    CASTLES,
    CITIES,
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
from turnwright.games.mythotopia.queries import owned
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, LOOKED_AT, deck, hand


def check(s: World) -> None:
    """Reject a table that no game can reach."""
    _check_provinces(s)
    _check_buildings(s)
    _check_towns(s)
    _check_roads(s)
    _check_armies(s)
    _check_hired(s)
    _check_ships(s)
    _check_vp_cards(s)
    _check_tokens(s)
    _check_points(s)
    _check_picks(s)
    if s.todo:
        _check_cards(s)
        _check_order(s)


def _places(mask: int) -> str:
    """Return provinces by name."""
    return named(numbers_of(mask), KEYS.__getitem__)


def _check_provinces(s: World) -> None:
    for seat in range(s.seats):
        for other in range(seat):
            both = s.realms[seat] & s.realms[other]
            if both:
                raise BadState(f"realms: seats {other} and {seat} both control {_places(both)}")
    realms = owned(s)
    if s.todo and s.pile & realms:
        raise BadState(f"pile: it has cards of provinces that a seat controls: {_places(s.pile & realms)}")
    missing = EVERYWHERE & ~realms & ~s.pile
    if s.todo and missing:
        raise BadState(f"pile: it lacks cards of neutral provinces: {_places(missing)}")
    for name, markers in (("dragons", s.dragons), ("runestones", s.runestones)):
        if markers & realms:
            raise BadState(f"{name}: they lie in neutral provinces, but a seat controls {_places(markers & realms)}")
        if count(markers) > MARKERS:
            raise BadState(f"{name}: there are {count(markers)} of {MARKERS}")


def _check_buildings(s: World) -> None:
    realms = owned(s)
    for name, built in (("cities", s.cities), ("citadels", s.citadels)):
        if built & ~realms:
            raise BadState(f"{name}: nobody controls {_places(built & ~realms)}")
    if s.cities & s.citadels:
        raise BadState(f"cities: {_places(s.cities & s.citadels)} has both a city and a citadel")
    for seat in range(s.seats):
        for name, built, most in (("cities", s.cities, CITIES), ("citadels", s.citadels, 1)):
            own = s.realms[seat] & built
            if count(own) > most:
                raise BadState(f"{name}: seat {seat} has {count(own)} of {most} {name}: {_places(own)}")
    if count(s.castles) > CASTLES:
        raise BadState(f"castles: there are {count(s.castles)} of {CASTLES}")


def _check_towns(s: World) -> None:
    wanted = PAIR_TOWNS if s.seats == PAIR else TOWNS
    for seat in range(s.seats):
        built = count(s.realms[seat] & ~s.cities & ~s.citadels)
        total = s.towns[seat] + s.marked[seat] + built
        if total != wanted:
            there = f"{s.towns[seat]} in stock, {s.marked[seat]} on VP cards, {built} in provinces"
            raise BadState(f"towns: seat {seat} has {total} of {wanted} towns: {there}")


def _check_roads(s: World) -> None:
    if len(s.roads) > ROADS:
        raise BadState(f"roads: there are {len(s.roads)} of {ROADS}")
    order = misplaced(s.roads, BORDER_KEYS.__getitem__)
    if order:
        raise BadState(f"roads: they are listed in the order of their borders: {order}")
    for border in s.roads:
        if s.roads.count(border) > 1:
            raise BadState(f"roads: {BORDER_KEYS[border]} has {s.roads.count(border)} of 1 road")


def _check_armies(s: World) -> None:
    for seat in range(s.seats):
        standing = s.armies[seat * PROVINCES : (seat + 1) * PROVINCES]
        _check_forces("armies", seat, ARMIES + POOL_ARMIES, s.army_stock[seat], s.army_pool[seat], sum(standing))
        for province in range(PROVINCES):
            camp = s.camps[seat] >> province & 1 == 1
            if (standing[province] > 0) != camp:
                there = f"seat {seat} has {standing[province]} armies in {KEYS[province]}"
                raise BadState(f"camps: {there}, which is {'' if camp else 'not '}among its camps")


def _check_forces(name: str, seat: int, wanted: int, stock: int, pool: int, standing: int) -> None:
    """Check that a seat has all its armies, or all its ships."""
    total = stock + pool + standing
    if total != wanted:
        there = f"{stock} in stock, {pool} in the pool, {standing} on the map"
        raise BadState(f"{name}: seat {seat} has {total} of {wanted} {name}: {there}")


def _place(place: int) -> str:
    """Return the name of a province with armies of a seat, as in ``0_bran``."""
    return f"{place // PROVINCES}_{KEYS[place % PROVINCES]}"


def _check_hired(s: World) -> None:
    if len(s.hired) > MERCENARIES:
        raise BadState(f"hired: there are {len(s.hired)} of {MERCENARIES} mercenaries")
    order = misplaced(s.hired, _place)
    if order:
        raise BadState(f"hired: mercenaries are listed by seat and province: {order}")
    for place in s.hired:
        if place >= len(s.armies):
            raise BadState(f"hired: there is no seat {place // PROVINCES} for a mercenary to serve")
        if s.armies[place] == 0:
            raise BadState(f"hired: a mercenary serves at {_place(place)}, where that seat has no army")


def _check_ships(s: World) -> None:
    for seat in range(s.seats):
        sailing = sum(s.ships[seat * len(SEAS) : (seat + 1) * len(SEAS)])
        _check_forces("ships", seat, SHIPS + POOL_SHIPS, s.ship_stock[seat], s.ship_pool[seat], sailing)


def _check_vp_cards(s: World) -> None:
    if s.round and count(s.in_play) != FIXED + VARIABLE:
        raise BadState(f"in_play: round {s.round} has begun with {count(s.in_play)} of {FIXED + VARIABLE} VP cards")
    for heap, tokens in enumerate(s.heaps):
        card = HEAP_CARD[heap]
        if tokens and not s.in_play >> card & 1:
            raise BadState(f"heaps: {VP_KEYS[card]} has {tokens} tokens, but is not in play")
        if tokens > tokens_on(heap, s.seats):
            most = f"{tokens_on(heap, s.seats)} tokens of {HEAP_VALUE[heap]} VP"
            raise BadState(f"heaps: {VP_KEYS[card]} has {tokens} of {most} for {s.seats} players")


def _check_tokens(s: World) -> None:
    lying = [0] * VALUES
    for heap in range(HEAPS):
        lying[HEAP_VALUE[heap] - 1] += s.heaps[heap]
    for value in range(VALUES):
        held = sum(s.tokens[value::VALUES])
        total = lying[value] + s.unused[value] + held
        if total != TOKENS[value]:
            there = f"{lying[value]} on VP cards, {s.unused[value]} unused, {held} with seats"
            raise BadState(f"tokens: there are {total} of {TOKENS[value]} tokens of {value + 1} VP: {there}")


def _check_points(s: World) -> None:
    for seat in range(s.seats):
        provinces = count(s.realms[seat])
        scored, land = s.tally[seat * SOURCES + LAND], PROVINCE_VP * provinces
        if scored != land:
            raise BadState(f"tally: seat {seat} has {scored} VP for land, not {land} for {provinces} provinces")
        tokens = sum([(value + 1) * s.tokens[seat * VALUES + value] for value in range(VALUES)])
        if counted(s, seat) != land + tokens:
            worth = f"its provinces are worth {land} and its tokens {tokens}"
            raise BadState(f"tally: seat {seat} has {counted(s, seat)} VP in all, but {worth}")


def _check_picks(s: World) -> None:
    for seat in range(s.seats):
        astray = s.picks[seat] & ~s.realms[seat]
        if astray:
            raise BadState(f"picks: seat {seat} does not control {_places(astray)}")
        if count(s.picks[seat]) != s.picked[seat]:
            named_here = count(s.picks[seat])
            raise BadState(f"picked: seat {seat} has {s.picked[seat]}, but picks names {named_here} provinces")


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
    name = CARD_KEYS.__getitem__
    improvements = s.cards.zones[IMPROVEMENT_DECK].cards() + improvements_outside_deck(s)
    for seat in range(s.seats):
        own = [card for card in cards_of(s, seat) if card < FIRST_IMPROVEMENT]
        provinces = [province for province in range(FIRST_STARTING) if s.realms[seat] >> province & 1]
        wrong = miscounted(own, provinces + starting_cards(s.rules.doubled) if dealt(s) else [], name)
        if wrong:
            raise BadState(f"cards: seat {seat} has {wrong}, by its start and its provinces")
    wrong = miscounted(improvements, ALL_IMPROVEMENTS, name)
    if wrong:
        raise BadState(f"cards: there are {wrong} among the improvements")


def _check_order(s: World) -> None:
    rows = [("discards", s.discards), ("reserves", s.reserves), ("removed", s.removed)]
    heaps = [("display", s.display), ("played", s.played), ("gone", s.gone)]
    for field, cards in [*[(field, row) for field, by_seat in rows for row in by_seat], *heaps]:
        order = misplaced(cards, CARD_KEYS.__getitem__)
        if order:
            raise BadState(f"{field}: face-up cards lie in the order of their numbers: {order}")
    for seat, cards in enumerate(s.removed):
        if cards and cards[-1] >= FIRST_IMPROVEMENT:
            raise BadState(f"removed: seat {seat} has {CARD_KEYS[cards[-1]]}, but improvements return to the display")
