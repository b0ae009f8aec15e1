"""Position values for bots: points, current wars, and the future value of cards, armies and buildings.

All amounts are thousandths of a victory point. Whatever helps in every turn counts once per remaining turn.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.masks import count
from turnwright.games.mythotopia.data.faces import GIVES
from turnwright.games.mythotopia.data.geometry import PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import ARMY, FOOD, GOLD, HAND, PROVINCE_VP, RESERVE, STONE
from turnwright.games.mythotopia.judgement.estimates import (
    ARMY_WORTH,
    DORMANT,
    FEW_ARMIES,
    MORE_ARMIES,
    SHIP_WORTH,
    VP,
    WHOLE,
    WON,
    army_places,
    at_most,
    defence_prize,
    invader_odds,
    lead_in,
    prize,
    projected,
    tokens_to_end,
    turns_left,
)
from turnwright.games.mythotopia.points import total
from turnwright.games.mythotopia.queries import held
from turnwright.games.mythotopia.scoring import winners
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.zones import deck

NEAR: Final = 10 * WHOLE
"""The number of tokens before the end, in quarters, from which points start to count more."""
POINTS_GROW: Final = 60
"""How much more points count, in thousandths, with every token taken from then on."""
CLEAR: Final = 15
"""A seat that leads by more points than this wants the end more than further points."""
SURE: Final = 10
"""A lead beyond this many points makes no further difference."""
DRIVE: Final = 120
"""For each of those points, the value of one fewer token on VP cards."""
FAR: Final = 30 * WHOLE
"""More tokens, in quarters, than can ever be left before the end."""
LEADS: Final = 4 * VP
"""The value of being able to end the game now."""
LEAD: Final = 700
"""The additional value of each point of such a lead."""
LONGEST_LEAD: Final = 8

ENDING: Final = 700
"""The cost of the action that ends a war."""
QUEUE: Final = [1000, 1000, 950, 880, 800, 720]
"""By wars that a seat may win: how much of that counts, since only one can be ended per turn."""
SEAT_OF_POWER: Final = 400
"""The value of a city or a citadel besides its province."""
SHIP_AT_SEA: Final = 200
CASTLE_WORTH: Final = 200
TOWN_SPARE: Final = 2
TOWN_WORTH: Final = 500
LAST_TOWN: Final = 3500
"""The value of one of the last towns in the stock: without one, nothing can be captured. A clear leader needs it for
provinces that score tokens.
"""

NEED: Final = [650, 600, 620, 1100]
"""By symbol: the value per turn of never lacking it."""
DEFENCE_NEED: Final = 200
"""The same for armies if nothing can be captured for lack of towns."""
SOURCE_NEED: Final = 500
"""The same for province cards, which are sources of invasions and building sites."""
IN_STORE: Final = 220
"""The additional value of a card in the Reserve that can be played from there, besides its symbols."""
KEPT: Final = 250
"""How much of a text's value is added while its card is available, in thousandths."""
SMALL_DECK: Final = 12
"""With fewer cards than this, not everything needed can be available."""
READY: Final = 110
READY_ARMY: Final = 180
IDLE_ARMY: Final = 60
"""The value of an available symbol: stone or gold, an army with food, one without."""
PAIR_READY: Final = 2
MOST_READY: Final = 4
"""How many of them count."""


def value(s: World, seat: int) -> int:
    """Return how good the position is for a seat."""
    left = tokens_to_end(s)
    weight = 1000 + POINTS_GROW * max(0, NEAR - left) // WHOLE
    ahead = lead(s, seat)
    clear = max(0, min(SURE, ahead - CLEAR))
    town = LAST_TOWN if clear else TOWN_WORTH
    points = total(s, seat) * VP + war_worth(s, seat, clear * DRIVE, town) + siege_worth(s, seat)
    worth = points * weight // 1000 + forces_worth(s, seat, town) + cards_worth(s, seat, turns_left(left))
    worth += at_hand(s, seat, s.towns[seat] > 0 and not clear)
    for objective in s.rules.objectives:
        if s.in_play >> objective.number & 1:
            worth += objective.outlook(s, seat)
    worth += clear * DRIVE * max(0, FAR - left) // WHOLE
    return worth + lead_worth(s, seat, ahead) if left == 0 else worth


def lead(s: World, seat: int) -> int:
    """Return by how many points a seat would lead if the game ended now."""
    points = projected(s)
    return points[seat] - max([points[other] for other in range(s.seats) if other != seat])


def final_value(s: World, seat: int) -> int:
    """Return how good the end of the game is for a seat."""
    won = winners(s)
    return WON // len(won) if seat in won else total(s, seat) * VP


def lead_worth(s: World, seat: int, ahead: int) -> int:
    """Return the value of leading when enough VP cards are empty: higher the sooner the seat moves."""
    if ahead <= 0:
        return max(-LONGEST_LEAD, ahead) * LEAD
    waits = (seat - s.turn) % s.seats
    return LEADS * (s.seats - waits) // s.seats + min(LONGEST_LEAD, ahead) * LEAD


