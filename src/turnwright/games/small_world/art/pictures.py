"""Small terrain pictures on the regions, and the fine texture below them: one kind for each terrain."""

from __future__ import annotations

from typing import Final

from turnwright.games.small_world.art.palette import Ground, Land

# Small pictures, drawn from their base: layers of (tone, path). `line` layers are strokes.
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
    ("glint", "m-15 0c3-5 7-5 10-1s7 4 10 0 7-4 10 1"),
    ("line", "m-7 6c2-3 5-3 7-.5s5 2.5 7 0"),
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
# The size of the repeated square, its opacity, and its strokes.
TEXTURES: Final[dict[str, tuple[float, float, str]]] = {
    "farmland": (11, 0.3, "M0 3h11M0 8.5h11"),
    "forest": (9, 0.22, "M2 3l1.5-2 1.5 2M6 7.5l1.5-2L9 7.5"),
    "hill": (16, 0.22, "M2 6q3-4 6 0M9 13q3-4 6 0"),
    "mountain": (14, 0.2, "M1 11l5-7M6 4l2 3M9 13l4-6"),
    "swamp": (12, 0.28, "M1 3h5M7 9h4M3 11h1"),
    "sea": (22, 0.16, "M2 7q4-4 8 0M12 17q4-4 8 0"),
    "lake": (20, 0.18, "M2 6h9M10 15h8"),
}


def definitions(tag: str, land: Land) -> str:
    """Every picture and texture, defined once for use by reference."""
    pictures = "".join(
        f'<g id="{tag}-{terrain}-{index}" stroke-linecap="round" stroke-linejoin="round">'
        + "".join(layer(tone, path, land.grounds[terrain]) for tone, path in picture)
        + "</g>"
        for terrain, kinds in PICTURES.items()
        for index, picture in enumerate(kinds)
    )
    return pictures + "".join(texture(tag, terrain, ground) for terrain, ground in land.grounds.items())


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


def texture(tag: str, terrain: str, ground: Ground) -> str:
    """A faint repeated stroke."""
    size, opacity, path = TEXTURES[terrain]
    turn = ' patternTransform="rotate(-24)"' if terrain == "farmland" else ""
    return (
        f'<pattern id="{tag}-{terrain}-texture" width="{size:g}" height="{size:g}" patternUnits="userSpaceOnUse"{turn}>'
        f'<path d="{path}" fill="none" stroke="{ground.rim}" stroke-width="1" stroke-opacity="{opacity}" '
        f'stroke-linecap="round"/></pattern>'
    )
