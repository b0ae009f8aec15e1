"""Colours of the land in the light and dark theme."""

from __future__ import annotations

from typing import Final, NamedTuple


class Ground(NamedTuple):
    """One terrain: lit and shaded ground, its edge tint, and three tones for the pictures on it."""

    lit: str
    shaded: str
    rim: str
    light: str
    body: str
    dark: str


class Land(NamedTuple):
    """The board's colours in one theme."""

    grounds: dict[str, Ground]
    line: str  # borders between regions
    beach: str  # sand along the coast
    surf: str  # lines of water along the coast
    frame: str
    frame_light: str
    plate: str  # behind region numbers and printed symbols
    plate_ink: str
    plate_edge: str
    vignette: str


DAY: Final = Land(
    {
        "farmland": Ground("#f6de93", "#e3bd62", "#c4933a", "#fff2c0", "#d7a83f", "#9c6f22"),
        "forest": Ground("#8fb674", "#6c9856", "#3f6b3a", "#7fb069", "#47783f", "#2c5230"),
        "hill": Ground("#d5dd97", "#b5c272", "#84924a", "#e8efb4", "#9fae5c", "#66753a"),
        "mountain": Ground("#cfc4b8", "#ad9f94", "#776a62", "#fbf8f2", "#93867d", "#5c514c"),
        "swamp": Ground("#a6a284", "#837f63", "#56523c", "#8fb3a8", "#5f6f4c", "#3a4431"),
        "sea": Ground("#86b9cf", "#5f9abb", "#38708f", "#d9eef3", "#4c86a6", "#2f6584"),
        "lake": Ground("#aadbe0", "#83c2cd", "#4a8b9b", "#e8f8f8", "#5fa3b1", "#3d7d8c"),
    },
    "#4f3b28",
    "#f1dfb0",
    "#d7edf3",
    "#6d4f31",
    "#c79d62",
    "#fbf3df",
    "#3b2c1d",
    "#5b452f",
    "#5a3a1a",
)
NIGHT: Final = Land(
    {
        "farmland": Ground("#8a7440", "#6f5b2f", "#4a3a1b", "#c2a765", "#554219", "#3a2c10"),
        "forest": Ground("#3c5c3c", "#2d4a31", "#182c1d", "#5c8656", "#1f3a26", "#122318"),
        "hill": Ground("#727b46", "#5a6338", "#393f20", "#9aa566", "#434a26", "#2b3017"),
        "mountain": Ground("#6d6763", "#565150", "#34302f", "#cfcac4", "#403b3a", "#262221"),
        "swamp": Ground("#55523f", "#434132", "#26251b", "#40625c", "#2c331f", "#15180f"),
        "sea": Ground("#26506a", "#1a3d55", "#0e2739", "#5f96ae", "#143349", "#0b2232"),
        "lake": Ground("#35707d", "#275966", "#153943", "#7ab7c0", "#1c4650", "#103038"),
    },
    "#0f0c0a",
    "#8d7a4f",
    "#5d93a9",
    "#2b2119",
    "#6b5232",
    "#d9ccb0",
    "#231a11",
    "#17110b",
    "#000000",
)
LANDS: Final[dict[str, Land]] = {"light": DAY, "dark": NIGHT}
