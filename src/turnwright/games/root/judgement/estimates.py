"""Quick estimates for bots of cards, pieces and battles, in thousandths of a victory point.

Verbs use these for their priors, factions for their position values; nothing here is a rule.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.root.battle import begin, extra_hits, hired, rolled_hits
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import AMBUSH, BIRD, CARDS, DIE_FACES, DOMINANCE, NONE, PERSISTENT, SUIT_OF
from turnwright.games.root.dominance import CLEARINGS_TO_WIN
from turnwright.games.root.queries import enemies, faction_of, strengths
from turnwright.games.root.state import Woods

VP: Final = 1000
PLAIN_CARD: Final = 300
"""The value of a card for its suit."""
BIRD_CARD: Final = 150
"""The additional value of a bird."""
AMBUSH_CARD: Final = 250
"""The additional value of an ambush."""
EFFECT_CARD: Final = 500
"""The value of crafting a persistent effect."""
ROLLS: Final = len(DIE_FACES) ** 2
OUTRIGHT: Final = 9
"""The lead of a seat that rules a clearing regardless of other pieces."""
RULING: Final = 300
"""The value of ruling a clearing if nothing else is known about it."""
AHEAD: Final = 60
"""The value of each warrior of a lead, up to MOST_AHEAD."""
MOST_AHEAD: Final = 3
HOLDS: Final = [100, 200, 300, 450, 600, 750, 880, 950]
"""The chance, out of 1000, that a seat keeps ruling a clearing for a round, by its lead over what one enemy can move
there: WORST_LEAD or worse first, then one more at a time.
"""
WORST_LEAD: Final = -4
REGAINS: Final = 50
"""The chance, out of 1000, that it comes to rule a clearing that it does not rule now."""
LIKELY_LOST: Final = 500
UNLIKELY_LOST: Final = 20
"""The highest and lowest chance, out of 1000, that pieces in a clearing are lost in a round."""
EACH_ENEMY: Final = 90
"""How much each enemy that could come, beyond the guards, adds to that."""
SIEGE: Final = 300
"""How much enemy buildings and tokens count, out of 1000, where one outnumbers their guards."""
MOST_PRIZE: Final = 4 * VP
"""The most that is won in one turn."""
NOTHING: Final = -1000 * VP
"""Less than the value of any move."""
DOMINANT: Final = 2 * VP
"""The value of an activated dominance card if none of its clearings is ruled."""
NEARER: Final = 1500
"""The additional value of each required clearing, if it is sure to be kept."""
DOMINATING: Final = 22 * VP
"""The additional value if all of them are."""


def card_worth(card: int) -> int:
    """Return the value of a card in hand."""
    made = CARDS[card]
    worth = PLAIN_CARD + (BIRD_CARD if SUIT_OF[card] == BIRD else 0)
    if made.kind == AMBUSH:
        worth += AMBUSH_CARD
    elif made.kind == DOMINANCE:
        worth -= BIRD_CARD
    return worth + 100 * made.vp


def craft_worth(s: Woods, seat: int, card: int) -> int:
    """Return how much more crafting a card is worth than keeping it."""
    made = CARDS[card]
    faction = faction_of(s, seat)
    worth = faction.item_vp(s, seat, made.vp) * VP
    if made.item != NONE:
        worth += faction.item_worth(s, seat, made.item)
    elif made.kind == PERSISTENT:
        worth += EFFECT_CARD
    elif made.vp == 0:
        worth += sweep_worth(s, seat, made.suit)
    return worth - PLAIN_CARD


def sweep_worth(s: Woods, seat: int, suit: int) -> int:
    """Return the value of removing all enemy pieces from the clearings of a suit."""
    total = 0
    for clearing in range(CLEARINGS):
        if s.suits[clearing] == suit:
            for other in range(s.seats):
                if enemies(s, seat, other):
                    total += loss_of(s, other, clearing, CLEARINGS)
    return total


def loss_of(s: Woods, seat: int, clearing: int, hits: int) -> int:
    """Return what a number of hits in a clearing costs a seat, and gives to the seat that deals them: warriors first,
    then buildings and tokens, which score.
    """
    warriors = s.warriors[seat * CLEARINGS + clearing]
    faction = faction_of(s, seat)
    total = min(hits, warriors) * faction.warrior_worth(s, seat, clearing) if warriors else 0
    left = hits - warriors
    if left > 0:
        for kinds in (faction.tokens, faction.buildings):
            for piece in kinds:
                razed = min(left, s.pieces[piece * CLEARINGS + clearing])
                if razed:
                    total += razed * (VP + faction.piece_worth(s, seat, piece, clearing))
                    left -= razed
    return total + faction.hits_worth(s, seat, left) if left > 0 else total


def prize_at(s: Woods, seat: int, clearing: int) -> tuple[int, int]:
    """Return the value of removing one enemy's buildings and tokens from a clearing, and the number of warriors that
    guard them, for the enemy with the greatest prize.
    """
    best, guards = 0, 0
    for other in range(s.seats):
        if enemies(s, seat, other):
            faction = faction_of(s, other)
            prize = 0
            for kinds in (faction.tokens, faction.buildings):
                for piece in kinds:
                    number = s.pieces[piece * CLEARINGS + clearing]
                    if number:
                        prize += number * (VP + faction.piece_worth(s, other, piece, clearing))
            if prize > best:
                best, guards = prize, s.warriors[other * CLEARINGS + clearing]
    return best, guards


def spoils(prize: int) -> int:
    """Return how much a prize counts if warriors outnumber its guards."""
    return min(prize, MOST_PRIZE) * SIEGE // 1000


def battle_worth(s: Woods, seat: int, clearing: int, other: int) -> int:
    """Return the average value of a battle over all rolls, ignoring cards."""
    b = begin(clearing, seat, other)
    more, back = extra_hits(s, b)
    back -= hired(s, seat, other, clearing) // 2
    gains = [loss_of(s, other, clearing, hits + more) for hits in DIE_FACES]
    losses = [loss_of(s, seat, clearing, max(0, hits + back)) for hits in DIE_FACES]
    total = 0
    for high in DIE_FACES:
        for low in range(high + 1):
            dealt, taken = rolled_hits(s, b, high, low)
            gained = gains[dealt] - losses[taken]
            total += gained if high == low else 2 * gained
    return total // ROLLS


# Moves.


class Post:
    """The value of a clearing for a faction, depending on the number of its warriors there."""

    def worth(self, more: int) -> int:
        """Return its value with some more warriors."""
        raise NotImplementedError


class Posts:
    """The clearings as evaluated by a faction in one position; each is evaluated once."""

    def __init__(self, s: Woods, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.known: list[Post | None] = [None] * CLEARINGS

    def look(self, clearing: int) -> Post:
        """Evaluate a clearing."""
        raise NotImplementedError

    def cost(self, start: int, end: int, number: int) -> int:
        """Return the additional cost of moving a number of warriors from one clearing to another."""
        return 0

    def at(self, clearing: int) -> Post:
        """Return the evaluation of a clearing."""
        post = self.known[clearing]
        if post is None:
            post = self.look(clearing)
            self.known[clearing] = post
        return post

    def shift(self, start: int, end: int, least: int, most: int) -> int:
        """Return how much the best number of warriors, from ``least`` to ``most``, gains by a move."""
        here, there = self.at(start), self.at(end)
        best = NOTHING
        for number in range(least, most + 1):
            best = max(best, here.worth(-number) + there.worth(number) - self.cost(start, end, number))
        return best - here.worth(0) - there.worth(0)

    def moves_worth(self, ways: list[tuple[int, int]]) -> list[int]:
        """Return the value of each of some moves with the best number of warriors."""
        warriors = self.s.warriors
        return [self.shift(start, end, 1, warriors[self.seat * CLEARINGS + start]) for start, end in ways]


# Rule and dominance.


def lead_at(s: Woods, seat: int, clearing: int) -> int:
    """Return a seat's lead in a clearing; it rules if that is above 0."""
    totals = strengths(s, clearing)
    best = 0
    for other in range(s.seats):
        if other != seat and totals[other]:
            if faction_of(s, other).rules_outright(s, clearing):
                return -OUTRIGHT
            best = max(best, totals[other])
    faction = faction_of(s, seat)
    if totals[seat] and faction.rules_outright(s, clearing):
        return OUTRIGHT
    return totals[seat] - best + (1 if totals[seat] and faction.rules_ties() else 0)


