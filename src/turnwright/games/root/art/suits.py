"""The suits: a head and an outline of its own for each, so that no one has to tell colours apart."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.palette import BONE, INK
from turnwright.games.root.art.palette import SUITS

OUTLINES: Final = (
    "M0 11.500-10.500-6.500C-10.500-9.500-8.500-10.500-6-10.500H6C8.500-10.500 10.500-9.500 10.500-6.500Z",
    "M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11Z",
    "M-7.500-10H7.500C9-10 10-9 10-7.500V7.500C10 9 9 10 7.500 10H-7.500C-9 10-10 9-10 7.500V-7.500C-10-9-9-10-7.500-10Z",
    "M0-12.500 12 0 0 12.500-12 0Z",
)
"""A wedge, a disc, a square and a lozenge."""
HEADS: Final = (
    '<path d="M-6.500-8-4.500-4H4.500L6.500-8 7-1.500 0 6.500-7-1.500Z"/><path d="M-3-1h.1M3-1h.1M0 4.500v.1"/>',
    '<path d="M-3.500-1C-5.500-5-5-9-3.500-9S-1.500-5-1-2H1C1.500-5 2-9 3.500-9S5.500-5 3.500-1C6 1.500 4.500 6.500 0 6.500S-6 1.500-3.500-1Z"/>'
    '<path d="M-1.800 1.500h.1M1.800 1.500h.1"/>',
    '<path d="M-3-3.500A3.400 3.400 0 1 0-5.500-.5C-4.500 3-2 6.500 0 6.500S4.500 3 5.500-.5A3.400 3.400 0 1 0 3-3.500C1-4.500-1-4.500-3-3.500Z"/>'
    '<path d="M-2-.2h.1M2-.2h.1M0 5v.1"/>',
    '<path d="M-6 3C-6-3-3-6 1-6 4-6 5-4 5-3L9-1.500 5 0C5 4 2 6.500-1 6.500L-7 7.500-4.500 4.500Z"/><path d="M2-2.800h.1"/>',
)


@cache
def suit_sign(suit: int, size: float = 1.0) -> str:
    """A suit's sign around the origin, about 22 units wide."""
    colour = SUITS[suit]
    return (
        f'<g transform="scale({size:g})" stroke-linejoin="round" stroke-linecap="round"><path d="{OUTLINES[suit]}" '
        f'fill="{colour.main}" stroke="{colour.dark}" stroke-width="1.600"/>'
        f'<g fill="{BONE}" stroke="{INK}" stroke-width="1.300">{HEADS[suit]}</g></g>'
    )


ANY_SIGN: Final = f'<circle r="9.500" fill="{BONE}" stroke="{INK}" stroke-width="1.600"/>' + "".join(
    f'<circle cx="{x:g}" cy="{y:g}" r="3" fill="{SUITS[suit].main}"/>'
    for suit, x, y in ((0, 0.0, -4.0), (1, -4.0, 3.0), (2, 4.0, 3.0))
)
"""A cost that any suit pays."""
