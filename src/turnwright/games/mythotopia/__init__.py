"""Mythotopia: provinces, cards and wars without dice, 2 to 4 seats."""

from __future__ import annotations

from turnwright.core.game import register
from turnwright.games.mythotopia.game import Mythotopia

GAME = Mythotopia()
register(GAME)
