"""The value of the Alliance's position for bots, in thousandths of a point: supporters are money, sympathy scores."""

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
from turnwright.games.root.judgement.estimates import PLAIN_CARD, VP, card_worth, loss_of, near, threat_at
from turnwright.games.root.judgement.values import turns_left
from turnwright.games.root.queries import clearings_with, enemies, of_suit, on_map
from turnwright.games.root.state import Woods

MANY: Final = 6
"""This many supporters count in full."""
CROWDED: Final = 250
"""The value of a supporter beyond that."""
PRESENCE: Final = [900, 600, 500, 450, 450, 400, 350, 250, 150, 0]
"""By sympathy tokens on the map: the future value of the next one. It opens further clearings, crafts, causes Outrage,
and makes the following token score more.
"""
FAR: Final = 3
"""How many future turns count."""
DRAW: Final = 380
"""The value of the extra card that a base draws each turn."""
HEADQUARTERS: Final = 500
"""The additional value of the first base: it trains officers and removes the limit of supporters."""
OFFICER: Final = [420, 380, 340, 280, 200, 150, 100, 50, 0, 0]
"""By officers: the value per turn of the next one's operation."""
IDLE: Final = 300
"""How much officers count, out of 1000, while no base is on the map."""
FIGHTER: Final = 180
"""The value of a warrior on the map."""
GUARD: Final = 150
"""The additional value of a warrior at a base, for the first GUARDS."""
GUARDS: Final = 3
LIKELY_LOST: Final = 750
UNLIKELY_LOST: Final = 20
"""The highest and lowest chance, out of 1000, of losing a base in a round."""
EACH_ENEMY: Final = 130
"""How much each enemy that could come, beyond its guards, adds to that."""
TARGET: Final = 100
"""How much, out of 1000, of the value a revolt would remove counts for sympathy in a clearing."""
PASSING: Final = 20
"""The value for sympathy of each enemy warrior next to a clearing: it may move in and pay."""
EXPOSED: Final = 250
"""The cost of enemy warriors in a clearing with unguarded sympathy: they may remove it."""
ORGANIZER: Final = 500
"""How much, out of 1000, the points from organizing count if a warrior has to move or wait for that."""


def later(turns: int) -> int:
    """Return how many future turns count."""
    return min(turns, FAR)


def support_worth(s: Woods) -> int:
    """Return the value of all supporters."""
    cards = supporters(s)
    total = 0
    for card in cards:
        total += supporter_worth(card)
    return total - max(0, len(cards) - MANY) * (SUPPORTER - CROWDED)


def presence_worth(s: Woods, number: int, turns: int) -> int:
    """Return the future value of a number of sympathy tokens on the map."""
    return sum(PRESENCE[:number]) * later(turns) // FAR


def next_token_worth(s: Woods) -> int:
    """Return the value of one more sympathy token, including its points; there must be one left."""
    number = on_map(s, SYMPATHY)
    return TRACKS[SYMPATHY].vp[number] * VP + PRESENCE[number] * later(turns_left(s)) // FAR


def next_officer_worth(s: Woods, seat: int, turns: int) -> int:
    """Return the value of one more officer."""
    return OFFICER[min(uprising(s, seat).officers, len(OFFICER) - 1)] * later(turns)


def officers_worth(s: Woods, number: int, turns: int) -> int:
    """Return the value of a number of officers."""
    worth = sum(OFFICER[:number]) * later(turns)
    return worth if on_map(s, BASE) else worth * IDLE // 1000


def lost_chance(s: Woods, seat: int, clearing: int, guards: int) -> int:
    """Return the chance, out of 1000, that a base with a number of guards is lost before the next turn."""
    spare = threat_at(s, seat, clearing) - guards
    return max(UNLIKELY_LOST, min(LIKELY_LOST, EACH_ENEMY * (1 + spare)))


