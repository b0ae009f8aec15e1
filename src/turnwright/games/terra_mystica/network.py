"""What is within reach: directly adjacent, over rivers, by a hop; and what hangs together."""

from __future__ import annotations

from typing import Final

from turnwright.games.terra_mystica.data.geometry import SAIL
from turnwright.games.terra_mystica.data.tables import CARDS, EMPTY, LAND, MOST_SHIPPING, PLAY
from turnwright.games.terra_mystica.queries import faction_of, own_hexes
from turnwright.games.terra_mystica.state import Realm

BY_LAND: Final = 1
BY_HOP: Final = 2
"""How a hex is reached; 0 if it is not."""


def shipping(s: Realm, seat: int) -> int:
    """Return the shipping value: the track, and the card during phase II (TM-24.7 to TM-24.11)."""
    if faction_of(s, seat).ship_max == 0:
        return 0
    value = s.ship[seat]
    if s.phase == PLAY and s.card[seat] >= 0:
        value += CARDS[s.card[seat]].shipping
    return min(value, MOST_SHIPPING)


def reach(s: Realm, seat: int, hops: bool) -> list[int]:
    """Return, by land hex, how ``seat`` reaches it: directly or over rivers, else by a hop of its faction if ``hops``.

    Hexes with structures are reached like any other; the rules of what may be done there are not asked here.
    """
    how = [0] * LAND
    sails = SAIL[shipping(s, seat)]
    mine = own_hexes(s, seat)
    for h in mine:
        for other in s.near[h]:
            how[other] = BY_LAND
        for other in sails[h]:
            how[other] = BY_LAND
    if hops:
        faction_of(s, seat).hop(s, seat, mine, how)
    return how


def reaches(s: Realm, seat: int, h: int, hops: bool) -> int:
    """Return how ``seat`` reaches one hex, as ``reach`` tells for all of them."""
    owner = s.owner
    for other in s.near[h]:
        if owner[other] == seat:
            return BY_LAND
    for other in SAIL[shipping(s, seat)][h]:
        if owner[other] == seat:
            return BY_LAND
    return reach(s, seat, True)[h] if hops else 0


def mark_hops(hops: list[list[int]], mine: list[int], how: list[int]) -> None:
    """Mark what ``hops`` reaches from own structures, unless it is directly adjacent (TM-27.6)."""
    for h in mine:
        for other in hops[h]:
            if how[other] == 0:
                how[other] = BY_HOP


def group_of(s: Realm, seat: int, start: int) -> list[int]:
    """Return the hexes of own structures that hang together with ``start`` by direct adjacency."""
    owner = s.owner
    seen = [0] * LAND
    seen[start] = 1
    found = [start]
    for h in found:
        for other in s.near[h]:
            if owner[other] == seat and not seen[other]:
                seen[other] = 1
                found.append(other)
    return found


def beside_opponent(s: Realm, seat: int, h: int) -> bool:
    """Tell whether an opponent's structure is directly adjacent (TM-13.7)."""
    return any(s.kind[other] != EMPTY and s.owner[other] != seat for other in s.near[h])


def area(s: Realm, seat: int) -> int:
    """Return the number of structures in the largest set joined directly or indirectly (TM-26.6 to TM-26.8)."""
    faction = faction_of(s, seat)
    sails = SAIL[min(s.ship[seat], MOST_SHIPPING) if faction.ship_max else 0]
    mine = own_hexes(s, seat)
    seen = [0] * LAND
    best = 0
    for start in mine:
        if seen[start]:
            continue
        seen[start] = 1
        found = [start]
        for h in found:
            for other in s.near[h] + sails[h] + faction.joined(s, seat, h):
                if s.owner[other] == seat and not seen[other]:
                    seen[other] = 1
                    found.append(other)
        best = max(best, len(found))
    return best
