"""The phases of a turn: a rising sun, a shining sun, a moon."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK

RAYS: Final = "M0-13V-9M9-9 6.5-6.5M-9-9-6.5-6.5M13 0H9M-13 0H-9"
PLATE: Final = f'<circle r="15" fill="{BONE}" stroke="{INK}" stroke-width="1.3"/>'
PHASE_SIGNS: Final = (
    f'{PLATE}<g transform="translate(0 4) scale(0.8)"><path d="{RAYS}" stroke="{GOLD_DARK}" stroke-width="2" '
    f'stroke-linecap="round"/><path d="M-7 2A7 7 0 0 1 7 2Z" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.5"/>'
    f'<path d="M-13 3H13" stroke="{INK}" stroke-width="2" stroke-linecap="round"/></g>',
    f'{PLATE}<g transform="scale(0.85)"><path d="{RAYS}M0 13V9M9 9 6.5 6.5M-9 9-6.5 6.5" stroke="{GOLD_DARK}" '
    f'stroke-width="2" stroke-linecap="round"/><circle r="6.5" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.5"/>'
    "</g>",
    f'<circle r="15" fill="#2d3550" stroke="{INK}" stroke-width="1.3"/>'
    f'<path d="M3-9A9 9 0 1 0 9 4 7.5 7.5 0 0 1 3-9Z" fill="#f4e9c1"/><path d="M7-6h.1M10-1h.1" stroke="#f4e9c1" '
    'stroke-width="2" stroke-linecap="round"/>',
)
"""Birdsong, Daylight, Evening."""