def lead_worth(lead: int) -> int:
    """Return the value of a lead in a clearing if nothing else is known about it."""
    return (RULING if lead > 0 else 0) + AHEAD * max(-MOST_AHEAD, min(MOST_AHEAD, lead))


def shift_worth(s: Woods, seat: int, start: int, end: int, number: int) -> int:
    """Return how much more a number of warriors is worth at the destination of a move than at its origin."""
    left, met = lead_at(s, seat, start), lead_at(s, seat, end)
    return lead_worth(met + number) - lead_worth(met) + lead_worth(left - number) - lead_worth(left)


def near(s: Woods, seat: int, clearing: int) -> int:
    """Return the most warriors that a seat can move into a clearing from one neighbour."""
    most = 0
    for beside in s.rules.map.paths[clearing]:
        most = max(most, s.warriors[seat * CLEARINGS + beside])
    return most


def threat_at(s: Woods, seat: int, clearing: int) -> int:
    """Return the greatest strength that one enemy of a seat has in a clearing or can move there at once."""
    totals = strengths(s, clearing)
    most = 0
    for other in range(s.seats):
        if enemies(s, seat, other):
            most = max(most, totals[other] + near(s, other, clearing))
    return most


def spare_at(s: Woods, seat: int, clearing: int) -> int:
    """Return how much stronger possible attackers of a clearing are than its guards."""
    return threat_at(s, seat, clearing) - s.warriors[seat * CLEARINGS + clearing]


