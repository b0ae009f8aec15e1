"""Woodland Alliance: mice with big ears, bases and sympathy; supporters and officers."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import BONE, INK
from turnwright.games.root.art.palette import Livery
from turnwright.games.root.art.pieces.base import EYES, LINE, FactionArt
from turnwright.games.root.data.boards import BASE, SYMPATHY

LIVERY: Final = Livery("#4c9a3f", "#d8eecf", "#164012", "#ffffff")
HEAD: Final = (
    f'<circle cx="-9" cy="-7" r="6.500" fill="{LIVERY.main}" {LINE}/><circle cx="9" cy="-7" r="6.500" '
    f'fill="{LIVERY.main}" {LINE}/><circle cx="-9" cy="-7" r="3" fill="{LIVERY.pale}"/>'
    f'<circle cx="9" cy="-7" r="3" fill="{LIVERY.pale}"/>'
    f'<path d="M-9-1C-9-6-5-8 0-8S9-6 9-1C9 5 4 11 0 11S-9 5-9-1Z" fill="{LIVERY.main}" {LINE}/>{EYES}'
    f'<path d="M-9-3.500C-4-6 4-6 9-3.500" fill="none" stroke="{BONE}" stroke-width="2.500"/>'
    f'<path d="M0 8.500v.1" stroke="{INK}" stroke-width="3.600" stroke-linecap="round"/>'
)
FIST: Final = (
    f'<path d="M-5 11V3L-8-1V-5C-8-7-5-7-5-5V-8C-5-10-2-10-2-8V-9C-2-11 1-11 1-9V-8C1-10 4-10 4-8V-6C4-8 7-8 7-6V1L5 4V11Z" '
    f'fill="{BONE}" {LINE}/><path d="M-5-4V0M-2-7V-1M1-7V-1M4-5V-1" fill="none" stroke="{INK}" stroke-width="1.200"/>'
)
CAMP: Final = (
    f'<path d="M-12 9V-2H12V9Z" fill="#b98a4a" {LINE}/><path d="M-12-2-12-6M-6-2V-7M0-2V-7M6-2V-7M12-2V-6" {LINE}/>'
    f'<path d="M-3 9V3H3V9Z" fill="{INK}"/><path d="M0-7V-14L8-11.500 0-9.500" fill="{LIVERY.main}" {LINE}/>'
)


class AllianceArt(FactionArt):
    """The Woodland Alliance."""


ART: Final[FactionArt] = AllianceArt("alliance", LIVERY, HEAD, 3, {BASE: CAMP, SYMPATHY: FIST})
