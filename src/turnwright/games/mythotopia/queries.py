"""Queries about the table that do not change it."""

from __future__ import annotations

from turnwright.core.masks import count
from turnwright.games.mythotopia.data.faces import FIRST_STARTING
from turnwright.games.mythotopia.data.geometry import BORDER_ENDS, PROVINCES
from turnwright.games.mythotopia.data.tables import CITIES, HAND, NONE, RESERVE_ROOM, ROADS, STARTING_COPIES
from turnwright.games.mythotopia.data.vp_cards import HEAP_CARD, HEAPS
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.zones import deck, hand


def owner(s: World, province: int) -> int:
    """Return the seat that controls a province, NONE if it is neutral (MY-5.1)."""
    for seat in range(s.seats):
        if s.realms[seat] >> province & 1:
            return seat
    return NONE


def owned(s: World) -> int:
    """Return the provinces that somebody controls, as a mask."""
    realms = 0
    for seat in range(s.seats):
        realms |= s.realms[seat]
    return realms


def armies(s: World, seat: int, province: int) -> int:
    """Return how many armies a seat has in a province."""
    return s.armies[seat * PROVINCES + province]


def mercenaries(s: World, seat: int, province: int) -> int:
    """Return how many mercenaries serve a seat in a province."""
    place = seat * PROVINCES + province
    serving = 0
    for hired in s.hired:
        if hired == place:
            serving += 1
    return serving


def held(s: World, seat: int) -> list[int]:
    """Return the cards in a seat's hand, ascending."""
    return s.cards.zones[hand(seat)].layers[0]


def usable(s: World, seat: int) -> list[int]:
    """Return the cards that a seat can play, from hand and Reserve (MY-3.9), ascending."""
    cards = held(s, seat) + s.reserves[seat]
    cards.sort()
    return cards


def usable_kinds(s: World, seat: int) -> list[int]:
    """Return the different cards that a seat can play, ascending."""
    stored = s.reserves[seat]
    return different(usable(s, seat) if stored else held(s, seat))


def different(cards: list[int]) -> list[int]:
    """Return ascending cards without duplicates."""
    kinds: list[int] = []
    last = NONE
    for card in cards:
        if card != last:
            kinds.append(card)
            last = card
    return kinds


def is_double(s: World, card: int) -> bool:
    """Return whether every seat has two copies of a card (MY-3.2)."""
    starting = card - FIRST_STARTING
    return s.rules.doubled and 0 <= starting < len(STARTING_COPIES) and STARTING_COPIES[starting] > 1


def can_play(s: World, seat: int, card: int) -> bool:
    """Return whether a card is in a seat's hand or Reserve."""
    return card in held(s, seat) or card in s.reserves[seat]


def cards_owned(s: World, seat: int) -> int:
    """Return how many cards a seat has in deck, hand, discard pile and Reserve (MY-12.24)."""
    zones = s.cards.zones
    return zones[deck(seat)].size() + zones[hand(seat)].size() + len(s.discards[seat]) + len(s.reserves[seat])


def easing(s: World, seat: int) -> int:
    """Return how many levels easier borders are for a seat."""
    eased = 0
    for card in s.reserves[seat]:
        eased += s.rules.texts[card].eases
    return eased


def reserve_limit(s: World, seat: int) -> int:
    """Return how many cards a seat's Reserve holds (MY-12.14)."""
    limit = RESERVE_ROOM + count(s.realms[seat] & (s.cities | s.citadels))
    for card in s.reserves[seat]:
        limit += s.rules.texts[card].room
    return limit


def hand_size(s: World, seat: int) -> int:
    """Return the size to which a seat's hand is refilled (MY-7.7)."""
    size = HAND
    for card in s.reserves[seat]:
        size += s.rules.texts[card].refill
    return size


def takes_unused(s: World, seat: int) -> bool:
    """Return whether a seat has a card in its Reserve that lets it take unused tokens."""
    return any(s.rules.texts[card].unused for card in s.reserves[seat])


def shielded(s: World, seat: int) -> bool:
    """Return whether a seat has a card in its Reserve that limits it to one war against other players."""
    return any(s.rules.texts[card].shields for card in s.reserves[seat])


def cities_left(s: World, seat: int) -> int:
    """Return how many cities a seat has on its Reserve card (MY-4.5)."""
    return CITIES - count(s.realms[seat] & s.cities)


def roads_left(s: World) -> int:
    """Return how many roads are in the common supply."""
    return ROADS - len(s.roads)


def network(s: World, seat: int, province: int) -> int:
    """Return the provinces connected by a seat's working roads to one that it controls, including itself; nothing if it
    does not control it (MY-13.26, MY-13.29).
    """
    realm = s.realms[seat]
    if not realm >> province & 1:
        return 0
    joined = 1 << province
    grows = len(s.roads) > 0
    while grows:
        grows = False
        for road in s.roads:
            ends = BORDER_ENDS[road]
            if ends & ~realm == 0 and ends & joined and ends & ~joined:
                joined |= ends
                grows = True
    return joined


def empty_cards(s: World) -> int:
    """Return the VP cards in play without a token, as a mask (MY-5.10)."""
    empty = s.in_play
    for heap in range(HEAPS):
        if s.heaps[heap]:
            empty &= ~(1 << HEAP_CARD[heap])
    return empty
