"""What must hold in every position of Root, whoever plays how."""

from __future__ import annotations

from functools import lru_cache

from turnwright.core import engine
from turnwright.core.seats import CHANCE
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import (
    BUILDINGS,
    CHARACTERS,
    KEEP,
    PIECES,
    ROOST,
    STOCK,
    SYMPATHY,
    TRADE_POST,
    WARRIORS,
)
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import ITEM_SUPPLY, ITEMS, NONE, QUESTS
from turnwright.games.root.data.tables import RUIN_ITEMS as R_ITEMS
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.factions.roster import ROSTER
from turnwright.games.root.layout import deck
from turnwright.games.root.parts import Pack
from turnwright.games.root.points import SOURCES
from turnwright.games.root.queries import UNCERTAIN, judged_ruler
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import (
    DECK,
    FIRST_HAND,
    QUEST,
    QUEST_DECK,
    RUIN_ITEM,
    RUIN_ITEMS,
    SUPPORTERS,
)

ON_THE_WAY = ("crafted", "exported", "used-up", "column")
"""Steps whose ``arg`` is a card that has left its hand and lies nowhere else yet."""
ALONE = (ROOST, SYMPATHY, TRADE_POST, KEEP)
"""Pieces of which a clearing holds one at most."""
KEEPERS = [faction.index for faction in ROSTER if type(faction).keeps is not Faction.keeps]
"""Factions whose boards hold warriors."""
EVERY_QUEST = list(range(len(QUESTS)))
DECKS = {seats: deck(seats) for seats in GAME.seat_counts}
STEPS = frozenset(GAME.steps)


def broken(s: Woods) -> list[str]:
    """Return the invariants that do not hold, in words."""
    found = broken_warriors(s) + broken_pieces(s) + broken_items(s) + broken_points(s) + broken_rulers(s)
    if s.todo:
        found += broken_cards(s) + broken_frames(s)
    return found


def broken_warriors(s: Woods) -> list[str]:
    """Each seat has as many warriors as at the start: in the supply, on the map, on any board."""
    found = []
    keepers = [seat for seat in range(s.seats) if s.faction[seat] in KEEPERS]
    for seat in range(s.seats):
        if s.faction[seat] == NONE:
            continue
        here = [s.supply[seat], *s.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS]]
        for other in keepers:
            here.append(ROSTER[s.faction[other]].keeps(s, other, seat))
        if sum(here) != WARRIORS[s.faction[seat]] or min(here) < 0:
            found.append(f"seat {seat}: {sum(here)} warriors ({here})")
    return found


def broken_pieces(s: Woods) -> list[str]:
    """No kind of piece stands more often than there are, none beyond the slots, some only once in a clearing."""
    return _broken_pieces(tuple(s.pieces), tuple(s.gone), s.ruins, tuple(s.rules.map.slots))


@lru_cache(maxsize=8)
def _broken_pieces(pieces: tuple[int, ...], gone: tuple[int, ...], ruins: int, slots: tuple[int, ...]) -> list[str]:
    """Count again only when something has changed."""
    found = [f"fewer than no pieces: {pieces}, {gone}"] if min(pieces) < 0 or min(gone) < 0 else []
    for piece, name in enumerate(PIECES):
        standing = pieces[piece * CLEARINGS : (piece + 1) * CLEARINGS]
        if sum(standing) + gone[piece] > STOCK[piece]:
            found.append(f"{name}: {sum(standing)} on the map, {gone[piece]} gone")
        if piece in ALONE and max(standing) > 1:
            found.append(f"two of {name} in a clearing")
    for clearing in range(CLEARINGS):
        built = sum(pieces[clearing : BUILDINGS * CLEARINGS : CLEARINGS])
        if built + (ruins >> clearing & 1) > slots[clearing]:
            found.append(f"clearing {clearing + 1}: more buildings than slots")
    return found


def broken_items(s: Woods) -> list[str]:
    """Items go from the map to the boxes; only those who carry them may lose some for good. Quests are in their deck,
    open, or done.
    """
    packs = [board for board in s.boards if isinstance(board, Pack)]
    missing = missing_items(s)
    found = [f"items: {missing} are missing"] if min(missing) < 0 or (not packs and max(missing) > 0) else []
    quests = s.quests + [card - QUEST for card in s.cards.zones[QUEST_DECK].cards()] if packs else []
    for p in packs:
        quests += p.done
    return found if not quests or sorted(quests) == EVERY_QUEST else [*found, f"quests are not conserved: {quests}"]


