"""Marquise de Cat: cats, sawmills, workshops, recruiters, wood and the keep; her board with its three tracks."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import BONE, INK
from turnwright.games.root.art.palette import Livery
from turnwright.games.root.art.pieces.base import EYES, LINE, FactionArt
from turnwright.games.root.data.boards import KEEP, RECRUITER, SAWMILL, WOOD, WORKSHOP

LIVERY: Final = Livery("#e07b2a", "#fbe0c4", "#6e3106", "#2a1400")
HEAD: Final = (
    f'<path d="M-11-12-5.500-8H5.500L11-12 12 0C12 7 6 11 0 11S-12 7-12 0Z" fill="{LIVERY.main}" {LINE}/>'
    f'<path d="M-9-8-7-5M9-8 7-5M-2-8V-5M2-8V-5" fill="none" {LINE}/>'
    f'<path d="M-5 5C-5 2 5 2 5 5 5 9-5 9-5 5Z" fill="{BONE}"/>{EYES}'
    f'<path d="M-1.500 4H1.500L0 6ZM-7 5-14 4M-7 7-13 9M7 5 14 4M7 7 13 9" fill="{INK}" stroke="{INK}" '
    'stroke-width="1" stroke-linecap="round"/>'
)
SAW: Final = (
    '<path d="M0-12 3-9 7-9.500 8-5.500 11.500-3.500 10 0 11.500 3.500 8 5.500 7 9.500 3 9 0 12-3 9-7 9.500-8 5.500-11.500 3.500-10 0-11.500-3.500'
    f'-8-5.500-7-9.500-3-9Z" fill="#c9ced4" {LINE}/><circle r="3.200" fill="{LIVERY.main}" {LINE}/>'
)
ANVIL: Final = (
    f'<path d="M-12-4H-6V-6H11C11-2 7 0 4 1V5H7V9H-7V5H-4V1C-8 1-11-1-12-4Z" fill="#5d626a" {LINE}/>'
    f'<path d="M2-12H10V-8H2ZM5-12 1-8" fill="#b98a4a" {LINE}/>'
)
TENT: Final = (
    f'<path d="M0-9-12 9H12Z" fill="{LIVERY.main}" {LINE}/><path d="M0-3-4 9H4Z" fill="{INK}"/>'
    f'<path d="M0-9V-14L7-12 0-10" fill="{BONE}" {LINE}/>'
)
LOGS: Final = (
    f'<path d="M-10-1H7V8H-10Z" fill="#a9713a" {LINE}/><circle cx="7" cy="3.500" r="4.500" fill="#e3c08a" {LINE}/>'
    f'<path d="M-8-9H5V-1H-8Z" fill="#b98248" {LINE}/><circle cx="5" cy="-5" r="4" fill="#e3c08a" {LINE}/>'
)
TOWER: Final = (
    f'<path d="M-9 10V-3L-10-5V-10H-6V-7H-2V-10H2V-7H6V-10H10V-5L9-3V10Z" fill="#cbb59a" {LINE}/>'
    f'<path d="M-3 10V4C-3 1 3 1 3 4V10Z" fill="{INK}"/>'
)
PICTURES: Final = {SAWMILL: SAW, WORKSHOP: ANVIL, RECRUITER: TENT, WOOD: LOGS, KEEP: TOWER}


class MarquiseArt(FactionArt):
    """The Marquise de Cat."""


ART: Final[FactionArt] = MarquiseArt("marquise", LIVERY, HEAD, 1, PICTURES)
