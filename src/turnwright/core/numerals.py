"""Numbers drawn as strokes, so that no drawing needs a font."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from turnwright.core.palette import BONE, INK

# Each character: its width and its centre line in a box 16 high.
SIGNS: Final[dict[str, tuple[float, str]]] = {
    "0": (10, "M5 0C1.6 0 0 3 0 8S1.6 16 5 16 10 13 10 8 8.4 0 5 0Z"),
    "1": (5.5, "M0 3.4 4 0V16"),
    "2": (9.6, "M0.4 4C0.6 1.4 2.4 0 4.8 0 7.4 0 9.2 1.6 9.2 4.2 9.2 6.4 7.6 8.2 5.4 10.4L0.2 16H9.6"),
    "3": (
        9.4,
        "M0.6 1.4C1.6 0.5 2.9 0 4.4 0 7 0 8.8 1.4 8.8 3.8 8.8 6.2 7 7.5 3.6 7.5 7.4 7.5 9.4 9 9.4 11.6 "
        "9.4 14.4 7.2 16 4.4 16 2.6 16 1 15.4 0 14.4",
    ),
    "4": (10.4, "M7.6 16V0L0 11.2H10.4"),
    "5": (9.4, "M8.4 0H1.4L0.8 7.2C1.8 6.4 3 6 4.4 6 7.4 6 9.4 8 9.4 10.9 9.4 14 7.2 16 4.3 16 2.6 16 1.1 15.4 0 14.3"),
    "6": (9.8, "M7.9 0C3.2 2.3 0 5.8 0 10.6 0 13.9 2 16 4.9 16S9.8 14 9.8 11 7.8 6.2 5.1 6.2C2.7 6.2 0.6 7.8 0 10.4"),
    "7": (9.6, "M0 0H9.6L3.4 16"),
    "8": (
        9.8,
        "M4.9 7.5C2.4 7.5 0.8 6.1 0.8 3.8S2.4 0 4.9 0 9 1.5 9 3.8 7.4 7.5 4.9 7.5C1.9 7.5 0 9.1 0 11.8S1.9 16 "
        "4.9 16 9.8 14.5 9.8 11.8 7.9 7.5 4.9 7.5Z",
    ),
    "9": (9.8, "M1.9 16C6.6 13.7 9.8 10.2 9.8 5.4 9.8 2.1 7.8 0 4.9 0S0 2 0 5 2 9.8 4.7 9.8C7.1 9.8 9.2 8.2 9.8 5.6"),
    "?": (8.6, "M0 3.6C0.3 1.3 2 0 4.4 0 6.9 0 8.6 1.4 8.6 3.7 8.6 6.9 4.5 7 4.5 10.8M4.5 15.6V15.9"),
    "+": (9, "M4.5 3.8V12.8M0 8.3H9"),
    "-": (7, "M0 8.3H7"),
    "/": (7, "M0 17 7 -1"),
    "x": (7.6, "M0 5.2 7.6 12.8M7.6 5.2 0 12.8"),
}
GAP: Final = 4.4
KEPT: Final = 4_096
"""Size of the cache of drawn numbers."""


@lru_cache(KEPT)
def numeral_width(text: str, height: float) -> float:
    """Return the width of a number of this height."""
    return (sum(SIGNS[sign][0] for sign in text) + GAP * (len(text) - 1)) * height / 16


@lru_cache(KEPT)
def numeral(
    text: str,
    x: float,
    y: float,
    height: float,
    ink: str,
    weight: float = 2.8,
    halo: str = "",
    anchor: str = "middle",
) -> str:
    """Return a number around the point (x, y): centred vertically, and `start`, `middle` or `end` of it horizontally.

    `weight` is the stroke in sixteenths of the height; `halo` is a colour drawn around the strokes.
    """
    scale = height / 16
    width = numeral_width(text, height)
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    strokes: list[str] = []
    offset = 0.0
    for sign in text:
        wide, path = SIGNS[sign]
        strokes.append(f'<path transform="translate({offset:g})" d="{path}"/>' if offset else f'<path d="{path}"/>')
        offset = round(offset + wide + GAP, 2)
    body = "".join(strokes)
    place = f'transform="translate({left:.4g} {y - height / 2:.4g}) scale({scale:.4g})"'
    line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    back = f'<g stroke="{halo}" stroke-width="{weight + 3.4:g}">{body}</g>' if halo else ""
    return f'<g class="glyph" {place} {line}>{back}<g stroke="{ink}" stroke-width="{weight:g}">{body}</g></g>'


@lru_cache(KEPT)
def badge(number: int, size: float = 1.0) -> str:
    """Return a number on a dark plate."""
    text = str(number)
    half = numeral_width(text, 13) / 2 + 5
    return (
        f'<g transform="scale({size:g})"><rect x="{-half:.4g}" y="-10" width="{2 * half:.4g}" height="20" rx="8" '
        f'fill="{INK}" stroke="{BONE}" stroke-width="1.6"/>{numeral(text, 0, 0, 13, "#ffffff", 3)}</g>'
    )
