"""Queries about a table that many rules use. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.games.small_world.data.tables import ACTIVE, SLOTS
from turnwright.games.small_world.markers import recall
from turnwright.games.small_world.state import World

if TYPE_CHECKING:
    from turnwright.games.small_world.factions.trait import Trait
    from turnwright.games.small_world.ruleset import Kit


def set_force(s: World, force: int, race: int, power: int) -> None:
    """Set the race and power of ``force`` (NONE: without), and cache their abilities."""
    s.race[force] = race
    s.power[force] = power
    kits = s.kits[:]
    kits[force] = kit_of(s, force)
    s.kits = kits


def kit_of(s: World, force: int) -> Kit:
    """Return the current abilities of the race and power of ``force``, active or in decline."""
    rules = s.rules
    key = rules.key(s.race[force], s.power[force])
    return rules.active_kits[key] if force % SLOTS == ACTIVE else rules.lasting_kits[key]


def has_trait(s: World, seat: int, trait: Trait) -> bool:
    """Return whether a race of ``seat``, active or in decline, has an ability."""
    return any(trait in s.kits[force].traits for force in range(seat * SLOTS, seat * SLOTS + SLOTS))


def refresh(s: World) -> None:
    """Update the fields that are derived from other fields."""
    s.kits = [kit_of(s, force) for force in range(len(s.race))]
    recall(s)
