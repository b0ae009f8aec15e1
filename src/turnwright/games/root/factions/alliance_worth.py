"""What the Woodland Alliance has is worth to bots, in thousandths of a point: supporters are money, sympathy scores."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import BASE, STOCK, SYMPATHY, TRACKS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.factions.alliance_supporters import (
    SUPPORTER,
    full,
    ready,
    supporter_worth,
    supporters,
    uprising,
)
from turnwright.games.root.heuristics import turns_left
from turnwright.games.root.judging import PLAIN_CARD, VP, card_worth, loss_of, near, threat_at
from turnwright.games.root.queries import clearings_with, enemies, of_suit, on_map
from turnwright.games.root.state import Woods

MANY: Final = 6
"""So many supporters count in full."""
CROWDED: Final = 250
"""A supporter beyond that."""
PRESENCE: Final = [900, 600, 500, 450, 450, 400, 350, 250, 150, 0]
"""By sympathy tokens on the map: what the next adds for the turns to come. It opens further clearings, crafts, brings
Outrage, and the one after it scores more."""
FAR: Final = 3
"""How many turns to come count."""
DRAW: Final = 380
"""A card that a base draws in a turn."""
HEADQUARTERS: Final = 500
"""The first base besides: it trains officers and lets supporters grow in number."""
OFFICER: Final = [420, 380, 340, 280, 200, 150, 100, 50, 0, 0]
"""By officers: what the next one's operation brings in a turn."""
IDLE: Final = 300
"""How much of 1000 officers count as long as no base stands on the map."""
FIGHTER: Final = 180
"""A warrior on the map."""
GUARD: Final = 150
"""A warrior more at a base, for the first GUARDS."""
GUARDS: Final = 3
LIKELY_LOST: Final = 750
UNLIKELY_LOST: Final = 20
"""In how many of 1000 cases a base is lost in a round, at most and at least."""
EACH_ENEMY: Final = 130
"""How many more for each enemy that could come, beyond its guard."""
TARGET: Final = 100
"""How much of 1000 of what a revolt would remove makes a clearing better for sympathy."""
PASSING: Final = 20
"""What each enemy warrior beside a clearing adds for sympathy there: it may march in and pay."""
EXPOSED: Final = 250
"""What it costs that enemy warriors share a clearing with sympathy that nobody guards: they may remove it."""
ORGANIZER: Final = 500
"""How much of 1000 of the points that a warrior could organize for counts where it has to move or wait for that."""


def later(turns: int) -> int:
    """Return how many turns to come count."""
    return min(turns, FAR)


def support_worth(s: Woods) -> int:
    """Return what all supporters are worth."""
    cards = supporters(s)
    total = 0
    for card in cards:
        total += supporter_worth(card)
    return total - max(0, len(cards) - MANY) * (SUPPORTER - CROWDED)


def presence_worth(s: Woods, number: int, turns: int) -> int:
    """Return what so many sympathy tokens on the map are worth for the turns to come."""
    return sum(PRESENCE[:number]) * later(turns) // FAR


def next_token_worth(s: Woods) -> int:
    """Return what one sympathy token more is worth, its points included; there must be one left."""
    number = on_map(s, SYMPATHY)
    return TRACKS[SYMPATHY].vp[number] * VP + PRESENCE[number] * later(turns_left(s)) // FAR


def next_officer_worth(s: Woods, seat: int, turns: int) -> int:
    """Return what one officer more is worth."""
    return OFFICER[min(uprising(s, seat).officers, len(OFFICER) - 1)] * later(turns)


def officers_worth(s: Woods, number: int, turns: int) -> int:
    """Return what so many officers are worth."""
    worth = sum(OFFICER[:number]) * later(turns)
    return worth if on_map(s, BASE) else worth * IDLE // 1000


def lost_chance(s: Woods, seat: int, clearing: int, guards: int) -> int:
    """Return in how many of 1000 cases a base with so many guards is lost before the next turn."""
    spare = threat_at(s, seat, clearing) - guards
    return max(UNLIKELY_LOST, min(LIKELY_LOST, EACH_ENEMY * (1 + spare)))


