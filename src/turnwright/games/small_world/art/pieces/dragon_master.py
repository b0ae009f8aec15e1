"""The dragon of a Dragon Master race."""

from __future__ import annotations

from typing import Final

from turnwright.core.drawing import Piece
from turnwright.core.messages import Message
from turnwright.core.palette import GOLD, INK
from turnwright.games.small_world.art.pieces.base import EDGE, Pieces, standing

BEAST: Final = (
    "M-17 2C-16-3-11-5-6-6L-12-16C-5-16 1-13 4-9L5-15C11-11 16-4 16 3 16 9 13 14 8 17 9 12 8 10 4 9 0 11-5 11-8 10-6 9"
    "-5 8-5 7-10 8-15 6-17 2Z"
)
DRAGON: Final = (
    '<g transform="scale(0.92)">'
    + standing(
        BEAST,
        f'<path d="{BEAST}" fill="#b3262b" {EDGE}/>'
        f'<path d="M-4-2C-1-5 3-5 5-2 2 0-1 0-4-2Z" fill="{GOLD}" stroke="{INK}" stroke-width="0.9"/>'
        f'<path d="M0.5-4.2V0" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M-14 3C-9 4.5-4 4-1 2.5" fill="none" stroke="{INK}" stroke-width="1.3" stroke-linecap="round"/>'
        '<path d="M-11 4-10 6.5-8.5 4.2-7 6.5-5.8 4Z" fill="#fffaf0"/>'
        '<path d="M11-6C13-2 13.5 2 13 6M8-1C9.5 2 10 5 9.5 8" fill="none" stroke="#f08a5d" stroke-width="1.6" '
        'stroke-linecap="round"/><circle cx="-13.5" cy="0.5" r="0.9" fill="#2b2018"/>',
    )
    + "</g>"
)


class Dragon(Pieces):
    """One dragon, on the map or in hand."""

    def in_hand(self, count: int, x: float, y: float) -> list[Piece]:
        """As it looks on the map."""
        return [Piece("hand-dragon", x, y, DRAGON, Message("drawn-dragon-hand"))]


PIECES: Final = Dragon("dragon_master", "dragon", DRAGON, wanders=True, width=46.0)
