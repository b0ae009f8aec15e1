"""Cards that change hands: spent, discarded, shown and given (RT-2.1, RT-3.3.3)."""

from __future__ import annotations

from turnwright.core.decks import insert
from turnwright.games.root.data.tables import CARDS, DOMINANCE, MATCHING, NONE
from turnwright.games.root.queries import faction_of
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import DECK, hand


def held(s: Woods, seat: int) -> list[int]:
    """Return the cards in a seat's hand, ascending."""
    return s.cards.zones[hand(seat)].layers[0]


def matches(card: int, suit: int) -> bool:
    """Return whether a card matches a suit; birds match any (RT-2.1.1#1), and only birds match bird (RT-2.1.1.II)."""
    return MATCHING[suit] >> card & 1 == 1


def matching(s: Woods, seat: int, suit: int) -> list[int]:
    """Return the different cards in hand that match a suit, ascending (RT-2.1.1.I)."""
    different: list[int] = []
    for card in held(s, seat):
        if matches(card, suit) and (not different or different[-1] != card):
            different.append(card)
    return different


def drawable(s: Woods, number: int) -> int:
    """Return how many of a number of cards can be drawn: the discard pile is shuffled in (RT-2.1.2#2, RT-2.1.2#3)."""
    return min(number, s.cards.zones[DECK].size() + len(s.discard))


def spend(s: Woods, seat: int, card: int) -> None:
    """Spend or discard a card from hand, in public."""
    s.cards.lay_open(hand(seat), card)
    discard(s, card)


def discard(s: Woods, card: int) -> None:
    """Discard a card that has left its hand (RT-2.1.3): a faction may take it; a dominance card goes beside the map,
    where it is available (RT-3.3.3); any other goes to the discard pile.
    """
    for seat in range(s.seats):
        if s.faction[seat] != NONE and faction_of(s, seat).takes_discards(s, seat, card):
            return
    lay_aside(s, card)


def lay_aside(s: Woods, card: int) -> None:
    """Put a dominance card beside the map, any other card on the discard pile (RT-3.3.3)."""
    insert(s.available if CARDS[card].kind == DOMINANCE else s.discard, card)


def discard_effect(s: Woods, seat: int, card: int) -> None:
    """Discard a persistent effect from a seat's play area."""
    s.areas[seat].remove(card)
    discard(s, card)
