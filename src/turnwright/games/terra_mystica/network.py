"""What is within reach: directly adjacent, over rivers, by a hop; and connected groups."""

from __future__ import annotations

from typing import Final

from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.geometry import HOPS, SAIL
from turnwright.games.terra_mystica.data.tables import CARDS, EMPTY, LAND, MOST_SHIPPING, PLAY
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import TM_9_4
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


class Reach:
    """How a seat reaches each land hex, and the ``hexes`` within reach.

    ``range`` is the shipping value used, or the number of hexes that a hop may skip.
    """

    def __init__(self, range: int, how: list[int]) -> None:
        self.range = range
        self.how = how
        self.hexes = [h for h, way in enumerate(how) if way]


class Holdings:
    """By seat: the hexes of its structures, and what they reach without hops and with them; None: not computed yet.

    Clones share it; code that changes the map replaces it.
    """

    def __init__(self, seats: int) -> None:
        self.hexes: list[list[int] | None] = [None] * seats
        self.reaches: list[Reach | None] = [None] * seats
        self.hops: list[Reach | None] = [None] * seats


def renew_hexes(s: Realm, seat: int) -> None:
    """Note that ``seat`` has a structure on one more hex."""
    renewed = Holdings(s.seats)
    for other in range(s.seats):
        if other != seat:
            renewed.hexes[other] = s.holdings.hexes[other]
            renewed.reaches[other] = s.holdings.reaches[other]
            renewed.hops[other] = s.holdings.hops[other]
    s.holdings = renewed


def renew_reaches(s: Realm) -> None:
    """Note that hexes have become adjacent."""
    renewed = Holdings(s.seats)
    for seat in range(s.seats):
        renewed.hexes[seat] = s.holdings.hexes[seat]
    s.holdings = renewed


def own_hexes(s: Realm, seat: int) -> list[int]:
    """Return the land hexes with a structure of ``seat``, ascending; read-only."""
    known = s.holdings.hexes[seat]
    if known is not None:
        return known
    owner = s.owner
    hexes = [h for h in range(LAND) if owner[h] == seat]
    s.holdings.hexes[seat] = hexes
    return hexes


def reach(s: Realm, seat: int, hops: bool) -> list[int]:
    """Return, by land hex, how ``seat`` reaches it; read-only."""
    return within_reach(s, seat, hops).how


def within_reach(s: Realm, seat: int, hops: bool) -> Reach:
    """Return what ``seat`` reaches directly or over rivers, else by a hop of its faction if ``hops``.

    Hexes with structures are reached like any other; the rules about what may be done there are checked elsewhere.
    """
    ship = shipping(s, seat)
    by_land = s.holdings.reaches[seat]
    if by_land is None or by_land.range != ship:
        by_land = Reach(ship, reach_by_land(s, seat, ship))
        s.holdings.reaches[seat] = by_land
        s.holdings.hops[seat] = None
    if not hops:
        return by_land
    skipped = faction_of(s, seat).hop_range(s, seat)
    if skipped == 0:
        return by_land
    known = s.holdings.hops[seat]
    if known is None or known.range != skipped:
        known = Reach(skipped, with_hops(s, seat, by_land.how, skipped))
        s.holdings.hops[seat] = known
    return known


def reach_by_land(s: Realm, seat: int, ship: int) -> list[int]:
    """Return what a seat's structures reach directly or over rivers."""
    how = [0] * LAND
    sails = SAIL[ship]
    for h in own_hexes(s, seat):
        for other in s.near[h]:
            how[other] = BY_LAND
        for other in sails[h]:
            how[other] = BY_LAND
    return how


def reaches(s: Realm, seat: int, h: int, hops: bool) -> int:
    """Return how ``seat`` reaches one hex, like ``reach`` for all of them, but without unnecessary search for hops."""
    how = reach(s, seat, False)[h]
    return reach(s, seat, True)[h] if hops and how == 0 else how


def shipping_needed(s: Realm, seat: int, h: int) -> int:
    """Return the least shipping value with which ``seat`` would reach a hex over rivers; 0 if none does."""
    mine = own_hexes(s, seat)
    for value in range(1, MOST_SHIPPING + 1):
        if any(h in SAIL[value][own] for own in mine):
            return value
    return 0


def reach_detail(s: Realm, seat: int, h: int) -> Message | None:
    """Return the numbers behind a hex that is out of reach; None if no shipping of the faction would help."""
    needed = shipping_needed(s, seat, h)
    if not 0 < needed <= faction_of(s, seat).ship_max:
        return None
    return Message("detail-reach", {"need": needed, "have": shipping(s, seat)}, TM_9_4)


def with_hops(s: Realm, seat: int, by_land: list[int], skipped: int) -> list[int]:
    """Return what a seat's structures reach, by a hop if not directly adjacent (TM-27.6)."""
    how = by_land[:]
    for h in own_hexes(s, seat):
        for other in HOPS[skipped][h]:
            if how[other] == 0:
                how[other] = BY_HOP
    return how


def group_of(s: Realm, seat: int, start: int) -> list[int]:
    """Return the hexes of a seat's structures connected with ``start`` by direct adjacency."""
    owner = s.owner
    seen = [0] * LAND
    seen[start] = 1
    group = [start]
    for h in group:
        for other in s.near[h]:
            if owner[other] == seat and not seen[other]:
                seen[other] = 1
                group.append(other)
    return group


def beside_opponent(s: Realm, seat: int, h: int) -> bool:
    """Return whether an opponent's structure is directly adjacent (TM-13.7)."""
    return any(s.kind[other] != EMPTY and s.owner[other] != seat for other in s.near[h])


def area(s: Realm, seat: int) -> int:
    """Return the number of structures in the largest set connected directly or indirectly (TM-26.6 to TM-26.8)."""
    faction = faction_of(s, seat)
    sails = SAIL[min(s.ship[seat], MOST_SHIPPING) if faction.ship_max else 0]
    skipped = faction.hop_range(s, seat)
    mine = own_hexes(s, seat)
    seen = [0] * LAND
    best = 0
    for start in mine:
        if seen[start]:
            continue
        seen[start] = 1
        group = [start]
        for h in group:
            for other in s.near[h] + (HOPS[skipped][h] if skipped else sails[h]):
                if s.owner[other] == seat and not seen[other]:
                    seen[other] = 1
                    group.append(other)
        best = max(best, len(group))
    return best
