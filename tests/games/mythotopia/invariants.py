"""What must hold in every position of Mythotopia, whoever plays how.

Checked on every ply of millions, so these count bits and compare sorted lists; words are put together for what is
broken alone.
"""

from __future__ import annotations

from functools import lru_cache

from turnwright.core import engine
from turnwright.core.seats import CHANCE
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.data.geometry import BORDERS, SEAS
from turnwright.games.mythotopia.data.vp_cards import HEAP_VALUE, VP_CARDS
from turnwright.games.mythotopia.points import SOURCE_NAMES, SOURCES
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, LOOKED_AT, deck, hand

PROVINCES = 40
EVERYWHERE = (1 << PROVINCES) - 1
TOKENS = [28, 26, 3]
STARTING = ["start_army", "start_army", "start_build", "start_market", "start_ship"]
IMPROVEMENTS = list(range(len(CARD_KEYS) - 29, len(CARD_KEYS)))
STEPS = frozenset(GAME.steps)
LAND = SOURCE_NAMES.index("land")


def bits(mask: int) -> list[int]:
    """Return the numbers that a mask holds."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def broken(s: World) -> list[str]:
    """Return the invariants that do not hold, in words."""
    return lost(s) + broken_frames(s) if s.todo else lost(s)


def lost(s: World) -> list[str]:
    """Return what is lost, doubled or counted wrongly."""
    found = broken_provinces(s) + broken_tokens(s) + broken_forces(s) + broken_points(s)
    return found + broken_cards(s) if s.todo else found


def broken_provinces(s: World) -> list[str]:
    """A province has one owner at most; cities, citadels, markers and roads are where they can be."""
    found = []
    held = 0
    for realm in s.realms:
        if held & realm:
            found.append(f"two owners: {bits(held & realm)}")
        held |= realm
    if s.todo and s.pile != EVERYWHERE & ~held:
        found.append(f"the province pile holds {bits(s.pile)}, nobody controls {bits(EVERYWHERE & ~held)}")
    if (s.cities | s.citadels) & ~held or s.cities & s.citadels:
        found.append(f"cities {bits(s.cities)}, citadels {bits(s.citadels)}")
    if (s.dragons | s.runestones) & held or s.dragons.bit_count() > 5 or s.runestones.bit_count() > 5:
        found.append(f"dragons {bits(s.dragons)}, runestones {bits(s.runestones)}")
    if s.roads and (s.roads != sorted(set(s.roads)) or len(s.roads) > 9 or max([BORDERS[r].kind for r in s.roads]) > 2):
        found.append(f"roads {s.roads}")
    if s.castles.bit_count() > 9:
        found.append(f"castles {bits(s.castles)}")
    return found


def broken_tokens(s: World) -> list[str]:
    """Towns, cities and citadels are as many as the box holds; so are VP tokens."""
    found = []
    for seat, realm in enumerate(s.realms):
        towns = (realm & ~s.cities & ~s.citadels).bit_count() + s.towns[seat] + s.marked[seat]
        if towns != (18 if s.seats == 2 else 14) or s.towns[seat] < 0:
            found.append(f"seat {seat}: {towns} towns")
        if (realm & s.cities).bit_count() > 4 or (realm & s.citadels).bit_count() > 1:
            found.append(f"seat {seat}: cities {bits(realm & s.cities)}, citadels {bits(realm & s.citadels)}")
    lying = [s.unused[value] + sum(s.tokens[value::3]) for value in range(3)]
    for heap, tokens in enumerate(s.heaps):
        lying[HEAP_VALUE[heap] - 1] += tokens
    if lying != TOKENS or min(s.heaps) < 0 or min(s.unused) < 0 or min(s.tokens) < 0:
        found.append(f"tokens {lying}")
    if s.round and s.in_play.bit_count() != 7:
        found.append(f"VP cards {[VP_CARDS[card].key for card in bits(s.in_play)]}")
    return found


def broken_forces(s: World) -> list[str]:
    """Each seat has 14 armies and 5 ships somewhere; mercenaries serve beside armies."""
    found = []
    for seat in range(s.seats):
        armies = s.armies[seat * PROVINCES : (seat + 1) * PROVINCES]
        spare = [s.army_stock[seat], s.army_pool[seat]]
        if sum(armies) + sum(spare) != 14 or min(armies) < 0 or min(spare) < 0:
            found.append(f"seat {seat}: {sum(armies) + sum(spare)} armies")
        camps = s.camps[seat]
        if camps.bit_count() != PROVINCES - armies.count(0) or not all(map(armies.__getitem__, bits(camps))):
            found.append(f"seat {seat}: armies {armies}, camps {bits(camps)}")
        ships = [s.ship_stock[seat], s.ship_pool[seat], *s.ships[seat * len(SEAS) : (seat + 1) * len(SEAS)]]
        if sum(ships) != 5 or min(ships) < 0:
            found.append(f"seat {seat}: {sum(ships)} ships")
    if len(s.hired) > 2 or not all(s.armies[place] for place in s.hired):
        found.append(f"mercenaries {s.hired}")
    return found


def broken_points(s: World) -> list[str]:
    """A score is 3 for each province and what the tokens are worth, and never below 12."""
    found = []
    scores = GAME.scores(s)
    for seat, realm in enumerate(s.realms):
        tally = s.tally[seat * SOURCES : (seat + 1) * SOURCES]
        land = 3 * realm.bit_count()
        ones, twos, threes = s.tokens[seat * 3 : seat * 3 + 3]
        tokens = ones + 2 * twos + 3 * threes
        if tally[LAND] != land or sum(tally) != land + tokens:
            found.append(f"seat {seat}: {tally} for {land} and {tokens}")
        if scores[seat] != max(12, land + tokens):
            found.append(f"seat {seat}: {scores[seat]} VP")
    return found


def cards_of(s: World, seat: int) -> list[int]:
    """Return all cards of a seat; those of the current action belong to the active seat."""
    cards: list[int] = []
    for zone in (deck(seat), hand(seat)):
        for layer in s.cards.zones[zone].layers:
            cards += layer
    for pile in (s.discards[seat], s.reserves[seat], s.removed[seat]):
        cards += pile
    return cards + s.played if seat == s.turn else cards


@lru_cache(10_000)
def dealt(realm: int, doubled: bool) -> list[int]:
    """Return the cards that come with provinces, and the starting cards, ascending."""
    return [*bits(realm), *[CARD_KEYS.index(card) for card in STARTING[0 if doubled else 1 :]]]


def broken_cards(s: World) -> list[str]:
    """Each seat has its starting cards and those of its provinces, and each improvement card is there once."""
    found = []
    improvements = s.display + s.gone
    for zone in (IMPROVEMENT_DECK, LOOKED_AT):
        for layer in s.cards.zones[zone].layers:
            improvements += layer
    for seat, realm in enumerate(s.realms):
        cards = cards_of(s, seat)
        improvements += [card for card in cards if card >= IMPROVEMENTS[0]]
        own = sorted([card for card in cards if card < IMPROVEMENTS[0]])
        if (s.round or own) and own != dealt(realm, s.rules.doubled):
            found.append(f"seat {seat}: cards {own} instead of {dealt(realm, s.rules.doubled)}")
    if sorted(improvements) != IMPROVEMENTS:
        found.append(f"improvement cards {sorted(improvements)}")
    for pile in (s.display, s.played, s.gone, *s.discards, *s.reserves, *s.removed):
        if pile != sorted(pile):
            found.append(f"cards out of order: {pile}")
    return found


def broken_frames(s: World) -> list[str]:
    """Every open frame belongs to the game; at the bottom is the next turn; cards are on the table only during an
    action.
    """
    found = [f"{f} does not belong here" for f in s.todo if f.step not in STEPS or not CHANCE <= f.seat < s.seats]
    if s.round and s.todo[0].step.name != "turn":
        found.append(f"{s.todo[0]} comes last, not the next turn")
    if s.played and "finish" not in [f.step.name for f in s.todo]:
        found.append(f"cards are played, and nothing discards them: {s.played}")
    options = engine.options(s)
    if not options or options != sorted(set(options)):
        found.append(f"{s.todo[-1]} offers {options}")
    return found
