"""Bridges (TM-17.9 to TM-17.13): where one may be built, and what it connects."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, SLOT_A, SLOT_B, SLOT_NAMES, SLOTS_AT
from turnwright.games.terra_mystica.data.tables import BRIDGES_EACH, NOBODY, SLOTS
from turnwright.games.terra_mystica.network import own_hexes, renew_reaches
from turnwright.games.terra_mystica.rules import TM_17_9, TM_17_10, TM_17_11, TM_17_12
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.towns import settle


def refuse_bridge(s: Realm, seat: int, slot: int) -> int:
    """Return 0, or the rule that forbids a bridge on a slot."""
    if s.bridges.count(seat) >= BRIDGES_EACH:
        return TM_17_11
    if s.bridges[slot] != NOBODY:
        return TM_17_12
    if s.owner[SLOT_A[slot]] != seat and s.owner[SLOT_B[slot]] != seat:
        return TM_17_10
    return 0


def open_slots(s: Realm, seat: int) -> list[int]:
    """Return the slots on which ``seat`` may build."""
    if s.bridges.count(seat) >= BRIDGES_EACH:
        return []
    bridges, owner = s.bridges, s.owner
    return [
        slot
        for slot in range(SLOTS)
        if bridges[slot] == NOBODY and (owner[SLOT_A[slot]] == seat or owner[SLOT_B[slot]] == seat)
    ]


def can_bridge(s: Realm, seat: int) -> bool:
    """Return whether ``seat`` may build on any slot."""
    if s.bridges.count(seat) >= BRIDGES_EACH:
        return False
    for h in own_hexes(s, seat):
        for slot in SLOTS_AT[h]:
            if s.bridges[slot] == NOBODY:
                return True
    return False


def join_by_bridge(s: Realm, slot: int) -> None:
    """Make the two hexes directly adjacent for everyone (TM-9.2, TM-9.3). Clones keep their own adjacency."""
    a, b = SLOT_A[slot], SLOT_B[slot]
    s.near = s.near[:]
    s.near[a] = [*s.near[a], b]
    s.near[b] = [*s.near[b], a]
    renew_reaches(s)


def build_bridge(s: Realm, seat: int, slot: int) -> None:
    """Build it; it may complete a town (TM-20.6)."""
    s.bridges[slot] = seat
    join_by_bridge(s, slot)
    if s.log is not None:
        ends = {"from": HEX_NAMES[SLOT_A[slot]], "to": HEX_NAMES[SLOT_B[slot]]}
        s.emit(Message("log-bridge", {"seat": seat, "slot": SLOT_NAMES[slot], **ends}, TM_17_9))
    end = SLOT_A[slot] if s.owner[SLOT_A[slot]] == seat else SLOT_B[slot]
    settle(s, seat, end)
