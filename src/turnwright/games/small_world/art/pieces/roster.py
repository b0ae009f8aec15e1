"""The pieces of all abilities that have any."""

from __future__ import annotations

from typing import Final

from turnwright.games.small_world.art.pieces import (
    amazons,
    bivouacking,
    diplomat,
    dragon_master,
    fortified,
    halflings,
    heroic,
    trolls,
)
from turnwright.games.small_world.art.pieces.base import Pieces

PIECES: Final[tuple[Pieces, ...]] = (
    trolls.PIECES,
    halflings.PIECES,
    fortified.PIECES,
    bivouacking.PIECES,
    heroic.PIECES,
    dragon_master.PIECES,
    amazons.PIECES,
    diplomat.PIECES,
)
"""In the order in which markers fill the spots of a region."""
