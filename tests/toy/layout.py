"""Where the toy's cards lie, and its bids: a bid is one of a seat's three tokens, laid face down."""

from __future__ import annotations

from typing import Final

from tests.toy.rules import AMBUSHES, CARDS, COINS, MOST
from tests.toy.state import ToyState
from turnwright.core.seats import EVERYONE, only
from turnwright.core.zones import Cards, Zone, heap, lay_out, pile

DECK: Final = 0
DISCARD: Final = 1
PER_SEAT: Final = 3
"""Zones that every seat has."""


def hand(seat: int) -> int:
    """Return the zone of a seat's cards."""
    return 2 + seat * PER_SEAT


def tokens(seat: int) -> int:
    """Return the zone of the bids that a seat can make."""
    return 3 + seat * PER_SEAT


def bid(seat: int) -> int:
    """Return the zone of the bid that a seat has made."""
    return 4 + seat * PER_SEAT


def zones(seats: int) -> Cards:
    """Return the zones of a table, empty."""
    own: list[Zone] = []
    for seat in range(seats):
        own += [heap(only(seat)), heap(only(seat)), heap(only(seat))]
    return lay_out([pile(), heap(EVERYONE), *own])


def fresh(seats: int, rounds: int) -> ToyState:
    """Return the table before the first card is dealt."""
    laid = zones(seats)
    laid.fill(DECK, list(range(CARDS)))
    for seat in range(seats):
        laid.fill(tokens(seat), list(range(MOST + 1)))
    return ToyState(seats, [], rounds, laid, [COINS] * seats, [0] * seats, [None] * seats, -1)


def held(s: ToyState, seat: int) -> list[int]:
    """Return the cards in a seat's hand, ascending."""
    return s.cards.zones[hand(seat)].layers[0]


def holds_all_ambushes(s: ToyState, seat: int) -> bool:
    """Return whether ``seat`` has won by TOY-18: never in the first round, when nobody draws that many cards."""
    return len(held(s, seat)) > AMBUSHES and held(s, seat)[:AMBUSHES] == list(range(AMBUSHES))


def knows_top(s: ToyState, seat: int) -> bool:
    """Return whether ``seat`` has seen the card on top."""
    deck = s.cards.zones[DECK]
    return bool(deck.layers) and deck.seen[0] >> seat & 1 == 1
