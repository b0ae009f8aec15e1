"""Common queries about a table. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.games.terra_mystica.data.tables import CULTS, KINDS, PRIESTS
from turnwright.games.terra_mystica.state import Realm

if TYPE_CHECKING:
    from turnwright.games.terra_mystica.factions.faction import Faction


def faction_of(s: Realm, seat: int) -> Faction:
    """Return the faction that ``seat`` leads."""
    return s.rules.factions[s.faction[seat]]


def count_built(s: Realm, seat: int, kind: int) -> int:
    """Return how many structures of a kind ``seat`` has on the map."""
    return s.built[seat * KINDS + kind]


def has_built(s: Realm, seat: int, kind: int) -> bool:
    """Return whether ``seat`` has a structure of a kind on the map."""
    return s.built[seat * KINDS + kind] > 0


def supply(s: Realm, seat: int) -> int:
    """Return the priests in the seat's supply (TM-1.10)."""
    return PRIESTS - s.priests[seat] - s.priests_placed[seat]


def cult_spaces(s: Realm, seat: int) -> list[int]:
    """Return the spaces of the four markers."""
    return s.cult[seat * CULTS : seat * CULTS + CULTS]
