"""Eyrie Dynasties: birds and roosts; their leader, the Decree and the track of roosts."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import BONE, GOLD, INK
from turnwright.games.root.art.palette import Livery
from turnwright.games.root.art.pieces.base import LINE, FactionArt
from turnwright.games.root.data.boards import ROOST

LIVERY: Final = Livery("#2f6db3", "#d3e4f4", "#0c2f57", "#ffffff")
HEAD: Final = (
    f'<path d="M-4-8C-6-13-3-15-2-15-1-13 1-12 2-9" fill="{LIVERY.main}" {LINE}/>'
    f'<path d="M-11 1C-11-6-6-10 0-10S10-6 10 1C10 7 6 11 0 11-7 11-11 7-11 1Z" fill="{LIVERY.main}" {LINE}/>'
    f'<path d="M-8 0C-8-4-2-5 0-1 2-5 8-4 8 0 8 4 2 5 0 2-2 5-8 4-8 0Z" fill="{BONE}"/>'
    f'<path d="M-4 0h.1M4 0h.1" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M-3 2.500H3L0 9Z" fill="{GOLD}" {LINE}/>'
)
NEST: Final = (
    f'<path d="M-12 2H12C11 9 6 11 0 11S-11 9-12 2Z" fill="#a9713a" {LINE}/>'
    f'<path d="M-8 5 0 9M8 5 0 9M-4 4 5 10" fill="none" stroke="{INK}" stroke-width="1"/>'
    f'<path d="M-7 2C-7-4-1-4-1 2M0 2C0-5 7-5 7 2" fill="{BONE}" {LINE}/>'
    f'<path d="M0-12 2-8 6-8 3-5.500" fill="none" stroke="{LIVERY.main}" stroke-width="2" stroke-linecap="round"/>'
)


class EyrieArt(FactionArt):
    """The Eyrie Dynasties."""


ART: Final[FactionArt] = EyrieArt("eyrie", LIVERY, HEAD, 2, {ROOST: NEST})
