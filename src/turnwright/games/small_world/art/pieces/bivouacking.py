"""Encampments of a Bivouacking race."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.drawing import Piece
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, INK
from turnwright.games.small_world.art.pieces.base import EDGE, Pieces, standing
from turnwright.games.small_world.art.tokens import count_badge

TENT: Final = "M0-12 14 11H-14Z"
CAMP: Final = standing(
    TENT,
    f'<path d="{TENT}" fill="#c8895a" {EDGE}/><path d="M0-12 4 11H-5Z" fill="#8f4f2b" {EDGE}/>'
    f'<path d="M-1 11 0-3 3 11Z" fill="{INK}"/><path d="M0-12-2-15M0-12 2-15" stroke="{INK}" stroke-width="1.6"/>',
)


@cache
def camps(count: int) -> str:
    """Encampments, with their number if there are several."""
    if count < 2:
        return CAMP
    return (
        CAMP
        + f'<circle cy="7" r="8.5" fill="{INK}" stroke="{BONE}" stroke-width="1.5"/>'
        + numeral(str(count), 0, 7, 11.5, "#ffffff", 3)
    )


class Encampments(Pieces):
    """Several may stand together."""

    def on_map(self, count: int) -> str:
        """One picture for all of them."""
        return camps(count)

    def in_hand(self, count: int, x: float, y: float) -> list[Piece]:
        """One picture with their number."""
        body = CAMP + f'<g transform="translate(14 12) scale(0.8)">{count_badge(count)}</g>'
        return [Piece("hand-camps", x - 4, y - 3, body, Message("drawn-camps-hand", {"count": count}))]


PIECES: Final = Encampments("bivouacking", "camps", CAMP, width=54.0)
