"""Trees of the season, drawn once each and used by reference, and where they stand on the map."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from turnwright.core.rng import Rng
from turnwright.games.root.art.palette import Shades
from turnwright.games.root.art.places import HEIGHT, RADIUS, WIDTH, Scenery, Spot
from turnwright.games.root.data.geometry import CLEARINGS, Woodland

CROWN: Final = "M-13-9C-19-13-17-24-9-25-8-34 8-34 9-25 17-24 19-13 13-9 9-3-9-3-13-9Z"
CROWN_LIGHT: Final = "M-10-15C-12-21-7-23-5-23-3-29 4-30 5-25 1-25-1-22-2-19-5-20-8-18-10-15Z"
TALL: Final = "M0-38C9-36 14-26 13-17 12-8 6-4 0-4S-12-8-13-17C-14-26-9-36 0-38Z"
TALL_LIGHT: Final = "M-2-34C-9-31-11-23-9-17-7-22-5-28-2-34Z"
FIR: Final = "M0-40 9-26H5L13-14H7L16-2H-16L-7-14H-13L-5-26H-9Z"
FIR_LIGHT: Final = "M0-40 9-26 4-27 0-24-4-27-9-26ZM-5-26 5-26 13-14 6-16 0-13-6-16-13-14Z"
TRUNK: Final = "M-2.5-6H2.5L3.5 3H-3.5Z"
SHADOW: Final = "M-15 3C-15-2 15-2 15 3 15 7-15 7-15 3Z"
NEAR_PATH: Final = 25.0
NEAR_WATER: Final = 35.0
APART: Final = 27.0
TRIES: Final = 2600


class Tree(NamedTuple):
    """A tree on the map."""

    kind: int
    x: float
    y: float
    size: float


def definitions(tag: str, season: str, shades: Shades) -> str:
    """One picture for each kind of tree."""
    parts: list[str] = []
    for kind, (body, light) in enumerate(shades.crowns):
        shape, shine = (
            (FIR, FIR_LIGHT) if season == "winter" else (TALL, TALL_LIGHT) if kind == 1 else (CROWN, CROWN_LIGHT)
        )
        parts.append(
            f'<g id="{tag}-tree-{kind}"><path d="{SHADOW}" fill="#000000" fill-opacity="0.14"/>'
            f'<path d="{TRUNK}" fill="{shades.trunk}"/><path d="{shape}" fill="{body}" stroke="{shades.trunk}" '
            f'stroke-width="1.3" stroke-opacity="0.55" stroke-linejoin="round"/><path d="{shine}" fill="{light}"/></g>'
        )
    return "".join(parts)


def from_segment(x: float, y: float, start: Spot, end: Spot) -> float:
    """The distance of a point from a straight line between two spots."""
    dx, dy = end.x - start.x, end.y - start.y
    along = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return math.hypot(x - start.x - along * dx, y - start.y - along * dy)


def lines(scenery: Scenery, map: Woodland) -> list[tuple[Spot, Spot]]:
    """All paths as straight lines."""
    return [
        (scenery.clearings[c], scenery.clearings[other])
        for c in range(CLEARINGS)
        for other in map.paths[c]
        if c < other
    ]


def is_free(x: float, y: float, scenery: Scenery, paths: list[tuple[Spot, Spot]]) -> bool:
    """Return whether a tree may stand here: not in a clearing, on a path, in the river or where a pawn stands."""
    if any(math.hypot(x - spot.x, y - spot.y) < RADIUS + 16 for spot in scenery.clearings):
        return False
    if any(math.hypot(x - grove.x, y - grove.y) < 37 for grove in scenery.groves.values()):
        return False
    if any(from_segment(x, y - 8, start, end) < NEAR_PATH for start, end in paths):
        return False
    river = scenery.river
    return all(from_segment(x, y - 8, river[k], river[k + 1]) >= NEAR_WATER for k in range(len(river) - 1))


def planted(scenery: Scenery, map: Woodland, kinds: int) -> list[Tree]:
    """Trees wherever there is room, the same at every table, back to front."""
    rng, paths = Rng(7), lines(scenery, map)
    trees: list[Tree] = []
    for _try in range(TRIES):
        x, y = 22 + rng.below(int(WIDTH) - 44), 44 + rng.below(int(HEIGHT) - 58)
        kind, size = rng.below(kinds), 0.8 + rng.below(35) / 100
        if is_free(x, y, scenery, paths) and all(math.hypot(x - t.x, y - t.y) >= APART for t in trees):
            trees.append(Tree(kind, x, y, size))
    return sorted(trees, key=lambda tree: tree.y)
