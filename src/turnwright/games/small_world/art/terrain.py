"""The static layer of the board: ground, small pictures, borders, printed symbols and region numbers.

Outlines are defined once and used by reference. Their ids begin with a tag for the map and the theme, so that several
boards can be shown in one document.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.drawing import Theme
from turnwright.core.numerals import numeral, numeral_width
from turnwright.games.small_world.art.palette import LANDS, Land
from turnwright.games.small_world.art.pictures import PICTURES, definitions
from turnwright.games.small_world.art.shapes import Border, Map, Region, maps
from turnwright.games.small_world.art.symbols import ornament, symbol

FRAME: Final = 12.0
WATER: Final = ("sea", "lake")
LINE: Final = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'


def defs(tag: str, world: Map, land: Land) -> str:
    """Gradients, pictures and textures, and every outline once."""
    gradients = "".join(
        f'<linearGradient id="{tag}-{terrain}" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="{g.lit}"/>'
        f'<stop offset="1" stop-color="{g.shaded}"/></linearGradient>'
        for terrain, g in land.grounds.items()
    )
    vignette = (
        f'<radialGradient id="{tag}-vignette" cx="0.45" cy="0.4" r="0.8"><stop offset="0.35" '
        f'stop-color="{land.vignette}" stop-opacity="0"/><stop offset="1" stop-color="{land.vignette}" '
        f'stop-opacity="0.28"/></radialGradient>'
    )
    outlines = "".join(
        f'<path id="{tag}-outline-{r.id}" d="{r.path}"/>'
        f'<clipPath id="{tag}-clip-{r.id}"><use href="#{tag}-outline-{r.id}"/></clipPath>'
        for r in world.regions
    )
    return gradients + vignette + definitions(tag, land) + outlines + border_defs(tag, world)


def border_defs(tag: str, world: Map) -> str:
    """The borders on land, all coasts, and the coast of each body of water."""
    groups = {
        "inner": [b for b in world.borders if not b.coast],
        "coast": [b for b in world.borders if b.coast],
    }
    for region in world.regions:
        if region.terrain in WATER:
            groups[f"coast-{region.id}"] = [b for b in groups["coast"] if region.id in (b.first, b.second)]
    return "".join(f'<path id="{tag}-{name}" d="{joined(borders)}"/>' for name, borders in groups.items())


def joined(borders: list[Border]) -> str:
    """Several borders as one path."""
    return "".join(border.path for border in borders)


def strewn(tag: str, region: Region) -> str:
    """The region's small pictures, back to front."""
    kinds = len(PICTURES[region.terrain])
    return "".join(
        f'<use href="#{tag}-{region.terrain}-{(index * 7 + region.id + int(place.x)) % kinds}" '
        f'transform="translate({place.x:g} {place.y:g})scale({place.size:g})"/>'
        for index, place in enumerate(region.strewn)
    )


def ground_of(tag: str, region: Region, land: Land) -> str:
    """One region from the ground up: colour, texture, tinted edge or surf, pictures."""
    outline = f'<use href="#{tag}-outline-{region.id}"'
    edge = surf(tag, region, land) if region.terrain in WATER else tint(outline, land.grounds[region.terrain].rim)
    return (
        f'{outline} fill="url(#{tag}-{region.terrain})"/>{outline} fill="url(#{tag}-{region.terrain}-texture)"/>'
        f'<g clip-path="url(#{tag}-clip-{region.id})" fill="none" stroke-linejoin="round">{edge}</g>'
        + strewn(tag, region)
    )


def tint(outline: str, colour: str) -> str:
    """A darker edge inside the region, as on hand-coloured maps."""
    return "".join(
        f'{outline} stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}"/>'
        for width, opacity in ((22, 0.22), (10, 0.3))
    )


def surf(tag: str, region: Region, land: Land) -> str:
    """Lines of water following the coast, fainter further out, as on old sea charts."""
    coast = f'<use href="#{tag}-coast-{region.id}"'
    ground = land.grounds[region.terrain]
    return "".join(
        f'{coast} stroke="{land.surf}" stroke-width="{width}" stroke-opacity="{opacity}"/>'
        f'{coast} stroke="{ground.shaded}" stroke-width="{width - 3}"/>'
        for width, opacity in ((44, 0.22), (31, 0.34), (18, 0.55))
    )


def borders(tag: str, land: Land) -> str:
    """All borders: sand under the coast, then the inked line."""
    inner, coast = f'<use href="#{tag}-inner"', f'<use href="#{tag}-coast"'
    return (
        f'<g {LINE}>{coast} stroke="{land.beach}" stroke-width="8"/>'
        f'{inner} stroke="{land.plate}" stroke-opacity="0.35" stroke-width="6.5"/>'
        f'{inner} stroke="{land.line}" stroke-width="3.2"/>{coast} stroke="{land.line}" stroke-width="3.4"/></g>'
    )


def number_plate(region: Region, land: Land) -> str:
    """The region's number on a small plate."""
    text = str(region.id)
    half = numeral_width(text, 15.5) / 2 + 6
    x, y = region.label.x, region.label.y
    return (
        f'<rect x="{x - half:.4g}" y="{y - 12.5:.4g}" width="{2 * half:.4g}" height="25" rx="10" fill="{land.plate}" '
        f'fill-opacity="0.88" stroke="{land.plate_edge}" stroke-width="1.2"/>'
        + numeral(text, x, y, 15.5, land.plate_ink, 2.4)
    )


def frame(world: Map, land: Land) -> str:
    """The board's wooden edge."""
    w, h = world.width, world.height
    return (
        f'<rect x="{-FRAME / 2}" y="{-FRAME / 2}" width="{w + FRAME:g}" height="{h + FRAME:g}" rx="9" fill="none" '
        f'stroke="{land.frame}" stroke-width="{FRAME:g}"/>'
        f'<rect x="-1" y="-1" width="{w + 2:g}" height="{h + 2:g}" rx="3" fill="none" stroke="{land.frame_light}" '
        f'stroke-width="2.2"/>'
    )


def targets(world: Map) -> str:
    """The clickable shapes of the regions, transparent above the ground, highlighted when they are options."""
    return "".join(
        f'<path id="region-{r.id}" class="target" d="{r.path}" fill="#ffffff" fill-opacity="0"/>' for r in world.regions
    )


@cache
def board_layers(players: int, theme: Theme) -> tuple[str, str]:
    """The definitions and the static layer of a map, built once per map and theme."""
    world, land = maps()[players], LANDS[theme.name]
    tag = f"sw{players}-{theme.name}"
    parts = [ground_of(tag, region, land) for region in world.regions]
    parts += [ornament(r.ornament, r.id, land) for r in world.regions if r.ornament]
    parts.append(borders(tag, land))
    parts.append(f'<rect width="{world.width:g}" height="{world.height:g}" fill="url(#{tag}-vignette)"/>')
    for region in world.regions:
        parts += [symbol(name, place, land) for name, place in zip(region.symbols, region.symbol_spots, strict=True)]
        parts.append(number_plate(region, land))
    static = f'<g transform="translate({FRAME:g} {FRAME:g})">{frame(world, land)}{"".join(parts)}{targets(world)}</g>'
    return defs(tag, world, land), static
