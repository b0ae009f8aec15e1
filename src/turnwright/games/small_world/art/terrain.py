"""The static layer of the board: ground, strewn pictures, borders, printed symbols and region numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.drawing import Theme
from turnwright.core.numerals import numeral, numeral_width
from turnwright.games.small_world.art.palette import LANDS, Ground, Land
from turnwright.games.small_world.art.shapes import Map, Region, maps
from turnwright.games.small_world.art.symbols import ornament, symbol

FRAME: Final = 12.0
WATER: Final = ("sea", "lake")

# Strewn pictures, drawn from the foot of the thing: layers of (tone, path). `line` layers are strokes.
Picture = tuple[tuple[str, str], ...]
TREE_ROUND: Final[Picture] = (
    ("dark", "m-1.6 6v-6h3.2v6z"),
    ("body", "m-8 -2c-3-7 2-9 3-10 0-6 9-7 10-1 5 0 7 6 3 10-2 4-6 3-8 3-3 1-7 1-8-2z"),
    ("light", "m-4.5-4c-1-4 1-6 3-7.5 1-2.5 4-2.5 5-1-4 1-6.5 4-8 8.5z"),
)
TREE_PINE: Final[Picture] = (
    ("dark", "m-1.5 6v-5h3v5z"),
    ("body", "m-8 2 5-6h-3.5l4-5.5h-2.5l5-7.5 5 7.5h-2.5l4 5.5h-3.5l5 6z"),
    ("light", "m-4.5 0 4-5h-2l3.5-5h-1.5l2-4 .5 13c-2-.5-4-.5-6.5 1z"),
)
HILL: Final[Picture] = (
    ("body", "m-15 6c2-8 7-13 13-13s9 4 10 8c3-3 7-1 8 5z"),
    ("light", "m-12 3c2-6 6-8.5 10-8.5 3 0 5 1 6.5 3-6-1.5-12 .5-16.5 5.5z"),
    ("line", "m-15 6c2-8 7-13 13-13s9 4 10 8m-3 1c3-3 10-2 11 4"),
)
PEAK: Final[Picture] = (
    ("dark", "m-19 11 10-15 4 3 7-15 8 13 4-3 7 17z"),
    ("body", "m-19 11 10-15 4 3 7-15 1 12-5 7 3 8z"),
    ("light", "m-9-4 4 3 7-15 8 13-4-2-3 4-4-4-3 5-3-2-2 1z"),
    ("line", "m-19 11 10-15 4 3 7-15 8 13 4-3 7 17"),
)
CRAG: Final[Picture] = (
    ("dark", "m-15 8 12-20 5 7 3-3 11 16z"),
    ("body", "m-15 8 12-20 2 9-4 4 2 7z"),
    ("light", "m-3-12 5 7-3 2-2-2-3 3-1.5-3z"),
    ("line", "m-15 8 12-20 5 7 3-3 11 16"),
)
REEDS: Final[Picture] = (
    ("pool", "m-11 5c0-3 5-4.5 11-4.5s11 1.5 11 4.5-5 4.5-11 4.5-11-1.5-11-4.5z"),
    ("line", "m-4 5c0-6-1-9-3-12m6 12v-17m3 17c0-6 2-9 4-13m-9 13c-2-4-4-5-6-5"),
    ("body", "m-2.6-11c0-4 3.2-4 3.2 0v4c0 2-3.2 2-3.2 0zm6 3c1-3 3.6-2 2.8 1l-1.2 3c-1 2-3 1-2.4-1z"),
)
LILY: Final[Picture] = (
    ("pool", "m-12 2c0-4 5-6 12-6s12 2 12 6-5 6-12 6-12-2-12-6z"),
    ("body", "m-5 1c0-2 2-3.2 5-3.2l-1 3 5-1.5c1 3-2 4-4 4-3 0-5-1-5-2.3z"),
    ("body", "m3 4c0-1 1-1.6 2.5-1.6s2.5.6 2.5 1.6-1 1.6-2.5 1.6-2.5-.6-2.5-1.6z"),
)
WHEAT: Final[Picture] = (
    ("line", "m-12 6c2-9 3-10 3-14m4 15c0-10 0-12 .5-17m5.5 16c-1-9-1-10-1-14m6 14c-1-8-2-9-4-12"),
    ("body", "m-11-8c0-6 4-6 4 0 0 4-4 4-4 0zm4-3c0-6 4-6 4 0 0 4-4 4-4 0zm5 3c0-6 4-6 4 0 0 4-4 4-4 0z"),
)
FURROW: Final[Picture] = (("line", "m-13-5c8-3 18-3 26 0m-26 5c8-3 18-3 26 0m-26 5c8-3 18-3 26 0"),)
WAVE: Final[Picture] = (
    ("glint", "m-14 0c4-5 8-5 10-1 2-4 7-5 10 0 2-3 5-4 8-2"),
    ("line", "m-8 6c3-3 6-3 8 0 2-3 5-3 8 0"),
)
RIPPLE: Final[Picture] = (("glint", "m-13 0c6-2.5 10 2.5 14 0s8-2 12 0m-20 5c5-2 7 1.5 11 0"),)
PICTURES: Final[dict[str, tuple[Picture, ...]]] = {
    "farmland": (FURROW, WHEAT, FURROW),
    "forest": (TREE_ROUND, TREE_PINE),
    "hill": (HILL,),
    "mountain": (PEAK, CRAG),
    "swamp": (REEDS, LILY),
    "sea": (WAVE,),
    "lake": (RIPPLE,),
}


def defs(theme: Theme) -> str:
    """Gradients and fine textures the board uses."""
    land = LANDS[theme.name]
    out = [
        f'<linearGradient id="sw-{terrain}" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="{g.lit}"/>'
        f'<stop offset="1" stop-color="{g.shaded}"/></linearGradient>'
        for terrain, g in land.grounds.items()
    ]
    out.append(
        f'<radialGradient id="sw-vignette" cx="0.45" cy="0.4" r="0.8"><stop offset="0.35" stop-color="{land.vignette}" '
        f'stop-opacity="0"/><stop offset="1" stop-color="{land.vignette}" stop-opacity="0.28"/></radialGradient>'
    )
    textures = "".join(texture(terrain, ground) for terrain, ground in land.grounds.items())
    return "".join(out) + textures + picture_defs(land)


TEXTURES: Final[dict[str, tuple[float, float, str]]] = {
    "farmland": (11, 0.3, "M0 3h11M0 8.5h11"),
    "forest": (9, 0.22, "M2 3l1.5-2 1.5 2M6 7.5l1.5-2L9 7.5"),
    "hill": (16, 0.22, "M2 6q3-4 6 0M9 13q3-4 6 0"),
    "mountain": (14, 0.2, "M1 11l5-7M6 4l2 3M9 13l4-6"),
    "swamp": (12, 0.28, "M1 3h5M7 9h4M3 11h1"),
    "sea": (22, 0.16, "M2 7q4-4 8 0M12 17q4-4 8 0"),
    "lake": (20, 0.18, "M2 6h9M10 15h8"),
}


def texture(terrain: str, ground: Ground) -> str:
    """A faint repeated stroke, one for each terrain."""
    size, opacity, path = TEXTURES[terrain]
    turn = ' patternTransform="rotate(-24)"' if terrain == "farmland" else ""
    return (
        f'<pattern id="sw-{terrain}-texture" width="{size:g}" height="{size:g}" patternUnits="userSpaceOnUse"{turn}>'
        f'<path d="{path}" fill="none" stroke="{ground.rim}" stroke-width="1" stroke-opacity="{opacity}" '
        f'stroke-linecap="round"/></pattern>'
    )


def clip_paths(world: Map) -> str:
    """One clip for each region, so that edge tints stay inside it."""
    return "".join(f'<clipPath id="sw-clip-{r.id}"><path d="{r.path}"/></clipPath>' for r in world.regions)


def picture_defs(land: Land) -> str:
    """Every small terrain picture once, to be strewn by reference."""
    return "".join(
        f'<g id="sw-{terrain}-{index}" stroke-linecap="round" stroke-linejoin="round">'
        + "".join(layer(tone, path, land.grounds[terrain]) for tone, path in picture)
        + "</g>"
        for terrain, pictures in PICTURES.items()
        for index, picture in enumerate(pictures)
    )


def layer(tone: str, path: str, ground: Ground) -> str:
    """One layer of a small picture."""
    if tone == "line":
        return f'<path d="M0 0{path}" fill="none" stroke="{ground.dark}" stroke-width="1.3"/>'
    if tone == "glint":
        return f'<path d="M0 0{path}" fill="none" stroke="{ground.light}" stroke-width="1.6"/>'
    if tone == "pool":
        return f'<path d="M0 0{path}" fill="{ground.light}" fill-opacity="0.8"/>'
    colour = {"light": ground.light, "body": ground.body, "dark": ground.dark}[tone]
    return f'<path d="M0 0{path}" fill="{colour}"/>'


def strewn(region: Region) -> str:
    """The region's small pictures, back to front."""
    kinds = len(PICTURES[region.terrain])
    return "".join(
        f'<use href="#sw-{region.terrain}-{(index * 7 + region.id + int(place.x)) % kinds}" '
        f'transform="translate({place.x:g} {place.y:g})scale({place.size:g})"/>'
        for index, place in enumerate(region.strewn)
    )


