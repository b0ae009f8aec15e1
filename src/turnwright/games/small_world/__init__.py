"""Small World: 14 races, 20 powers, four maps, 2 to 5 seats."""

from __future__ import annotations

from turnwright.core.game import register
from turnwright.games.small_world.game import SmallWorld

GAME = SmallWorld()
register(GAME)
