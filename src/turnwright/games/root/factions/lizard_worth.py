"""The value of the Lizard Cult's position for bots, in thousandths of a point: gardens score with cards of
their suit.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.root.cards import held
from turnwright.games.root.data.boards import GARDEN, TRACKS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CLEARING_SUITS, SUIT_OF
from turnwright.games.root.factions.lizard_board import gardens, gardens_left, score_of, shrine
from turnwright.games.root.judgement.estimates import PLAIN_CARD, VP, card_worth, lead_at, loss_of, prize_at, spoils
from turnwright.games.root.judgement.values import turns_left
from turnwright.games.root.queries import open_slots
from turnwright.games.root.state import Woods

PROMISE: Final = [0, 900, 2000, 2400, 3100, 4000]
"""By gardens of a suit on the map: the points per turn with a card of the suit, including future ones."""
BY_CARDS: Final = [250, 400, 520, 620]
"""By cards drawn beyond one: the number of turns, out of 1000, with a card of a suit to score."""
FAR: Final = 2
"""How many future turns count."""
DRAW: Final = 250
"""The value of one extra card per turn."""
FLOCK: Final = 150
"""The value of a warrior on the map."""
GUARD: Final = 200
"""The additional value of a warrior at a garden, for the first GUARDS."""
GUARDS: Final = 3
SITE: Final = 500
"""The value of a ruled clearing with room for a garden."""
ACOLYTE: Final = 330
"""The value of an acolyte, for the first CONSPIRATORS."""
CONSPIRATORS: Final = 8
HATED: Final = 300
"""The value of a Hated marker, which makes conspiracies cheaper."""
FOREVER: Final = 350
"""The value of a card kept in hand: it can be revealed again every turn."""


def rate(s: Woods) -> int:
    """Return the number of turns, out of 1000, with a card of a suit to score."""
    bonus = 0
    for suit in range(CLEARING_SUITS):
        bonus += TRACKS[GARDEN].draws[gardens(s, suit)]
    return BY_CARDS[bonus]


def suit_worth(s: Woods, planted: int, turns: int) -> int:
    """Return the value of a number of gardens of a suit."""
    worth = PROMISE[planted] * rate(s) // 1000 + TRACKS[GARDEN].draws[planted] * DRAW
    return worth * min(turns, FAR)


def garden_worth(s: Woods, nth: int, turns: int) -> int:
    """Return the value added by the first, second… garden of a suit on the map."""
    return suit_worth(s, nth, turns) - suit_worth(s, nth - 1, turns)


def next_garden_worth(s: Woods, suit: int) -> int:
    """Return the value of one more garden of a suit; there must be one left."""
    return garden_worth(s, gardens(s, suit) + 1, turns_left(s))


def lost_garden_worth(s: Woods, suit: int) -> int:
    """Return the cost of losing a garden of a suit and the card that goes with it."""
    return PLAIN_CARD + garden_worth(s, gardens(s, suit), turns_left(s))


def cult_worth(s: Woods, seat: int, turns: int) -> int:
    """Return the value of gardens, warriors and acolytes with a given number of turns left."""
    board = shrine(s, seat)
    total = min(board.acolytes, CONSPIRATORS) * ACOLYTE + board.hated * HATED
    for suit in range(CLEARING_SUITS):
        total += suit_worth(s, gardens(s, suit), turns)
    for clearing in range(CLEARINGS):
        warriors = s.warriors[seat * CLEARINGS + clearing]
        total += warriors * FLOCK
        if s.pieces[GARDEN * CLEARINGS + clearing]:
            total += min(warriors, GUARDS) * GUARD
        if is_site(s, seat, clearing, 0):
            total += SITE
    return total


def is_site(s: Woods, seat: int, clearing: int, more: int) -> bool:
    """Return whether a garden could be built in a clearing if the Cult had some more warriors there."""
    return (
        lead_at(s, seat, clearing) + more > 0 and open_slots(s, clearing) > 0 and gardens_left(s, s.suits[clearing]) > 0
    )


def plant_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return the value of a garden in a clearing: more if it is well guarded."""
    guards = min(s.warriors[seat * CLEARINGS + clearing], GUARDS)
    return next_garden_worth(s, s.suits[clearing]) + guards * GUARD


def gather_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return the value of one more warrior in a clearing."""
    worth = FLOCK
    if s.pieces[GARDEN * CLEARINGS + clearing] and s.warriors[seat * CLEARINGS + clearing] < GUARDS:
        worth += GUARD
    if is_site(s, seat, clearing, 1):
        worth += 0 if is_site(s, seat, clearing, 0) else SITE
    elif lead_at(s, seat, clearing) < 0 < open_slots(s, clearing):
        worth += GUARD // 2
    return worth


def preach_worth(s: Woods, seat: int, card: int) -> int:
    """Return the value of scoring with a card, which is lost."""
    return score_of(s, SUIT_OF[card]) * VP - card_worth(card) - FOREVER


def reveal_worth(s: Woods, seat: int, card: int, sites: int, recruits: int) -> int:
    """Return the value of the best ritual of a card; ``sites`` and ``recruits`` are where it can build and recruit."""
    suit = SUIT_OF[card]
    best = 0
    for clearing in range(CLEARINGS):
        if sites >> clearing & 1:
            best = max(best, plant_worth(s, seat, clearing))
        if recruits >> clearing & 1:
            best = max(best, gather_worth(s, seat, clearing))
    if not shrine(s, seat).scored >> suit & 1:
        best = max(best, preach_worth(s, seat, card))
    return best


def convert_worth(s: Woods, seat: int, clearing: int, other: int) -> int:
    """Return the value of replacing another seat's warrior with one of the Cult's."""
    return loss_of(s, other, clearing, 1) + gather_worth(s, seat, clearing)


def sanctify_worth(s: Woods, seat: int, clearing: int, lost: int) -> int:
    """Return the value of replacing a building, worth ``lost`` to its owner, with a garden."""
    return VP + lost + next_garden_worth(s, s.suits[clearing])


def crusade_worth(s: Woods, seat: int, start: int, end: int) -> int:
    """Return the value of a move: to where it may open a site or outnumbers the guards, away from where there is
    nothing to guard.
    """
    if s.pieces[GARDEN * CLEARINGS + start] and s.warriors[seat * CLEARINGS + start] <= GUARDS:
        return -GUARD
    coming = s.warriors[seat * CLEARINGS + start]
    opened = is_site(s, seat, end, coming) and not is_site(s, seat, end, 0)
    prize, guards = prize_at(s, seat, end)
    return (SITE if opened else 0) + (spoils(prize) if coming > guards else 0)


def outcast_worth(s: Woods, seat: int, suit: int) -> int:
    """Return how good a suit is as the first Outcast: cards of it in hand will be spent, gardens of it craft."""
    kept = len([card for card in held(s, seat) if SUIT_OF[card] == suit])
    return gardens(s, suit) * FLOCK + kept * GUARD
