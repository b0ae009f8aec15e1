"""The static layer of the map: ground, trees, river, paths, clearings with their slots, glades of the forests."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from turnwright.core.drawing import Theme
from turnwright.core.numerals import numeral, numeral_width
from turnwright.games.root.art.palette import SHADES, Shades
from turnwright.games.root.art.places import HEIGHT, RADIUS, SCENERIES, WIDTH, Scenery, Spot
from turnwright.games.root.art.trees import definitions, planted
from turnwright.games.root.data.geometry import CLEARINGS, WOODLANDS, Woodland

SLOT: Final = 46.0
SLOT_STEP: Final = 51.0
SLOT_Y: Final = -32.0
LINE: Final = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'


def slot_x(slot: int, slots: int) -> float:
    """The centre of a slot relative to the centre of its clearing."""
    return (slot - (slots - 1) / 2) * SLOT_STEP


def smooth(points: tuple[Spot, ...]) -> str:
    """A smooth line through points."""
    path = f"M{points[0].x:g} {points[0].y:g}"
    for k in range(len(points) - 1):
        before, start, end, after = points[max(0, k - 1)], points[k], points[k + 1], points[min(len(points) - 1, k + 2)]
        path += (
            f"C{start.x + (end.x - before.x) / 6:.4g} {start.y + (end.y - before.y) / 6:.4g} "
            f"{end.x - (after.x - start.x) / 6:.4g} {end.y - (after.y - start.y) / 6:.4g} {end.x:g} {end.y:g}"
        )
    return path


def blob(x: float, y: float, radius: float, seed: int, corners: int = 12) -> str:
    """A round patch with an uneven rim."""
    points: list[Spot] = []
    for k in range(corners):
        angle = 2 * math.pi * k / corners
        far = radius * (1 + 0.03 * math.sin(2 * angle + seed) + 0.025 * math.sin(3 * angle + 1.7 * seed))
        points.append(Spot(x + far * math.cos(angle), y + far * math.sin(angle)))
    path = f"M{points[0].x:.4g} {points[0].y:.4g}"
    for k in range(corners):
        before, start, end, after = (points[(k + j) % corners] for j in (-1, 0, 1, 2))
        path += (
            f"C{start.x + (end.x - before.x) / 6:.4g} {start.y + (end.y - before.y) / 6:.4g} "
            f"{end.x - (after.x - start.x) / 6:.4g} {end.y - (after.y - start.y) / 6:.4g} {end.x:.4g} {end.y:.4g}"
        )
    return path + "Z"


def patches(shades: Shades) -> str:
    """Darker ground here and there."""
    return "".join(
        f'<path d="{blob(120 + 176 * (k % 6), 120 + 194 * (k // 6), 62 + 12 * (k * 5 % 4), k)}" fill="{shades.shade}" '
        f'fill-opacity="0.55"/>'
        for k in range(30)
        if k * 11 % 5 < 3
    )


def river(scenery: Scenery, shades: Shades) -> str:
    """The river from edge to edge, with banks and waves."""
    line = smooth(scenery.river)
    return "".join(
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{width}"{dashes}/>'
        for colour, width, dashes in (
            (shades.bank, 44, ""),
            (shades.water, 34, ""),
            (shades.wave, 2.2, ' stroke-dasharray="16 22" transform="translate(-5 -6)"'),
            (shades.wave, 2.2, ' stroke-dasharray="11 29" transform="translate(5 7)"'),
        )
    )


def bent(start: Spot, end: Spot, number: int) -> str:
    """A path with a slight bend."""
    bend = (14, -12, 9, -15)[number % 4]
    far = math.hypot(end.x - start.x, end.y - start.y)
    x = (start.x + end.x) / 2 - (end.y - start.y) / far * bend
    y = (start.y + end.y) / 2 + (end.x - start.x) / far * bend
    return f"M{start.x:g} {start.y:g}Q{x:.4g} {y:.4g} {end.x:g} {end.y:g}"


def paths(scenery: Scenery, map: Woodland, shades: Shades) -> str:
    """Worn paths between clearings."""
    pairs = [(c, other) for c in range(CLEARINGS) for other in map.paths[c] if c < other]
    line = "".join(bent(scenery.clearings[c], scenery.clearings[other], c + other) for c, other in pairs)
    return (
        f'<path d="{line}" {LINE} stroke="{shades.path_edge}" stroke-width="19" stroke-opacity="0.8"/>'
        f'<path d="{line}" {LINE} stroke="{shades.path}" stroke-width="14"/>'
        f'<path d="{line}" {LINE} stroke="{shades.path_edge}" stroke-width="2.2" stroke-opacity="0.45" '
        f'stroke-dasharray="1 13"/>'
    )


def tufts(spot: Spot, seed: int, shades: Shades) -> str:
    """A few blades of grass, or ripples in the snow."""
    line = ""
    for k in range(7):
        angle, far = 0.4 + 0.9 * k + seed, RADIUS * (0.7 + 0.16 * math.sin(seed + 2.2 * k))
        line += f"M{spot.x + far * math.cos(angle):.4g} {spot.y + far * math.sin(angle):.4g}l-3-6m3 6v-8m0 8l3-6"
    return f'<path d="{line}" {LINE} stroke="{shades.turf}" stroke-width="1.6"/>'


def clearing(c: int, spot: Spot, slots: int, shades: Shades) -> str:
    """One clearing: grass, its slots, its number."""
    text = str(c + 1)
    half = numeral_width(text, 15) / 2 + 7
    shape = blob(spot.x, spot.y, RADIUS, c)
    parts = [
        f'<path d="{blob(spot.x + 2, spot.y + 7, RADIUS + 3, c)}" fill="#000000" fill-opacity="0.16"/>'
        f'<path id="clearing-{c + 1}" class="target" d="{shape}" fill="{shades.grass}" stroke="{shades.turf}" '
        f'stroke-width="5"/><g pointer-events="none">{tufts(spot, c, shades)}'
    ]
    for slot in range(slots):
        x, y = spot.x + slot_x(slot, slots) - SLOT / 2, spot.y + SLOT_Y - SLOT / 2
        parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{SLOT:g}" height="{SLOT:g}" rx="7" fill="{shades.slot}" '
            f'stroke="{shades.slot_edge}" stroke-width="2" stroke-dasharray="6 4"/>'
        )
    y = spot.y - RADIUS - 13
    parts.append(
        f'<rect x="{spot.x - half:.4g}" y="{y - 12:g}" width="{2 * half:.4g}" height="24" rx="10" '
        f'fill="{shades.plate}" fill-opacity="0.92" stroke="{shades.frame}" stroke-width="1.3"/>'
        + numeral(text, spot.x, y, 15, shades.plate_ink, 2.5)
        + "</g>"
    )
    return "".join(parts)


def glades(scenery: Scenery, shades: Shades) -> str:
    """Where a pawn stands in each forest."""
    return "".join(
        f'<path id="forest-{name}" class="target" d="{blob(grove.x, grove.y, grove.radius, int(grove.x))}" '
        f'fill="{shades.glade}" fill-opacity="0.65"/>'
        for name, grove in scenery.groves.items()
    )


def frame(shades: Shades) -> str:
    """The wooden edge."""
    return (
        f'<rect x="5" y="5" width="{WIDTH - 10:g}" height="{HEIGHT - 10:g}" rx="12" fill="none" '
        f'stroke="{shades.frame}" stroke-width="10"/>'
        f'<rect x="10.5" y="10.5" width="{WIDTH - 21:g}" height="{HEIGHT - 21:g}" rx="8" '
        f'fill="none" stroke="{shades.frame_light}" stroke-width="2"/>'
    )


@cache
def map_layers(name: str, theme: Theme) -> tuple[str, str]:
    """The definitions and the static layer of a map, built once per map and theme."""
    map = next(map for map in WOODLANDS if map.name == name)
    scenery = SCENERIES[name]
    shades = SHADES[scenery.season, theme.name]
    tag = f"{name}-{theme.name}"
    trees = "".join(
        f'<use href="#{tag}-tree-{tree.kind}" transform="translate({tree.x:g} {tree.y:g})scale({tree.size:g})"/>'
        for tree in planted(scenery, map, len(shades.crowns))
    )
    static = (
        f'<rect x="4" y="4" width="{WIDTH - 8:g}" height="{HEIGHT - 8:g}" rx="12" fill="{shades.ground}"/>'
        f"{patches(shades)}{glades(scenery, shades)}"
        f'<g pointer-events="none">{river(scenery, shades)}{paths(scenery, map, shades)}{trees}</g>'
        + "".join(clearing(c, scenery.clearings[c], map.slots[c], shades) for c in range(CLEARINGS))
        + f'<g pointer-events="none">{frame(shades)}</g>'
    )
    return definitions(tag, scenery.season, shades), static