def ground_of(region: Region, world: Map, land: Land) -> str:
    """One region from the ground up: colour, texture, tinted edge, surf if it is water, pictures."""
    ground = land.grounds[region.terrain]
    clip = f'clip-path="url(#sw-clip-{region.id})"'
    tint = f'<path d="{region.path}" fill="none" stroke="{ground.rim}" stroke-width="22" stroke-opacity="0.22"/>'
    tint += f'<path d="{region.path}" fill="none" stroke="{ground.rim}" stroke-width="10" stroke-opacity="0.3"/>'
    if region.terrain in WATER:
        tint = surf(region, world, land)
    return (
        f'<path d="{region.path}" fill="url(#sw-{region.terrain})"/>'
        f'<path d="{region.path}" fill="url(#sw-{region.terrain}-texture)"/>'
        f"<g {clip}>{tint}</g>{strewn(region)}"
    )


def surf(region: Region, world: Map, land: Land) -> str:
    """Lines of water following the coast, fainter further out, as on old sea charts."""
    coast = "".join(b.path for b in world.borders if b.coast and region.id in (b.first, b.second))
    ground = land.grounds[region.terrain]
    out = []
    for width, opacity in ((44, 0.22), (31, 0.34), (18, 0.55)):
        out.append(f'<path d="{coast}" stroke="{land.surf}" stroke-width="{width}" stroke-opacity="{opacity}"/>')
        out.append(f'<path d="{coast}" stroke="{ground.shaded}" stroke-width="{width - 3}"/>')
    return f'<g fill="none" stroke-linejoin="round">{"".join(out)}</g>'


