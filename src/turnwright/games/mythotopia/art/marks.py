"""Small marks: what was picked, what is known, and what is uncertain and was filled in."""

from __future__ import annotations

from typing import Final

from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, INK

DRAWN_ANEW: Final = (
    f'<circle r="9.5" fill="#fbf3df" stroke="{INK}" stroke-width="1.4" stroke-dasharray="3.4 2.2"/>'
    f"{numeral('?', 0, 0, 10.5, INK, 2.6)}"
)
"""An uncertain value that was filled in."""


PICKED: Final = (
    f'<circle r="9" fill="#f2c14b" stroke="{INK}" stroke-width="1.6"/><path d="M-4 0-1 3.5 4.5-3.5" fill="none" '
    f'stroke="{INK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>'
)
"""What the viewer has picked and nobody else knows."""
EYE: Final = (
    f'<path d="M-13 0C-7-9 7-9 13 0 7 9-7 9-13 0Z" fill="{BONE}" stroke="{INK}" stroke-width="1.5" '
    f'stroke-linejoin="round"/><circle r="4.5" fill="{INK}"/>'
)
"""Cards that were hidden and have become known."""
