"""Dice: faces with pips, for games that show rolls."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.palette import BONE, INK

PIPS: Final = (
    (),
    ((0, 0),),
    ((-1, 1), (1, -1)),
    ((-1, 1), (0, 0), (1, -1)),
    ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
)


@cache
def die_face(pips: int) -> str:
    """Return a die that shows ``pips``, 44 by 44; a blank side shows none."""
    dots = "".join(f'<circle cx="{11 * x}" cy="{11 * y}" r="4.4" fill="{INK}"/>' for x, y in PIPS[pips])
    return (
        '<rect x="-20" y="-18" width="42" height="42" rx="9" fill="#000000" fill-opacity="0.3"/>'
        f'<rect x="-22" y="-22" width="42" height="42" rx="9" fill="{BONE}" stroke="{INK}" stroke-width="2"/>'
        f'<g transform="translate(-1 -1)">{dots}</g>'
    )


def die_named(name: str) -> str:
    """Return the die called ``die-NUMBER``, or "" for any other name."""
    word, _dash, pips = name.partition("-")
    return die_face(int(pips)) if word == "die" and pips in [str(n) for n in range(len(PIPS))] else ""
