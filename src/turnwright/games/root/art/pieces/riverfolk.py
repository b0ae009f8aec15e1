"""Riverfolk Company: otters and trade posts; services, payments, funds."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK
from turnwright.games.root.art.palette import Livery
from turnwright.games.root.art.pieces.base import EYES, LINE, FactionArt
from turnwright.games.root.data.boards import TRADE_POST

LIVERY: Final = Livery("#2fa79f", "#cdeeea", "#06433f", "#ffffff")
HEAD: Final = (
    f'<path d="M-9-7C-13-9-14-4-11-2M9-7C13-9 14-4 11-2" fill="{LIVERY.main}" {LINE}/>'
    f'<path d="M-12 1C-12-6-7-10 0-10S12-6 12 1C12 8 7 11 0 11S-12 8-12 1Z" fill="{LIVERY.main}" {LINE}/>'
    f'<path d="M-8 6C-8 0-3 1 0 3 3 1 8 0 8 6 8 10-8 10-8 6Z" fill="{BONE}"/>{EYES}'
    f'<path d="M-2.500 2.500H2.500L0 5ZM0 5V7M-6 6h.1M6 6h.1M-4 8h.1M4 8h.1" fill="{INK}" stroke="{INK}" '
    f'stroke-width="1.300" stroke-linecap="round"/>'
)
SCALES: Final = (
    f'<path d="M0-10V8M-8-6H8M-5 9H5" fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round"/>'
    f'<path d="M-12 1C-11 5-5 5-4 1L-8-6ZM4 1C5 5 11 5 12 1L8-6Z" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.300" '
    f'stroke-linejoin="round"/>'
)


class RiverfolkArt(FactionArt):
    """The Riverfolk Company."""


ART: Final[FactionArt] = RiverfolkArt("riverfolk", LIVERY, HEAD, 3, {TRADE_POST: SCALES})
