"""Root: six factions and a second Vagabond, two maps, 2 to 6 seats."""

from __future__ import annotations

from turnwright.core.game import register
from turnwright.games.root.game import Root

GAME = Root()
register(GAME)
