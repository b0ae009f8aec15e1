"""What cards, pieces and battles are worth to bots at a glance, in thousandths of a victory point.

Verbs use these for their priors, factions for what they are worth; nothing here is a rule.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.root.battle import begin, extra_hits, hired, rolled_hits
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import AMBUSH, BIRD, CARDS, DIE_FACES, DOMINANCE, PERSISTENT, SUIT_OF
from turnwright.games.root.queries import enemies, faction_of
from turnwright.games.root.state import Woods

VP: Final = 1000
PLAIN_CARD: Final = 300
"""What a card is worth for its suit."""
BIRD_CARD: Final = 150
"""What a bird is worth more."""
AMBUSH_CARD: Final = 250
"""What an ambush is worth more."""
EFFECT_CARD: Final = 500
"""What crafting a persistent effect is worth."""
REMOVED: Final = 1400
"""What removing a building or token is worth: the point, and the loss to its owner."""
ROLLS: Final = len(DIE_FACES) ** 2


def card_worth(card: int) -> int:
    """Return what a card in hand is worth."""
    made = CARDS[card]
    worth = PLAIN_CARD + (BIRD_CARD if SUIT_OF[card] == BIRD else 0)
    if made.kind == AMBUSH:
        worth += AMBUSH_CARD
    elif made.kind == DOMINANCE:
        worth -= BIRD_CARD
    return worth + 100 * made.vp


def craft_worth(s: Woods, seat: int, card: int) -> int:
    """Return what crafting a card is worth more than keeping it."""
    made = CARDS[card]
    worth = faction_of(s, seat).item_vp(s, seat, made.vp) * VP
    if made.kind == PERSISTENT:
        worth += EFFECT_CARD
    elif made.vp == 0:
        worth += sweep_worth(s, seat, made.suit)
    return worth - PLAIN_CARD


def sweep_worth(s: Woods, seat: int, suit: int) -> int:
    """Return what removing all enemy pieces from the clearings of a suit is worth."""
    total = 0
    for clearing in range(CLEARINGS):
        if s.suits[clearing] == suit:
            for other in range(s.seats):
                if enemies(s, seat, other):
                    total += loss_of(s, other, clearing, CLEARINGS)
    return total


def loss_of(s: Woods, seat: int, clearing: int, hits: int) -> int:
    """Return what so many hits in a clearing take from a seat: warriors first, then buildings and tokens."""
    warriors = s.warriors[seat * CLEARINGS + clearing]
    fallen = min(hits, warriors)
    total = fallen * faction_of(s, seat).warrior_worth(s, seat, clearing)
    if hits > warriors:
        total += min(hits - warriors, faction_of(s, seat).can_lose(s, seat, clearing) - warriors) * REMOVED
    return total


def battle_worth(s: Woods, seat: int, clearing: int, other: int) -> int:
    """Return what a battle is worth on average over all rolls; cards are left out."""
    b = begin(clearing, seat, other)
    more, back = extra_hits(s, b)
    helpers = hired(s, seat, other, clearing)
    total = 0
    for one in DIE_FACES:
        for two in DIE_FACES:
            dealt, taken = rolled_hits(s, b, one, two)
            total += loss_of(s, other, clearing, dealt + more)
            total -= loss_of(s, seat, clearing, max(0, taken + back - helpers // 2))
    return total // ROLLS
