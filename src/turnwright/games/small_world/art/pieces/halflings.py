"""Holes of the Halflings."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import GOLD
from turnwright.games.small_world.art.pieces.base import EDGE, Pieces, standing

ROUND_DOOR: Final = "M-14 12C-14-6-6-13 0-13S14-6 14 12Z"
HOLE: Final = standing(
    ROUND_DOOR,
    f'<path d="{ROUND_DOOR}" fill="#79a24f" {EDGE}/><circle cy="2.5" r="8.5" fill="#e3c27a" {EDGE}/>'
    f'<circle cy="2.5" r="6" fill="#2f7d4f" {EDGE}/>'
    f'<path d="M-2.5-3V8M2.5-3V8" stroke="#1f5a37" stroke-width="1"/><circle cx="3.5" cy="2.5" r="1.4" fill="{GOLD}"/>'
    '<path d="M-9-6-10-10M-3-10-3-13M6-9 8-13" stroke="#4f7a33" stroke-width="1.4" stroke-linecap="round"/>',
)
PIECES: Final = Pieces("halflings", "hole", HOLE)
