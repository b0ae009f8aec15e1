"""Control of provinces: who gains it, who loses it, and the consequences (MY-11)."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.mythotopia.data.geometry import KEYS
from turnwright.games.mythotopia.data.tables import NONE, PROVINCE_VP
from turnwright.games.mythotopia.points import LAND, SOURCES, score
from turnwright.games.mythotopia.queries import owner
from turnwright.games.mythotopia.rules import (
    MY_10_22,
    MY_10_24,
    MY_11_1,
    MY_11_13,
    MY_11_14,
    MY_11_15,
)
from turnwright.games.mythotopia.state import World


def settle(s: World, seat: int, province: int) -> None:
    """Place a town from the stock in a neutral province, which the seat now controls (MY-5.1)."""
    s.towns[seat] -= 1
    s.realms[seat] |= 1 << province
    score_land(s, seat, PROVINCE_VP, MY_11_13)


def lose(s: World, seat: int, province: int) -> None:
    """Remove a seat's town, city or citadel from a province (MY-11.2): a city returns to the Reserve card, and a
    citadel never returns (MY-11.4).
    """
    place = 1 << province
    if s.cities & place:
        s.cities &= ~place
    elif s.citadels & place:
        s.citadels &= ~place
    else:
        s.towns[seat] += 1
    s.realms[seat] &= ~place
    score_land(s, seat, -PROVINCE_VP, MY_11_14)


def score_land(s: World, seat: int, vp: int, rule: int) -> None:
    """Add or subtract the points of a province; those of setup are logged when setup is complete (MY-4.32)."""
    if s.round:
        score(s, seat, vp, LAND, rule)
    else:
        s.tally[seat * SOURCES + LAND] += vp


def tell_won(s: World, province: int, won: int) -> None:
    """Log who has won a war: an invader, the defender, or the neutral force (NONE)."""
    if s.log is None:
        return
    place = f"@province-{KEYS[province]}"
    if won == NONE:
        s.emit(Message("log-neutral-holds", {"province": place}, MY_10_22))
    elif won == owner(s, province):
        s.emit(Message("log-defended", {"seat": won, "province": place}, MY_10_24))
    else:
        s.emit(Message("log-won", {"seat": won, "province": place}, MY_10_22))


def change_hands(s: World, seat: int, province: int) -> list[int]:
    """Give a province to the winner of a war, if it has a town for it (MY-11.15); return the heaps from which a token
    is scored for that. Cards are handed over elsewhere.
    """
    loser = owner(s, province)
    citadel = s.citadels >> province & 1 == 1
    if loser != NONE:
        lose(s, loser, province)
    place = f"@province-{KEYS[province]}"
    if s.towns[seat] == 0:
        if s.log is not None:
            s.emit(Message("log-no-town", {"seat": seat, "province": place}, MY_11_15))
        return []
    if s.log is not None:
        s.emit(Message("log-capture", {"seat": seat, "province": place}, MY_11_1))
    settle(s, seat, province)
    due: list[int] = []
    for objective in s.rules.objectives:
        if s.in_play >> objective.number & 1:
            heap = objective.captured(s, seat, province, loser, citadel)
            if heap != NONE:
                due.append(heap)
    return due
