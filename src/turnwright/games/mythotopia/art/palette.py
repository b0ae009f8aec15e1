"""Colours: land and water in the light and dark theme; the symbols; cards and stone."""

from __future__ import annotations

from typing import Final, NamedTuple

from turnwright.core.palette import INK


class Ground(NamedTuple):
    """The land of provinces with one symbol: lit, shaded, and the small pictures on it."""

    lit: str
    shaded: str
    strewn: str


class Land(NamedTuple):
    """The map's colours in one theme."""

    grounds: tuple[Ground, Ground, Ground, Ground]  # food, stone, gold, army
    wild: str  # beyond the provinces
    wild_line: str
    seas: tuple[str, str, str, str]
    wave: str
    surf: str
    beach: str
    line: str  # the colour of borders
    casing: str  # below that line
    ridge: str  # below mountains
    frame: str
    frame_light: str


DAY: Final = Land(
    (
        Ground("#d5e0a4", "#bfd088", "#8fa64f"),
        Ground("#dcdbe2", "#c4c2ce", "#8e8b9c"),
        Ground("#f1e6cb", "#ddcba0", "#ad8c48"),
        Ground("#eed9d6", "#dabbb7", "#a8746e"),
    ),
    "#e8dcc0", "#cdbb93",
    ("#8fbfdb", "#86c6cf", "#a3d3dc", "#a3d3dc"),
    "#d4ecf4", "#e6f5f8", "#f4e6bd",
    "#4a3826", "#fff8e6",
    "#3a363c", "#6d4f31", "#c79d62",
)  # fmt: skip
NIGHT: Final = Land(
    (
        Ground("#4b5a36", "#3e4c2d", "#7d9150"),
        Ground("#53535f", "#454550", "#83828f"),
        Ground("#5f5640", "#504834", "#a08b58"),
        Ground("#5e4648", "#4f3a3c", "#a0777a"),
    ),
    "#23231f", "#3d3a30",
    ("#1f4263", "#1c4a58", "#265565", "#265565"),
    "#3f7491", "#5f95ad", "#8a7c58",
    "#12100d", "#77705e",
    "#0d0b0e", "#2b2119", "#6b5232",
)  # fmt: skip
LANDS: Final[dict[str, Land]] = {"light": DAY, "dark": NIGHT}
"""By theme."""


class SymbolColour(NamedTuple):
    """A symbol: its background, a pale background for cards, a dark outline."""

    main: str
    pale: str
    dark: str


SYMBOL_COLOURS: Final = (
    SymbolColour("#6f9a3c", "#e6eec6", "#2f4712"),
    SymbolColour("#8f8c9b", "#e7e6ee", "#3a3846"),
    SymbolColour("#e3b23c", "#faeec2", "#6b4a06"),
    SymbolColour("#b5523b", "#f6d9cc", "#42100a"),
    SymbolColour("#3d7fa8", "#d3e7f2", "#062a42"),
)
"""Food, stone, gold, army, ship."""
TEXT_COLOUR: Final = SymbolColour("#7d5a94", "#ece0f2", "#220c36")
"""A card that has no symbol."""

REALMS: Final = ("#8cc3e4", "#f3ae78", "#7ed3b7", "#f7dd62", "#d59bc7", "#c59a6b")
"""By seat: the background of its provinces."""
PRINT: Final = "#2a1f15"
PRINT_HALO: Final = "#fff7e4"
"""Letters on the map, the same in both themes."""

CARD: Final = "#fdf7e8"
CARD_EDGE: Final = "#8d7a4c"
BACK: Final = "#2f4a63"
BACK_LINE: Final = "#c9b27a"
GOOD: Final = "#2f7d5b"
GONE: Final = "#b3261e"
"""For empty, full or forbidden things."""
STEEL: Final = "#cdd3d9"
LINE: Final = f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
"""The outline of pictures."""
