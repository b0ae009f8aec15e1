"""Symbols: food, stone and gold in circles, armies and ships in squares; and the headers of texts."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK
from turnwright.games.mythotopia.art.palette import LINE, STEEL, SYMBOL_COLOURS
from turnwright.games.mythotopia.data.tables import RESOURCES

WHEAT: Final = (
    f'<path d="M0 8V-3" stroke="{BONE}" stroke-width="1.6" stroke-linecap="round"/>'
    f'<path d="M0-8C2-6 2-4 0-2-2-4-2-6 0-8ZM0 0C0-3 2-5 4.6-5 4.6-2 3 0 0 0ZM0 0C0-3-2-5-4.6-5-4.6-2-3 0 0 0Z'
    f'M0 5C0 2 2 0 4.6 0 4.6 3 3 5 0 5ZM0 5C0 2-2 0-4.6 0-4.6 3-3 5 0 5Z" fill="{BONE}"/>'
)
BLOCKS: Final = (
    f'<path d="M-7 1H-0.6V6H-7ZM0.6 1H7V6H0.6ZM-3.6-5H3.6V-0.2H-3.6Z" fill="{BONE}" stroke="#3a3846" '
    'stroke-width="1.2" stroke-linejoin="round"/>'
)
COINS: Final = (
    f'<circle cx="2.4" cy="2" r="4.9" fill="{BONE}" stroke="#6b4a06" stroke-width="1.3"/>'
    f'<circle cx="-2.4" cy="-2" r="4.9" fill="{BONE}" stroke="#6b4a06" stroke-width="1.3"/>'
    '<path d="M-2.4-4.4V0.4M-4.2-2H-0.6" stroke="#6b4a06" stroke-width="1.3"/>'
)
SWORD: Final = (
    f'<path d="M5.5-7.5 7.5-5.5-1.6 3.6-3.6 1.6Z" fill="{BONE}" stroke="#561a0d" stroke-width="1" '
    'stroke-linejoin="round"/>'
    f'<path d="M-5.6 0-0 5.6M-3.4 3.4-7 7" stroke="{BONE}" stroke-width="2.2" stroke-linecap="round"/>'
)
SAIL: Final = (
    f'<path d="M-7.5 3.5H7.5C6.5 7 4.5 8 2 8H-2C-4.5 8-6.5 7-7.5 3.5Z" fill="{BONE}"/>'
    f'<path d="M-0.6-8V2H-6.6C-5.8-2.5-3.6-6-0.6-8ZM1-6.5C4-4.5 5.6-1.5 6 2H1Z" fill="{BONE}"/>'
)
PICTURES: Final = (WHEAT, BLOCKS, COINS, SWORD, SAIL)
"""Food, stone, gold, army, ship."""


@cache
def symbol(kind: int, scale: float = 1.0) -> str:
    """A symbol around the origin, about 22 units wide."""
    colour = SYMBOL_COLOURS[kind]
    edge = f'fill="{colour.main}" stroke="{colour.dark}" stroke-width="1.6"'
    ground = (
        f'<circle r="10.6" {edge}/>'
        if kind < RESOURCES
        else f'<rect x="-10" y="-10" width="20" height="20" rx="3.5" {edge}/>'
    )
    return f'<g transform="scale({scale:g})">{ground}{PICTURES[kind]}</g>'


ACTION_SIGN: Final = f'<path d="M-7-7H7V7H-7Z" fill="#c9642d" {LINE}/><path d="M-3-4 4 0-3 4Z" fill="{BONE}"/>'
FREE_SIGN: Final = (
    f'<circle r="7.6" fill="#2f7d5b" {LINE}/><path d="M1.5-5.5-3 1H0L-1.5 5.5 3.5-1H0.5Z" fill="{BONE}"/>'
)
ADVANTAGE_SIGN: Final = (
    f'<path d="M0-8 8 0 0 8-8 0Z" fill="#3d6fa8" {LINE}/><path d="M0-4V4M-4 0H4" stroke="{BONE}" stroke-width="2.2" '
    'stroke-linecap="round"/>'
)
RESERVE_SIGN: Final = (
    f'<path d="M-7-6.5H7V1C7 5 3 7 0 8-3 7-7 5-7 1Z" fill="#7d5a94" {LINE}/>'
    f'<path d="M-3-3H3V0C3 2 1.4 3 0 3.6-1.4 3-3 2-3 0Z" fill="{BONE}"/>'
)
HEADER_SIGNS: Final = ("", "", ACTION_SIGN, FREE_SIGN, ADVANTAGE_SIGN, RESERVE_SIGN)
"""By header: how a card's text is played."""

CROWN: Final = (
    f'<path d="M-9 6-10.5-5.5-5-1 0-8.5 5-1 10.5-5.5 9 6Z" fill="{GOLD}" stroke="{INK}" stroke-width="1.4" '
    f'stroke-linejoin="round"/><path d="M-8.6 3H8.6" stroke="{GOLD_DARK}" stroke-width="1.3"/>'
)
SWORDS: Final = (
    f'<path d="M-7-7 5 5M7-7-5 5" fill="none" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
    f'<path d="M-7-7 5 5M7-7-5 5" fill="none" stroke="{STEEL}" stroke-width="2.2" stroke-linecap="round"/>'
    f'<path d="M2.4 7.2 7.2 2.4M-2.4 7.2-7.2 2.4" fill="none" stroke="{GOLD_DARK}" stroke-width="2.4" '
    'stroke-linecap="round"/>'
)
