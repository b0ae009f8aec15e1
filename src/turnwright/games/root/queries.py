"""Queries about the table that do not change it."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import BUILDINGS, OWNER, STOCK
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRD, NONE
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import FIRST_RUIN

EVERYWHERE: Final = (1 << CLEARINGS) - 1
"""All clearings, as a mask."""
UNCERTAIN: Final = -2
"""The ruler of a clearing that has not been recomputed since pieces were placed or removed."""


def faction_of(s: Woods, seat: int) -> Faction:
    """Return the faction of a seat."""
    return s.rules.factions[s.faction[seat]]


def ruin_zone(s: Woods, clearing: int) -> int:
    """Return the zone of items that somebody has seen under the ruin of a clearing."""
    return FIRST_RUIN + s.rules.map.ruin_number[clearing]


def seat_of(s: Woods, faction: int) -> int:
    """Return the seat that leads a faction, NONE if nobody does."""
    for seat in range(s.seats):
        if s.faction[seat] == faction:
            return seat
    return NONE


def count(s: Woods, piece: int, clearing: int) -> int:
    """Return how many of a kind of building or token are in a clearing."""
    return s.pieces[piece * CLEARINGS + clearing]


def on_map(s: Woods, piece: int) -> int:
    """Return how many of a kind of building or token are on the map."""
    total = 0
    for place in range(piece * CLEARINGS, (piece + 1) * CLEARINGS):
        total += s.pieces[place]
    return total


def clearings_with(s: Woods, piece: int) -> int:
    """Return the clearings with a kind of building or token, as a mask."""
    found = 0
    for clearing in range(CLEARINGS):
        if s.pieces[piece * CLEARINGS + clearing]:
            found |= 1 << clearing
    return found


def left(s: Woods, piece: int) -> int:
    """Return how many of a kind of building or token are on their board or in the supply (RT-2.5#1, RT-2.5.2#2,
    RT-2.5.3#2).
    """
    return STOCK[piece] - on_map(s, piece) - s.gone[piece]


def of_suit(s: Woods, suit: int) -> int:
    """Return the clearings that match a card of a suit, as a mask; a bird matches all (RT-2.1.1#1)."""
    if suit == BIRD:
        return EVERYWHERE
    found = 0
    for clearing in range(CLEARINGS):
        if s.suits[clearing] == suit:
            found |= 1 << clearing
    return found


def open_slots(s: Woods, clearing: int) -> int:
    """Return the slots of a clearing that neither a building nor a ruin fills (RT-2.2.3#1, RT-2.2.4#1)."""
    built = 0
    for piece in range(BUILDINGS):
        built += s.pieces[piece * CLEARINGS + clearing]
    return s.rules.map.slots[clearing] - built - (s.ruins >> clearing & 1)


def strengths(s: Woods, clearing: int) -> list[int]:
    """Return by seat the warriors and buildings that count for it in a clearing (RT-2.8#1, RT-2.8#2)."""
    totals = [0] * s.seats
    for seat in range(s.seats):
        warriors = s.warriors[seat * CLEARINGS + clearing]
        faction = s.rules.factions[s.faction[seat]]
        if warriors:
            totals[faction.fights_for(s, seat)] += warriors
        for piece in faction.buildings:
            totals[seat] += s.pieces[piece * CLEARINGS + clearing]
    return totals


def ruler(s: Woods, clearing: int) -> int:
    """Return the seat that rules a clearing, NONE if nobody does."""
    if not s.rulers:
        s.rulers = [UNCERTAIN] * CLEARINGS
    if s.rulers[clearing] == UNCERTAIN:
        s.rulers[clearing] = judged_ruler(s, clearing)
    return s.rulers[clearing]


def pieces_changed(s: Woods, clearing: int) -> None:
    """Reset the cached ruler of a clearing. The list is shared with clones: it is only ever changed to add a result
    that they would compute as well.
    """
    if s.rulers:
        s.rulers = s.rulers[:]
        s.rulers[clearing] = UNCERTAIN


def judged_ruler(s: Woods, clearing: int) -> int:
    """Return the seat that rules a clearing, computed from the pieces there, NONE if nobody does (RT-2.8#1,
    RT-2.8#3).
    """
    totals = strengths(s, clearing)
    best, leader = 0, NONE
    for seat in range(s.seats):
        mine = totals[seat]
        if mine == 0:
            continue
        faction = s.rules.factions[s.faction[seat]]
        if faction.rules_outright(s, clearing):
            return seat
        if mine > best or (mine == best and faction.rules_ties()):
            best, leader = mine, seat
        elif mine == best and leader != NONE and not s.rules.factions[s.faction[leader]].rules_ties():
            leader = NONE
    return leader


def ruled(s: Woods, seat: int) -> int:
    """Return the clearings that a seat rules, as a mask."""
    found = 0
    known = s.rulers
    for clearing in range(CLEARINGS):
        leader = known[clearing] if known else UNCERTAIN
        if leader == UNCERTAIN:
            leader = ruler(s, clearing)
        if leader == seat:
            found |= 1 << clearing
    return found


def may_place(s: Woods, seat: int, clearing: int) -> bool:
    """Return whether a seat may place pieces in a clearing."""
    return placeable(s, seat, 1 << clearing) != 0


def placeable(s: Woods, seat: int, clearings: int) -> int:
    """Return the clearings of a mask where no faction prevents a seat from placing pieces (RT-6.2.2#1)."""
    for other in range(s.seats):
        clearings &= ~s.rules.factions[s.faction[other]].bars_placing(s, other, seat)
    return clearings


def with_slot(s: Woods, clearings: int) -> int:
    """Return the clearings of a mask with an open slot (RT-2.2.3#2)."""
    found = 0
    for clearing in range(CLEARINGS):
        if clearings >> clearing & 1 and open_slots(s, clearing) > 0:
            found |= 1 << clearing
    return found


def with_warriors(s: Woods, seat: int) -> int:
    """Return the clearings where a seat has warriors, as a mask."""
    found = 0
    for clearing in range(CLEARINGS):
        if s.warriors[seat * CLEARINGS + clearing]:
            found |= 1 << clearing
    return found


def has_piece(s: Woods, seat: int, clearing: int) -> bool:
    """Return whether a seat has a warrior, building, token or pawn in a clearing."""
    if s.warriors[seat * CLEARINGS + clearing]:
        return True
    faction = s.rules.factions[s.faction[seat]]
    for piece in faction.buildings:
        if s.pieces[piece * CLEARINGS + clearing]:
            return True
    for piece in faction.tokens:
        if s.pieces[piece * CLEARINGS + clearing]:
            return True
    return faction.present(s, seat, clearing)


def owner_of(s: Woods, piece: int) -> int:
    """Return the seat that owns a kind of building or token, NONE if it is not in the game."""
    return seat_of(s, OWNER[piece])


def enemies(s: Woods, seat: int, other: int) -> bool:
    """Return whether two seats are enemies: all are, unless they are in a coalition (RT-2.7#1)."""
    return seat != other and s.partner[seat] != other and s.partner[other] != seat
