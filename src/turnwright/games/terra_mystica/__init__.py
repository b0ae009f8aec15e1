"""Terra Mystica: fourteen factions, six rounds, 2 to 5 seats."""

from __future__ import annotations

from turnwright.core.game import register
from turnwright.games.terra_mystica.game import TerraMystica

GAME = TerraMystica()
register(GAME)
