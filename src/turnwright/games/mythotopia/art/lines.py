"""Smooth outlines: every stretch between two corners of the map is drawn once and shared by both sides."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from turnwright.games.mythotopia.data import outlines
from turnwright.games.mythotopia.data.geometry import BORDERS, KEYS, SEAS

FRAME: Final = 10.0
"""The wooden edge around the field."""
WIDTH: Final = outlines.WIDTH + 2 * FRAME
HEIGHT: Final = outlines.HEIGHT + 2 * FRAME


class Spot(NamedTuple):
    """A point on the map."""

    x: float
    y: float


class Room(NamedTuple):
    """Where the pieces of a province are drawn, and at which scale."""

    x: float
    y: float
    scale: float


def read(text: str) -> list[Spot]:
    """Return the points of a stored outline, shifted inside the frame."""
    pairs = [point.split(",") for point in text.split()]
    return [Spot(int(x) + FRAME, int(y) + FRAME) for x, y in pairs]


PROVINCE_LINES: Final = [read(outlines.PROVINCES[key]) for key in KEYS]
SEA_LINES: Final = [read(outlines.SEAS[key]) for key in SEAS]
AREAS: Final = PROVINCE_LINES + SEA_LINES
"""All outlines: the provinces, then the sea areas."""
ROOMS: Final = [Room(x + FRAME, y + FRAME, size) for x, y, size in (outlines.ROOMS[key] for key in KEYS)]
MOORINGS: Final = [Spot(x + FRAME, y + FRAME) for x, y in (outlines.MOORINGS[key] for key in SEAS)]
CROSSINGS: Final = [Spot(x + FRAME, y + FRAME) for x, y in (outlines.CROSSINGS[border.key] for border in BORDERS)]


def curve(points: list[Spot]) -> str:
    """Return the path from the first point of an open line to its last, without the initial move."""
    path = ""
    last = len(points) - 1
    for k in range(last):
        before, start, end, after = points[max(0, k - 1)], points[k], points[k + 1], points[min(last, k + 2)]
        path += (
            f"C{start.x + (end.x - before.x) / 6:.1f} {start.y + (end.y - before.y) / 6:.1f} "
            f"{end.x - (after.x - start.x) / 6:.1f} {end.y - (after.y - start.y) / 6:.1f} {end.x:g} {end.y:g}"
        )
    return path


def opened(points: list[Spot]) -> str:
    """Return an open line as a path."""
    return f"M{points[0].x:g} {points[0].y:g}{curve(points)}"


@cache
def _sides() -> dict[tuple[Spot, Spot], int]:
    """Return the area to which each segment of an outline belongs."""
    return {(line[k - 1], line[k]): area for area, line in enumerate(AREAS) for k in range(len(line))}


def beyond(area: int, start: Spot, end: Spot) -> int:
    """Return the area on the other side of an outline segment; -1 if there is none."""
    one, other = _sides().get((start, end), -1), _sides().get((end, start), -1)
    return other if one == area else one


def stretches(area: int) -> list[tuple[int, list[Spot]]]:
    """Return the outline of an area, cut where its neighbour changes: the area beyond, and the points."""
    line = AREAS[area]
    count = len(line)
    past = [beyond(area, line[k], line[(k + 1) % count]) for k in range(count)]
    cuts = [k for k in range(count) if past[k] != past[k - 1]]
    if not cuts:
        return [(past[0], [*line, line[0]])]
    found: list[tuple[int, list[Spot]]] = []
    for place, cut in enumerate(cuts):
        end = cuts[(place + 1) % len(cuts)]
        steps = (end - cut) % count or count
        found.append((past[cut], [line[(cut + k) % count] for k in range(steps + 1)]))
    return found


@cache
def outline(area: int) -> str:
    """Return the whole outline of an area as a closed path; at the edge, sea areas have straight lines."""
    pieces = stretches(area)
    start = pieces[0][1][0]
    path = f"M{start.x:g} {start.y:g}"
    for past, points in pieces:
        straight = past < 0 and area >= len(KEYS)
        path += "".join(f"L{p.x:g} {p.y:g}" for p in points[1:]) if straight else curve(points)
    return path + "Z"


@cache
def border_line(border: int) -> list[Spot]:
    """Return the points of a land border."""
    one, other = BORDERS[border].one, BORDERS[border].other
    return max((points for past, points in stretches(one) if past == other), key=len)


@cache
def coast(sea: int) -> str:
    """Return where land meets a sea area."""
    return "".join(
        opened(points)
        for area in range(len(KEYS))
        for past, points in stretches(area)
        if past == len(KEYS) + sea or (past < 0 and sea in _inside(area))
    )


@cache
def wild_edge() -> str:
    """Return the outer edge of the provinces, where nothing is beyond."""
    return "".join(
        opened(points)
        for area in range(len(KEYS))
        for past, points in stretches(area)
        if past < 0 and not _inside(area)
    )


def _inside(area: int) -> list[int]:
    """Return the sea area around an island that does not share its outline."""
    spot = ROOMS[area]
    return [sea for sea, line in enumerate(SEA_LINES) if holds(line, spot.x, spot.y)]


def holds(line: list[Spot], x: float, y: float) -> bool:
    """Return whether a point is inside a closed line."""
    odd = False
    for k in range(len(line)):
        a, b = line[k - 1], line[k]
        if (a.y > y) != (b.y > y) and x < a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y):
            odd = not odd
    return odd


def far_from_all(spot: Spot, least: float) -> bool:
    """Return whether a point is far enough from the outlines of all provinces."""
    return all(math.hypot(p.x - spot.x, p.y - spot.y) >= least for line in PROVINCE_LINES for p in line)


@cache
def inset(province: int, by: float) -> str:
    """Return a province's outline, inset by a distance."""
    line = PROVINCE_LINES[province]
    count = len(line)
    turns = sum(line[k - 1].x * line[k].y - line[k].x * line[k - 1].y for k in range(count))
    inward = 1 if turns > 0 else -1
    moved: list[Spot] = []
    for k in range(count):
        before, after = line[k - 1], line[(k + 1) % count]
        far = math.hypot(after.x - before.x, after.y - before.y) or 1.0
        x = line[k].x - inward * by * (after.y - before.y) / far
        y = line[k].y + inward * by * (after.x - before.x) / far
        moved.append(Spot(round(x, 1), round(y, 1)))
    return "M" + "L".join(f"{spot.x:g} {spot.y:g}" for spot in moved) + "Z"


def walked(points: list[Spot], step: float, margin: float = 0.0) -> list[tuple[Spot, float]]:
    """Return evenly spaced points along a line, centred, with the direction at each."""
    lengths = [math.hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(points)]
    whole = sum(lengths) - 2 * margin
    number = max(1, round(whole / step))
    found: list[tuple[Spot, float]] = []
    for k in range(number):
        at = margin + whole * (k + 0.5) / number
        for place, length in enumerate(lengths):
            if at <= length or place == len(lengths) - 1:
                a, b, share = points[place], points[place + 1], at / length
                spot = Spot(round(a.x + (b.x - a.x) * share, 1), round(a.y + (b.y - a.y) * share, 1))
                found.append((spot, math.atan2(b.y - a.y, b.x - a.x)))
                break
            at -= length
    return found