def base_loss(s: Woods, seat: int, suit: int, turns: int) -> int:
    """Return what the loss of a base costs: its draws, supporters of its suit, half of the officers."""
    officers = uprising(s, seat).officers
    total = DRAW * later(turns) + ready(s, suit) * SUPPORTER
    total += officers_worth(s, officers, turns) - officers_worth(s, officers // 2, turns)
    return total + (HEADQUARTERS if on_map(s, BASE) <= 1 else 0)


def alliance_worth(s: Woods, seat: int, turns: int) -> int:
    """Return what supporters, sympathy, bases, officers and warriors are worth with so many turns to come."""
    bases = on_map(s, BASE)
    total = support_worth(s) + presence_worth(s, on_map(s, SYMPATHY), turns)
    total += officers_worth(s, uprising(s, seat).officers, turns)
    total += bases * DRAW * later(turns) + (HEADQUARTERS if bases else 0)
    for clearing in range(CLEARINGS):
        warriors = s.warriors[seat * CLEARINGS + clearing]
        total += warriors * FIGHTER
        if s.pieces[BASE * CLEARINGS + clearing]:
            total += min(warriors, GUARDS) * GUARD
            total -= lost_chance(s, seat, clearing, warriors) * base_loss(s, seat, s.suits[clearing], turns) // 1000
        elif s.pieces[SYMPATHY * CLEARINGS + clearing]:
            total -= exposure(s, seat, clearing)
        elif warriors:
            total += organize_worth(s) * ORGANIZER // 1000
    return total


def exposure(s: Woods, seat: int, clearing: int) -> int:
    """Return what it costs that sympathy in a clearing may be removed at once."""
    if s.warriors[seat * CLEARINGS + clearing] == 0:
        for other in range(s.seats):
            if enemies(s, seat, other) and s.warriors[other * CLEARINGS + clearing]:
                return EXPOSED
    return 0


def fighter_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return what a warrior in a clearing is worth."""
    worth = FIGHTER
    warriors = s.warriors[seat * CLEARINGS + clearing]
    if s.pieces[BASE * CLEARINGS + clearing]:
        worth += (GUARD if warriors <= GUARDS else 0) + EACH_ENEMY
    return worth


def lost_piece_worth(s: Woods, seat: int, piece: int, clearing: int) -> int:
    """Return what a base or a sympathy token is worth, the card deducted that is paid for sympathy."""
    if piece == BASE:
        return base_loss(s, seat, s.suits[clearing], turns_left(s))
    number = on_map(s, SYMPATHY)
    return PRESENCE[number - 1] * later(turns_left(s)) // FAR - SUPPORTER - PLAIN_CARD


# Birdsong.


def prey(s: Woods, seat: int, clearing: int) -> int:
    """Return what a revolt in a clearing takes from others."""
    total = 0
    for other in range(s.seats):
        if enemies(s, seat, other):
            total += loss_of(s, other, clearing, CLEARINGS)
    return total


def revolt_worth(s: Woods, seat: int, clearing: int, cost: int) -> int:
    """Return what a revolt is worth: what it removes, and the base, as safe as its guards make it."""
    turns = turns_left(s)
    suit = s.suits[clearing]
    guards = min(s.supply[seat], (clearings_with(s, SYMPATHY) & of_suit(s, suit)).bit_count())
    total = prey(s, seat, clearing) + guards * FIGHTER + min(guards, GUARDS) * GUARD - cost * SUPPORTER
    total += next_officer_worth(s, seat, turns) + DRAW * later(turns)
    if on_map(s, BASE) == 0:
        total += HEADQUARTERS
    coming = 0
    for other in range(s.seats):
        if enemies(s, seat, other):
            coming = max(coming, near(s, other, clearing))
    risk = max(UNLIKELY_LOST, min(LIKELY_LOST, EACH_ENEMY * (1 + coming - guards)))
    return total - risk * base_loss(s, seat, suit, turns) // 1000


def spread_worth(s: Woods, seat: int, clearing: int, cost: int) -> int:
    """Return what sympathy in a clearing is worth: where revolts would hurt, and where others pass."""
    total = next_token_worth(s) - cost * SUPPORTER + site_worth(s, seat, clearing)
    spare = len(supporters(s)) - MANY
    return total + max(0, min(spare, cost)) * (SUPPORTER - CROWDED)


def site_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return how much better than elsewhere a sympathy token stands in a clearing."""
    total = -exposure(s, seat, clearing)
    if not clearings_with(s, BASE) & of_suit(s, s.suits[clearing]):
        total += prey(s, seat, clearing) * TARGET // 1000
    for other in range(s.seats):
        if enemies(s, seat, other):
            total += PASSING * min(near(s, other, clearing), GUARDS)
    return total


# Daylight.


def rally_worth(s: Woods, card: int) -> int:
    """Return what a card from hand is worth more among the supporters."""
    if full(s):
        return -card_worth(card)
    gain = supporter_worth(card) if len(supporters(s)) < MANY else CROWDED
    return gain - card_worth(card)


def best_rally(s: Woods, cards: list[int]) -> int:
    """Return what the best of some cards is worth more among the supporters."""
    best = -VP
    for card in cards:
        best = max(best, rally_worth(s, card))
    return best


def train_worth(s: Woods, seat: int, card: int) -> int:
    """Return what an officer is worth for a card."""
    return next_officer_worth(s, seat, turns_left(s)) - max(card_worth(card), supporter_worth(card))


# Evening.


def organize_worth(s: Woods) -> int:
    """Return what it is worth that a warrior makes way for sympathy."""
    if on_map(s, SYMPATHY) == STOCK[SYMPATHY]:
        return 0
    return max(0, next_token_worth(s) - FIGHTER)


def levy_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return what a warrior more at a base is worth: as a guard, or to organize elsewhere."""
    worth = FIGHTER + EACH_ENEMY
    if s.warriors[seat * CLEARINGS + clearing] < GUARDS:
        worth += GUARD
    return worth


def march_worth(s: Woods, seat: int, start: int, end: int) -> int:
    """Return what a move is worth: to where sympathy can be organized, never from a base with few guards."""
    worth = 0
    warriors = s.warriors[seat * CLEARINGS + start]
    sympathetic = clearings_with(s, SYMPATHY)
    if s.pieces[BASE * CLEARINGS + start]:
        worth -= (GUARD if warriors <= GUARDS else 0) + EACH_ENEMY
    if sympathetic >> end & 1 == 0 and s.warriors[seat * CLEARINGS + end] == 0:
        worth += organize_worth(s) * ORGANIZER // 1000
    if sympathetic >> start & 1 == 0 and warriors == 1:
        worth -= organize_worth(s)
    if s.pieces[BASE * CLEARINGS + end] and s.warriors[seat * CLEARINGS + end] < GUARDS:
        worth += GUARD
    return worth


def stay_worth(s: Woods, seat: int, start: int, number: int) -> int:
    """Return what it costs that so many warriors leave a clearing: guards of a base, and more than one organizes
    nothing more.
    """
    if s.pieces[BASE * CLEARINGS + start] == 0:
        return -number * (FIGHTER // 2)
    left = s.warriors[seat * CLEARINGS + start] - number
    return -number * EACH_ENEMY - max(0, min(number, GUARDS - left)) * GUARD
