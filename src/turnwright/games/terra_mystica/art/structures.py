"""Structures: five silhouettes in the colours of their owner's home terrain, and the owner's other pieces."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK
from turnwright.games.terra_mystica.art.palette import GROUNDS
from turnwright.games.terra_mystica.art.terrain import SIGNS, hexagon

SHAPES: Final[tuple[str, ...]] = (
    "",
    "M-8 9V-1L0-9 8-1V9Z",
    "M-14 10V-1L-7-9 0-1 0-3 7-11 14-3V10Z",
    "M-11 11V7H-9V-2H-11V-4C-10-10-4-13 0-13S10-10 11-4V-2H9V7H11V11Z",
    "M-14 12V-12H-9V-8H-5V-12H-2V-15H2V-12H5V-8H9V-12H14V12Z",
    "M-16 11V1L-11-4-6 1V-4C-6-10-2-13 0-16 2-13 6-10 6-4V1L11-4 16 1V11Z",
)
"""By kind: a house, two joined houses, a domed temple, a castle, a spire between wings."""
DETAILS: Final[tuple[str, ...]] = (
    "",
    "M-2.2 9V3.5H2.2V9",
    "M-9 10V4H-5V10M5 10V3H9V10",
    "M-5 7V-2M0 7V-2M5 7V-2M-9-2H9M-9 7H9",
    "M-3.5 12V4.5A3.5 3.5 0 0 1 3.5 4.5V12M-9-4V0M9-4V0",
    "M-3 11V4A3 3 0 0 1 3 4V11M-11 5V8M11 5V8M0-9V-5",
)


@cache
def structure(kind: int, home: int, scale: float = 1.0) -> str:
    """A structure around the origin, with a white and dark rim so that it stands out on its own terrain."""
    ground = GROUNDS[home]
    outline = SHAPES[kind]
    return (
        f'<g transform="scale({scale:g})" stroke-linejoin="round"><path d="{outline}" fill="none" '
        f'stroke="{ground.dark}" stroke-width="6"/><path d="{outline}" fill="none" stroke="{BONE}" stroke-width="3.8"/>'
        f'<path d="{outline}" fill="{ground.piece}" stroke="{ground.dark}" stroke-width="1.2"/>'
        f'<path d="{DETAILS[kind]}" fill="none" stroke="{ground.ink}" stroke-width="1.5" stroke-linecap="round"/></g>'
    )


@cache
def plain_structure(kind: int, scale: float = 1.0) -> str:
    """A structure without an owner, for tiles and tracks."""
    return (
        f'<g transform="scale({scale:g})" stroke-linejoin="round"><path d="{SHAPES[kind]}" fill="#d8c39a" '
        f'stroke="{INK}" stroke-width="1.6"/><path d="{DETAILS[kind]}" fill="none" stroke="{INK}" '
        f'stroke-width="1.3" stroke-linecap="round"/></g>'
    )


@cache
def ghost_structure(kind: int, ink: str, scale: float = 1.0) -> str:
    """The empty place of a structure on a track."""
    return (
        f'<path transform="scale({scale:g})" d="{SHAPES[kind]}" fill="none" stroke="{ink}" stroke-width="1.3" '
        f'stroke-dasharray="2.6 2.2" stroke-linejoin="round"/>'
    )


@cache
def marker(home: int, radius: float) -> str:
    """An owner's disc: its colour and the symbol of its home terrain."""
    ground = GROUNDS[home]
    return (
        f'<circle r="{radius:g}" fill="{ground.piece}" stroke="{BONE}" stroke-width="{radius / 6:.3g}"/>'
        f'<circle r="{radius * 1.1:.4g}" fill="none" stroke="{ground.dark}" stroke-width="{radius / 10:.3g}"/>'
        f'<g transform="scale({radius / 13:.4g})" fill="none" stroke="{ground.ink}" stroke-width="2.4" '
        f'stroke-linecap="round" stroke-linejoin="round">{SIGNS[home]}</g>'
    )


@cache
def priest(home: int, scale: float = 1.0) -> str:
    """A priest of an owner."""
    ground = GROUNDS[home]
    return (
        f'<path transform="scale({scale:g})" d="M-7.5 9.5C-7-1-4-2-3.2-3.5A4 4 0 1 1 3.2-3.5C4-2 7-1 7.5 9.5Z" '
        f'fill="{ground.piece}" stroke="{BONE}" stroke-width="1.4" stroke-linejoin="round" paint-order="stroke"/>'
        f'<g transform="translate(0 {3.4 * scale:.3g}) scale({0.3 * scale:.3g})" fill="none" stroke="{ground.ink}" '
        f'stroke-width="3" stroke-linejoin="round">{SIGNS[home]}</g>'
    )


@cache
def bridge(home: int, length: float) -> str:
    """A bridge along the x axis: planks in the owner's colour and its symbol in the middle."""
    ground = GROUNDS[home]
    half = length / 2
    planks = "".join(f"M{-half + 5 * k:g}-6V6" for k in range(1, int(length // 5)))
    return (
        f'<rect x="{-half:g}" y="-7" width="{length:g}" height="14" rx="3" fill="{ground.piece}" stroke="{BONE}" '
        f'stroke-width="2"/><path d="{planks}" stroke="{ground.dark}" stroke-width="1"/>'
        f'<rect x="{-half - 1:g}" y="-8" width="{length + 2:g}" height="16" rx="3.5" fill="none" '
        f'stroke="{ground.dark}" stroke-width="1.2"/>'
    )


TOWN_RING: Final = (
    f'<path d="{hexagon(30)}" fill="none" stroke="{GOLD_DARK}" stroke-width="5" stroke-linejoin="round"/>'
    f'<path d="{hexagon(30)}" fill="none" stroke="{GOLD}" stroke-width="3" stroke-linejoin="round"/>'
)
"""Around the structures of a town."""