def missing_items(s: Woods) -> list[int]:
    """Return by item how many are neither on the map nor in a box, a ruin or a pack, of all there are."""
    packs = [board for board in s.boards if isinstance(board, Pack)]
    hidden: list[int] = []
    for zone in s.cards.zones[RUIN_ITEMS:FIRST_HAND]:
        hidden += zone.cards()
    lots = [tuple(lot) for p in packs for lot in (p.ready, p.exhausted, p.damaged, p.ruined)]
    return _missing_items(tuple(s.items), tuple(s.crafted), tuple([p.character for p in packs]), *lots, tuple(hidden))


@lru_cache(maxsize=8)
def _missing_items(
    on_map: tuple[int, ...], crafted: tuple[int, ...], characters: tuple[int, ...], *elsewhere: tuple[int, ...]
) -> list[int]:
    """Count again only when something has changed; ``elsewhere`` ends with the items under ruins."""
    *carried, hidden = elsewhere
    assert min([*on_map, *crafted, *[number for lot in carried for number in lot]]) >= 0
    missing = []
    for item in range(len(ITEMS)):
        owned = sum([CHARACTERS[character].items.count(item) for character in characters if character != NONE])
        most = ITEM_SUPPLY[item] + owned + len(characters) * R_ITEMS[item]
        found = on_map[item] + sum(crafted[item :: len(ITEMS)]) + sum([lot[item] for lot in carried])
        missing.append(most - found - hidden.count(RUIN_ITEM + item))
    return missing


def broken_points(s: Woods) -> list[str]:
    """A score is what its sources add up to, and never below 0; a seat without one has a card or partner instead."""
    found = []
    for seat, vp in enumerate(s.vp):
        if vp == NONE:
            if s.dominance[seat] == NONE == s.partner[seat]:
                found.append(f"seat {seat}: no score, no dominance card, no partner")
        elif vp < 0 or vp != sum(s.tally[seat * SOURCES : (seat + 1) * SOURCES]) or s.dominance[seat] != NONE:
            found.append(f"seat {seat}: {vp} points of {s.tally}, dominance {s.dominance[seat]}")
    return found


def broken_rulers(s: Woods) -> list[str]:
    """What is kept of who rules is what the pieces say."""
    known = [(clearing, ruler) for clearing, ruler in enumerate(s.rulers) if ruler != UNCERTAIN]
    return [f"clearing {c + 1}: {ruler} rules" for c, ruler in known if ruler != judged_ruler(s, c)]


def broken_cards(s: Woods) -> list[str]:
    """All cards of the deck are somewhere, and only once; face-up ones are in order."""
    cards = [*s.discard, *s.available]
    for zone in (s.cards.zones[DECK], s.cards.zones[SUPPORTERS], *s.cards.zones[FIRST_HAND:]):
        for layer in zone.layers:
            cards += layer
    for area in s.areas:
        cards += area
    cards += [card for card in s.dominance if card != NONE]
    for seat in range(s.seats):
        if s.faction[seat] != NONE:
            cards += ROSTER[s.faction[seat]].open_cards(s, seat)
    cards += [f.arg for f in s.todo if f.step.name in ON_THE_WAY]
    cards.sort()
    found = [] if cards == DECKS[s.seats] else [f"cards are not conserved: {cards}"]
    for pile in [s.discard, s.available, *s.areas]:
        if pile != sorted(pile):
            found.append(f"cards out of order: {pile}")
    found += [f"twice in a play area: {area}" for area in s.areas if len(set(area)) < len(area)]
    return found


def broken_frames(s: Woods) -> list[str]:
    """Every open frame belongs to the game and owns what its step declares; below all waits the next turn."""
    found = []
    for f in s.todo:
        declared = f.step.payload
        if f.step not in STEPS or not (CHANCE <= f.seat < s.seats):
            found.append(f"{f} does not belong here")
        if (f.payload is None) != (declared is None) or (declared is not None and type(f.payload) is not declared):
            found.append(f"{f} owns {f.payload}, not {declared}")
    if s.round and s.todo[0].step is not FLOW.turn:
        found.append(f"{s.todo[0]} comes last, not the next turn")
    options = engine.options(s)
    if not options or options != sorted(set(options)):
        found.append(f"{s.todo[-1]} offers {options}")
    return found
