"""The value of a Vagabond's position and actions for bots, in thousandths of a point: items, friends, and location."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.battle import begin, extra_hits, rolled_hits
from turnwright.games.root.cards import matching
from turnwright.games.root.data.boards import AIDS_TO_ADVANCE, ALLIED, HOSTILE, RELATIONSHIP_VP
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BOOT, CLEARING_SUITS, CROSSBOW, DIE_FACES, ITEMS, QUESTS, SWORD, TORCH
from turnwright.games.root.factions.vagabond_items import has_both, has_marker, pack, quest_points
from turnwright.games.root.factions.vagabond_values import (
    BROKEN,
    USE,
    broken_value,
    cheapest_use,
    least_broken,
    mended_value,
    next_value,
    pack_value,
    use_value,
    whole,
)
from turnwright.games.root.judgement.estimates import PLAIN_CARD, ROLLS, VP, loss_of
from turnwright.games.root.judgement.values import turns_left
from turnwright.games.root.parts import Pack
from turnwright.games.root.queries import enemies, faction_of, has_piece
from turnwright.games.root.state import Woods

FAR: Final = 4
"""How many future turns count."""
STANDING: Final = [0, 450, 1000, 2200, -150]
"""By space on the relationship chart: its future value."""
EXPERIENCE: Final = 150
"""The value of a completed quest: the next of its suit scores more."""
GIVEN: Final = 420
"""The cost of giving a card away."""
FOUND: Final = 650
"""The value of an item under a ruin."""
POSITION: Final = 350
"""How much possible actions in a clearing next turn count, out of 1000."""
A_STEP_AWAY: Final = 700
"""How much of that counts for an adjacent clearing, out of 1000."""
WARY: Final = 600
"""The cost of a strike at the first warrior: its faction will be Hostile."""
DANGER: Final = 130
"""The cost of each warrior of the strongest adjacent enemy, up to MOST_HITS: it may attack him."""
MOST_HITS: Final = 3
HURT: Final = 250
"""How much of a removed piece's value to its owner counts for a Vagabond, out of 1000."""


def later(turns: int) -> int:
    """Return how much future turns count, out of 1000."""
    return min(turns, FAR) * 1000 // FAR


def roaming_worth(s: Woods, seat: int, turns: int) -> int:
    """Return the value of items, friends, quests and location with a given number of turns left."""
    p = pack(s, seat)
    total = pack_value(p) + len(p.done) * EXPERIENCE
    for other in range(s.seats):
        if other != seat:
            total += STANDING[p.friends[s.faction[other]]]
    total = (total - danger(s, seat, p)) * later(turns) // 1000
    return total + place_worth(s, seat, p) * POSITION // 1000


def danger(s: Woods, seat: int, p: Pack) -> int:
    """Return the cost of possible attacks on him where he is."""
    if not 0 <= p.place < CLEARINGS:
        return 0
    most = 0
    for other in range(s.seats):
        if enemies(s, seat, other) and p.friends[s.faction[other]] != ALLIED:
            most = max(most, s.warriors[other * CLEARINGS + p.place])
    return min(most, MOST_HITS) * DANGER


