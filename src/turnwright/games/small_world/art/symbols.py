"""Symbols printed on regions (mine, magic, cavern) and the ornaments of the seas."""

from __future__ import annotations

from typing import Final

from turnwright.games.small_world.art.palette import Land
from turnwright.games.small_world.art.shapes import Spot

MINE: Final = (
    '<path d="M0-14.5 12.6-7.3V7.3L0 14.5-12.6 7.3V-7.3Z" fill="#4a4038" stroke="#1f1812" stroke-width="1.6"/>'
    '<path d="M0-11.6 10.1-5.8V5.8L0 11.6-10.1 5.8V-5.8Z" fill="none" stroke="#8d7c68" stroke-width="0.9"/>'
    '<g fill="none" stroke-linecap="round"><path d="M-6 8 5-5M6 8-5-5" stroke="#d69d5a" stroke-width="2.2"/>'
    '<path d="M-1-8.5C3-8.5 7-5.5 8 0M1-8.5C-3-8.5-7-5.5-8 0" stroke="#f2efe9" stroke-width="2.7"/></g>'
)
MAGIC: Final = (
    '<circle r="14" fill="#5b3d91" stroke="#24123f" stroke-width="1.6"/>'
    '<circle r="11.4" fill="none" stroke="#b79be0" stroke-width="0.9"/>'
    '<path d="M0-11 2.2-2.6 10 0 2.2 2.6 0 11-2.2 2.6-10 0-2.2-2.6Z" fill="#ffe9a6"/>'
    '<path d="M5.5-8.5 6.3-6.3 8.5-5.5 6.3-4.7 5.5-2.5 4.7-4.7 2.5-5.5 4.7-6.3Z" fill="#ffffff"/>'
    '<path d="M-6 3.2-5.3 5.3-3.2 6-5.3 6.7-6 8.8-6.7 6.7-8.8 6-6.7 5.3Z" fill="#ffffff"/>'
)
CAVERN: Final = (
    '<path d="M-14 13V1C-14-8-8-14.5 0-14.5S14-8 14 1V13Z" fill="#9b8268" stroke="#2c2015" stroke-width="1.6" '
    'stroke-linejoin="round"/>'
    '<path d="M-9 12.2V2.5C-9-4-5-8.5 0-8.5S9-4 9 2.5V12.2Z" fill="#150f0b"/>'
    '<path d="M-6.5-4.8-4.3 2-2.3-7.6M0-8.5 1.3-1 3.2-7.3M5-5.6 6 0 7.7-2.4" fill="#9b8268"/>'
    '<path d="M-9 12.2-6 7.5-3.5 12.2ZM3 12.2 5.5 8.5 9 12.2Z" fill="#7a634c"/>'
    '<path d="M-13-3-10-5M-8-11.5-6-8.5M9-11-7.5-8.5M13-3 10-5M-14 5H-9.5M9.5 5H14" stroke="#6b543d" stroke-width="0"/>'
)
SYMBOLS: Final[dict[str, str]] = {"mine": MINE, "magic": MAGIC, "cavern": CAVERN}


def symbol(name: str, place: Spot, land: Land) -> str:
    """A printed symbol with a pale rim, so that it stands out on every background."""
    rim = (
        f'<circle r="17" fill="{land.plate}" fill-opacity="0.55"/>'
        if name != "cavern"
        else f'<path d="M-17 16V1C-17-10-10-17.5 0-17.5S17-10 17 1V16Z" fill="{land.plate}" fill-opacity="0.55"/>'
    )
    where = f'transform="translate({place.x:g} {place.y:g}) scale(1.12)"'
    return f'<g class="symbol" {where}>{rim}{SYMBOLS[name]}</g>'


def ornament(place: Spot, region: int, land: Land) -> str:
    """A compass rose in the first sea, a ship in the others."""
    picture = compass(land) if region == 1 else ship(land)
    return f'<g transform="translate({place.x:g} {place.y:g}) scale({place.size / 50:.4g})">{picture}</g>'


def compass(land: Land) -> str:
    """An eight-pointed rose."""
    pale, dark = land.surf, land.grounds["sea"].dark
    points = "".join(
        f'<g transform="rotate({45 * k}) scale({1 if k % 2 == 0 else 0.62})"><path d="M0-46 6-8H0Z" fill="{dark}"/>'
        f'<path d="M0-46-6-8H0Z" fill="{pale}"/></g>'
        for k in (1, 3, 5, 7, 0, 2, 4, 6)
    )
    return (
        f'<g opacity="0.7"><circle r="33" fill="none" stroke="{pale}" stroke-width="1.5"/>'
        f'<circle r="29" fill="none" stroke="{pale}" stroke-width="0.9"/>{points}'
        f'<circle r="5" fill="{pale}" stroke="{dark}" stroke-width="1.5"/></g>'
    )


def ship(land: Land) -> str:
    """A small cog under sail."""
    pale, dark = land.surf, land.grounds["sea"].dark
    return (
        f'<g opacity="0.75" stroke="{dark}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="M-30 12C-26 30-14 32 0 32S26 30 32 8L22 14H-18Z" fill="{dark}"/><path d="M2 14V-36" fill="none"/>'
        f'<path d="M-20-28C-6-34 12-34 24-28 30-16 28-4 22 6 8 0-8 0-22 6-14-6-14-18-20-28Z" fill="{pale}"/>'
        f'<path d="M2-36 14-41 2-45Z" fill="{pale}"/>'
        f'<path d="M-44 34q8-7 15 0t15 0 15 0 15 0 15 0" fill="none" stroke="{pale}"/></g>'
    )
