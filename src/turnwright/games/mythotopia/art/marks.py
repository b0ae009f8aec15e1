"""Small marks: what is not known for sure and was filled in, and how many there are of something."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.numerals import numeral, numeral_width
from turnwright.core.palette import BONE, INK

DRAWN_ANEW: Final = (
    f'<circle r="9.5" fill="#fbf3df" stroke="{INK}" stroke-width="1.4" stroke-dasharray="3.4 2.2"/>'
    f'{numeral("?", 0, 0, 10.5, INK, 2.6)}'
)
"""Nobody knows for sure: a value that was filled in."""


@cache
def badge(number: int, size: float = 1.0) -> str:
    """How many there are, on a dark plate."""
    text = str(number)
    half = numeral_width(text, 13) / 2 + 5
    return (
        f'<g transform="scale({size:g})"><rect x="{-half:.4g}" y="-10" width="{2 * half:.4g}" height="20" rx="8" '
        f'fill="{INK}" stroke="{BONE}" stroke-width="1.6"/>{numeral(text, 0, 0, 13, "#ffffff", 3)}</g>'
    )
