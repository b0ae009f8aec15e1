"""Hills and mountains: along borders that cost more or are closed, and scattered over hilly provinces."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from turnwright.core.palette import INK
from turnwright.games.mythotopia.art.lines import CROSSINGS, Spot, border_line, holds, walked
from turnwright.games.mythotopia.data.geometry import BORDERS, HILLS, MOUNTAIN

PEAK_STEP: Final = 13.0
HILL_STEP: Final = 10.5
ROAD_ROOM: Final = 6.5
"""The part around the middle of a border, where a road may be."""
HILL, HILL_LIGHT, HILL_LINE = "#9cab5c", "#cdd690", "#4d5826"
ROCK, ROCK_SHADE, SNOW, ROCK_LINE = "#948f96", "#6f6a72", "#ffffff", "#343038"


def peak(spot: Spot, size: float) -> str:
    """A snowy mountain standing on a point."""
    x, y = spot
    wide, high = 9.5 * size, 21 * size
    return (
        f'<path d="M{x - wide:.1f} {y + 5:.1f}L{x:.1f} {y + 5 - high:.1f}L{x + wide:.1f} {y + 5:.1f}Z" '
        f'fill="{ROCK}" stroke="{ROCK_LINE}" stroke-width="1.3" stroke-linejoin="round"/>'
        f'<path d="M{x:.1f} {y + 5 - high:.1f}L{x + wide:.1f} {y + 5:.1f}H{x + 0.1 * wide:.1f}'
        f'L{x + 0.25 * wide:.1f} {y + 5 - 0.45 * high:.1f}Z" fill="{ROCK_SHADE}"/>'
        f'<path d="M{x:.1f} {y + 5 - high:.1f}L{x - 0.42 * wide:.1f} {y + 5 - 0.58 * high:.1f}'
        f"l{0.26 * wide:.1f} 1.6 {0.18 * wide:.1f}-2.6 {0.2 * wide:.1f} 2.8"
        f'L{x + 0.42 * wide:.1f} {y + 5 - 0.58 * high:.1f}Z" fill="{SNOW}"/>'
    )


def hill(spot: Spot, size: float) -> str:
    """A round hill standing on a point."""
    x, y = spot
    wide, high = 10 * size, 17 * size
    return (
        f'<path d="M{x - wide:.1f} {y + 4:.1f}C{x - 0.6 * wide:.1f} {y + 4 - high:.1f} {x + 0.6 * wide:.1f} '
        f'{y + 4 - high:.1f} {x + wide:.1f} {y + 4:.1f}Z" fill="{HILL}" stroke="{HILL_LINE}" '
        f'stroke-width="1.3" stroke-linejoin="round"/><path d="M{x - 0.45 * wide:.1f} {y + 1.5:.1f}'
        f"C{x - 0.3 * wide:.1f} {y + 4.4 - 0.75 * high:.1f} {x:.1f} {y + 4 - 0.72 * high:.1f} {x + 0.2 * wide:.1f} "
        f'{y + 4.4 - 0.7 * high:.1f}" fill="none" stroke="{HILL_LIGHT}" stroke-width="1.5" '
        'stroke-linecap="round"/>'
    )


@cache
def ridges() -> str:
    """Mountains along closed borders and hills along those that cost more, back to front."""
    drawn: list[tuple[float, str]] = []
    for number, border in enumerate(BORDERS):
        line = border_line(number)
        if border.kind == MOUNTAIN:
            for k, (spot, _angle) in enumerate(walked(line, PEAK_STEP, 3)):
                drawn.append((spot.y, peak(spot, (1.0, 0.8, 1.08, 0.88)[k % 4])))
        elif border.kind == HILLS:
            middle = CROSSINGS[number]
            for k, (spot, _angle) in enumerate(walked(line, HILL_STEP, 3)):
                if math.hypot(spot.x - middle.x, spot.y - middle.y) >= ROAD_ROOM:
                    drawn.append((spot.y, hill(spot, (1.0, 0.86)[k % 2])))
    return f'<g pointer-events="none">{"".join(picture for _y, picture in sorted(drawn))}</g>'


HILLY_MARK: Final = (
    f'<circle r="10" fill="#fbf3df" stroke="{INK}" stroke-width="1.3"/>'
    f'<path d="M-8 5.6C-6-4-1-4 1 2 3-5.5 7-4.5 8 5.6Z" fill="#8a9a4b" stroke="#3b451c" stroke-width="1.3" '
    'stroke-linejoin="round"/><path d="M-4-6.4H2M-1-9.4V-3.4" stroke="#3b451c" stroke-width="1.6" '
    'stroke-linecap="round" transform="translate(1.4 0.6) scale(0.85)"/>'
)
"""A hilly province, which strengthens its defender."""


@cache
def strewn_spots(line: tuple[Spot, ...], x: float, y: float, clear_wide: float, clear_high: float) -> tuple[Spot, ...]:
    """Places for small pictures: inside an outline, away from its edge and from pieces."""
    left, right = min(p.x for p in line), max(p.x for p in line)
    top, bottom = min(p.y for p in line), max(p.y for p in line)
    found: list[Spot] = []
    row, at_y = 0, top + 9
    while at_y < bottom - 5:
        at_x = left + 8 + 8.5 * (row % 2)
        while at_x < right - 6:
            spot = Spot(round(at_x + 2.5 * math.sin(at_x + at_y), 1), round(at_y + 2 * math.cos(at_x * 1.7), 1))
            near = abs(spot.x - x) < clear_wide and abs(spot.y - y) < clear_high
            if not near and holds(list(line), spot.x, spot.y) and far_from(line, spot, 8.5):
                found.append(spot)
            at_x += 17
        at_y += 13
        row += 1
    return tuple(found)


def far_from(line: tuple[Spot, ...], spot: Spot, least: float) -> bool:
    """Return whether a point is far enough from a line."""
    return all(math.hypot(point.x - spot.x, point.y - spot.y) >= least for point in line)
