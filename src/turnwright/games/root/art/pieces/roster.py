"""The drawings of all factions, in the order of the factions, and all their pieces."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.games.root.art.pieces import alliance, eyrie, lizard, marquise, riverfolk, vagabond
from turnwright.games.root.art.pieces.base import FactionArt, building, token
from turnwright.games.root.data.boards import BUILDINGS, OWNER, TRACKS

ARTS: Final[list[FactionArt]] = [
    marquise.ART,
    eyrie.ART,
    alliance.ART,
    vagabond.ART,
    vagabond.SECOND,
    lizard.ART,
    riverfolk.ART,
]


@cache
def piece_picture(piece: int, suit: int = -1) -> str:
    """A building or token; pieces that exist in every suit show theirs."""
    art = ARTS[OWNER[piece]]
    shown = suit if piece < len(TRACKS) and TRACKS[piece].each_suit else -1
    return (building if piece < BUILDINGS else token)(art.livery, art.pictures[piece], shown)
