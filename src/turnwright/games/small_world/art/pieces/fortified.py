"""Fortresses of a Fortified race."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import INK, STONE, STONE_DARK
from turnwright.games.small_world.art.pieces.base import EDGE, Pieces, standing

TOWER: Final = "M-10-8H-6V-5H-2V-8H2V-5H6V-8H10V-2L8 0V12H-8V0L-10-2Z"
FORTRESS: Final = standing(
    TOWER + "M0-8V-15",
    f'<path d="M0-7V-15" stroke="{INK}" stroke-width="1.5"/><path d="M0-15.5 8-13 0-10.5Z" fill="#cf3f3f" {EDGE}/>'
    f'<path d="{TOWER}" fill="{STONE}" {EDGE}/><path d="M-3 12V7C-3 3.5 3 3.5 3 7V12Z" fill="{INK}"/>'
    f'<path d="M-8 0H8M-6 3.5H-3M4 3H7M-6 8H-4.5" stroke="{STONE_DARK}" stroke-width="1.2"/>',
)
PIECES: Final = Pieces("fortified", "fortress", FORTRESS)
