"""Conditions that must hold on every table, and fields that are recomputed when one is read."""

from __future__ import annotations

from turnwright.core.errors import BadState
from turnwright.games.terra_mystica.bridges import join_by_bridge
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import (
    BRIDGES_EACH,
    EMPTY,
    FAVORS,
    KINDS,
    LAND,
    NOBODY,
    PIECES,
    PRIESTS,
    SLOTS,
    STRUCTURES,
    TOKENS,
    TOWNS,
)
from turnwright.games.terra_mystica.queries import supply
from turnwright.games.terra_mystica.state import Realm


def check(s: Realm) -> None:
    """Check fields against each other."""
    _check_map(s)
    _check_built(s)
    _check_seats(s)
    _check_tiles(s)


def refresh(s: Realm) -> None:
    """Compute adjacency from the bridges."""
    for slot in range(SLOTS):
        if s.bridges[slot] != NOBODY:
            join_by_bridge(s, slot)


def _check_map(s: Realm) -> None:
    """Check that every structure on the map has an owner, and every hex of a town a structure."""
    for h in range(LAND):
        name, kind, owner = HEX_NAMES[h], s.kind[h], s.owner[h]
        if kind != EMPTY and owner == NOBODY:
            raise BadState(f"owner: {name} has a {STRUCTURES[kind]}, but nobody owns it")
        if kind == EMPTY and owner != NOBODY:
            raise BadState(f"owner: seat {owner} owns {name}, but there is no structure")
        if kind == EMPTY and s.in_town[h]:
            raise BadState(f"in_town: {name} belongs to a town, but has no structure")


def _check_built(s: Realm) -> None:
    """Check that the counts of structures are those of the map, and within what a faction owns."""
    built = [0] * len(s.built)
    for h in range(LAND):
        if s.kind[h] != EMPTY:
            built[s.owner[h] * KINDS + s.kind[h]] += 1
    for i, count in enumerate(built):
        seat, kind = divmod(i, KINDS)
        if s.built[i] != count:
            raise BadState(f"built: seat {seat} has {s.built[i]} {STRUCTURES[kind] or 'empty'}, but {count} on the map")
        if count > PIECES[kind]:
            raise BadState(f"built: seat {seat} has {count} of {PIECES[kind]} {STRUCTURES[kind]}")


def _check_seats(s: Realm) -> None:
    """Check that nobody owns more than is in the box."""
    for seat in range(s.seats):
        placed, power = s.priests_placed[seat], s.bowl1[seat] + s.bowl2[seat] + s.bowl3[seat]
        if placed != s.cult_priests.count(seat):
            on_orders = s.cult_priests.count(seat)
            raise BadState(f"placed: seat {seat} has placed {placed} priests, but orders shows {on_orders}")
        if supply(s, seat) < 0:
            there = f"{s.priests[seat]} of its own and {placed} on the orders"
            raise BadState(f"priests: seat {seat} has {s.priests[seat] + placed} of {PRIESTS} priests: {there}")
        if power > TOKENS:
            raise BadState(f"bowl1: seat {seat} has {power} of {TOKENS} power tokens in its three bowls")
        if s.bridges.count(seat) > BRIDGES_EACH:
            raise BadState(f"bridges: seat {seat} has {s.bridges.count(seat)} of {BRIDGES_EACH} bridges")


def _check_tiles(s: Realm) -> None:
    """Check that every town has what belongs to it, and that no favor tile is lost or added."""
    places, owners, tiles = len(s.town_place), len(s.town_owner), len(s.town_tile)
    if not places == owners == tiles:
        raise BadState(f"town_place: {places} places, {owners} owners and {tiles} tiles: every town has one of each")
    for tile, favor in enumerate(FAVORS):
        held = sum([mask >> tile & 1 for mask in s.favors])
        if s.favors_left[tile] + held != favor.copies:
            there = f"{s.favors_left[tile]} left and {held} with seats"
            raise BadState(f"favors_left: {s.favors_left[tile] + held} of {favor.copies} {favor.name}: {there}")
    for tile, copies in enumerate(s.rules.towns):
        held = s.town_tile.count(tile)
        if s.towns_left[tile] + held != copies:
            there = f"{s.towns_left[tile]} left and {held} in towns"
            raise BadState(f"towns_left: {s.towns_left[tile] + held} of {copies} {TOWNS[tile].name}: {there}")