def place_worth(s: Woods, seat: int, p: Pack) -> int:
    """Return the value of possible actions from his location, with all items refreshed."""
    if p.place < 0:
        return 0
    items = [whole(p, item) for item in range(len(ITEMS))]
    if p.place < CLEARINGS:
        here, around = spot_worth(s, seat, p.place, items), s.rules.map.path_masks[p.place]
    else:
        here, around = 0, s.rules.map.touching[p.place - CLEARINGS]
    best = here
    for clearing in range(CLEARINGS):
        if around >> clearing & 1:
            best = max(best, spot_worth(s, seat, clearing, items) * A_STEP_AWAY // 1000)
    return best


# Places.


def spot_worth(s: Woods, seat: int, clearing: int, items: list[int]) -> int:
    """Return the value of possible actions in a clearing with items."""
    total = 0
    if s.ruins >> clearing & 1 and items[TORCH]:
        total += VP + FOUND
    best = 0
    for quest in s.quests:
        if QUESTS[quest].suit == s.suits[clearing] and has_both(items, quest):
            best = max(best, (quest_points(s, seat, QUESTS[quest].suit) + 1) * VP)
    total += best
    best = 0
    for other in range(s.seats):
        if other != seat and has_piece(s, other, clearing):
            best = max(best, company_worth(s, seat, clearing, other, items))
    return total + best


def company_worth(s: Woods, seat: int, clearing: int, other: int, items: list[int]) -> int:
    """Return the value of being where another seat has pieces: it can be aided or fought."""
    warriors, pieces = s.warriors[other * CLEARINGS + clearing], pieces_of(s, other, clearing)
    swords = items[SWORD]
    prey = 0
    if warriors == 0:
        razed = min(pieces, (2 if swords else 0) + (1 if items[CROSSBOW] else 0))
        prey = razed * VP + hurt(s, other, clearing, razed)
    elif swords:
        removed = min(swords, warriors + pieces)
        hostile = pack(s, seat).friends[s.faction[other]] == HOSTILE
        prey = removed * VP - min(warriors, swords) * VP // 2 - (0 if hostile else WARY)
        prey += hurt(s, other, clearing, removed - warriors)
    cards = len(matching(s, seat, s.suits[clearing]))
    return max(prey, friend_worth(s, seat, other, cards, sum(items)))


def pieces_of(s: Woods, seat: int, clearing: int) -> int:
    """Return how many buildings and tokens a seat has in a clearing."""
    faction = faction_of(s, seat)
    total = 0
    for piece in faction.buildings:
        total += s.pieces[piece * CLEARINGS + clearing]
    for piece in faction.tokens:
        total += s.pieces[piece * CLEARINGS + clearing]
    return total


def hurt(s: Woods, seat: int, clearing: int, razed: int) -> int:
    """Return the value for a Vagabond of a seat losing buildings and tokens in a clearing."""
    faction = faction_of(s, seat)
    total, left = 0, razed
    for piece in faction.tokens + faction.buildings:
        number = min(left, s.pieces[piece * CLEARINGS + clearing])
        if number > 0:
            total += number * faction.piece_worth(s, seat, piece, clearing)
            left -= number
    return total * HURT // 1000


def friend_worth(s: Woods, seat: int, other: int, cards: int, items: int) -> int:
    """Return the value of the next Aid to a seat with a number of matching cards and items: points, a better
    relationship, an item from the Crafted Items box.
    """
    if cards == 0 or items == 0:
        return 0
    p = pack(s, seat)
    worth = -GIVEN
    best = 0
    for item in range(len(ITEMS)):
        if s.crafted[other * len(ITEMS) + item]:
            best = max(best, next_value(p, item) * later(turns_left(s)) // 1000)
    worth += best
    space = p.friends[s.faction[other]]
    if not has_marker(s.faction[other]) or space == HOSTILE:
        return worth
    if space == ALLIED:
        return worth + RELATIONSHIP_VP[ALLIED] * VP
    need = AIDS_TO_ADVANCE[space] - p.aids[s.faction[other]]
    if min(cards, items) < need:
        return worth
    standing = (STANDING[space + 1] - STANDING[space]) * later(turns_left(s)) // 1000
    return worth + (RELATIONSHIP_VP[space + 1] * VP + standing) // need


def aid_worth(s: Woods, seat: int, other: int) -> int:
    """Return the value of Aid, less the exhausted item."""
    p = pack(s, seat)
    cards = len(matching(s, seat, s.suits[p.place]))
    return friend_worth(s, seat, other, cards, sum(p.ready)) - cheapest_use(p)


def way_worth(s: Woods, seat: int, place: int) -> int:
    """Return the value of being in a clearing or forest compared with his current place, without boots."""
    p = pack(s, seat)
    return stay_worth(s, seat, p, place) - stay_worth(s, seat, p, p.place)


def stay_worth(s: Woods, seat: int, p: Pack, place: int) -> int:
    """Return the value of possible actions in a place this turn; a forest repairs everything."""
    if place < 0:
        return 0
    if place < CLEARINGS:
        return spot_worth(s, seat, place, p.ready)
    total = 0
    for item in range(len(ITEMS)):
        total += (p.damaged[item] + p.ruined[item]) * mended_value(p, item)
    return total * later(turns_left(s)) // 1000


def step_worth(s: Woods, seat: int, clearing: int, boots: int) -> int:
    """Return the value of going to a clearing for a number of boots."""
    return way_worth(s, seat, clearing) - boots * use_value(pack(s, seat), BOOT)


def camp_worth(s: Woods, forest: int) -> int:
    """Return how well a forest suits as a start: near ruins, and near clearings of all suits."""
    touching = s.rules.map.touching[forest]
    suits = 0
    for clearing in range(CLEARINGS):
        if touching >> clearing & 1:
            suits |= 1 << s.suits[clearing]
    return (touching & s.ruins).bit_count() * FOUND + suits.bit_count() * FOUND // CLEARING_SUITS


# Actions.


def explore_worth(s: Woods, seat: int) -> int:
    """Return the value of exploring a ruin."""
    return VP + FOUND * later(turns_left(s)) // 1000 - use_value(pack(s, seat), TORCH)


def quest_worth(s: Woods, seat: int, quest: int) -> int:
    """Return the value of completing a quest."""
    p, made = pack(s, seat), QUESTS[quest]
    points = (quest_points(s, seat, made.suit) + 1) * VP
    return points + EXPERIENCE - use_value(p, made.first) - use_value(p, made.second)


def fight_worth(s: Woods, seat: int, clearing: int, other: int) -> int:
    """Return the average value of a battle over all rolls: Infamy and pieces, less damaged items."""
    b = begin(clearing, seat, other)
    more, back = extra_hits(s, b)
    total = 0
    for high in DIE_FACES:
        for low in range(high + 1):
            dealt, taken = rolled_hits(s, b, high, low)
            gained = spoils(s, seat, clearing, other, dealt + more) - wounds(s, seat, taken + back)
            total += gained if high == low else 2 * gained
    return total // ROLLS - use_value(pack(s, seat), SWORD)


def wounds(s: Woods, seat: int, hits: int) -> int:
    """Return the cost of a number of hits."""
    return least_broken(pack(s, seat), hits) * later(turns_left(s)) // 1000


def spoils(s: Woods, seat: int, clearing: int, other: int, hits: int) -> int:
    """Return the gain of a number of hits: a point for each building or token, and by Infamy one for every piece of a
    Hostile faction, except the warrior that made it Hostile.
    """
    faction = faction_of(s, other)
    warriors = min(hits, s.warriors[other * CLEARINGS + clearing])
    total = warriors * faction.warrior_worth(s, other, clearing) * HURT // 1000
    razed = min(hits - warriors, pieces_of(s, other, clearing))
    total += razed * VP + hurt(s, other, clearing, razed)
    if not has_marker(s.faction[other]):
        return total + faction.hits_worth(s, other, hits - warriors - razed) * HURT // 1000
    space = pack(s, seat).friends[s.faction[other]]
    if space == HOSTILE:
        return total + (warriors + razed) * VP
    if warriors == 0:
        return total
    lost = (STANDING[space] - STANDING[HOSTILE]) * later(turns_left(s)) // 1000
    return total + (warriors + razed - 1) * VP - lost


def strike_worth(s: Woods, seat: int, clearing: int, other: int) -> int:
    """Return the value of a strike: a point for a building or token; a warrior scores nothing."""
    p, faction = pack(s, seat), faction_of(s, other)
    cost = use_value(p, CROSSBOW)
    if s.warriors[other * CLEARINGS + clearing] == 0:
        return VP + hurt(s, other, clearing, 1) - cost
    worth = faction.warrior_worth(s, other, clearing) // 2 - cost
    return worth if p.friends[s.faction[other]] == HOSTILE else worth - WARY


def mending_worth(s: Woods, seat: int, item: int, ready: bool) -> int:
    """Return the value of repairing a damaged item, face up or not."""
    return mended_value(pack(s, seat), item) * later(turns_left(s)) // 1000 + (USE if ready else 0)


def hideout_worth(s: Woods, seat: int, number: int) -> int:
    """Return the value of repairing some items and ending the day."""
    p = pack(s, seat)
    broken = min(number, sum(p.damaged) + sum(p.ruined))
    return broken * FOUND * (1000 - BROKEN) // 1000 * later(turns_left(s)) // 1000 - use_value(p, TORCH)


def theft_worth(s: Woods, seat: int) -> int:
    """Return the value of another's card, less a torch."""
    return 3 * PLAIN_CARD // 2 - use_value(pack(s, seat), TORCH)


def worn_worth(s: Woods, seat: int, item: int, ready: bool) -> int:
    """Return the cost of damaging an item: more if it is face up."""
    return broken_value(pack(s, seat), item) + (2 * USE if ready else 0)


# Characters of later boxes.


def improvise_worth(s: Woods, seat: int, quest: int) -> int:
    """Return the value of a quest for which one item is damaged and another exhausted."""
    return quest_worth(s, seat, quest) - wounds(s, seat, 1)


def incite_worth(s: Woods, seat: int, clearing: int, attacker: int, defender: int) -> int:
    """Return the value of a battle between two others: the buildings and tokens that both lose score."""
    b = begin(clearing, attacker, defender)
    more, back = extra_hits(s, b)
    total = 0
    for high in DIE_FACES:
        for low in range(high + 1):
            dealt, taken = rolled_hits(s, b, high, low)
            scored = razed_by(s, defender, clearing, dealt + more) + razed_by(s, attacker, clearing, taken + back)
            total += scored if high == low else 2 * scored
    return total * VP // ROLLS - use_value(pack(s, seat), TORCH)


def razed_by(s: Woods, seat: int, clearing: int, hits: int) -> int:
    """Return how many of a seat's buildings and tokens a number of hits removes."""
    warriors = s.warriors[seat * CLEARINGS + clearing]
    standing = pieces_of(s, seat, clearing)
    return max(0, min(hits - warriors, standing))


def burn_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return the value of burning a clearing: all pieces of others, less the only torch."""
    total = -next_value(pack(s, seat), TORCH)
    for other in range(s.seats):
        if enemies(s, seat, other):
            total += pieces_of(s, other, clearing) * VP + loss_of(s, other, clearing, CLEARINGS) * HURT // 1000
    return total
