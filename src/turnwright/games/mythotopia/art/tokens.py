"""Tokens: towns, cities, citadels, armies and ships of the seats; castles, roads, mercenaries, dragons, runestones."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.numerals import badge, numeral
from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK, SEATS, STONE, STONE_DARK
from turnwright.core.seat_marks import seat_shape

TOWN: Final = "M0-15 14-4V12H-14V-4Z"
CITY: Final = "M-19 13V-4L-12-10-5-4V-7L2-15 9-7V-2L13.5-6 19-1V13Z"
CITADEL: Final = "M-17 14V-7H-11V-3H-7V-14H-2.6V-10.5H2.6V-14H7V-3H11V-7H17V14Z"
HOUSES: Final = (TOWN, CITY, CITADEL)
SHAPES_AT: Final = ((5.6, 0, 3.5), (5.6, 2, 4), (6, 0, 3))
"""By kind of house: size and place of its owner's shape."""


@cache
def house(kind: int, seat: int) -> str:
    """A town, city or citadel: its own outline in the owner's colour, with the owner's shape."""
    colour, line = SEATS[seat], HOUSES[kind]
    size, x, y = SHAPES_AT[kind]
    trim = (
        "",
        f'<path d="M-15 13V8H-10V13M12 13V7H16V13" fill="{colour.dark}"/>',
        f'<path d="M0-13V-20L8-17.5 0-15" fill="{GOLD}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>',
    )[kind]
    return (
        f'<path d="{line}" fill="none" stroke="{BONE}" stroke-width="5.5" stroke-linejoin="round"/>'
        f'<path d="{line}" fill="{colour.main}" stroke="{colour.dark}" stroke-width="2" stroke-linejoin="round"/>'
        f'{trim}<g transform="translate({x:g} {y:g})">{seat_shape(seat, size, colour.ink)}</g>'
    )


SHIELD: Final = "M-12-13C-6-11.5 6-11.5 12-13V1C12 8 5 12 0 14-5 12-12 8-12 1Z"


@cache
def army(seat: int, number: int) -> str:
    """A seat's armies: a shield in its colour with its shape and their number (0: no number)."""
    colour = SEATS[seat]
    count = numeral(str(number), 0, 3.6, 11 if number < 10 else 9, colour.ink, 3) if number else ""
    size, y = (3.4, -7.5) if number else (6.0, -0.5)
    return (
        f'<path d="{SHIELD}" fill="none" stroke="{BONE}" stroke-width="5"/>'
        f'<path d="{SHIELD}" fill="{colour.main}" stroke="{colour.dark}" stroke-width="2" stroke-linejoin="round"/>'
        f'<g transform="translate(0 {y:g})">{seat_shape(seat, size, colour.ink)}</g>{count}'
    )


@cache
def mercenary(seat: int, number: int) -> str:
    """Mercenaries: a dark shield with a band in the colour of their employer."""
    colour = SEATS[seat]
    return (
        f'<path d="{SHIELD}" fill="none" stroke="{BONE}" stroke-width="5"/>'
        f'<path d="{SHIELD}" fill="#3d3a44" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M-12 0H12V1.5C12 4 11 6 9.5 7.6H-9.5C-11 6-12 4-12 1.5Z" fill="{colour.main}"/>'
        f'<circle cx="0" cy="-6.5" r="4.6" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.2"/>'
        + numeral(str(number), 0, 4, 8, colour.ink, 3.2)
    )


HULL: Final = "M-18 5H18C16 12 12 15 7 15H-7C-12 15-16 12-18 5Z"
SAIL: Final = "M-1-19V2H-14C-13-8-8-15-1-19ZM3-16C10-11 13-5 13.5 2H3Z"


@cache
def ship(seat: int, number: int) -> str:
    """A seat's ships in one sea area."""
    colour = SEATS[seat]
    count = f'<g transform="translate(15 -12)">{badge(number, 0.78)}</g>' if number > 1 else ""
    return (
        f'<path d="{HULL}{SAIL}" fill="none" stroke="{BONE}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="{HULL}" fill="{colour.dark}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
        f'<path d="{SAIL}" fill="{colour.main}" stroke="{colour.dark}" stroke-width="1.6" stroke-linejoin="round"/>'
        f'<g transform="translate(-4.5 -4)">{seat_shape(seat, 3.8, colour.ink)}</g>{count}'
    )


