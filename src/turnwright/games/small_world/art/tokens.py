"""Race tokens, stacks, badges, coins and the numbers on them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from turnwright.core.numerals import numeral, numeral_width
from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK, SEATS
from turnwright.core.seat_marks import seat_tab
from turnwright.games.small_world.art.emblems_powers import POWER_EMBLEMS
from turnwright.games.small_world.art.emblems_races import RACE_EMBLEMS

# A whole token, and one with a corner broken off: 46 wide, around the origin.
WHOLE: Final = "M-23-14A9 9 0 0 1-14-23H14A9 9 0 0 1 23-14V14A9 9 0 0 1 14 23H-14A9 9 0 0 1-23 14Z"
BROKEN: Final = "M-23-14A9 9 0 0 1-14-23H5L9-16 15-15 14-9 23-5V14A9 9 0 0 1 14 23H-14A9 9 0 0 1-23 14Z"
HATCH: Final = "M-20-4-4-20M-20 8 8-20M-19 19 13-13M-8 20 20-8M4 20 20 4"
HEX: Final = re.compile("#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})")


def grey(match: re.Match[str]) -> str:
    """The slightly faded grey version of a colour."""
    red, green, blue = (int(match[k], 16) for k in (1, 2, 3))
    level = round((0.3 * red + 0.59 * green + 0.11 * blue) * 0.92 + 20)
    return f"#{level:02x}{level:02x}{level:02x}"


@cache
def greyed(drawing: str) -> str:
    """A drawing without its colours."""
    return HEX.sub(grey, drawing)


@cache
def count_badge(number: int, declined: bool = False) -> str:
    """The size of a stack: light on a dark disc, or dark on a light square if in decline."""
    text = str(number)
    height = 17.5 if number < 10 else 15
    if declined:
        height -= 1.5
        half = max(11.0, numeral_width(text, height) / 2 + 4)
        plate = (
            f'<rect x="{-half:.3g}" y="-11.5" width="{2 * half:.3g}" height="23" rx="3" fill="{BONE}" stroke="{INK}" '
            f'stroke-width="1.8"/>'
        )
        return plate + numeral(text, 0, 0, height, INK, 3.1)
    half = max(13.0, numeral_width(text, height) / 2 + 5.5)
    plate = (
        f'<rect x="{-half:.3g}" y="-13" width="{2 * half:.3g}" height="26" rx="13" fill="{INK}" stroke="{BONE}" '
        f'stroke-width="1.8"/>'
    )
    return plate + numeral(text, 0, 0, height, "#ffffff", 3.1)


@cache
def active_token(race: int, seat: int, depth: int) -> str:
    """A whole token in its owner's colour; `depth` more of them are visible underneath."""
    colour = SEATS[seat]
    below = "".join(
        f'<path d="{WHOLE}" transform="translate(0 {3.2 * k:.3g})" fill="{colour.dark}" stroke="{BONE}" '
        f'stroke-width="1.1"/>'
        for k in range(depth, 0, -1)
    )
    shadow = f'<path d="{WHOLE}" transform="translate(2.5 {4 + 3 * depth})" fill="#000000" fill-opacity="0.28"/>'
    face = (
        f'<path d="{WHOLE}" fill="{colour.main}" stroke="{colour.dark}" stroke-width="1.6"/>'
        f'<rect x="-18.5" y="-18.5" width="37" height="37" rx="6" fill="{colour.pale}" stroke="{BONE}" '
        f'stroke-width="1.4"/><g transform="scale(0.96)">{RACE_EMBLEMS[race]}</g>'
    )
    return shadow + below + face


@cache
def declined_token(race: int, seat: int) -> str:
    """A flipped token: tilted, grey, hatched, with a corner missing and a dashed border."""
    colour = SEATS[seat]
    return (
        f'<g transform="rotate(-13)"><path d="{BROKEN}" transform="translate(2 4)" fill="#000000" fill-opacity="0.28"/>'
        f'<path d="{BROKEN}" fill="#c9c3b9" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>'
        f'<path d="{HATCH}" stroke="#8f877c" stroke-width="1.3" stroke-linecap="round"/>'
        f'<circle r="15.5" fill="#e6e1d8" fill-opacity="0.75"/>'
        f'<g transform="scale(0.93) translate(0 0.5)">{greyed(RACE_EMBLEMS[race])}</g>'
        f'<path d="{BROKEN}" transform="scale(0.93)" fill="none" stroke="{colour.main}" stroke-width="3.6" '
        f'stroke-dasharray="7 4" stroke-linejoin="round"/></g>'
    )


@cache
def token_stack(race: int, seat: int, tokens: int, declined: bool) -> str:
    """Tokens of one race in one place: face, owner, number."""
    if declined:
        return (
            declined_token(race, seat)
            + f'<g transform="translate(-18 -16)">{seat_tab(seat, True)}</g>'
            + f'<g transform="translate(18 19)">{count_badge(tokens, True)}</g>'
        )
    depth = min(max(tokens, 1), 3) - 1
    return (
        active_token(race, seat, depth)
        + f'<g transform="translate(-18 -18)">{seat_tab(seat)}</g>'
        + f'<g transform="translate(17 18)">{count_badge(tokens)}</g>'
    )


