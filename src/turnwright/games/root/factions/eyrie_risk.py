"""Estimates for bots of how likely the Eyrie can resolve their Decree in the next turn.

The options for each column are counted by suit, in halves: 2 for one that is ready, 1 for one that a move could make
ready. All chances are out of 1000.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import BATTLE, COLUMNS, MOVE, RECRUIT, ROOST, VIZIERS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRD, CLEARING_SUITS, SUIT_OF
from turnwright.games.root.factions.eyrie_court import column_suits, court, recruits
from turnwright.games.root.judgement.estimates import VP, danger, lead_at, near, spare_at
from turnwright.games.root.queries import count, enemies, faction_of, left, may_place, open_slots
from turnwright.games.root.state import Woods

READY: Final = 2
IN_REACH: Final = 1
SURE: Final = [60, 250, 600, 850, 910, 950, 980]
"""The chance that cards of a suit can be resolved, by the surplus of options over cards, from WORST or worse."""
WORST: Final = -3
SAFE_LEAD: Final = 2
"""The lead with which a clearing will probably still be ruled in the next turn."""
SUPPLIED: Final = [300, 800, 920, 980]
"""The chance of having enough warriors in the supply, by the surplus, starting with fewer than enough."""
ROOSTED: Final = 985
"""The chance that one of several roosts of a suit is still there."""
FALL: Final = 1800
"""The cost of turmoil besides points and cards: the rest of a Daylight, and a leader."""
CARD_OF_DECREE: Final = 250
"""The value of each card of the Decree that turmoil discards."""


def foes(s: Woods, seat: int, clearing: int) -> int:
    """Return how many enemy pieces are in a clearing."""
    total = 0
    for other in range(s.seats):
        if enemies(s, seat, other):
            faction = faction_of(s, other)
            total += s.warriors[other * CLEARINGS + clearing] + faction.present(s, other, clearing)
            for piece in faction.buildings:
                total += s.pieces[piece * CLEARINGS + clearing]
            for piece in faction.tokens:
                total += s.pieces[piece * CLEARINGS + clearing]
    return total


def is_free(s: Woods, seat: int, clearing: int) -> bool:
    """Return whether a clearing has an open slot and no roost, so that its ruler could build one."""
    return open_slots(s, clearing) > 0 and count(s, ROOST, clearing) == 0 and may_place(s, seat, clearing)


def movers(s: Woods, seat: int) -> list[int]:
    """Return the warriors that can move, by suit."""
    have = [0] * CLEARING_SUITS
    for clearing in range(CLEARINGS):
        have[s.suits[clearing]] += READY * s.warriors[seat * CLEARINGS + clearing]
    return have


def battles(s: Woods, seat: int, moves: bool) -> list[int]:
    """Return where battles can be started, by suit; ``moves`` says whether warriors can be moved there first."""
    have = [0] * CLEARING_SUITS
    for clearing in range(CLEARINGS):
        enemy = foes(s, seat, clearing)
        if enemy == 0:
            continue
        own = s.warriors[seat * CLEARINGS + clearing]
        if own > 1:
            have[s.suits[clearing]] += READY + min(own, enemy) // 3 * READY
        elif own or (moves and near(s, seat, clearing)):
            have[s.suits[clearing]] += IN_REACH
    return have


def sites(s: Woods, seat: int, moves: bool) -> list[int]:
    """Return where roosts can be built, by suit; ``moves`` says whether warriors can be moved there first."""
    have = [0] * CLEARING_SUITS
    for clearing in range(CLEARINGS):
        if is_free(s, seat, clearing):
            lead = lead_at(s, seat, clearing)
            if lead > 1 or (moves and lead + near(s, seat, clearing) > SAFE_LEAD):
                have[s.suits[clearing]] += READY
            elif lead > 0 or (moves and lead + near(s, seat, clearing) > 0):
                have[s.suits[clearing]] += IN_REACH
    return have


def covered(have: list[int], suits: list[int]) -> int:
    """Return the chance that cards of the given suits can be resolved with the available options."""
    chance, spare = 1000, 0
    for suit in range(CLEARING_SUITS):
        beyond = have[suit] - READY * suits[suit]
        if suits[suit]:
            chance = chance * SURE[max(0, min(len(SURE) - 1, beyond - WORST))] // 1000
        spare += max(0, beyond)
    if suits[BIRD]:
        beyond = spare - READY * suits[BIRD]
        chance = chance * SURE[max(0, min(len(SURE) - 1, beyond - WORST))] // 1000
    return chance


def recruiting(s: Woods, seat: int, suits: list[int], leader: int) -> int:
    """Return the chance of having roosts and warriors to recruit."""
    beyond = s.supply[seat] - sum(suits) * recruits(leader)
    chance = SUPPLIED[max(0, min(len(SUPPLIED) - 1, beyond + 1))]
    for suit in range(CLEARING_SUITS):
        if suits[suit]:
            roosts, kept = 0, 0
            for clearing in range(CLEARINGS):
                if s.suits[clearing] == suit and s.pieces[ROOST * CLEARINGS + clearing]:
                    roosts += 1
                    kept = 1000 - danger(spare_at(s, seat, clearing))
            chance = chance * (kept if roosts < 2 else ROOSTED) // 1000
    return chance


def column_chance(s: Woods, seat: int, column: int, suits: list[int], leader: int, moves: bool) -> int:
    """Return the chance that a column with cards of the given suits can be resolved."""
    if not any(suits):
        return 1000
    if column == RECRUIT:
        return recruiting(s, seat, suits, leader)
    if column == MOVE:
        return covered(movers(s, seat), suits)
    if column == BATTLE:
        return covered(battles(s, seat, moves), suits)
    chance = covered(sites(s, seat, moves), suits)
    return chance if left(s, ROOST) >= sum(suits) else min(chance, SURE[0])


def decree_chance(s: Woods, seat: int) -> int:
    """Return the chance that the whole Decree can be resolved."""
    leader = court(s, seat).leader
    moves = any(column_suits(s, seat, MOVE))
    chance = 1000
    for column in range(len(COLUMNS)):
        suits = column_suits(s, seat, column)
        chance = chance * column_chance(s, seat, column, suits, leader, moves) // 1000
    return chance


def turmoil_worth(s: Woods, seat: int) -> int:
    """Return the cost of turmoil: points for birds, cards, and the rest of a turn."""
    birds, cards = VIZIERS, 0
    for column in court(s, seat).decree:
        for card in column:
            cards += 1
            birds += SUIT_OF[card] == BIRD
    return min(birds, s.vp[seat] + 1) * VP + cards * CARD_OF_DECREE + FALL
