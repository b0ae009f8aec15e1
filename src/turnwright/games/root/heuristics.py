"""What a bot should value: points, and what stands on the map and lies in hand to score more.

All amounts are thousandths of a victory point. A faction says itself what its pieces and its board are worth
(``Faction.worth``); what brings points every turn counts as often as there are turns to come.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.tables import NONE, WIN_VP
from turnwright.games.root.judging import DOMINANT, VP, card_worth, dominance_worth
from turnwright.games.root.queries import faction_of
from turnwright.games.root.scoring import winners
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import hand

HANDFUL: Final = 5
"""So many cards of a hand count; of more, some will have to be discarded."""
EFFECT: Final = 500
"""A persistent effect in the play area."""
PACE: Final = 3
"""Points a turn by which the number of turns to come is guessed."""
MOST_TURNS: Final = 8
WON: Final = 60 * VP
"""What it is worth to have won."""


def turns_left(s: Woods) -> int:
    """Return how many turns each seat may still have, guessed by the points of the leader."""
    return max(1, min(MOST_TURNS, (WIN_VP - max(s.vp) + PACE - 1) // PACE))


def hand_worth(s: Woods, seat: int) -> int:
    """Return what the cards in a hand are worth."""
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
