"""What a bot should value: points, and what stands on the map and lies in hand to score more.

All amounts are thousandths of a victory point. A faction says itself what its pieces and its board are worth
(``Faction.worth``); what brings points every turn counts as often as there are turns to come.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.tables import NONE, WIN_VP
from turnwright.games.root.dominance import progress
from turnwright.games.root.queries import faction_of
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import hand

VP: Final = 1000
CARD: Final = 350
"""A card in hand, up to HANDFUL of them."""
HANDFUL: Final = 5
EFFECT: Final = 500
"""A persistent effect in the play area."""
PACE: Final = 3
"""Points a turn by which the number of turns to come is guessed."""
MOST_TURNS: Final = 8
DOMINANT: Final = 12 * VP
"""What an activated dominance card is worth with nothing ruled that it asks for."""
NEARER: Final = 6 * VP
"""What each clearing adds that it asks for."""


def turns_left(s: Woods) -> int:
    """Return how many turns each seat may still have, guessed by the points of the leader."""
    return max(1, min(MOST_TURNS, (WIN_VP - max(s.vp) + PACE - 1) // PACE))


def value(s: Woods, seat: int) -> int:
    """Return how good the position is for a seat."""
    partner = s.partner[seat]
    if partner != NONE:
        return value(s, partner)
    cards = min(len(s.cards.zones[hand(seat)].layers[0]), HANDFUL)
    own = cards * CARD + len(s.areas[seat]) * EFFECT + faction_of(s, seat).worth(s, seat, turns_left(s))
    if s.vp[seat] == NONE:
        return DOMINANT + progress(s, seat) * NEARER + own // 2
    return s.vp[seat] * VP + own
