"""The value of the Marquise's position for bots, in thousandths of a point: wood, its usefulness, and its guards."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.cards import held, matching
from turnwright.games.root.data.boards import KEEP, RECRUITER, SAWMILL, TRACKS, WOOD, WORKSHOP
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CARDS, NONE
from turnwright.games.root.factions.marquise_wood import joined, wood_cost, wood_in
from turnwright.games.root.judgement.estimates import (
    EACH_ENEMY,
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
from turnwright.games.root.queries import count, left, on_map, open_slots, ruled
from turnwright.games.root.state import Woods

BUILT: Final = [SAWMILL, WORKSHOP, RECRUITER]
FAR: Final = 4
"""How many future turns count."""
TIMBER: Final = 550
"""The value of a wood token that can be used for a building."""
IDLE_TIMBER: Final = 150
"""The value of a wood token that is connected to no open slot."""
MILLED: Final = [450, 400, 250, 150, 80, 50]
"""The value of the first, second… sawmill on the map in each future turn."""
CRAFTING: Final = [500, 400, 250, 150, 100, 100]
"""The value of the first, second… workshop besides its points."""
MUSTERING: Final = [1500, 1500, 1300, 800, 500, 300]
"""The value of the first, second… recruiter with FAR turns left, besides its points and cards."""
DRAW: Final = 300
"""The value of one extra card per turn."""
KEEP_WORTH: Final = 1500
"""The value of the keep: without it there are no field hospitals."""
CAT: Final = 220
"""The value of a warrior on the map."""
BUILDS: Final = 2
"""How many buildings per turn are planned ahead."""
PLANNED: Final = 650
"""How much the points of a building that can be built next turn count, out of 1000."""
MORE_ROOM: Final = [0, 500, 850, 1100, 1200]
"""The value of open slots within reach of wood, beyond those planned for."""
NEW_SITE: Final = 400
"""The value of a slot in a clearing not ruled yet, if others are open already."""
MOST_AT_STAKE: Final = 3 * VP
"""The most that is lost in one battle."""
HOMELY: Final = 100
"""The additional value of a building at the keep, where nobody else places pieces."""


def building_worth(piece: int, nth: int, turns: int) -> int:
    """Return the value added by the first, second… building of a kind besides its points, with a given number of turns
    left.
    """
    if piece == SAWMILL:
        return MILLED[nth - 1] * min(turns - 1, FAR)
    if piece == WORKSHOP:
        return CRAFTING[nth - 1] if turns > 1 else 0
    draws = TRACKS[RECRUITER].draws
    return MUSTERING[nth - 1] * min(turns - 1, FAR) // FAR + (draws[nth] - draws[nth - 1]) * DRAW * min(turns, FAR)


def lost_worth(s: Woods, piece: int) -> int:
    """Return the value of losing a building or token."""
    if piece == WOOD:
        return TIMBER
    if piece == KEEP:
        return KEEP_WORTH
    return building_worth(piece, max(1, on_map(s, piece)), turns_left(s))


def at_stake(s: Woods, clearing: int) -> int:
    """Return what can be lost in a clearing besides warriors; 0 if there is nothing."""
    total = 0
    for piece in (SAWMILL, WORKSHOP, RECRUITER, WOOD, KEEP):
        number = s.pieces[piece * CLEARINGS + clearing]
        if number:
            total += number * (VP + lost_worth(s, piece))
    return min(total, MOST_AT_STAKE)


def siege_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return the value of her warriors in a clearing with enemy buildings and tokens."""
    prize, guards = prize_at(s, seat, clearing)
    return spoils(prize) if s.warriors[seat * CLEARINGS + clearing] > guards else 0


def estate_worth(s: Woods, seat: int, turns: int) -> int:
    """Return the value of buildings, wood and warriors with a given number of turns left."""
    total = sum([building_worth(piece, k + 1, turns) for piece in BUILT for k in range(on_map(s, piece))])
    total += on_map(s, KEEP) * KEEP_WORTH
    for clearing in range(CLEARINGS):
        warriors = s.warriors[seat * CLEARINGS + clearing]
        total += warriors * CAT
        stake = at_stake(s, clearing)
        if stake:
            total -= stake * danger(spare_at(s, seat, clearing)) // 1000
            if s.pieces[KEEP * CLEARINGS + clearing]:
                total += HOMELY * (s.rules.map.slots[clearing] - open_slots(s, clearing))
        if warriors:
            total += lead_worth(lead_at(s, seat, clearing)) // 3 + siege_worth(s, seat, clearing)
    return total + timber_worth(s, seat, turns)


def timber_worth(s: Woods, seat: int, turns: int) -> int:
    """Return the value of wood and the open slots it can reach."""
    if turns == 1:
        return 0
    rest = ruled(s, seat)
    lying, best = on_map(s, WOOD), 0
    while rest:
        clearing = (rest & -rest).bit_length() - 1
        near = joined(s, seat, clearing)
        rest &= ~near
        room, mills = 0, 0
        for inside in range(CLEARINGS):
            if near >> inside & 1:
                room += open_slots(s, inside)
                mills += s.pieces[SAWMILL * CLEARINGS + inside]
        wood = wood_in(s, near)
        worth = plan_worth(s, wood, mills, room)
        if worth > best:
            best = worth
        lying -= wood if room else 0
    return best + lying * IDLE_TIMBER