def danger(spare: int) -> int:
    """Return the chance, out of 1000, that pieces in a clearing are lost before the next turn; ``spare`` is how much
    stronger possible attackers are.
    """
    return max(UNLIKELY_LOST, min(LIKELY_LOST, EACH_ENEMY * (1 + spare)))


def keeps_rule(s: Woods, seat: int, clearing: int) -> int:
    """Return the chance, out of 1000, that a seat rules a clearing one round from now."""
    if lead_at(s, seat, clearing) <= 0:
        return REGAINS
    spare = strengths(s, clearing)[seat] - threat_at(s, seat, clearing)
    return HOLDS[max(0, min(len(HOLDS) - 1, spare - WORST_LEAD))]


def dominance_worth(s: Woods, seat: int, card: int) -> int:
    """Return the value of an activated dominance card: how sure the required clearings are."""
    suit = SUIT_OF[card]
    if suit == BIRD:
        best = 0
        for corner in range(CLEARINGS):
            other = s.rules.map.opposite[corner]
            if other != NONE and corner < other:
                pair = [keeps_rule(s, seat, corner), keeps_rule(s, seat, other)]
                best = max(best, sum(pair) * NEARER // 1000 + pair[0] * pair[1] * DOMINATING // 1000**2)
        return DOMINANT + best
    chances = sorted([keeps_rule(s, seat, c) for c in range(CLEARINGS) if s.suits[c] == suit])[-CLEARINGS_TO_WIN:]
    all_kept = DOMINATING
    for chance in chances:
        all_kept = all_kept * chance // 1000
    return DOMINANT + sum(chances) * NEARER // 1000 + all_kept
