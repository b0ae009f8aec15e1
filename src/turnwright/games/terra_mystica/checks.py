"""Conditions that must hold on every table, and fields that are recomputed when one is read."""

from __future__ import annotations

from turnwright.core.errors import BadState
from turnwright.games.terra_mystica.bridges import join_by_bridge
from turnwright.games.terra_mystica.data.tables import BRIDGES_EACH, EMPTY, KINDS, LAND, NOBODY, PIECES, SLOTS, TOKENS
from turnwright.games.terra_mystica.queries import supply
from turnwright.games.terra_mystica.state import Realm


def check(s: Realm) -> None:
    """Check fields against each other."""
    _check_map(s)
    _check_seats(s)


def refresh(s: Realm) -> None:
    """Compute adjacency from the bridges."""
    for slot in range(SLOTS):
        if s.bridges[slot] != NOBODY:
            join_by_bridge(s, slot)


def _check_map(s: Realm) -> None:
    """Check that structures on the map, their owners and the counts agree."""
    built = [0] * len(s.built)
    for h in range(LAND):
        if (s.kind[h] == EMPTY) != (s.owner[h] == NOBODY):
            raise BadState(f"owner: hex {h} holds structure {s.kind[h]} of seat {s.owner[h]}")
        if s.kind[h] != EMPTY:
            built[s.owner[h] * KINDS + s.kind[h]] += 1
        elif s.in_town[h]:
            raise BadState(f"in_town: hex {h} holds no structure")
    if built != s.built:
        raise BadState("built: the counts differ from the map")
    for i, count in enumerate(built):
        if count > PIECES[i % KINDS]:
            raise BadState(f"built: {count} structures of kind {i % KINDS}, but a faction owns {PIECES[i % KINDS]}")


def _check_seats(s: Realm) -> None:
    """Check that nobody owns more than is in the box."""
    for seat in range(s.seats):
        if s.priests_placed[seat] != s.cult_priests.count(seat) or supply(s, seat) < 0:
            raise BadState(f"priests: seat {seat} has {s.priests[seat]} and {s.priests_placed[seat]} on the orders")
        if s.bowl1[seat] + s.bowl2[seat] + s.bowl3[seat] > TOKENS:
            raise BadState(f"bowl1: seat {seat} has more than {TOKENS} tokens")
        if not len(s.town_place) == len(s.town_owner) == len(s.town_tile):
            raise BadState("town_place: every town has a place, an owner and a tile or none")
        if s.bridges.count(seat) > BRIDGES_EACH:
            raise BadState(f"bridges: seat {seat} has more than {BRIDGES_EACH}")