def borders(world: Map, land: Land) -> str:
    """All borders: sand under the coast, then the inked line."""
    inner = "".join(b.path for b in world.borders if not b.coast)
    coast = "".join(b.path for b in world.borders if b.coast)
    line = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<path d="{coast}" {line} stroke="{land.beach}" stroke-width="8"/>'
        f'<path d="{inner}" {line} stroke="{land.plate}" stroke-opacity="0.35" stroke-width="6.5"/>'
        f'<path d="{inner}" {line} stroke="{land.line}" stroke-width="3.2"/>'
        f'<path d="{coast}" {line} stroke="{land.line}" stroke-width="3.4"/>'
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
    """The regions as seen by the pointer: clear shapes above the ground, lit up when they are on offer."""
    return "".join(
        f'<path id="region-{r.id}" class="target" d="{r.path}" fill="#ffffff" fill-opacity="0"/>' for r in world.regions
    )


@cache
def board_layers(players: int, theme: Theme) -> tuple[str, str]:
    """The definitions and the static layer of a map: made once for each map and theme."""
    world, land = maps()[players], LANDS[theme.name]
    parts = [ground_of(region, world, land) for region in world.regions]
    parts += [ornament(r.ornament, r.id, land) for r in world.regions if r.ornament]
    parts.append(borders(world, land))
    parts.append(f'<rect width="{world.width:g}" height="{world.height:g}" fill="url(#sw-vignette)"/>')
    for region in world.regions:
        parts += [symbol(name, place, land) for name, place in zip(region.symbols, region.symbol_spots, strict=True)]
        parts.append(number_plate(region, land))
    static = f'<g transform="translate({FRAME:g} {FRAME:g})">{frame(world, land)}{"".join(parts)}{targets(world)}</g>'
    return defs(theme) + clip_paths(world), static
