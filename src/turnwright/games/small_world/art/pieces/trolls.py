"""Lairs of the Trolls."""

from __future__ import annotations

from typing import Final

from turnwright.games.small_world.art.emblems_races import both
from turnwright.games.small_world.art.pieces.base import EDGE, Pieces, standing

MOUND: Final = "M-13 11C-15 3-11-3-7-6-4-11 5-11 8-6 12-3 15 4 13 11Z"
LAIR: Final = standing(
    MOUND,
    f'<path d="{MOUND}" fill="#8f9a6a" {EDGE}/>'
    f'<path d="M-12 4C-8 1-8-4-5-7M12 4C8 1 8-4 5-7M-13 8H-8M13 8H8" fill="none" stroke="#5c6640" stroke-width="1.3"/>'
    '<path d="M-7 11C-8 3-4-2 0-2S8 3 7 11Z" fill="#140f0a"/>'
    + both('<path d="M1.2 4.5C2 3 4.5 3 5 4.2 4.2 5.8 2 5.8 1.2 4.5Z" fill="#ffe066"/>'),
)
PIECES: Final = Pieces("trolls", "lair", LAIR)
