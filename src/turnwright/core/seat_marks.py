"""Shapes of seats, shown beside their colours, so that nobody has to tell colours apart."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import BONE, GOLD, INK, SEATS

SHAPES: Final = (
    '<circle r="0.82"/>',
    '<path d="M-0.75-0.75H0.75V0.75H-0.75Z"/>',
    '<path d="M0-0.95 0.95 0.75H-0.95Z"/>',
    '<path d="M0-1.05 0.9 0 0 1.05-0.9 0Z"/>',
    '<path d="M0-1.08 0.29-0.36 1.06-0.32 0.46 0.18 0.66 0.94 0 0.51-0.66 0.94-0.46 0.18-1.06-0.32-0.29-0.36Z"/>',
    '<path d="M-0.34-1H0.34V-0.34H1V0.34H0.34V1H-0.34V0.34H-1V-0.34H-0.34Z"/>',
)


def seat_shape(seat: int, size: float, fill: str, edge: str = "", weight: float = 0.0) -> str:
    """Return the seat's shape around the origin."""
    line = f' stroke="{edge}" stroke-width="{weight / size:.3g}" stroke-linejoin="round"' if edge else ""
    return f'<g transform="scale({size:g})" fill="{fill}"{line}>{SHAPES[seat]}</g>'


def seat_tab(seat: int, hollow: bool = False) -> str:
    """Return the tab on a token's corner that shows its owner; hollow when in decline."""
    colour = SEATS[seat]
    if hollow:
        ring = f'<circle r="9.5" fill="{BONE}" stroke="{colour.dark}" stroke-width="2" stroke-dasharray="3.2 2"/>'
        return ring + seat_shape(seat, 4.6, "none", colour.dark, 1.8)
    disc = f'<circle r="9.5" fill="{colour.main}" stroke="{BONE}" stroke-width="1.8"/>'
    return disc + seat_shape(seat, 5.4, colour.ink)


def seat_medal(seat: int) -> str:
    """Return a large seat sign for panels."""
    colour = SEATS[seat]
    return (
        f'<circle r="21" fill="{colour.main}" stroke="{BONE}" stroke-width="3"/>'
        f'<circle r="22.8" fill="none" stroke="{colour.dark}" stroke-width="1.6"/>' + seat_shape(seat, 12, colour.ink)
    )


FIRST_PLAYER: Final = (
    f'<path d="M-13 8-15-8-7-1 0-12 7-1 15-8 13 8Z" fill="{GOLD}" stroke="{INK}" stroke-width="1.6" '
    f'stroke-linejoin="round"/><path d="M-12.5 4H12.5" stroke="{INK}" stroke-width="1.4"/>'
    + "".join(
        f'<circle cx="{x}" cy="{y}" r="2" fill="{BONE}" stroke="{INK}" stroke-width="1"/>'
        for x, y in ((-15, -9), (0, -13), (15, -9))
    )
)
TURN_ARROW: Final = (
    f'<path d="M-10-13 12 0-10 13-5 0Z" fill="{GOLD}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
)
