"""Positions on the drawn map."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final, NamedTuple

from turnwright.games.terra_mystica.art.terrain import RADIUS, WIDE
from turnwright.games.terra_mystica.data.geometry import LAND_CELLS, RIVER_CELLS, SLOT_A, SLOT_B, Cell

FRAME: Final = 11.0
WIDTH: Final = 13 * WIDE + 2 * FRAME
HEIGHT: Final = 14 * RADIUS + 2 * FRAME
SPAN: Final = RADIUS * 1.25
"""The length of a drawn bridge: the river's width and a little of both banks."""


class Spot(NamedTuple):
    """A point on the map."""

    x: float
    y: float


class Span(NamedTuple):
    """The centre of a bridge and its angle in degrees."""

    x: float
    y: float
    angle: float


def centre(cell: Cell) -> Spot:
    """The centre of a hex."""
    return Spot(round(FRAME + (cell.x + 1) * WIDE / 2, 2), round(FRAME + RADIUS * (1 + 1.5 * cell.row), 2))


LANDS: Final[list[Spot]] = [centre(cell) for cell in LAND_CELLS]
RIVERS: Final[list[Spot]] = [centre(cell) for cell in RIVER_CELLS]


def span(slot: int) -> Span:
    """The position of a bridge slot, always drawn from left to right."""
    a, b = LANDS[SLOT_A[slot]], LANDS[SLOT_B[slot]]
    assert abs(hypot(b.x - a.x, b.y - a.y) - 3 * RADIUS) < 1
    angle = degrees(atan2(b.y - a.y, b.x - a.x))
    if angle > 90 or angle <= -90:
        angle -= 180
    return Span(round((a.x + b.x) / 2, 2), round((a.y + b.y) / 2, 2), round(angle, 1))


SPANS: Final[list[Span]] = [span(slot) for slot in range(len(SLOT_A))]
