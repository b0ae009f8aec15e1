"""The land: hexes, their textures and symbols. Each terrain is recognizable by colour, by texture and by symbol."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from turnwright.games.terra_mystica.art.glyphs import coordinate
from turnwright.games.terra_mystica.art.palette import GROUNDS

RADIUS: Final = 36.0
WIDE: Final = RADIUS * sqrt(3)
TILE: Final = 31.5
"""Tiles on the land are smaller than the hex below, so that the highlight around it is visible."""

SIGNS: Final[tuple[str, ...]] = (
    '<circle r="4.5"/><path d="M0-10V-7.5M0 7.5V10M-10 0H-7.5M7.5 0H10M-7-7-5.3-5.3M5.3 5.3 7 7M-7 7-5.3 '
    '5.3M5.3-5.3 7-7"/>',
    '<path d="M0 10V-9M0-4C-4-4-5-7-5-9-2-9 0-7 0-4 0-7 2-9 5-9 5-7 4-4 0-4M0 2C-4 2-5-1-5-3-2-3 0-1 0 2 0-1 2-3 '
    '5-3 5-1 4 2 0 2"/>',
    '<path d="M-6 10V-4M0 10V-8M6 10V-2M-6-4V-9M0-8V-10M6-2V-7M-10 10H10"/><path d="M-6-4V-8M0-5V-9M6-2V-6" '
    'stroke-width="4.5"/>',
    '<path d="M-10-5C-7-9-3-9 0-5S7-1 10-5M-10 1C-7-3-3-3 0 1S7 5 10 1M-10 7C-7 3-3 3 0 7S7 11 10 7"/>',
    '<path d="M0-11 6-3H3L8 4H2V10H-2V4H-8L-3-3H-6Z"/>',
    '<path d="M-11 8-3-9 2 1 5-4 11 8ZM-5.5-4-3-2-0.5-4"/>',
    '<path d="M-9 9C-10 2-6 1-6-4-2-2-2 0-1 1 1-3 0-8-2-11 4-8 5-4 5-1 6-2 7-3 7-5 10 0 10 5 8 9ZM-3 9C-3 5 0 5 0 2 '
    '3 4 4 6 3 9"/>',
)
"""The sun, an ear of grain, reeds, waves, a fir, peaks, a flame: in the order of the cycle."""

TEXTURES: Final[tuple[str, ...]] = (
    "M-20-14h.1M-8-22h.1M8-22h.1M20-14h.1M-24 0h.1M24 0h.1M-20 12h.1M20 12h.1M-14-4h.1M14-4h.1M0-28h.1M-12 16h.1"
    "M12 16h.1",
    "M-24-10H-14M-22-5H-13M14-10H24M13-5H22M-24 6H-15M15 6H24M-10-22H10M-14-17H-4M4-17H14M-20 12H-12M12 12H20",
    "M-23-8V-14M-19-6V-12M19-6V-12M23-8V-14M-10-18V-24M-5-20V-26M6-20V-26M11-18V-24M-22 10V4M22 10V4M-17 15V9M17 15V9",
    "M-25-8q3-4 6 0t6 0M13-8q3-4 6 0t6 0M-12-21q3-4 6 0t6 0 6 0 6 0M-25 8q3-4 6 0t6 0M13 8q3-4 6 0t6 0",
    "M-23-4-20-10-17-4ZM17-4 20-10 23-4ZM-12-17-9-23-6-17ZM6-17 9-23 12-17ZM-23 11-20 5-17 11ZM17 11 20 5 23 11Z"
    "M-2-22 0-26 2-22Z",
    "M-25-3-20-11-15-3M15-3 20-11 25-3M-13-16-8-24-3-16M3-16 8-24 13-16M-24 11-19 3-14 11M14 11 19 3 24 11",
    "M-24-9-18-12-16-7M16-12 20-8 24-10M-10-24-6-19-9-15M9-24 6-20 10-16M-24 6-19 4-17 9M17 4 20 9 24 6"
    "M-19-12-17-16M20-8 19-4",
)


def corners(radius: float) -> list[tuple[float, float]]:
    """The corners of a hex with a point at the top."""
    return [(radius * sin(k * pi / 3), -radius * cos(k * pi / 3)) for k in range(6)]


@cache
def hexagon(radius: float, x: float = 0.0, y: float = 0.0) -> str:
    """The outline of a hex."""
    return "M" + "L".join(f"{x + dx:.4g} {y + dy:.4g}" for dx, dy in corners(radius)) + "Z"


@cache
def texture(terrain: int) -> str:
    """Fine marks all over a hex, and the symbol of the terrain in its middle."""
    mark = GROUNDS[terrain].mark
    return (
        f'<path d="{TEXTURES[terrain]}" fill="none" stroke="{mark}" stroke-opacity="0.55" '
        f'stroke-width="{2.6 if terrain == 0 else 1.5}" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<g transform="translate(0 -3) scale(1.15)" fill="none" stroke="{mark}" stroke-width="2" '
        f'stroke-linecap="round" stroke-linejoin="round">{SIGNS[terrain]}</g>'
    )


@cache
def tile(terrain: int, name: str) -> str:
    """A terrain tile placed on a hex."""
    ground = GROUNDS[terrain]
    return (
        f'<path d="{hexagon(TILE)}" fill="{ground.fill}" stroke="{ground.mark}" stroke-width="1.6" '
        f'stroke-linejoin="round"/>{texture(terrain)}{coordinate(name, 0, 22.5, 8, ground.mark)}'
    )
