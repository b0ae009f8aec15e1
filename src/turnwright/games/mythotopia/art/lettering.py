"""The names of provinces, drawn with our own stroke font.

They are Latin and the same in every language, so they can be drawn on the map and on cards; all other words are labels.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

LETTERS: Final[dict[str, tuple[float, str]]] = {
    "a": (10, "M0 14 5 0 10 14M1.9 9H8.1"),
    "b": (8, "M0 14V0H4.4C6.4 0 7.4 1.4 7.4 3.3S6.4 6.6 4.4 6.6H0M4.4 6.6C6.8 6.6 8 8.2 8 10.3S6.8 14 4.4 14H0"),
    "c": (9, "M9 2.4C8 0.8 6.6 0 5 0 2 0 0 3 0 7S2 14 5 14C6.6 14 8 13.2 9 11.6"),
    "d": (9, "M0 0V14H3.6C7 14 9 11.4 9 7S7 0 3.6 0Z"),
    "e": (7, "M7 0H0V14H7M0 6.8H5.8"),
    "f": (7, "M7 0H0V14M0 6.8H5.8"),
    "g": (9.4, "M9 2.4C8 0.8 6.6 0 5 0 2 0 0 3 0 7S2 14 5 14C7.6 14 9.4 12 9.4 9V7.6H5.6"),
    "h": (8.6, "M0 0V14M8.6 0V14M0 6.8H8.6"),
    "i": (0.1, "M0 0V14"),
    "j": (5.6, "M5.6 0V10C5.6 12.6 4.4 14 2.6 14 1.4 14 0.5 13.4 0 12.4"),
    "k": (8.2, "M0 0V14M8 0 0.4 8M3 5.4 8.2 14"),
    "l": (6.6, "M0 0V14H6.6"),
    "m": (10.6, "M0 14V0L5.3 8.6 10.6 0V14"),
    "n": (8.8, "M0 14V0L8.8 14V0"),
    "o": (10, "M5 0C2 0 0 3 0 7S2 14 5 14 10 11 10 7 8 0 5 0Z"),
    "p": (8, "M0 14V0H4.4C6.8 0 8 1.6 8 3.9S6.8 7.8 4.4 7.8H0"),
    "q": (10, "M5 0C2 0 0 3 0 7S2 14 5 14 10 11 10 7 8 0 5 0ZM6.2 10.6 10 15"),
    "r": (8.2, "M0 14V0H4.4C6.8 0 8 1.5 8 3.7S6.8 7.4 4.4 7.4H0M4.4 7.4 8.2 14"),
    "s": (
        7.8,
        "M7.4 2.2C6.6 0.8 5.4 0 3.9 0 1.8 0 0.4 1.4 0.4 3.4 0.4 7.6 7.8 5.8 7.8 10.4 7.8 12.6 6.2 14 3.9 14 "
        "2.1 14 0.7 13.1 0 11.5",
    ),
    "t": (8.4, "M0 0H8.4M4.2 0V14"),
    "u": (8.6, "M0 0V9C0 12.2 1.6 14 4.3 14S8.6 12.2 8.6 9V0"),
    "v": (9.6, "M0 0 4.8 14 9.6 0"),
    "w": (13, "M0 0 3.2 14 6.5 3 9.8 14 13 0"),
    "x": (8.6, "M0 0 8.6 14M8.6 0 0 14"),
    "y": (9, "M0 0 4.5 7 9 0M4.5 7V14"),
    "z": (8, "M0 0H8L0 14H8"),
}
"""Each letter: its width and its centre line in a box 14 high."""
STEP: Final = re.compile("([A-Z])([^A-Z]*)")
NUMBER: Final = re.compile(r"-?[0-9.]+")
GAP: Final = 4.2
KEPT: Final = 1_024


def name_width(name: str) -> float:
    """The width of a name in a box 14 high."""
    return sum(LETTERS[sign][0] for sign in name) + GAP * (len(name) - 1)


def moved(strokes: str, by: float) -> str:
    """Return the strokes of a letter moved to the right; all path commands are absolute."""
    path = ""
    for command, numbers in STEP.findall(strokes):
        values = [float(number) for number in NUMBER.findall(numbers)]
        across = [command == "H" or (command != "V" and place % 2 == 0) for place in range(len(values))]
        path += command + " ".join(
            f"{value + by if right else value:.4g}" for value, right in zip(values, across, strict=True)
        )
    return path


@lru_cache(KEPT)
def lettered(
    name: str, x: float, y: float, height: float, wide: float, ink: str, halo: str = "", weight: float = 2.1
) -> str:
    """A name around the point (x, y), at the given height, condensed if it would be wider than ``wide``."""
    scale = height / 14
    squeeze = min(scale, wide / name_width(name))
    left = x - name_width(name) * squeeze / 2
    line, offset = "", 0.0
    for sign in name:
        across, strokes = LETTERS[sign]
        line += moved(strokes, offset)
        offset += across + GAP
    path = f'<path d="{line}"/>'
    place = f'transform="translate({left:.4g} {y - height / 2:.4g}) scale({squeeze:.3g} {scale:.3g})"'
    back = f'<g stroke="{halo}" stroke-width="{weight + 3.6:g}">{path}</g>' if halo else ""
    round_ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g class="glyph" {place} {round_ends}>{back}<g stroke="{ink}" stroke-width="{weight:g}">{path}</g></g>'
