"""What may stand in a region besides tokens: lairs, fortresses, encampments, holes, heroes and the dragon."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.numerals import numeral
from turnwright.games.small_world.art.emblems_races import both
from turnwright.games.small_world.art.palette import BONE, GOLD, INK, STONE, STONE_DARK

EDGE: Final = f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"'


def standing(outline: str, picture: str) -> str:
    """A cut-out figure: shadow, pale rim, picture."""
    return (
        f'<path d="{outline}" transform="translate(1.8 3)" fill="#000000" stroke="#000000" stroke-width="4" '
        f'fill-opacity="0.25" stroke-opacity="0.25"/>'
        f'<path d="{outline}" fill="{BONE}" stroke="{BONE}" stroke-width="5" stroke-linejoin="round"/>{picture}'
    )


MOUND: Final = "M-13 11C-15 3-11-3-7-6-4-11 5-11 8-6 12-3 15 4 13 11Z"
LAIR: Final = standing(
    MOUND,
    f'<path d="{MOUND}" fill="#8f9a6a" {EDGE}/>'
    f'<path d="M-12 4C-8 1-8-4-5-7M12 4C8 1 8-4 5-7M-13 8H-8M13 8H8" fill="none" stroke="#5c6640" stroke-width="1.3"/>'
    '<path d="M-7 11C-8 3-4-2 0-2S8 3 7 11Z" fill="#140f0a"/>'
    + both('<path d="M1.2 4.5C2 3 4.5 3 5 4.2 4.2 5.8 2 5.8 1.2 4.5Z" fill="#ffe066"/>'),
)
TOWER: Final = "M-10-8H-6V-5H-2V-8H2V-5H6V-8H10V-2L8 0V12H-8V0L-10-2Z"
FORTRESS: Final = standing(
    TOWER + "M0-8V-15",
    f'<path d="M0-7V-15" stroke="{INK}" stroke-width="1.5"/><path d="M0-15.5 8-13 0-10.5Z" fill="#cf3f3f" {EDGE}/>'
    f'<path d="{TOWER}" fill="{STONE}" {EDGE}/><path d="M-3 12V7C-3 3.5 3 3.5 3 7V12Z" fill="{INK}"/>'
    f'<path d="M-8 0H8M-6 3.5H-3M4 3H7M-6 8H-4.5" stroke="{STONE_DARK}" stroke-width="1.2"/>',
)
TENT: Final = "M0-12 14 11H-14Z"
CAMP: Final = standing(
    TENT,
    f'<path d="{TENT}" fill="#c8895a" {EDGE}/><path d="M0-12 4 11H-5Z" fill="#8f4f2b" {EDGE}/>'
    f'<path d="M-1 11 0-3 3 11Z" fill="{INK}"/><path d="M0-12-2-15M0-12 2-15" stroke="{INK}" stroke-width="1.6"/>',
)
ROUND_DOOR: Final = "M-14 12C-14-6-6-13 0-13S14-6 14 12Z"
HOLE: Final = standing(
    ROUND_DOOR,
    f'<path d="{ROUND_DOOR}" fill="#79a24f" {EDGE}/><circle cy="2.5" r="8.5" fill="#e3c27a" {EDGE}/>'
    f'<circle cy="2.5" r="6" fill="#2f7d4f" {EDGE}/>'
    f'<path d="M-2.5-3V8M2.5-3V8" stroke="#1f5a37" stroke-width="1"/><circle cx="3.5" cy="2.5" r="1.4" fill="{GOLD}"/>'
    '<path d="M-9-6-10-10M-3-10-3-13M6-9 8-13" stroke="#4f7a33" stroke-width="1.4" stroke-linecap="round"/>',
)
SHIELD: Final = "M-11-11C-7-10-3-11 0-14 3-11 7-10 11-11 12 2 8 9 0 14-8 9-12 2-11-11Z"
HERO: Final = standing(
    SHIELD,
    f'<path d="{SHIELD}" fill="#2f5aa0" {EDGE}/>'
    '<path d="M0-14C3-11 7-10 11-11 12 2 8 9 0 14Z" fill="#4a78c4"/>'
    f'<path d="M0-9 2.5-3 9-2.6 4 1.6 5.6 8 0 4.5-5.6 8-4 1.6-9-2.6-2.5-3Z" fill="{GOLD}" stroke="{INK}" '
    'stroke-width="1.2" stroke-linejoin="round"/>',
)
BEAST: Final = (
    "M-17 2C-16-3-11-5-6-6L-12-16C-5-16 1-13 4-9L5-15C11-11 16-4 16 3 16 9 13 14 8 17 9 12 8 10 4 9 0 11-5 11-8 10-6 9"
    "-5 8-5 7-10 8-15 6-17 2Z"
)
DRAGON: Final = (
    '<g transform="scale(0.92)">'
    + standing(
        BEAST,
        f'<path d="{BEAST}" fill="#b3262b" {EDGE}/>'
        f'<path d="M-4-2C-1-5 3-5 5-2 2 0-1 0-4-2Z" fill="{GOLD}" stroke="{INK}" stroke-width="0.9"/>'
        f'<path d="M0.5-4.2V0" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M-14 3C-9 4.5-4 4-1 2.5" fill="none" stroke="{INK}" stroke-width="1.3" stroke-linecap="round"/>'
        '<path d="M-11 4-10 6.5-8.5 4.2-7 6.5-5.8 4Z" fill="#fffaf0"/>'
        '<path d="M11-6C13-2 13.5 2 13 6M8-1C9.5 2 10 5 9.5 8" fill="none" stroke="#f08a5d" stroke-width="1.6" '
        'stroke-linecap="round"/><circle cx="-13.5" cy="0.5" r="0.9" fill="#2b2018"/>',
    )
    + "</g>"
)


@cache
def camps(count: int) -> str:
    """Encampments, with their number if there are several."""
    if count < 2:
        return CAMP
    return (
        CAMP
        + f'<circle cy="7" r="8.5" fill="{INK}" stroke="{BONE}" stroke-width="1.5"/>'
        + numeral(str(count), 0, 7, 11.5, "#ffffff", 3)
    )


MARKERS: Final = {"lair": LAIR, "hole": HOLE, "fortress": FORTRESS, "camps": CAMP, "hero": HERO, "dragon": DRAGON}
"""Pictures by kind, in the order in which they take the spots of a region."""
WANDERERS: Final = ("hero", "dragon")
"""Kinds of which each is seen to move."""


def marker(name: str, count: int) -> str:
    """The picture of one kind of markers in one place."""
    return camps(count) if MARKERS[name] == CAMP else MARKERS[name]
