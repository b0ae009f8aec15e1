"""What must hold in every position of Mythotopia, whoever plays how."""

from __future__ import annotations

from collections import Counter

from turnwright.core import engine
from turnwright.core.seats import CHANCE
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.data.geometry import BORDERS, KEYS, SEAS
from turnwright.games.mythotopia.data.vp_cards import HEAP_VALUE, VP_CARDS
from turnwright.games.mythotopia.points import SOURCE_NAMES, SOURCES
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, LOOKED_AT, deck, hand

PROVINCES = 40
TOKENS = [28, 26, 3]
STARTING = ["start_army", "start_army", "start_build", "start_market", "start_ship"]
IMPROVEMENTS = CARD_KEYS[-29:]
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
    held = [province for realm in s.realms for province in bits(realm)]
    found = [f"two owners: {sorted(held)}"] if len(set(held)) < len(held) else []
    free = [province for province in range(PROVINCES) if province not in held]
    if s.todo and bits(s.pile) != free:
        found.append(f"the province pile holds {bits(s.pile)}, nobody controls {free}")
    large = bits(s.cities) + bits(s.citadels)
    if not set(large) <= set(held) or len(set(large)) < len(large):
        found.append(f"cities {bits(s.cities)}, citadels {bits(s.citadels)}")
    marked = {*bits(s.dragons), *bits(s.runestones)}
    if marked & set(held) or len(bits(s.dragons)) > 5 or len(bits(s.runestones)) > 5:
        found.append(f"dragons {bits(s.dragons)}, runestones {bits(s.runestones)}")
    if s.roads != sorted(set(s.roads)) or len(s.roads) > 9 or any(BORDERS[road].kind > 2 for road in s.roads):
        found.append(f"roads {s.roads}")
    if len(bits(s.castles)) > 9:
        found.append(f"castles {bits(s.castles)}")
    return found


def broken_tokens(s: World) -> list[str]:
    """Towns, cities and citadels are as many as the box holds; so are VP tokens."""
    found = []
    for seat, realm in enumerate(s.realms):
        towns = len(bits(realm & ~s.cities & ~s.citadels)) + s.towns[seat] + s.marked[seat]
        if towns != (18 if s.seats == 2 else 14) or s.towns[seat] < 0:
            found.append(f"seat {seat}: {towns} towns")
        if len(bits(realm & s.cities)) > 4 or len(bits(realm & s.citadels)) > 1:
            found.append(f"seat {seat}: cities {bits(realm & s.cities)}, citadels {bits(realm & s.citadels)}")
    lying = [s.unused[value] + sum(s.tokens[value::3]) for value in range(3)]
    for heap, tokens in enumerate(s.heaps):
        lying[HEAP_VALUE[heap] - 1] += tokens
    if lying != TOKENS or min([*s.heaps, *s.unused, *s.tokens]) < 0:
        found.append(f"tokens {lying}")
    if s.round and len(bits(s.in_play)) != 7:
        found.append(f"VP cards {[VP_CARDS[card].key for card in bits(s.in_play)]}")
    return found


def broken_forces(s: World) -> list[str]:
    """Each seat has 14 armies and 5 ships somewhere; mercenaries serve beside armies."""
    found = []
    for seat in range(s.seats):
        armies = s.armies[seat * PROVINCES : (seat + 1) * PROVINCES]
        here = [s.army_stock[seat], s.army_pool[seat], *armies]
        if sum(here) != 14 or min(here) < 0:
            found.append(f"seat {seat}: {sum(here)} armies")
        if bits(s.camps[seat]) != [province for province, number in enumerate(armies) if number]:
            found.append(f"seat {seat}: armies {armies}, camps {bits(s.camps[seat])}")
        here = [s.ship_stock[seat], s.ship_pool[seat], *s.ships[seat * len(SEAS) : (seat + 1) * len(SEAS)]]
        if sum(here) != 5 or min(here) < 0:
            found.append(f"seat {seat}: {sum(here)} ships")
    if len(s.hired) > 2 or any(s.armies[place] == 0 for place in s.hired):
        found.append(f"mercenaries {s.hired}")
    return found


def broken_points(s: World) -> list[str]:
    """A score is 3 for each province and what the tokens are worth, and never below 12."""
    found = []
    for seat, realm in enumerate(s.realms):
        tally = s.tally[seat * SOURCES : (seat + 1) * SOURCES]
        land = 3 * len(bits(realm))
        tokens = sum([value * s.tokens[seat * 3 + value - 1] for value in (1, 2, 3)])
        if tally[LAND] != land or sum(tally) != land + tokens:
            found.append(f"seat {seat}: {tally} for {land} and {tokens}")
        if GAME.scores(s)[seat] != max(12, land + tokens):
            found.append(f"seat {seat}: {GAME.scores(s)[seat]} VP")
    return found


def cards_of(s: World, seat: int) -> list[str]:
    """Return the keys of all cards of a seat; those of the action under way are those of whoever takes it."""
    cards = s.cards.zones[deck(seat)].cards() + s.cards.zones[hand(seat)].cards()
    cards += s.discards[seat] + s.reserves[seat] + s.removed[seat] + (s.played if seat == s.turn else [])
    return [CARD_KEYS[card] for card in cards]


def broken_cards(s: World) -> list[str]:
    """Each seat has its starting cards and those of its provinces, and each improvement card is there once."""
    found = []
    unowned = s.cards.zones[IMPROVEMENT_DECK].cards() + s.cards.zones[LOOKED_AT].cards() + s.display + s.gone
    improvements = [CARD_KEYS[card] for card in unowned]
    for seat, realm in enumerate(s.realms):
        cards = cards_of(s, seat)
        improvements += [card for card in cards if card in IMPROVEMENTS]
        own = Counter([card for card in cards if card not in IMPROVEMENTS])
        wanted = Counter([*STARTING[0 if s.rules.doubled else 1 :], *[KEYS[province] for province in bits(realm)]])
        if own != (wanted if s.round else own and wanted):
            found.append(f"seat {seat}: cards {own - wanted} too many, {wanted - own} too few")
    if sorted(improvements) != sorted(IMPROVEMENTS):
        found.append(f"improvement cards {improvements}")
    for pile in [s.display, s.played, s.gone, *s.discards, *s.reserves, *s.removed]:
        if pile != sorted(pile):
            found.append(f"cards out of order: {pile}")
    return found


def broken_frames(s: World) -> list[str]:
    """Every open frame belongs to the game; below all waits the next turn; cards lie open during an action only."""
    found = [f"{f} does not belong here" for f in s.todo if f.step not in STEPS or not CHANCE <= f.seat < s.seats]
    if s.round and s.todo[0].step.name != "turn":
        found.append(f"{s.todo[0]} comes last, not the next turn")
    if s.played and "finish" not in [f.step.name for f in s.todo]:
        found.append(f"cards are played, and nothing discards them: {s.played}")
    options = engine.options(s)
    if not options or options != sorted(set(options)):
        found.append(f"{s.todo[-1]} offers {options}")
    return found