def war_worth(s: World, seat: int, drive: int, town: int) -> int:
    """Return the expected value of the wars in which a seat is the invader; a token it takes is worth ``drive`` in
    addition, and one of its last towns ``town``. The armies in its stock can make up the difference in one war only.
    """
    won = 0
    fought = 0
    spare = s.army_stock[seat]
    left = s.camps[seat] & ~s.realms[seat] if s.towns[seat] else 0
    while left:
        low = left & -left
        left ^= low
        province = low.bit_length() - 1
        fought += 1
        gain = PROVINCE_VP * VP - ENDING - (town if s.towns[seat] <= TOWN_SPARE else 0)
        tokens = prize(s, seat, province)
        if tokens:
            gain += tokens + drive
        missing = 1 - lead_in(s, seat, province)
        if gain > 0 and missing <= spare:
            won += gain * invader_odds(s, seat, province, s.turn) // 1000
            spare -= max(0, missing)
    return won * at_most(QUEUE, fought) // 1000


def siege_worth(s: World, seat: int) -> int:
    """Return the expected value of the wars in a seat's own provinces."""
    expected = 0
    invaded = 0
    for other in range(s.seats):
        if other != seat:
            invaded |= s.camps[other] & s.realms[seat]
    while invaded:
        low = invaded & -invaded
        invaded ^= low
        province = low.bit_length() - 1
        chance = 0
        for other in range(s.seats):
            if other != seat and s.camps[other] & low:
                chance = max(chance, invader_odds(s, other, province, s.turn))
        loss = PROVINCE_VP * VP
        if (s.cities | s.citadels) & low:
            loss += SEAT_OF_POWER
        expected -= loss * chance // 1000
        gain = defence_prize(s, seat)
        if gain:
            expected += (gain - ENDING // 2) * (1000 - chance) // 1000
    return expected


def forces_worth(s: World, seat: int, town: int) -> int:
    """Return the value of tokens and buildings: armies, ships, castles, cities, and each of the last towns."""
    armies = s.army_stock[seat] + army_places(s, seat)
    worth = min(armies, FEW_ARMIES) * ARMY_WORTH + max(0, armies - FEW_ARMIES) * MORE_ARMIES
    worth += s.ship_stock[seat] * SHIP_WORTH
    for sea in range(seat * len(SEAS), (seat + 1) * len(SEAS)):
        worth += s.ships[sea] * SHIP_AT_SEA
    worth += min(s.towns[seat], TOWN_SPARE) * town
    realm = s.realms[seat]
    return worth + count(realm & s.castles) * CASTLE_WORTH + count(realm & (s.cities | s.citadels)) * SEAT_OF_POWER


def cards_worth(s: World, seat: int, turns: int) -> int:
    """Return the value of a seat's cards over its remaining turns."""
    texts = s.rules.texts
    symbols = [0, 0, 0, 0]
    size = 0
    sources = 0
    played = 0
    stored = 0
    for pile in (*s.cards.zones[deck(seat)].layers, held(s, seat), s.discards[seat], s.reserves[seat]):
        for card in pile:
            text = texts[card]
            if text.header == RESERVE:
                stored += text.worth * DORMANT // 1000
            else:
                played += text.worth
            size += 1
            if card < PROVINCES:
                sources += 1
            for symbol in range(ARMY + 1):
                symbols[symbol] += GIVES[symbol][card]
    for card in s.reserves[seat]:
        if texts[card].header == RESERVE:
            stored += texts[card].worth * (1000 - DORMANT) // 1000
            size -= 1
    size = max(size, SMALL_DECK)
    flow = saturated(SOURCE_NEED, sources, size) + stored + HAND * played // size
    for symbol in range(ARMY):
        flow += saturated(NEED[symbol], symbols[symbol], size)
    flow += saturated(NEED[ARMY] if s.towns[seat] else DEFENCE_NEED, symbols[ARMY], size)
    return flow * turns


def saturated(need: int, held_in_all: int, size: int) -> int:
    """Return how well a need is met in an average hand: half, if one card for it is there."""
    return need * HAND * held_in_all // (HAND * held_in_all + size)


def at_hand(s: World, seat: int, armed: bool) -> int:
    """Return the value for the next turn of the cards available to a seat; armies count if ``armed``."""
    texts = s.rules.texts
    symbols = [0, 0, 0, 0]
    worth = 0
    for pile in (held(s, seat), s.reserves[seat]):
        for card in pile:
            if texts[card].header != RESERVE:
                worth += texts[card].worth * KEPT // 1000
            for symbol in range(ARMY + 1):
                symbols[symbol] += GIVES[symbol][card]
    for card in s.reserves[seat]:
        if texts[card].header != RESERVE:
            worth += IN_STORE
    if armed:
        worth += min(symbols[ARMY], MOST_READY) * (READY_ARMY if symbols[FOOD] else IDLE_ARMY)
    return worth + (min(symbols[STONE], PAIR_READY) + min(symbols[GOLD], PAIR_READY)) * READY
