"""What the Lizard Cult has is worth to bots, in thousandths of a point: gardens score by the cards of their suit."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.cards import held
from turnwright.games.root.data.boards import GARDEN, TRACKS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CLEARING_SUITS, SUIT_OF
from turnwright.games.root.factions.lizard_board import gardens, gardens_left, score_of, shrine
from turnwright.games.root.heuristics import turns_left
from turnwright.games.root.judging import PLAIN_CARD, VP, card_worth, lead_at, loss_of, prize_at, spoils
from turnwright.games.root.queries import open_slots
from turnwright.games.root.state import Woods

PROMISE: Final = [0, 900, 2000, 2400, 3100, 4000]
"""By gardens of a suit on the map: what they score in a turn with a card of the suit, or will when another is built."""
BY_CARDS: Final = [250, 400, 520, 620]
"""By cards drawn above one: in how many of 1000 turns there is a card of a suit to score with."""
FAR: Final = 2
"""How many turns to come count."""
DRAW: Final = 250
"""A card that is drawn more in a turn."""
FLOCK: Final = 150
"""A warrior on the map."""
GUARD: Final = 200
"""A warrior more beside a garden, for the first GUARDS."""
GUARDS: Final = 3
SITE: Final = 500
"""A clearing that is ruled and has room for a garden."""
ACOLYTE: Final = 330
"""An acolyte, up to CONSPIRATORS of them."""
CONSPIRATORS: Final = 8
HATED: Final = 300
"""The marker shows Hated: conspiracies are cheaper."""
FOREVER: Final = 350
"""What a card is worth to the Cult that stays in hand: it can be revealed again every turn."""


def rate(s: Woods) -> int:
    """Return in how many of 1000 turns there is a card of a suit to score with."""
    bonus = 0
    for suit in range(CLEARING_SUITS):
        bonus += TRACKS[GARDEN].draws[gardens(s, suit)]
    return BY_CARDS[bonus]


def suit_worth(s: Woods, planted: int, turns: int) -> int:
    """Return what so many gardens of a suit are worth."""
    worth = PROMISE[planted] * rate(s) // 1000 + TRACKS[GARDEN].draws[planted] * DRAW
    return worth * min(turns, FAR)


def garden_worth(s: Woods, nth: int, turns: int) -> int:
    """Return what the first, second… garden of a suit on the map adds."""
    return suit_worth(s, nth, turns) - suit_worth(s, nth - 1, turns)


def next_garden_worth(s: Woods, suit: int) -> int:
    """Return what one garden more of a suit is worth, of which there must be one left."""
    return garden_worth(s, gardens(s, suit) + 1, turns_left(s))


def lost_garden_worth(s: Woods, suit: int) -> int:
    """Return what one garden less of a suit costs, and the card that goes with it."""
    return PLAIN_CARD + garden_worth(s, gardens(s, suit), turns_left(s))


def cult_worth(s: Woods, seat: int, turns: int) -> int:
    """Return what gardens, warriors and acolytes are worth with so many turns to come."""
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
    """Tell whether a garden could be built in a clearing, if the Cult had some more warriors there."""
    return (
        lead_at(s, seat, clearing) + more > 0 and open_slots(s, clearing) > 0 and gardens_left(s, s.suits[clearing]) > 0
    )


def plant_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return what a garden in a clearing is worth: the more the better it is guarded."""
    guards = min(s.warriors[seat * CLEARINGS + clearing], GUARDS)
    return next_garden_worth(s, s.suits[clearing]) + guards * GUARD


def gather_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return what a warrior more in a clearing is worth."""
    worth = FLOCK
    if s.pieces[GARDEN * CLEARINGS + clearing] and s.warriors[seat * CLEARINGS + clearing] < GUARDS:
        worth += GUARD
    if is_site(s, seat, clearing, 1):
        worth += 0 if is_site(s, seat, clearing, 0) else SITE
    elif lead_at(s, seat, clearing) < 0 < open_slots(s, clearing):
        worth += GUARD // 2
    return worth


def preach_worth(s: Woods, seat: int, card: int) -> int:
    """Return what scoring with a card is worth: the card is gone."""
    return score_of(s, SUIT_OF[card]) * VP - card_worth(card) - FOREVER


def reveal_worth(s: Woods, seat: int, card: int, sites: int, recruits: int) -> int:
    """Return what the best ritual is worth that a card can give; ``sites`` and ``recruits`` are where it can build and
    recruit.
    """
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
    """Return what it is worth that a warrior of another seat makes way for one of the Cult."""
    return loss_of(s, other, clearing, 1) + gather_worth(s, seat, clearing)


def sanctify_worth(s: Woods, seat: int, clearing: int, lost: int) -> int:
    """Return what it is worth that a building, which is worth ``lost`` to its owner, makes way for a garden."""
    return VP + lost + next_garden_worth(s, s.suits[clearing])


def crusade_worth(s: Woods, seat: int, start: int, end: int) -> int:
    """Return what a move is worth: where it may open a site or has more warriors than guard what stands there, away
    from where nothing is to be guarded.
    """
    if s.pieces[GARDEN * CLEARINGS + start] and s.warriors[seat * CLEARINGS + start] <= GUARDS:
        return -GUARD
    coming = s.warriors[seat * CLEARINGS + start]
    opened = is_site(s, seat, end, coming) and not is_site(s, seat, end, 0)
    prize, guards = prize_at(s, seat, end)
    return (SITE if opened else 0) + (spoils(prize) if coming > guards else 0)


def outcast_worth(s: Woods, seat: int, suit: int) -> int:
    """Return how well a suit serves as the first Outcast: cards of it in hand will be spent, gardens of it craft."""
    kept = len([card for card in held(s, seat) if SUIT_OF[card] == suit])
    return gardens(s, suit) * FLOCK + kept * GUARD