LOST_TRIBE: Final = (
    '<path d="M-20-9-11-21H11L20-9V11L11 22H-11L-20 11Z" transform="translate(2.5 4)" fill="#000000" '
    'fill-opacity="0.28"/>'
    f'<path d="M-20-9-11-21H11L20-9V11L11 22H-11L-20 11Z" fill="#8c6a4a" stroke="{INK}" stroke-width="1.6" '
    'stroke-linejoin="round"/>'
    '<path d="M-16-8-9-17.5H9L16-8V9.5L9 18H-9L-16 9.5Z" fill="#ecd9b4"/>'
    f'<path d="M0-13 13 3H-13Z" fill="#b7893f" stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"/>'
    f'<path d="M-9.5 3H9.5V14H-9.5Z" fill="#d8b27a" stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"/>'
    f'<path d="M-3.5 14V9C-3.5 5.5 3.5 5.5 3.5 9V14Z" fill="{INK}"/>'
    '<path d="M-4-5-7 1M0-9V1M4-5 7 1" stroke="#6f4d1e" stroke-width="1.2" stroke-linecap="round"/>'
    f'<path d="M-3-16 3-10M3-16-3-10" stroke="{INK}" stroke-width="1.6" stroke-linecap="round"/>'
)


@cache
def power_badge(power: int, number: int) -> str:
    """A special power: a dark round badge with its number of tokens (0: not shown)."""
    emblem = POWER_EMBLEMS[power]
    face = (
        '<circle cx="1.5" cy="3" r="24" fill="#000000" fill-opacity="0.25"/>'
        f'<circle r="24" fill="#6a4f35" stroke="{INK}" stroke-width="1.6"/>'
        f'<circle r="21" fill="#46341f" stroke="{GOLD}" stroke-width="1.5"/><g transform="scale(1.08)">{emblem}</g>'
    )
    return face + (small_number(number, 17, 17) if number else "")


def small_number(number: int, x: float, y: float) -> str:
    """A printed number on a small pale disc."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="10" fill="{BONE}" stroke="{INK}" stroke-width="1.4"/>' + numeral(
        str(number), x, y, 12, INK, 2.9
    )


@cache
def race_banner(race: int, number: int) -> str:
    """A race's banner with its number of tokens (0: not shown)."""
    return (
        '<path d="M-30-27H30V19L24 27 15 21 8 28 0 22-8 28-15 21-24 27-30 19Z" transform="translate(1.5 3)" '
        'fill="#000000" fill-opacity="0.25"/>'
        f'<path d="M-30-27H30V19L24 27 15 21 8 28 0 22-8 28-15 21-24 27-30 19Z" fill="#f4e4bf" stroke="{INK}" '
        'stroke-width="1.6" stroke-linejoin="round"/>'
        '<path d="M-26-23H26V16M-26-23V16" fill="none" stroke="#c79d62" stroke-width="1.4"/>'
        f'<path d="M-33-27H33" stroke="#8c5a2b" stroke-width="4.5" stroke-linecap="round"/>'
        f'<g transform="translate(0 -2) scale(1.12)">{RACE_EMBLEMS[race]}</g>'
        + (small_number(number, 27, 14) if number else "")
    )


def aside_chip(seat: int, count: int) -> str:
    """Tokens that cannot be used now: a small dashed token with their number."""
    colour = SEATS[seat]
    return (
        f'<rect x="-11" y="-11" width="22" height="22" rx="5" fill="{colour.pale}" stroke="{colour.dark}" '
        f'stroke-width="1.8" stroke-dasharray="3.4 2.2"/>' + numeral(str(count), 0, 0, 12, INK, 2.8)
    )


COIN: Final = (
    f'<circle r="9" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.6"/>'
    '<circle r="6" fill="none" stroke="#fbe3a0" stroke-width="1.3"/>'
    '<path d="M0-3.8 1.1-1.1 3.8-0.9 1.7 0.9 2.4 3.6 0 2.1-2.4 3.6-1.7 0.9-3.8-0.9-1.1-1.1Z" fill="#a9761a"/>'
)
COIN_PILE: Final = (
    f'<g fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.3"><ellipse cx="-7" cy="8" rx="8" ry="3.6"/>'
    '<ellipse cx="8" cy="9" rx="8" ry="3.6"/><ellipse cx="-6" cy="4.5" rx="8" ry="3.6"/>'
    '<ellipse cx="8" cy="5.5" rx="8" ry="3.6"/><ellipse cx="-7" cy="1" rx="8" ry="3.6"/></g>'
    f'<g transform="translate(4 -3)">{COIN}</g>'
)
POUCH: Final = (
    f'<path d="M-5-8C-12-3-15 4-13 10-11 14 11 14 13 10 15 4 12-3 5-8Z" fill="#9a6b3c" stroke="{INK}" '
    'stroke-width="1.5" stroke-linejoin="round"/>'
    f'<path d="M-6-14C-3-12 3-12 6-14L5-8H-5Z" fill="#b98550" stroke="{INK}" stroke-width="1.5" '
    f'stroke-linejoin="round"/>'
    f'<path d="M-6-8H6" stroke="{GOLD}" stroke-width="2.6" stroke-linecap="round"/>'
)


@cache
def coin_chip(coins: int) -> str:
    """An amount of coins on a pale plate; a closed pouch if the amount is hidden (-1)."""
    text = str(coins) if coins >= 0 else "?"
    width = 49 + numeral_width(text, 19)
    picture = COIN_PILE if coins >= 0 else f'<g transform="scale(0.92)">{POUCH}</g>'
    return (
        f'<rect x="{-width / 2:.4g}" y="-17" width="{width:.4g}" height="34" rx="10" fill="{BONE}" '
        f'stroke="{GOLD_DARK}" '
        f'stroke-width="1.5"/><g transform="translate({-width / 2 + 18:.4g} 0)">{picture}</g>'
        + numeral(text, -width / 2 + 39, 0, 19, INK, 3, anchor="start")
    )
