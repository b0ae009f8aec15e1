"""Sources of victory points."""

from __future__ import annotations

from typing import Final

START: Final = 0
ROUND_TILE: Final = 1
FAVOR: Final = 2
CARD: Final = 3
TOWN: Final = 4
SHIPPING: Final = 5
DIGGING: Final = 6
ABILITY: Final = 7
STRUCTURES: Final = 8
CULT: Final = 9
AREA: Final = 10
RESOURCES: Final = 11
SOURCES: Final = 12
SOURCE_NAMES: Final = [
    "start", "round-tile", "favor", "card", "town", "shipping",
    "digging", "ability", "structures", "cult", "area", "resources",
]  # fmt: skip
"""By source: its name in texts."""
