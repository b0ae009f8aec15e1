"""Position values for bots: points, and what the pieces on the map and the cards in hand can still score.

All amounts are thousandths of a victory point. Each faction computes the value of its pieces and its board
(``Faction.worth``); whatever gives points every turn counts once per remaining turn.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.tables import NONE, WIN_VP
from turnwright.games.root.judgement.estimates import DOMINANT, VP, card_worth, dominance_worth
from turnwright.games.root.queries import faction_of
from turnwright.games.root.scoring import winners
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import hand

HANDFUL: Final = 5
"""This many cards in a hand count; of more, some will have to be discarded."""
EFFECT: Final = 500
"""The value of a persistent effect in the play area."""
PACE: Final = 3
"""Points per turn, for estimating the number of turns left."""
MOST_TURNS: Final = 8
WON: Final = 60 * VP
"""The value of having won."""


def turns_left(s: Woods) -> int:
    """Return an estimate of how many turns each seat has left, based on the leader's points."""
    return max(1, min(MOST_TURNS, (WIN_VP - max(s.vp) + PACE - 1) // PACE))


def hand_worth(s: Woods, seat: int) -> int:
    """Return the value of the cards in a hand."""
    cards = s.cards.zones[hand(seat)].layers[0]
    total = 0
    for card in cards:
        total += card_worth(card)
    return total if len(cards) <= HANDFUL else total * HANDFUL // len(cards)


def value(s: Woods, seat: int) -> int:
    """Return how good the position is for a seat."""
    partner = s.partner[seat]
    if partner != NONE:
        return value(s, partner)
    own = hand_worth(s, seat) + len(s.areas[seat]) * EFFECT + faction_of(s, seat).worth(s, seat, turns_left(s))
    if s.vp[seat] == NONE:
        return dominance_worth(s, seat, s.dominance[seat]) + own // 2
    return s.vp[seat] * VP + own


def final_value(s: Woods, seat: int) -> int:
    """Return how good the end of the game is for a seat."""
    if seat in winners(s):
        return WON
    return DOMINANT if s.vp[seat] == NONE else s.vp[seat] * VP