def base_loss(s: Woods, seat: int, suit: int, turns: int) -> int:
    """Return the cost of losing a base: its draws, supporters of its suit, half of the officers."""
    officers = uprising(s, seat).officers
    total = DRAW * later(turns) + ready(s, suit) * SUPPORTER
    total += officers_worth(s, officers, turns) - officers_worth(s, officers // 2, turns)
    return total + (HEADQUARTERS if on_map(s, BASE) <= 1 else 0)


def alliance_worth(s: Woods, seat: int, turns: int) -> int:
    """Return the value of supporters, sympathy, bases, officers and warriors with a given number of turns left."""
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
    """Return the cost of the risk that sympathy in a clearing is removed at once."""
    if s.warriors[seat * CLEARINGS + clearing] == 0:
        for other in range(s.seats):
            if enemies(s, seat, other) and s.warriors[other * CLEARINGS + clearing]:
                return EXPOSED
    return 0


def fighter_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return the value of a warrior in a clearing."""
    worth = FIGHTER
    warriors = s.warriors[seat * CLEARINGS + clearing]
    if s.pieces[BASE * CLEARINGS + clearing]:
        worth += (GUARD if warriors <= GUARDS else 0) + EACH_ENEMY
    return worth


def lost_piece_worth(s: Woods, seat: int, piece: int, clearing: int) -> int:
    """Return the value of a base or sympathy token, less the card that is paid for sympathy."""
    if piece == BASE:
        return base_loss(s, seat, s.suits[clearing], turns_left(s))
    number = on_map(s, SYMPATHY)
    return PRESENCE[number - 1] * later(turns_left(s)) // FAR - SUPPORTER - PLAIN_CARD


# Birdsong.


def prey(s: Woods, seat: int, clearing: int) -> int:
    """Return how much a revolt in a clearing takes from others."""
    total = 0
    for other in range(s.seats):
        if enemies(s, seat, other):
            total += loss_of(s, other, clearing, CLEARINGS)
    return total


def revolt_worth(s: Woods, seat: int, clearing: int, cost: int) -> int:
    """Return the value of a revolt: what it removes, and the base, depending on how safe its guards make it."""
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
    """Return the value of sympathy in a clearing: higher where a revolt would hurt and where others pass."""
    total = next_token_worth(s) - cost * SUPPORTER + site_worth(s, seat, clearing)
    spare = len(supporters(s)) - MANY
    return total + max(0, min(spare, cost)) * (SUPPORTER - CROWDED)


def site_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return how much better than elsewhere a clearing is for sympathy."""
    total = -exposure(s, seat, clearing)
    if not clearings_with(s, BASE) & of_suit(s, s.suits[clearing]):
        total += prey(s, seat, clearing) * TARGET // 1000
    for other in range(s.seats):
        if enemies(s, seat, other):
            total += PASSING * min(near(s, other, clearing), GUARDS)
    return total


# Daylight.


def rally_worth(s: Woods, card: int) -> int:
    """Return how much more a card is worth among the supporters than in hand."""
    if full(s):
        return -card_worth(card)
    gain = supporter_worth(card) if len(supporters(s)) < MANY else CROWDED
    return gain - card_worth(card)


def best_rally(s: Woods, cards: list[int]) -> int:
    """Return how much more the best of some cards is worth among the supporters."""
    best = -VP
    for card in cards:
        best = max(best, rally_worth(s, card))
    return best


def train_worth(s: Woods, seat: int, card: int) -> int:
    """Return the value of an officer, less the card."""
    return next_officer_worth(s, seat, turns_left(s)) - max(card_worth(card), supporter_worth(card))


# Evening.


def organize_worth(s: Woods) -> int:
    """Return the value of replacing a warrior with sympathy."""
    if on_map(s, SYMPATHY) == STOCK[SYMPATHY]:
        return 0
    return max(0, next_token_worth(s) - FIGHTER)


def levy_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return the value of one more warrior at a base: as a guard, or to organize elsewhere."""
    worth = FIGHTER + EACH_ENEMY
    if s.warriors[seat * CLEARINGS + clearing] < GUARDS:
        worth += GUARD
    return worth


def march_worth(s: Woods, seat: int, start: int, end: int) -> int:
    """Return the value of a move: to where sympathy can be organized, never from a base with few guards."""
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
    """Return the cost of moving warriors out of a clearing: bases need guards, and moving more than one does not help
    to organize.
    """
    if s.pieces[BASE * CLEARINGS + start] == 0:
        return -number * (FIGHTER // 2)
    left = s.warriors[seat * CLEARINGS + start] - number
    return -number * EACH_ENEMY - max(0, min(number, GUARDS - left)) * GUARD
