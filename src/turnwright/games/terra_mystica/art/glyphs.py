"""Small pictures around the origin, about 20 units wide: costs, gains and points."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK
from turnwright.games.terra_mystica.art.palette import CULT_COLOURS, POWER, POWER_DARK

LINE: Final = f'stroke="{INK}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"'

COIN: Final = (
    f'<circle r="9" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.6"/>'
    f'<circle r="6.3" fill="none" stroke="{GOLD_DARK}" stroke-width="0.8"/>'
)
WORKER: Final = (
    f'<path d="M0-9.5 8.5-5V5L0 9.5-8.5 5V-5Z" fill="#f4f1ea" {LINE}/>'
    f'<path d="M-8.5-5 0-0.5 8.5-5M0-0.5V9.5" fill="none" stroke="{INK}" stroke-width="0.9"/>'
)
PRIEST: Final = (
    f'<path d="M-7.5 9.5C-7-1-4-2-3.2-3.5A4 4 0 1 1 3.2-3.5C4-2 7-1 7.5 9.5Z" fill="#e9e2f2" {LINE}/>'
    f'<path d="M0-1V6M-2.6 1.5H2.6" stroke="{POWER}" stroke-width="1.5" stroke-linecap="round"/>'
)
POWER_TOKEN: Final = (
    f'<circle r="9" fill="{POWER}" stroke="{POWER_DARK}" stroke-width="1.4"/>'
    f'<path d="M1.5-6-3.5 1H0L-1.5 6 3.5-1H0Z" fill="#f3dcff"/>'
)
POWER_BARE: Final = f'<circle r="9" fill="{POWER}" stroke="{POWER_DARK}" stroke-width="1.4"/>'
SPADE: Final = (
    f'<path d="M-3.5-9.5H3.5M0-9.5V1" fill="none" stroke="{INK}" stroke-width="4"/>'
    '<path d="M-3.5-9.5H3.5M0-9.5V1" fill="none" stroke="#b98a4a" stroke-width="2"/>'
    f'<path d="M-5 0H5V5C4 8 2 9.5 0 10-2 9.5-4 8-5 5Z" fill="#c9ced4" {LINE}/>'
)
VP: Final = f'<path d="M-9-9.5H9V3C9 7 4 9.5 0 11-4 9.5-9 7-9 3Z" fill="#2f7d5b" {LINE}/>'
KEY: Final = (
    f'<path d="M-4 0H9M5.5 0V4M8.5 0V3" fill="none" stroke="{GOLD_DARK}" stroke-width="3.4"/>'
    f'<path d="M-4 0H9M5.5 0V4M8.5 0V3" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
    f'<circle cx="-5.5" r="4" fill="none" stroke="{GOLD_DARK}" stroke-width="3.4"/>'
    f'<circle cx="-5.5" r="4" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
)
SHIP: Final = (
    f'<path d="M-9.5 3H9.5L6 9H-6Z" fill="#a9713a" {LINE}/><path d="M0 3V-10" stroke="{INK}" stroke-width="1.4"/>'
    f'<path d="M1.2-9.5C6-7 8-3 8 0.5H1.2ZM-1.2-7C-4-5-6-2-6.5 0.5H-1.2Z" fill="{BONE}" {LINE}/>'
)
TOWN: Final = (
    f'<path d="M-10 9V0L-6-4-2 0V9ZM2 9V0L6-4 10 0V9Z" fill="#e3c79a" {LINE}/>'
    f'<path d="M-4.5 9V-5L0-10 4.5-5V9Z" fill="{GOLD}" {LINE}/><path d="M-1.5 9V4H1.5V9Z" fill="{INK}"/>'
)
BRIDGE: Final = (
    f'<path d="M-10 7V0C-5-5 5-5 10 0V7H6.5C6.5 3-6.5 3-6.5 7Z" fill="#b98a4a" {LINE}/>'
    f'<path d="M-10-3C-5-8 5-8 10-3" fill="none" stroke="{INK}" stroke-width="1.4"/>'
)
HOP: Final = (
    f'<path d="M-9 7C-8-8 8-8 9 5" fill="none" stroke="{INK}" stroke-width="3.6"/>'
    f'<path d="M-9 7C-8-8 8-8 9 5" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
    f'<path d="M5 3H13L9 9.5Z" fill="{GOLD}" {LINE}/><circle cy="6" r="3" fill="#b98a4a" {LINE}/>'
)
ACTION: Final = f'<path d="M-5-10H5L10-5V5L5 10H-5L-10 5V-5Z" fill="#e8912d" {LINE}/>'
PASSING: Final = f'<path d="M-8-8V8M-8-8H7L3.5-4 7 0H-8" fill="{BONE}" {LINE}/>'
USED: Final = (
    f'<path d="M-9-9 9 9M9-9-9 9" stroke="{BONE}" stroke-width="6" stroke-linecap="round"/>'
    '<path d="M-9-9 9 9M9-9-9 9" stroke="#b3261e" stroke-width="3.2" stroke-linecap="round"/>'
)
FIRST: Final = (
    f'<path d="M-10 7-11.5-6-5 0 0-9 5 0 11.5-6 10 7Z" fill="{GOLD}" {LINE}/>'
    f'<path d="M-9.5 3.5H9.5" stroke="{INK}" stroke-width="1"/>'
)
RETURN: Final = (
    f'<path d="M6 6H-1A5 5 0 0 1-1-4H5" fill="none" stroke="{INK}" stroke-width="2.4"/>'
    f'<path d="M3-8 8-4 3 0Z" fill="{INK}"/>'
)

CULTS: Final[tuple[str, ...]] = (
    f'<path d="M0-10C2-6 8-3 7 3 6.5 7 3.5 10 0 10S-6.5 7-7 3C-7.3 0-5-2-4-5-2.5-3-2-2-1.5-1-0.5-4 0-7 0-10Z" '
    f'fill="{CULT_COLOURS[0]}" {LINE}/><path d="M0 10C-3 10-3.5 6 0 2.5 3.5 6 3 10 0 10Z" fill="#ffd27a"/>',
    f'<path d="M0-10C4-4 7.5-0.5 7.5 3.5 7.5 7.5 4 10 0 10S-7.5 7.5-7.5 3.5C-7.5-0.5-4-4 0-10Z" '
    f'fill="{CULT_COLOURS[1]}" {LINE}/><path d="M-4 3C-4 5.5-2 7 0 7" fill="none" stroke="{BONE}" stroke-width="1.8"/>',
    f'<path d="M-9.5 8-5-4-1.5 1 3-8 9.5 8Z" fill="{CULT_COLOURS[2]}" {LINE}/>'
    f'<path d="M1.2-4 3-8 5-3.2 3-2Z" fill="#f1dfc4"/>',
    f'<circle r="9.5" fill="{CULT_COLOURS[3]}" {LINE}/>'
    f'<path d="M-6-2H2.5A2.5 2.5 0 1 0 0-5M-6 1.8H5A2.3 2.3 0 1 1 2.6 5M-5 5H-1" fill="none" '
    f'stroke="{BONE}" stroke-width="1.8" stroke-linecap="round"/>',
)
ANY_CULT: Final = (
    "".join(
        f'<path d="M0 0V-9.5A9.5 9.5 0 0 1 9.5 0Z" transform="rotate({90 * k})" fill="{colour}"/>'
        for k, colour in enumerate(CULT_COLOURS)
    )
    + f'<circle r="9.5" fill="none" {LINE}/>'
)

GLYPHS: Final[dict[str, str]] = {
    "coins": COIN,
    "workers": WORKER,
    "priests": PRIEST,
    "power": POWER_TOKEN,
    "spades": SPADE,
    "vp": VP,
    "keys": KEY,
    "shipping": SHIP,
    "town": TOWN,
    "bridge": BRIDGE,
    "any-cult": ANY_CULT,
}

LETTERS: Final[dict[str, str]] = {
    "A": "M0 16 5 0 10 16M2 10H8",
    "B": "M0 0V16H5C11 16 11 8 5 8 10 8 10 0 5 0H0M0 8H5",
    "C": "M10 3C8-1 0-1 0 8S8 17 10 13",
    "D": "M0 0V16H4C12 16 12 0 4 0Z",
    "E": "M9 0H0V16H9M0 8H7",
    "F": "M9 0H0V16M0 8H7",
    "G": "M10 3C8-1 0-1 0 8S9 17 10 12V9H6",
    "H": "M0 0V16M10 0V16M0 8H10",
    "I": "M0 0V16",
}


def coordinate(name: str, x: float, y: float, height: float, ink: str) -> str:
    """The name of a hex: its row's letter and its number, in strokes, centred."""
    scale = height / 16
    width = 0.0 if name[0] == "I" else 10.0
    digits = len(name) - 1
    left = x - (width + 3 + 8 * digits) * scale / 2
    letter = (
        f'<path class="glyph" transform="translate({left:.4g} {y - height / 2:.4g}) scale({scale:.3g})" '
        f'd="{LETTERS[name[0]]}" '
        f'fill="none" stroke="{ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return letter + numeral(name[1:], left + (width + 5) * scale, y, height, ink, 2.4, "", "start")


@cache
def amount(kind: str, number: int, always: bool = False) -> str:
    """An amount of something: its picture with the number on it; 1 is not shown."""
    if kind == "vp":
        return VP + numeral(str(number), 0, 0, 11, BONE, 3)
    if number == 1 and not always:
        return GLYPHS[kind]
    if kind == "power":
        return POWER_BARE + numeral(str(number), 0, 0, 11, BONE, 3)
    if kind == "coins":
        return f'<circle r="9" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.6"/>' + numeral(
            str(number), 0, 0, 11, INK, 3
        )
    return GLYPHS[kind] + numeral(str(number), 5, 5, 10, INK, 3, BONE)
