"""Emblems of the factions: one line drawing each, around the origin, about 24 units wide."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.palette import BONE
from turnwright.games.terra_mystica.art.palette import GROUNDS

EMBLEMS: Final[dict[str, str]] = {
    "alchemists": "M-3-11H3M-2-11V-4L-9 8C-10 10-9 11-7 11H7C9 11 10 10 9 8L2-4V-11M-6 4H6M-1 7.5h.1M3 8h.1",
    "auren": "M0-11C5-11 8-7 8-2 8 5 3 11 0 11S-8 5-8-2C-8-7-5-11 0-11ZM-4-2H-2M2-2H4M0 0V4M-3 7H3M-8-4-11-7M8-4 11-7",
    "chaos_magicians": "M0-11V11M-11 0H11M-8-8 8 8M8-8-8 8M0-4A4 4 0 1 1 0 4 4 4 0 1 1 0-4",
    "cultists": "M-9 11C-9 0-6-11 0-11S9 0 9 11ZM-4-2H-1M1-2H4M-4 4C-2 6 2 6 4 4",
    "darklings": "M-10-8C-6-10-3-6 0-6S6-10 10-8C9-2 7 1 5 2L6 10 0 6-6 10-5 2C-7 1-9-2-10-8ZM-4-2-1 0M4-2 1 0",
    "dwarves": "M-9 11 4-3M-3-9C3-11 10-5 9 3 7-1 5-3 3-4 1-6-1-8-3-9ZM-9 11-11 9",
    "engineers": "M0-5A5 5 0 1 1 0 5 5 5 0 1 1 0-5M0-11V-8M0 8V11M-11 0H-8M8 0H11M-8-8-6-6M6 6 8 8M-8 8-6 6M6-6 8-8",
    "fakirs": "M-11 3C-6-2-2 7 3 2S10 0 11-3M-11 7C-6 2-2 11 3 6S10 4 11 1M0-3C-3-3-3-7 0-10 3-7 3-3 0-3",
    "giants": "M-7 11V5L-10 2V-6H-6V-10H-1V-9H3V-7H7V-4H10V3L6 7V11ZM-6-6V-1M-1-9V-1M3-7V-1",
    "halflings": "M-9 11V2A9 9 0 0 1 9 2V11ZM0 11V-7M-9 3H9M3 6h.1M-11 11H11",
    "mermaids": "M0 11C-3 5-2 0 0-3 2 0 3 5 0 11ZM0-3C-3-4-9-4-11-10-6-11-1-9 0-3 1-9 6-11 11-10 9-4 3-4 0-3",
    "nomads": "M-11 10 0-9 11 10ZM0-9V-11M-3 10 0 1 3 10M0-11 5-9",
    "swarmlings": "M-7 0C-7-5 7-5 7 0S-7 5-7 0ZM-3-3V3M1-4V4M7-1 10-2M-5-4C-9-10-3-11-2-4M0-4C0-11 6-10 3-4"
    "M-7 1-10 4M-4 4-6 8M2 4 3 8",
    "witches": "M-11 8C-7 4 7 4 11 8 6 11-6 11-11 8ZM-6 5C-5-2-3-7 4-11 2-6 5-1 6 5M-5 3C-2 4 2 4 5 3",
}


@cache
def emblem(key: str, home: int, radius: float) -> str:
    """A medal in the colour of the home terrain with the faction's emblem."""
    ground = GROUNDS[home]
    return (
        f'<circle r="{radius:g}" fill="{ground.piece}" stroke="{BONE}" stroke-width="2.2"/>'
        f'<circle r="{radius + 1.6:g}" fill="none" stroke="{ground.dark}" stroke-width="1.3"/>'
        f'<path transform="scale({radius / 17:.3g})" d="{EMBLEMS[key]}" fill="none" stroke="{ground.ink}" '
        f'stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>'
    )
