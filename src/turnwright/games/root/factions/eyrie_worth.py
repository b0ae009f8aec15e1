"""The value of the Eyrie's position for bots, in thousandths of a point: scoring roosts, and a Decree that holds."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import BATTLE, BUILD, COLUMNS, LEADERS, MOVE, RECRUIT, ROOST, TRACKS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRD, CLEARING_SUITS, NONE, SUIT_OF
from turnwright.games.root.factions.eyrie_court import column_suits, court, recruits
from turnwright.games.root.factions.eyrie_risk import (
    READY,
    column_chance,
    decree_chance,
    foes,
    is_free,
    movers,
    turmoil_worth,
)
from turnwright.games.root.judgement.estimates import (
    VP,
    Post,
    Posts,
    card_worth,
    danger,
    lead_at,
    lead_worth,
    prize_at,
    spare_at,
    spoils,
)
from turnwright.games.root.judgement.values import turns_left
from turnwright.games.root.payloads import Orders
from turnwright.games.root.queries import clearings_with, of_suit, on_map, open_slots
from turnwright.games.root.state import Woods

NEXT: Final = 900
LATER: Final = 650
"""How much the points of roosts count, out of 1000, in the next turn and in each turn after it."""
FAR: Final = 3
"""How many future turns count."""
DRAW: Final = 300
"""The value of one extra card per turn."""
FLYER: Final = 250
"""The value of a warrior on the map."""
DEEDS_WORTH: Final = [900, 600, 500, 1200]
"""By column: the lasting value of a first card there, as long as it can be resolved."""
DEED_TURNS: Final = 4
"""With fewer turns left than this, a card in the Decree is worth less."""
PATRONS: Final = [100, 800, 300, 500]
"""The value of each leader, without the Viziers."""
DEPOSED: Final = 900
"""The cost of each face-down leader."""
SITE: Final = 650
"""The value of a ruled clearing with room for a roost."""
WANTED_SITE: Final = 600
"""How much more it is worth if the Decree requires a roost there."""
CONTACT: Final = 250
"""The value of each of the first warriors in a clearing where the Decree requires a battle."""
FRONT: Final = 2
"""How many warriors count for that."""
NEW_SUIT: Final = 300
"""The value of a roost in a suit without one: it recruits and crafts."""
LAST_MOVER: Final = 2500
"""The cost of moving warriors away that the Decree will require to move later."""
STRETCH: Final = 20
"""How much each half of spare options makes a card less urgent than others in its column."""
BIRDS_LAST: Final = 200
"""The reduction for birds, which match anything and can wait."""


def roosts_worth(roosts: int, turns: int) -> int:
    """Return the future value of a number of roosts."""
    if roosts == 0:
        return 0
    span = min(turns, FAR)
    points = TRACKS[ROOST].vp[roosts - 1] * VP * (NEXT + (span - 1) * LATER) // 1000
    return points + TRACKS[ROOST].draws[roosts] * DRAW * span


def roost_worth(s: Woods, nth: int) -> int:
    """Return the value added by the first, second… roost on the map."""
    turns = turns_left(s)
    return roosts_worth(nth, turns) - roosts_worth(nth - 1, turns)


def stake(s: Woods) -> int:
    """Return what is lost with a roost."""
    return VP // 2 + roost_worth(s, max(1, on_map(s, ROOST)))


class EyriePost(Post):
    """The value of a clearing for the Eyrie, depending on the pieces there.

    lead, warriors  the current numbers
    stake   what is lost with the roost, 0 if there is none
    spare   how much stronger possible attackers are than the guards
    site    the value of ruling it for a future roost
    contact the value of each of the first warriors if the Decree requires a battle
    prize   the value of enemy buildings and tokens there, if warriors outnumber their guards
    guards  how many warriors guard them
    """

    def __init__(self, s: Woods, seat: int, clearing: int) -> None:
        suit = s.suits[clearing]
        self.lead = lead_at(s, seat, clearing)
        self.warriors = s.warriors[seat * CLEARINGS + clearing]
        self.stake, self.spare, self.site, self.contact = 0, 0, 0, 0
        prize, self.guards = prize_at(s, seat, clearing)
        self.prize = spoils(prize)
        if s.pieces[ROOST * CLEARINGS + clearing]:
            self.stake, self.spare = stake(s), spare_at(s, seat, clearing)
            if column_suits(s, seat, RECRUIT)[suit] and (clearings_with(s, ROOST) & of_suit(s, suit)).bit_count() == 1:
                self.stake += turmoil_worth(s, seat)
        elif is_free(s, seat, clearing):
            suits = column_suits(s, seat, BUILD)
            self.site = SITE + (WANTED_SITE if suits[suit] or suits[BIRD] else 0)
        suits = column_suits(s, seat, BATTLE)
        if (suits[suit] or suits[BIRD]) and foes(s, seat, clearing):
            self.contact = CONTACT

    def worth(self, more: int) -> int:
        """Return its value with some more warriors."""
        worth = lead_worth(self.lead + more) // 2 + self.contact * min(self.warriors + more, FRONT)
        if self.stake:
            worth -= self.stake * danger(self.spare - more) // 1000
        if self.warriors + more > self.guards:
            worth += self.prize
        return worth + self.site if self.lead + more > 0 else worth


def dynasty_worth(s: Woods, seat: int, turns: int) -> int:
    """Return the value of roosts, warriors and the Decree with a given number of turns left."""
    total = roosts_worth(on_map(s, ROOST), turns)
    if court(s, seat).leader == NONE:
        return total
    suits = 0
    for clearing in range(CLEARINGS):
        warriors = s.warriors[seat * CLEARINGS + clearing]
        roost = s.pieces[ROOST * CLEARINGS + clearing]
        if roost:
            suits |= 1 << s.suits[clearing]
        if warriors or roost:
            total += warriors * FLYER + EyriePost(s, seat, clearing).worth(0)
    total += suits.bit_count() * NEW_SUIT - court(s, seat).deposed.bit_count() * DEPOSED
    return total + decree_worth(s, seat, turns)


def decree_worth(s: Woods, seat: int, turns: int) -> int:
    """Return the value of the Decree in future turns, less the expected cost of turmoil."""
    if turns == 1:
        return 0
    chance = decree_chance(s, seat)
    deeds = PATRONS[court(s, seat).leader]
    for column in range(len(COLUMNS)):
        for k in range(sum(column_suits(s, seat, column))):
            deeds += deed_worth(column, k)
    deeds = deeds * min(turns, DEED_TURNS) // DEED_TURNS
    return (deeds * chance - turmoil_worth(s, seat) * (1000 - chance)) // 1000


def deed_worth(column: int, before: int) -> int:
    """Return the value of a card in a column that already holds a number of cards."""
    return DEEDS_WORTH[column] * 2 // (2 + before)


def order_worth(s: Woods, seat: int, column: int, suit: int) -> int:
    """Return the value of a card of a suit in a column: its effect, less the added risk of turmoil."""
    leader = court(s, seat).leader
    suits = column_suits(s, seat, column)
    moves = column == MOVE or any(column_suits(s, seat, MOVE))
    before = column_chance(s, seat, column, suits, leader, moves)
    worth = deed_worth(column, sum(suits)) * min(turns_left(s), DEED_TURNS) // DEED_TURNS
    suits[suit] += 1
    after = column_chance(s, seat, column, suits, leader, moves)
    return worth * after // 1000 - turmoil_worth(s, seat) * (before - after) // 1000


def add_worth(s: Woods, seat: int, card: int) -> int:
    """Return the value of a card in the best column, less the card."""
    best = order_worth(s, seat, RECRUIT, SUIT_OF[card])
    for column in range(1, len(COLUMNS)):
        best = max(best, order_worth(s, seat, column, SUIT_OF[card]))
    return best - card_worth(card)


def leader_worth(s: Woods, seat: int, leader: int) -> int:
    """Return the value of a leader: its ability, and how likely its Viziers can be resolved with the Decree."""
    made = LEADERS[leader]
    chance = 1000
    moves = MOVE in (made.first, made.second) or any(court(s, seat).decree[MOVE])
    worth = PATRONS[leader]
    for column in (made.first, made.second):
        suits = [0] * (CLEARING_SUITS + 1)
        for card in court(s, seat).decree[column]:
            suits[SUIT_OF[card]] += 1
        worth += deed_worth(column, sum(suits))
        suits[BIRD] += 1
        chance = chance * column_chance(s, seat, column, suits, leader, moves) // 1000
    return (worth * chance - turmoil_worth(s, seat) * (1000 - chance)) // 1000


def urgency(s: Woods, seat: int, column: int, suit: int, possible: bool) -> int:
    """Return how urgent a card of a column is: first those that can be resolved, of a suit with few options
    to spare.
    """
    if not possible:
        return -turmoil_worth(s, seat)
    if suit == BIRD:
        return -BIRDS_LAST
    return -STRETCH * movers(s, seat)[suit] // 2 if column == MOVE else 0


def still_to_move(s: Woods) -> list[int]:
    """Return by suit how many cards of the Decree still require a move after the current one."""
    if len(s.todo) > 1:
        below = s.todo[-2]
        if isinstance(below.payload, Orders) and below.arg == MOVE:
            return below.payload.left
    return [0] * (CLEARING_SUITS + 1)


class EyriePosts(Posts):
    """The clearings as evaluated by the Eyrie.

    asked   by suit, how many cards of the Decree still require a move
    ready   by suit, how many warriors can carry them out
    """

    def __init__(self, s: Woods, seat: int) -> None:
        super().__init__(s, seat)
        self.asked = still_to_move(s)
        self.ready = [have // READY for have in movers(s, seat)]

    def look(self, clearing: int) -> Post:
        """Evaluate roosts, sites and battles."""
        return EyriePost(self.s, self.seat, clearing)

    def cost(self, start: int, end: int, number: int) -> int:
        """The moves that the Decree still requires from the origin; negative if the destination helps with one."""
        leave, arrive = self.s.suits[start], self.s.suits[end]
        if leave == arrive:
            return 0
        lacking = self.asked[leave] > 0 and number > self.ready[leave] - self.asked[leave]
        called = self.asked[arrive] > self.ready[arrive]
        return (LAST_MOVER if lacking else 0) - (LAST_MOVER if called else 0)


def enlist_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return the value of recruiting at a roost."""
    number = recruits(court(s, seat).leader)
    post = EyriePost(s, seat, clearing)
    worth = post.worth(number) - post.worth(0)
    suit = s.suits[clearing]
    short = column_suits(s, seat, MOVE)[suit] - movers(s, seat)[suit] // 2
    for beside in s.rules.map.paths[clearing]:
        if is_free(s, seat, beside):
            worth += SITE // 8
    return worth + number * FLYER + (LAST_MOVER if short > 0 else 0)


def nest_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return the value of a roost in a clearing."""
    worth = roost_worth(s, on_map(s, ROOST) + 1)
    worth -= (VP // 2 + worth) * danger(spare_at(s, seat, clearing)) // 1000
    for other in range(CLEARINGS):
        if s.suits[other] == s.suits[clearing] and s.pieces[ROOST * CLEARINGS + other]:
            return worth
    return worth + NEW_SUIT


def hatch_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return how well a clearing suits a roost that comes with warriors: far from enemies, with room next to it."""
    room = 0
    for beside in s.rules.map.paths[clearing]:
        room += open_slots(s, beside) > 0
    return room * SITE // 8 - stake(s) * danger(spare_at(s, seat, clearing) - FRONT) // 1000
