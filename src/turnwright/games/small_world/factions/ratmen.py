"""Ratmen (SW-24): no ability, but many tokens."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Race

RACE: Race = Race("ratmen", 8, 13, [])
