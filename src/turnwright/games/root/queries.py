"""What can be asked of the table without changing it."""

from __future__ import annotations

from turnwright.games.root.data.boards import BUILDINGS, PIECES, STOCK
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.state import Woods


def faction_of(s: Woods, seat: int) -> Faction:
    """Return the faction of a seat."""
    return s.rules.factions[s.faction[seat]]


def count(s: Woods, piece: int, clearing: int) -> int:
    """Return how many of a kind of building or token stand in a clearing."""
    return s.pieces[piece * CLEARINGS + clearing]


def on_map(s: Woods, piece: int) -> int:
    """Return how many of a kind of building or token stand on the map."""
    return sum(s.pieces[piece * CLEARINGS : (piece + 1) * CLEARINGS])


def left(s: Woods, piece: int) -> int:
    """Return how many of a kind of building or token are on their board or in the supply (RT-2.5#1)."""
    return STOCK[piece] - on_map(s, piece) - s.gone[piece]


def open_slots(s: Woods, clearing: int) -> int:
    """Return the slots of a clearing that neither a building nor a ruin fills (RT-2.2.3#1, RT-2.2.4#1)."""
    built = 0
    for piece in range(BUILDINGS):
        built += s.pieces[piece * CLEARINGS + clearing]
    return s.rules.map.slots[clearing] - built - (s.ruins >> clearing & 1)


def strength(s: Woods, seat: int, clearing: int) -> int:
    """Return the warriors and buildings of a seat in a clearing, which decide who rules it (RT-2.8#1, RT-2.8#2)."""
    total = s.warriors[seat * CLEARINGS + clearing]
    for piece in faction_of(s, seat).buildings:
        total += s.pieces[piece * CLEARINGS + clearing]
    return total


def ruler(s: Woods, clearing: int) -> int:
    """Return the seat that rules a clearing, NONE if nobody does (RT-2.8#1, RT-2.8#3)."""
    best, leader, tied = 0, NONE, False
    for seat in range(s.seats):
        faction = faction_of(s, seat)
        if faction.rules_outright(s, clearing):
            return seat
        mine = strength(s, seat, clearing)
        if mine > best or (mine == best and mine > 0 and faction.rules_ties()):
            best, leader, tied = mine, seat, False
        elif mine == best and not (leader != NONE and faction_of(s, leader).rules_ties()):
            tied = True
    return NONE if tied else leader


def may_place(s: Woods, seat: int, clearing: int) -> bool:
    """Tell whether no other faction bars a seat from placing in a clearing (RT-6.2.2#1)."""
    return not any(other != seat and faction_of(s, other).bars_placing(s, clearing) for other in range(s.seats))


def has_piece(s: Woods, seat: int, clearing: int) -> bool:
    """Tell whether a seat has a warrior, building or token in a clearing."""
    if s.warriors[seat * CLEARINGS + clearing]:
        return True
    faction = faction_of(s, seat)
    for piece in range(len(PIECES)):
        if s.pieces[piece * CLEARINGS + clearing] and (piece in faction.buildings or piece in faction.tokens):
            return True
    return False


def enemies(s: Woods, seat: int, other: int) -> bool:
    """Tell whether two seats are enemies: all are who are not in a coalition (RT-2.7#1)."""
    return seat != other and s.partner[seat] != other and s.partner[other] != seat