def plan_worth(s: Woods, wood: int, mills: int, room: int) -> int:
    """Return the expected value in the next turn of connected wood and open slots."""
    wood += min(mills, left(s, WOOD))
    built = [on_map(s, piece) for piece in BUILT]
    total = 0
    planned = min(room, BUILDS)
    for _building in range(planned):
        best, chosen = 0, NONE
        for k in range(len(BUILT)):
            track = TRACKS[BUILT[k]]
            if built[k] < track.spaces and track.cost[built[k]] <= wood and track.vp[built[k]] > best:
                best, chosen = track.vp[built[k]], k
        if chosen == NONE:
            break
        wood -= TRACKS[BUILT[chosen]].cost[built[chosen]]
        built[chosen] += 1
        total += best * PLANNED
    spare = min(room - planned, len(MORE_ROOM) - 1)
    return total + wood * (TIMBER if spare else IDLE_TIMBER) + MORE_ROOM[spare]


def build_worth(s: Woods, seat: int, piece: int, clearing: int) -> int:
    """Return the value of the next building of a track in a clearing, less its wood and its risk."""
    nth = on_map(s, piece) + 1
    worth = building_worth(piece, nth, turns_left(s))
    lost = (VP + worth) * danger(spare_at(s, seat, clearing)) // 1000
    homely = HOMELY if s.pieces[KEEP * CLEARINGS + clearing] else 0
    return TRACKS[piece].vp[nth - 1] * VP + worth - TRACKS[piece].cost[nth - 1] * TIMBER - lost + homely


def overwork_worth(s: Woods, seat: int, clearing: int, actions: int) -> int:
    """Return the value of one wood at a sawmill, less a card: highest if it makes a building possible."""
    near = joined(s, seat, clearing)
    wood = wood_in(s, near)
    price = min([card_worth(card) for card in matching(s, seat, s.suits[clearing])])
    site = NONE
    for inside in range(CLEARINGS):
        if near >> inside & 1 and open_slots(s, inside):
            site = inside
    if site == NONE:
        return IDLE_TIMBER - price
    best = 0
    if actions > 1:
        for piece in BUILT:
            if left(s, piece) and wood_cost(s, piece) == wood + 1:
                best = max(best, build_worth(s, seat, piece, site) // 2)
    return TIMBER - price + best


def site_worth(s: Woods, clearing: int, own: int, slots: int) -> int:
    """Return the value of ruling a clearing for its open slots; ``own`` are the clearings she rules, with a given
    number of open slots in all of them.
    """
    room = open_slots(s, clearing)
    if room <= 0:
        return 0
    others = slots - room if own >> clearing & 1 else slots
    if others >= BUILDS:
        return NEW_SITE
    return (
        NEW_SITE
        + plan_worth(s, on_map(s, WOOD), on_map(s, SAWMILL), others + room)
        - plan_worth(s, on_map(s, WOOD), on_map(s, SAWMILL), others)
    )


class MarquisePost(Post):
    """The value of a clearing for the Marquise, depending on the number of her warriors there.

    lead, warriors  the current numbers
    stake   what can be lost there besides warriors
    spare   how much stronger possible attackers are than the guards
    slots   the value of ruling it for its open slots
    prize   the value of enemy buildings and tokens there, if warriors outnumber their guards
    guards  how many warriors guard them
    """

    def __init__(self, s: Woods, seat: int, clearing: int, own: int, room: int) -> None:
        self.lead = lead_at(s, seat, clearing)
        self.warriors = s.warriors[seat * CLEARINGS + clearing]
        self.stake = at_stake(s, clearing)
        self.spare = spare_at(s, seat, clearing) if self.stake else 0
        self.slots = site_worth(s, clearing, own, room)
        prize, self.guards = prize_at(s, seat, clearing)
        self.prize = spoils(prize)

    def worth(self, more: int) -> int:
        """Return its value with some more warriors."""
        lead = self.lead + more
        worth = lead_worth(lead) // 3 + (self.slots if lead > 0 else 0)
        if self.stake:
            worth -= self.stake * danger(self.spare - more) // 1000
        return worth + self.prize if self.warriors + more > self.guards else worth


class MarquisePosts(Posts):
    """The clearings as evaluated by the Marquise; she rules ``own``, with ``room`` open slots."""

    def __init__(self, s: Woods, seat: int) -> None:
        super().__init__(s, seat)
        self.own = ruled(s, seat)
        self.room = 0
        for clearing in range(CLEARINGS):
            if self.own >> clearing & 1:
                self.room += open_slots(s, clearing)

    def look(self, clearing: int) -> Post:
        """Evaluate guards, slots and prizes."""
        return MarquisePost(self.s, self.seat, clearing, self.own, self.room)


def guard_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return the value of one more warrior in a clearing."""
    return CAT + at_stake(s, clearing) * EACH_ENEMY // 2000


def recruit_worth(s: Woods, seat: int) -> int:
    """Return the value of a warrior at each recruiter."""
    total, coming = 0, s.supply[seat]
    for clearing in range(CLEARINGS):
        number = min(coming, count(s, RECRUITER, clearing))
        if number:
            coming -= number
            total += number * guard_worth(s, seat, clearing)
    return total


def corner_worth(s: Woods, corner: int) -> int:
    """Return how well a corner suits the keep: room for buildings there and next to it."""
    room = open_slots(s, corner)
    for beside in s.rules.map.paths[corner]:
        room += open_slots(s, beside)
    return room * HOMELY


def found_worth(s: Woods, seat: int, piece: int, clearing: int) -> int:
    """Return how well a clearing suits a first building: sawmills at home, workshops for the hand, recruiters where
    there is room.
    """
    if piece == SAWMILL:
        return 2 * HOMELY if s.pieces[KEEP * CLEARINGS + clearing] else 0
    if piece == WORKSHOP:
        return HOMELY * sum([CARDS[card].cost[s.suits[clearing]] for card in held(s, seat)])
    return HOMELY * open_slots(s, clearing)
