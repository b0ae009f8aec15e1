"""Pictures for tokens, each a path in a box of 24 by 24, by name."""

from __future__ import annotations

import re
from typing import Final

from turnwright.core.palette import INK

ICONS: Final[dict[str, str]] = {
    "arrow": "M3 9.5H12V4L21 12 12 20V14.5H3Z",
    "coin": "M12 2A10 10 0 1 0 12 22 10 10 0 1 0 12 2ZM12 5A7 7 0 1 1 12 19 7 7 0 1 1 12 5ZM12 8 16 12 12 16 8 12Z",
    "crown": "M2 7 7.5 11 12 4 16.5 11 22 7 19.5 19H4.5Z",
    "drop": "M12 2C16 8 19 11.5 19 15A7 7 0 0 1 5 15C5 11.5 8 8 12 2Z",
    "eye": "M1 12C5 6 9 5 12 5S19 6 23 12C19 18 15 19 12 19S5 18 1 12ZM12 8A4 4 0 1 0 12 16 4 4 0 1 0 12 8Z",
    "fish": "M2 12C6 6 12 5 16 10L22 6V18L16 14C12 19 6 18 2 12ZM6.6 10A1.3 1.3 0 1 0 6.6 12.6 1.3 1.3 0 1 0 6.6 10Z",
    "flag": "M5 2H7.5V4H20L17 8.5 20 13H7.5V22H5Z",
    "flame": "M12 1C13 6 19 9 19 15A7 7 0 0 1 5 15C5 12 7 10.5 8 8 9 9.5 10 10 10.5 11 12 8 12 4 12 1Z",
    "gem": "M7 3H17L22 9 12 22 2 9Z",
    "heart": "M12 21C4 15 2 11.5 2 8A5 5 0 0 1 12 6.5 5 5 0 0 1 22 8C22 11.5 20 15 12 21Z",
    "house": "M12 2 23 12H20V21H14V15H10V21H4V12H1Z",
    "key": "M8 3A6 6 0 1 0 13.6 11H16V14H19V11H22V8H13.6A6 6 0 0 0 8 3ZM8 7A2.2 2.2 0 1 1 8 11.4 2.2 2.2 0 1 1 8 7Z",
    "lantern": "M10 1H14V4H17L19 8V17L17 20H15V23H9V20H7L5 17V8L7 4H10ZM8 8V17H16V8ZM12 9C13.5 11.5 14.5 12.6 14.5 14"
    "A2.5 2.5 0 0 1 9.5 14C9.5 12.6 10.5 11.5 12 9Z",
    "leaf": "M3 21C2 11 8 3 21 3 21 15 14 20 7 17.5L4.5 21Z",
    "moon": "M15 2A10 10 0 1 0 22 15 8.5 8.5 0 0 1 15 2Z",
    "shield": "M12 2 20 4.5V11C20 16.5 16.5 20 12 22 7.5 20 4 16.5 4 11V4.5Z",
    "ship": "M11 2H13V4L19 13H13V15H22L18.5 21H5.5L2 15H11V13H5L11 4Z",
    "star": "M12 1.5 15 9 22.8 9.4 16.7 14.4 18.7 22 12 17.7 5.3 22 7.3 14.4 1.2 9.4 9 9Z",
    "sun": "M12 7A5 5 0 1 0 12 17 5 5 0 1 0 12 7ZM11 1H13V5H11ZM11 19H13V23H11ZM1 11H5V13H1ZM19 11H23V13H19Z"
    "M4 5.4 5.4 4 8 6.6 6.6 8Z"
    "M16 17.4 17.4 16 20 18.6 18.6 20ZM4 18.6 6.6 16 8 17.4 5.4 20ZM16 6.6 18.6 4 20 5.4 17.4 8Z",
    "sword": "M21 2 20.5 6.5 11 16 13 18 11.5 19.5 8.5 16.5 4.5 21.5 2.5 19.5 7.5 15.5 4.5 12.5 6 11 8 13 17.5 3.5Z",
    "tree": "M12 1 19 10H16L21 17H13.5V23H10.5V17H3L8 10H5Z",
}
_PATH: Final = re.compile(r"[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE ,.+-]*")


def icon(name: str, x: float, y: float, size: float, ink: str = INK) -> str:
    """Return a picture in the middle of (x, y): one of ICONS, or path data of one's own in a box of 24 by 24."""
    path = ICONS.get(name, name)
    if not _PATH.fullmatch(path):
        raise ValueError(f"there is no icon {name!r}: give path data that begins with M, or one of {', '.join(ICONS)}")
    place = f"translate({x - size / 2:.4g} {y - size / 2:.4g}) scale({size / 24:.4g})"
    return f'<path class="glyph" transform="{place}" d="{path}" fill="{ink}" fill-rule="evenodd"/>'
