"""What must hold in every position of Root, whoever plays how."""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.seats import CHANCE
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import KEEP, PIECES, ROOST, STOCK, SYMPATHY, TRADE_POST, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import ITEM_SUPPLY, ITEMS, NONE
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.layout import deck
from turnwright.games.root.points import SOURCES
from turnwright.games.root.queries import UNCERTAIN, count, faction_of, judged_ruler, on_map, open_slots
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import DECK, SUPPORTERS, hand

ON_THE_WAY = ("crafted", "exported", "used-up", "column")
"""Steps whose ``arg`` is a card that has left its hand and lies nowhere else yet."""
ALONE = (ROOST, SYMPATHY, TRADE_POST, KEEP)
"""Pieces of which a clearing holds one at most."""


def broken(s: Woods) -> list[str]:
    """Return the invariants that do not hold, in words."""
    found = broken_warriors(s) + broken_pieces(s) + broken_items(s) + broken_points(s) + broken_rulers(s)
    if s.todo:
        found += broken_cards(s) + broken_frames(s)
    return found


def broken_warriors(s: Woods) -> list[str]:
    """Each seat has as many warriors as at the start: in the supply, on the map, on any board."""
    found = []
    for seat in range(s.seats):
        if s.faction[seat] == NONE:
            continue
        here = s.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS]
        kept = [faction_of(s, other).keeps(s, other, seat) for other in range(s.seats) if s.faction[other] != NONE]
        total = s.supply[seat] + sum(here) + sum(kept)
        if total != WARRIORS[s.faction[seat]] or min([s.supply[seat], *here, *kept]) < 0:
            found.append(f"seat {seat}: {total} warriors ({s.supply[seat]}, {here}, {kept})")
    return found


def broken_pieces(s: Woods) -> list[str]:
    """No kind of piece stands more often than there are, none beyond the slots, some only once in a clearing."""
    found = [f"{PIECES[n // CLEARINGS]}: {number}" for n, number in enumerate(s.pieces) if number < 0]
    for piece, name in enumerate(PIECES):
        if on_map(s, piece) + s.gone[piece] > STOCK[piece] or s.gone[piece] < 0:
            found.append(f"{name}: {on_map(s, piece)} on the map, {s.gone[piece]} gone")
    for clearing in range(CLEARINGS):
        if open_slots(s, clearing) < 0:
            found.append(f"clearing {clearing + 1}: more buildings than slots")
        found += [f"clearing {clearing + 1}: two of {PIECES[p]}" for p in ALONE if count(s, p, clearing) > 1]
    return found


def broken_items(s: Woods) -> list[str]:
    """Items go from the map to the boxes; only a faction that keeps them in a way of its own has others."""
    found = []
    boxes = all(s.faction[i] == NONE or type(faction_of(s, i)).gain_item is Faction.gain_item for i in range(s.seats))
    for item, name in enumerate(ITEMS):
        crafted = sum(s.crafted[item :: len(ITEMS)])
        total = s.items[item] + crafted
        if s.items[item] < 0 or total > ITEM_SUPPLY[item] or (boxes and total < ITEM_SUPPLY[item]):
            found.append(f"{name}: {s.items[item]} on the map, {crafted} crafted")
    return found


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
    """All cards of the deck are somewhere, and only once; open ones lie in order."""
    zones = [s.cards.zones[zone].cards() for zone in (DECK, SUPPORTERS, *[hand(seat) for seat in range(s.seats)])]
    cards = [card for zone in zones for card in zone]
    cards += [*s.discard, *s.available, *[card for area in s.areas for card in area]]
    cards += [card for card in s.dominance if card != NONE]
    for seat in range(s.seats):
        if s.faction[seat] != NONE:
            cards += faction_of(s, seat).open_cards(s, seat)
    cards += [f.arg for f in s.todo if f.step.name in ON_THE_WAY]
    found = [] if sorted(cards) == deck(s.seats) else [f"cards are not conserved: {sorted(cards)}"]
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
        if f.step not in GAME.steps or not (CHANCE <= f.seat < s.seats):
            found.append(f"{f} does not belong here")
        if (f.payload is None) != (declared is None) or (declared is not None and type(f.payload) is not declared):
            found.append(f"{f} owns {f.payload}, not {declared}")
    if s.round and s.todo[0].step is not FLOW.turn:
        found.append(f"{s.todo[0]} comes last, not the next turn")
    options = engine.options(s)
    if not options or options != sorted(set(options)):
        found.append(f"{s.todo[-1]} offers {options}")
    return found
