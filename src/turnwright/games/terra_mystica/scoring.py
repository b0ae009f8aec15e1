"""Final scoring (TM-26): cults, area, resources, and who wins."""

from __future__ import annotations

from turnwright.games.terra_mystica.data.tables import AREA_PLACES, CULT_NAMES, CULT_PLACES, CULTS
from turnwright.games.terra_mystica.economy import score
from turnwright.games.terra_mystica.network import area
from turnwright.games.terra_mystica.points import AREA, CULT, RESOURCES
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import TM_26_3, TM_26_5, TM_26_12
from turnwright.games.terra_mystica.state import Realm


def shared(standing: list[int], places: list[int]) -> list[int]:
    """Return each seat's points for its rank; tied seats share their places, rounded down (TM-26.9, TM-26.10).

    With two seats there are two places; a value of 0 scores nothing (TM-26.4, TM-26.11).
    """
    points: list[int] = []
    for mine in standing:
        above = tied = 0
        for other in standing:
            if other > mine:
                above += 1
            elif other == mine:
                tied += 1
        pot = sum(places[above : above + tied])
        points.append(pot // tied if mine > 0 else 0)
    return points


def cult_points(s: Realm, cult: int) -> list[int]:
    """Return each seat's points for a cult (TM-26.3)."""
    return shared([s.cult[seat * CULTS + cult] for seat in range(s.seats)], CULT_PLACES)


def area_points(s: Realm) -> list[int]:
    """Return each seat's points for its area (TM-26.5)."""
    return shared([area(s, seat) for seat in range(s.seats)], AREA_PLACES)


def final_scoring(s: Realm) -> None:
    """Score cults, then areas, then resources (TM-26.2)."""
    for cult in range(CULTS):
        points = cult_points(s, cult)
        for seat in range(s.seats):
            score(s, seat, points[seat], CULT, TM_26_3, CULT_NAMES[cult])
    points = area_points(s)
    for seat in range(s.seats):
        score(s, seat, points[seat], AREA, TM_26_5)
    for seat in range(s.seats):
        score(s, seat, worth(s, seat) // faction_of(s, seat).coins_per_vp, RESOURCES, TM_26_12)


def worth(s: Realm, seat: int) -> int:
    """Return the value in coins of everything a seat owns (TM-26.13)."""
    return s.coins[seat] + s.workers[seat] + s.priests[seat] + s.bowl3[seat] + s.bowl2[seat] // 2


def winners(s: Realm) -> list[int]:
    """Return the seats with the most points (TM-26.14, TM-26.15) among those that have not left."""
    stayed = [seat for seat in range(s.seats) if seat not in s.gone]
    best = max([s.vp[seat] for seat in stayed])
    return [seat for seat in stayed if s.vp[seat] == best]
