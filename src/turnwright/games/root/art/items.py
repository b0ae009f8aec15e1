"""Items: one picture each, around the origin, about 24 units wide; and the tile under it."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK
from turnwright.games.root.art.palette import CARD, CARD_EDGE, GONE, LINE

ITEMS: Final[tuple[str, ...]] = (
    f'<path d="M-7-11H2V1C6 2 10 4 11 9H-7Z" fill="#a5683a" {LINE}/><path d="M-8-11H3V-7H-8ZM-7 9H11V11H-7Z" '
    f'fill="#6f4322" {LINE}/><path d="M2-3H-2M2 0H-2" fill="none" {LINE}/>',
    f'<path d="M-4-6C-4-12 4-12 4-6" fill="none" {LINE}/><path d="M-9-6H9C12 0 12 11 7 11H-7C-12 11-12 0-9-6Z" '
    f'fill="#c49a5a" {LINE}/><path d="M-9.5-1C-4 4 4 4 9.5-1L9-6H-9Z" fill="#9c7438" {LINE}/>'
    f'<circle cy="3" r="2" fill="{GOLD}" {LINE}/>',
    f'<path d="M-10-4C-6-11 6-11 10-4" fill="none" stroke="{INK}" stroke-width="4.6" stroke-linecap="round"/>'
    '<path d="M-10-4C-6-11 6-11 10-4" fill="none" stroke="#a5683a" stroke-width="2.4" stroke-linecap="round"/>'
    f'<path d="M-10-4 0 3 10-4" fill="none" stroke="{INK}" stroke-width="1"/>'
    f'<path d="M-1.8-9H1.8V11H-1.8Z" fill="#b98a4a" {LINE}/><path d="M0-13 3-8H-3Z" fill="#c9ced4" {LINE}/>',
    f'<path d="M-2-4H2V11H-2Z" fill="#b98a4a" {LINE}/><path d="M-9-11H7L10-7.5 7-4H-9Z" fill="#9aa0a8" {LINE}/>',
    f'<path d="M0-13 3-9V4H-3V-9Z" fill="#dfe3e8" {LINE}/><path d="M-7 4H7V6.5H-7Z" fill="{GOLD}" {LINE}/>'
    f'<path d="M-1.5 6.5H1.5V11H-1.5Z" fill="#7a4a22" {LINE}/><path d="M0-10V3" stroke="#9aa0a8" stroke-width="1"/>',
    f'<path d="M-10-3H6C6 7 3 10-2 10S-10 7-10-3Z" fill="#e8e2d2" {LINE}/>'
    f'<path d="M6-1C12-3 12 6 4.5 5" fill="none" {LINE}/><path d="M-10-3C-6-1 2-1 6-3" fill="#8a5a2b" {LINE}/>'
    f'<path d="M-5-7C-7-9-3-10-5-12M1-7C-1-9 3-10 1-12" fill="none" stroke="{INK}" stroke-width="1.3" '
    'stroke-linecap="round"/>',
    f'<circle r="10" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.6"/><circle r="7" fill="none" '
    f'stroke="{GOLD_DARK}" stroke-width="1"/><path d="M0-5 1.5-1.5 5-1.2 2.2 1.2 3.2 4.8 0 2.8-3.2 4.8-2.2 1.2-5-1.2'
    f'-1.5-1.5Z" fill="{GOLD_DARK}"/>',
    f'<path d="M-2 1H2L1 12H-1Z" fill="#8a5a2b" {LINE}/><path d="M-4-1H4V2H-4Z" fill="#5f4a34" {LINE}/>'
    f'<path d="M0-13C3-8 6-7 5-3 4-1-4-1-5-3-6-7-2-8 0-13Z" fill="#e8912d" {LINE}/>'
    '<path d="M0-7C2-5 2-2 0-2S-2-5 0-7Z" fill="#ffe08a"/>',
)
"""Boot, bag, crossbow, hammer, sword, tea, coin, torch."""
CRACK: Final = (
    f'<path d="M-11-11-4-3-7 1 0 3-2 8 8 12" fill="none" stroke="{BONE}" stroke-width="4.6" stroke-linejoin="round"/>'
    f'<path d="M-11-11-4-3-7 1 0 3-2 8 8 12" fill="none" stroke="{GONE}" stroke-width="2.2" stroke-linejoin="round"/>'
)
BACK: Final = f'<path d="M-9-9 9 9M9-9-9 9" stroke="{CARD_EDGE}" stroke-width="2" stroke-opacity="0.7"/>'


@cache
def item_tile(item: int, exhausted: bool = False, damaged: bool = False) -> str:
    """An item as a tile, 30 units wide: darkened and tilted when exhausted, cracked when damaged."""
    ground = "#b9ac92" if exhausted else CARD
    edge = GONE if damaged else CARD_EDGE
    picture = f'<g opacity="0.5">{ITEMS[item]}</g>' if exhausted else ITEMS[item]
    turned = ' transform="rotate(-12)"' if exhausted else ""
    return (
        f'<g{turned}><rect x="-14.5" y="-14.5" width="29" height="29" rx="6" fill="{ground}" stroke="{edge}" '
        f'stroke-width="1.8"/>{BACK if exhausted else ""}{picture}{CRACK if damaged else ""}</g>'
    )
