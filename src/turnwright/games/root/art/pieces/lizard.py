"""Lizard Cult: lizards and gardens; the Outcast, acolytes, Lost Souls and what was revealed."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import INK
from turnwright.games.root.art.palette import Livery
from turnwright.games.root.art.pieces.base import LINE, FactionArt
from turnwright.games.root.data.boards import GARDEN

LIVERY: Final = Livery("#e8d03c", "#faf3c6", "#5f5200", "#2a2400")
HEAD: Final = (
    f'<path d="M0-15-4-9-9-10-9-4-13 0-9 4H9L13 0 9-4 9-10 4-9Z" fill="#c4542f" {LINE}/>'
    f'<path d="M-8-3C-8-8-4-10 0-10S8-8 8-3C8 3 5 12 0 12S-8 3-8-3Z" fill="{LIVERY.main}" {LINE}/>'
    f'<path d="M-5-3V0M5-3V0" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M-1.800 6.500v.1M1.800 6.500v.1M-5 9H5" stroke="{INK}" stroke-width="1.300" stroke-linecap="round"/>'
)
LOTUS: Final = (
    f'<path d="M-12 7C-9 11 9 11 12 7 9 4-9 4-12 7Z" fill="#4c9a3f" {LINE}/>'
    f'<path d="M-2 7C-10 6-12 0-11-4-6-4-3 0-2 7M2 7C10 6 12 0 11-4 6-4 3 0 2 7" fill="#e59bb4" {LINE}/>'
    f'<path d="M0 7C-6 3-5-6 0-11 5-6 6 3 0 7Z" fill="#f6c9d8" {LINE}/>'
)


class LizardArt(FactionArt):
    """The Lizard Cult."""


ART: Final[FactionArt] = LizardArt("lizard", LIVERY, HEAD, 3, {GARDEN: LOTUS})