CASTLE: Final = (
    f'<path d="M-24 14V-7H-19.5V-3.5H-16.5V-7H-12V2H-8V5H-4V2H0V5H4V2H8V5H12V-7H16.5V-3.5H19.5V-7H24V14Z" '
    f'fill="{STONE}" stroke="{BONE}" stroke-width="4.5" stroke-linejoin="round"/>'
    f'<path d="M-24 14V-7H-19.5V-3.5H-16.5V-7H-12V2H-8V5H-4V2H0V5H4V2H8V5H12V-7H16.5V-3.5H19.5V-7H24V14Z" '
    f'fill="{STONE}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>'
    f'<path d="M-12 9H12M-18 1V5M18 1V5M-6 9V14M5 9V14" fill="none" stroke="{STONE_DARK}" stroke-width="1.6"/>'
)
"""A wall with two towers, in front of what it guards."""
DRAGON: Final = (
    f'<circle r="14" fill="#f7d9c9" stroke="{INK}" stroke-width="1.6"/>'
    f'<path d="M-10 8C-9-1-6-8 1-10L0-13 5-10C9-8 11-4 11-1L4 1 10 4C8 8 4 8 1 6 0 9-2 11-4 12-8 12-10 10-10 8Z" '
    f'fill="#b8322a" stroke="#4a0d06" stroke-width="1.3" stroke-linejoin="round"/>'
    f'<circle cx="3" cy="-5" r="1.7" fill="{GOLD}"/><path d="M-7 2C-5 0-4-3-4-6M-9 6-5 6" stroke="#f7d9c9" '
    'stroke-width="1.3" stroke-linecap="round"/>'
)
RUNESTONE: Final = (
    f'<circle r="14" fill="#d3e7f2" stroke="{INK}" stroke-width="1.6"/>'
    f'<path d="M-7 10-6-6C-5-11 5-11 6-6L8 10Z" fill="#77818c" stroke="{INK}" stroke-width="1.4" '
    'stroke-linejoin="round"/><path d="M0 7V-7M0-7 4-3M0-1 4 3M0-1-3-4" fill="none" stroke="#9df0ff" '
    'stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>'
)
MERCENARY_SIGN: Final = (
    f'<path d="{SHIELD}" fill="#3d3a44" stroke="{BONE}" stroke-width="2" stroke-linejoin="round"/>'
    f'<circle r="5.4" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.2"/>'
)
"""Unhired mercenaries."""


@cache
def road(angle: float) -> str:
    """A paved road across a border; ``angle`` is its direction in degrees."""
    stones = "".join(
        f'<path d="M{x} -4.2V4.2" stroke="#8a6a3d" stroke-width="1.3"/>' for x in (-13.5, -8.1, -2.7, 2.7, 8.1, 13.5)
    )
    return (
        f'<g transform="rotate({angle:.0f})"><rect x="-20" y="-7.5" width="40" height="15" rx="5" fill="{BONE}" '
        f'fill-opacity="0.9"/><rect x="-18.5" y="-5.5" width="37" height="11" rx="3" fill="#d9b97c" stroke="{INK}" '
        f'stroke-width="1.6"/>{stones}<path d="M-18 0H18" stroke="#8a6a3d" stroke-width="1.1"/></g>'
    )


ROAD_SIGN: Final = road(-30)


@cache
def vp_token(value: int) -> str:
    """A VP token: a golden hexagon with its value."""
    return (
        f'<path d="M0-12 10.4-6V6L0 12-10.4 6V-6Z" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.8" '
        f'stroke-linejoin="round"/><path d="M0-9 7.8-4.5V4.5L0 9-7.8 4.5V-4.5Z" fill="#ffe9a8"/>'
        + numeral(str(value), 0, 0, 11, INK, 2.9)
    )
