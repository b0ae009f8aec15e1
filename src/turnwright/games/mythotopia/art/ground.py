"""The static layer of the map: seas, provinces with their symbols and names, borders, coasts, places for roads."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.drawing import Theme, at
from turnwright.games.mythotopia.art.lines import (
    CROSSINGS,
    FRAME,
    HEIGHT,
    PROVINCE_LINES,
    ROOMS,
    SEA_LINES,
    WIDTH,
    Spot,
    border_line,
    coast,
    far_from_all,
    holds,
    opened,
    outline,
    stretches,
    wild_edge,
)
from turnwright.games.mythotopia.art.marks import DRAWN_ANEW
from turnwright.games.mythotopia.art.palette import LANDS, Land
from turnwright.games.mythotopia.art.ranges import strewn_spots
from turnwright.games.mythotopia.data.geometry import BORDERS, HILLS, KEYS, MAP, MOUNTAIN, PLAIN, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import ARMY, FOOD, GOLD

LINES: Final = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
OUTLINES_MARK: Final = Spot(38, HEIGHT - 34)
COMPASS: Final = Spot(1058, 120)


def defs(tag: str, land: Land) -> str:
    """Gradients for land and water, and the outlines of provinces and seas for clipping."""
    gradients = "".join(
        f'<linearGradient id="{tag}-ground-{kind}" x1="0" y1="0" x2="0.5" y2="1"><stop offset="0" '
        f'stop-color="{ground.lit}"/><stop offset="1" stop-color="{ground.shaded}"/></linearGradient>'
        for kind, ground in enumerate(land.grounds)
    )
    clips = "".join(
        f'<clipPath id="{tag}-clip-{sea}"><path d="{outline(PROVINCES + sea)}"/></clipPath>' for sea in range(len(SEAS))
    )
    return gradients + clips


def sea(tag: str, number: int, land: Land) -> str:
    """One sea area: waves, and water that gets lighter towards the coast."""
    line = coast(number)
    shallows = "".join(
        f'<path d="{line}" stroke="{land.surf}" stroke-opacity="{opacity}" stroke-width="{width}"/>'
        for width, opacity in ((34, 0.16), (22, 0.22), (11, 0.38))
    )
    return (
        f'<path d="{outline(PROVINCES + number)}" fill="{land.seas[number]}"/>'
        f'<g clip-path="url(#{tag}-clip-{number})" {LINES}>{shallows}</g>{waves(number, land)}'
    )


def waves(number: int, land: Land) -> str:
    """Small waves over a sea area."""
    line = SEA_LINES[number]
    path = ""
    for row in range(int(HEIGHT / 21)):
        for column in range(int(WIDTH / 52)):
            x, y = 12 + 52 * column + 26 * (row % 2), 16 + 21 * row + 4 * (column % 2)
            spot = Spot(x + 8, y)
            wet = holds(line, x, y) and holds(line, x + 16, y) and far_from_all(spot, 17)
            if wet and (row * 5 + column * 3) % 4 and not land_at(spot):
                path += f"M{x} {y}q4-4.5 8 0t8 0"
    return f'<path d="{path}" {LINES} stroke="{land.wave}" stroke-width="1.7" stroke-opacity="0.85"/>'


def land_at(spot: Spot) -> bool:
    """Return whether a point is in a province."""
    return any(holds(line, spot.x, spot.y) for line in PROVINCE_LINES)


TUFTS: Final = {
    FOOD: "m-4 3c0-3-1-5-2-6m2 6v-7m0 7c0-3 1-5 2-6m4 6c0-3-1-4-2-5m2 5c0-3 1-4 2-5",
    GOLD: "m-5 2q2-3 4 0t4 0m-6 3q2-3 4 0",
    ARMY: "m-3 3 3-6 3 6m1 0 2-4 2 4",
}
BOULDERS: Final = "m-5 3c0-4 5-5 6-1 1-3 5-2 4 1z"


def strewn(province: int, land: Land) -> str:
    """Grass, boulders, sand or tents, few and faint."""
    kind, room = MAP[province].symbol, ROOMS[province]
    spots = strewn_spots(tuple(PROVINCE_LINES[province]), room.x, room.y, 52 * room.scale, 42 * room.scale)
    sign = TUFTS.get(kind, BOULDERS)
    path = "".join(f"M{spot.x:g} {spot.y:g}{sign}" for spot in spots)
    return f'<path d="{path}" {LINES} stroke="{land.grounds[kind].strewn}" stroke-width="1.3" stroke-opacity="0.75"/>'


def province(tag: str, number: int, land: Land) -> str:
    """One province: its ground and vegetation."""
    line = outline(number)
    return (
        f'<path id="province-{KEYS[number]}" class="target" d="{line}" '
        f'fill="url(#{tag}-ground-{MAP[number].symbol})"/><g pointer-events="none">{strewn(number, land)}</g>'
    )


def borders(land: Land) -> str:
    """Plain borders as thin lines, hills as broken lines, mountains as a dark wall below the peaks."""
    by_kind = {
        kind: "".join(opened(border_line(number)) for number, border in enumerate(BORDERS) if border.kind == kind)
        for kind in (PLAIN, HILLS, MOUNTAIN)
    }
    shore = "".join(coast(number) for number in range(len(SEAS)))
    parting = "".join(opened(points) for points in sea_border())
    return (
        f'<g {LINES}><path d="{shore}" stroke="{land.beach}" stroke-width="7"/>'
        f'<path d="{wild_edge()}" stroke="{land.line}" stroke-width="3.4"/>'
        f'<path d="{by_kind[PLAIN] + by_kind[HILLS]}" stroke="{land.casing}" stroke-opacity="0.7" stroke-width="5"/>'
        f'<path d="{by_kind[PLAIN]}" stroke="{land.line}" stroke-width="2" stroke-dasharray="6 4.5"/>'
        f'<path d="{by_kind[HILLS]}" stroke="{land.line}" stroke-width="2.6"/>'
        f'<path d="{by_kind[MOUNTAIN]}" stroke="{land.ridge}" stroke-width="7"/>'
        f'<path d="{shore}" stroke="{land.line}" stroke-width="2.6"/>'
        f'<path d="{parting}" stroke="{land.wave}" stroke-width="2.6" stroke-dasharray="2 9"/></g>'
    )


def sea_border() -> list[list[Spot]]:
    """Return where two sea areas touch."""
    return [
        points
        for number in range(len(SEAS))
        for past, points in stretches(PROVINCES + number)
        if past > PROVINCES + number
    ]


def crossings() -> str:
    """Where roads can be built: a clickable place on each border that is not permanently closed."""
    return "".join(
        f'<circle id="border-{border.key}" class="target" cx="{CROSSINGS[number].x:g}" cy="{CROSSINGS[number].y:g}" '
        'r="12" fill="#ffffff" fill-opacity="0"/>'
        for number, border in enumerate(BORDERS)
    )


def moorings() -> str:
    """The clickable water of sea areas."""
    return "".join(
        f'<path id="sea-{key}" class="target" d="{outline(PROVINCES + number)}" fill="#ffffff" fill-opacity="0"/>'
        for number, key in enumerate(SEAS)
    )


def compass(land: Land) -> str:
    """A wind rose."""
    rays = "".join(
        f'<path d="M0 0 4-6 0-{length} -4-6Z" transform="rotate({angle})" fill="{fill}" stroke="{land.wild_line}"/>'
        for angle, length, fill in [
            *[(45 + 90 * k, 22, land.wild) for k in range(4)],
            *[(90 * k, 36, land.wild_line) for k in range(4)],
        ]
    )
    return at(f'<circle r="27" fill="none" stroke="{land.wild_line}" stroke-width="1.5"/>{rays}', *COMPASS)


def wilderness(land: Land) -> str:
    """Faint mountains outside the provinces."""
    path = ""
    for row in range(int(HEIGHT / 34)):
        for column in range(int(WIDTH / 48)):
            spot = Spot(30 + 48 * column + 24 * (row % 2), 34 + 34 * row)
            if not sea_at(spot) and not land_at(spot) and far_from_all(spot, 26) and spot.y < HEIGHT - 240:
                path += f"M{spot.x - 11:g} {spot.y + 7:g}l9-15 9 15m-4-7 6-9 9 16"
    return f'<path d="{path}" {LINES} stroke="{land.wild_line}" stroke-width="1.6" stroke-opacity="0.8"/>'


def sea_at(spot: Spot) -> bool:
    """Return whether a point is in a sea area."""
    return any(holds(line, spot.x, spot.y) for line in SEA_LINES)


def frame(land: Land) -> str:
    """The wooden edge."""
    return (
        f'<rect x="{FRAME / 2:g}" y="{FRAME / 2:g}" width="{WIDTH - FRAME:g}" height="{HEIGHT - FRAME:g}" rx="10" '
        f'fill="none" stroke="{land.frame}" stroke-width="{FRAME:g}"/><rect x="10" y="10" width="{WIDTH - 20:g}" '
        f'height="{HEIGHT - 20:g}" rx="6" fill="none" stroke="{land.frame_light}" stroke-width="2"/>'
    )


@cache
def map_layers(theme: Theme) -> tuple[str, str]:
    """The definitions and the static layer of the map, built once per theme."""
    land, tag = LANDS[theme.name], f"mytho-{theme.name}"
    still = '<g pointer-events="none">'
    static = (
        f'<rect x="3" y="3" width="{WIDTH - 6:g}" height="{HEIGHT - 6:g}" rx="10" fill="{land.wild}"/>'
        f"{still}{wilderness(land)}{compass(land)}"
        + "".join(sea(tag, number, land) for number in range(len(SEAS)))
        + f"</g>{moorings()}"
        + "".join(province(tag, number, land) for number in range(PROVINCES))
        + f"{still}{borders(land)}{frame(land)}</g>{crossings()}"
        + f'<g id="outlines" class="target">{at(DRAWN_ANEW, *OUTLINES_MARK)}</g>'
    )
    return defs(tag, land), static
