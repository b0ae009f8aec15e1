"""What must be so on every table of the toy."""

from __future__ import annotations

from tests.toy.layout import DECK, DISCARD, bid, hand, tokens
from tests.toy.rules import CARDS, MOST
from tests.toy.state import ToyState
from turnwright.core.errors import BadState


def check(s: ToyState) -> None:
    """Every card is somewhere, and every seat has its bids."""
    zones = s.cards.zones
    if not one_of_each(s, [DECK, DISCARD, *[hand(seat) for seat in range(s.seats)]], CARDS):
        raise BadState("cards: each card is in the deck, a hand or the discard pile")
    for seat in range(s.seats):
        laid = zones[bid(seat)].cards()
        if not one_of_each(s, [tokens(seat), bid(seat)], MOST + 1) or len(laid) > 1 or sum(laid) > s.coins[seat]:
            raise BadState(f"cards: seat {seat} bids at most {MOST} of its coins")


def one_of_each(s: ToyState, zones: list[int], kinds: int) -> bool:
    """Return whether some zones hold one of each kind."""
    return sorted([card for zone in zones for card in s.cards.zones[zone].cards()]) == list(range(kinds))
