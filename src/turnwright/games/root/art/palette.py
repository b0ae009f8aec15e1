"""Colours: the woodland by day and by night, in autumn and under snow; the suits; cards and parchment."""

from __future__ import annotations

from typing import Final, NamedTuple

from turnwright.core.palette import INK


class Shades(NamedTuple):
    """The map's colours in one season and theme."""

    ground: str  # between the trees
    shade: str  # darker patches of the ground
    glade: str  # where a pawn stands in a forest
    grass: str  # a clearing
    turf: str  # its tufts and its edge
    path: str
    path_edge: str
    water: str
    wave: str
    bank: str
    trunk: str
    crowns: tuple[tuple[str, str], ...]  # shadow and light of the trees
    frame: str
    frame_light: str
    slot: str  # an empty slot
    slot_edge: str
    plate: str  # behind the number of a clearing
    plate_ink: str


AUTUMN_DAY: Final = Shades(
    "#b9b774", "#a5a763", "#cfcb8d", "#efe6b8", "#c3b87c", "#e2cf9c", "#93784a", "#86bdd0", "#c9e6ee", "#d9cf98",
    "#6b4a2c",
    (("#5f8a4a", "#86ad63"), ("#7d9a45", "#a6bd66"), ("#c9782f", "#e6a356"), ("#b9562f", "#dc8350"),
     ("#cf9a2f", "#ecc462")),
    "#6d4f31", "#c79d62", "#dccf9a", "#8d7a4c", "#fbf3df", "#3b2c1d",
)  # fmt: skip
AUTUMN_NIGHT: Final = Shades(
    "#37402c", "#2f3725", "#4a5438", "#5d6444", "#444b31", "#7d6d4b", "#2a2317", "#27526a", "#4d87a0", "#4f4f35",
    "#241a11",
    (("#2f4d31", "#446b43"), ("#43562b", "#5f763f"), ("#7a4a20", "#9c6634"), ("#6d3522", "#8f4e33"),
     ("#7a5c22", "#9c7c38")),
    "#2b2119", "#6b5232", "#4d5338", "#a39a70", "#d9ccb0", "#231a11",
)  # fmt: skip
WINTER_DAY: Final = Shades(
    "#d7e3e8", "#c6d6de", "#e6eff2", "#f8fafa", "#c3d2d9", "#e9dfc9", "#a3947a", "#8fb9d3", "#dff0f7", "#c7dbe4",
    "#5b4636",
    (("#4f7a6b", "#f4f9fa"), ("#3f6a62", "#f4f9fa"), ("#5f8577", "#f4f9fa"), ("#56736f", "#f4f9fa"),
     ("#46756f", "#f4f9fa")),
    "#5b5f66", "#a9b4bd", "#e3eaed", "#7b8a93", "#fbf3df", "#3b2c1d",
)  # fmt: skip
WINTER_NIGHT: Final = Shades(
    "#2c3a47", "#25323e", "#3a4b5a", "#4c5e6d", "#3b4b58", "#8a8371", "#232a31", "#1f4a68", "#5f93b0", "#3a5163",
    "#17120e",
    (("#23453f", "#9fb4c0"), ("#1c3b38", "#9fb4c0"), ("#2b4c45", "#9fb4c0"), ("#294440", "#9fb4c0"),
     ("#20433f", "#9fb4c0")),
    "#20252b", "#5b6670", "#42525f", "#9fb0bb", "#d9ccb0", "#231a11",
)  # fmt: skip
SHADES: Final[dict[tuple[str, str], Shades]] = {
    ("autumn", "light"): AUTUMN_DAY,
    ("autumn", "dark"): AUTUMN_NIGHT,
    ("winter", "light"): WINTER_DAY,
    ("winter", "dark"): WINTER_NIGHT,
}
"""By season and theme."""


class SuitColour(NamedTuple):
    """A suit: its colour, a pale background for cards, a dark outline."""

    main: str
    pale: str
    dark: str


SUITS: Final = (
    SuitColour("#c8402d", "#f6cfc4", "#4a0d06"),
    SuitColour("#f0c330", "#fbeeb9", "#6b5200"),
    SuitColour("#e58a3c", "#fadfc2", "#713a08"),
    SuitColour("#3f82b8", "#cfe3f2", "#082c4a"),
)
"""Fox, rabbit, mouse, bird."""


class Livery(NamedTuple):
    """The colours of a faction: main, pale for faces, dark for edges."""

    main: str
    pale: str
    dark: str


CARD: Final = "#fbf4e2"
CARD_EDGE: Final = "#8d7a4c"
GONE: Final = "#b3261e"
"""For damaged, deposed or hostile things."""
GOOD: Final = "#2f7d5b"
"""Victory points."""
LINE: Final = f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
"""The outline of pictures."""
