"""The suits: each has its own head and outline, so that nobody has to rely on colour."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.palette import BONE, INK
from turnwright.games.root.art.palette import SUITS

OUTLINES: Final = (
    "M0 11.5-10.5-6.5C-10.5-9.5-8.5-10.5-6-10.5H6C8.5-10.5 10.5-9.5 10.5-6.5Z",
    "M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11Z",
    "M-7.5-10H7.5C9-10 10-9 10-7.5V7.5C10 9 9 10 7.5 10H-7.5C-9 10-10 9-10 7.5V-7.5C-10-9-9-10-7.5-10Z",
    "M0-12.5 12 0 0 12.5-12 0Z",
)
"""A wedge, a disc, a square and a lozenge."""
HEADS: Final = (
    '<path d="M-6.5-8-4.5-4H4.5L6.5-8 7-1.5 0 6.5-7-1.5Z"/><path d="M-3-1h.1M3-1h.1M0 4.5v.1"/>',
    '<path d="M-3.5-1C-5.5-5-5-9-3.5-9S-1.5-5-1-2H1C1.5-5 2-9 3.5-9S5.5-5 3.5-1C6 1.5 4.5 6.5 0 6.5S-6 1.5-3.5-1Z"/>'
    '<path d="M-1.8 1.5h.1M1.8 1.5h.1"/>',
    '<path d="M-3-3.5A3.4 3.4 0 1 0-5.5-.5C-4.5 3-2 6.5 0 6.5S4.5 3 5.5-.5A3.4 3.4 0 1 0 3-3.5C1-4.5-1-4.5-3-3.5Z"/>'
    '<path d="M-2-.2h.1M2-.2h.1M0 5v.1"/>',
    '<path d="M-6 3C-6-3-3-6 1-6 4-6 5-4 5-3L9-1.5 5 0C5 4 2 6.5-1 6.5L-7 7.5-4.5 4.5Z"/><path d="M2-2.8h.1"/>',
)


@cache
def suit_sign(suit: int, size: float = 1.0) -> str:
    """A suit's symbol around the origin, about 22 units wide."""
    colour = SUITS[suit]
    return (
        f'<g transform="scale({size:g})" stroke-linejoin="round" stroke-linecap="round"><path d="{OUTLINES[suit]}" '
        f'fill="{colour.main}" stroke="{colour.dark}" stroke-width="1.6"/>'
        f'<g fill="{BONE}" stroke="{INK}" stroke-width="1.3">{HEADS[suit]}</g></g>'
    )


ANY_SIGN: Final = f'<circle r="9.5" fill="{BONE}" stroke="{INK}" stroke-width="1.6"/>' + "".join(
    f'<circle cx="{x:g}" cy="{y:g}" r="3" fill="{SUITS[suit].main}"/>'
    for suit, x, y in ((0, 0.0, -4.0), (1, -4.0, 3.0), (2, 4.0, 3.0))
)
"""A cost that any suit can pay."""
