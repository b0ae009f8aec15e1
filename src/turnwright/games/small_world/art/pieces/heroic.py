"""Heroes of a Heroic race."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import GOLD, INK
from turnwright.games.small_world.art.pieces.base import EDGE, Pieces, standing

SHIELD: Final = "M-11-11C-7-10-3-11 0-14 3-11 7-10 11-11 12 2 8 9 0 14-8 9-12 2-11-11Z"
HERO: Final = standing(
    SHIELD,
    f'<path d="{SHIELD}" fill="#2f5aa0" {EDGE}/>'
    '<path d="M0-14C3-11 7-10 11-11 12 2 8 9 0 14Z" fill="#4a78c4"/>'
    f'<path d="M0-9 2.5-3 9-2.6 4 1.6 5.6 8 0 4.5-5.6 8-4 1.6-9-2.6-2.5-3Z" fill="{GOLD}" stroke="{INK}" '
    'stroke-width="1.2" stroke-linejoin="round"/>',
)
PIECES: Final = Pieces("heroic", "hero", HERO, wanders=True)
