"""Colours: the seven terrains (the same in both themes), the water and background around them, the cults."""

from __future__ import annotations

from typing import Final, NamedTuple


class Ground(NamedTuple):
    """One terrain: its ground, the dark of its texture and symbol, and the colours of its faction's pieces.

    `piece` fills structures and markers, `dark` outlines them, `ink` is for text on them.
    """

    fill: str
    mark: str
    piece: str
    dark: str
    ink: str


GROUNDS: Final[tuple[Ground, ...]] = (
    Ground("#f0d673", "#8a6a12", "#f7c600", "#4d3a00", "#2a2000"),
    Ground("#c79a66", "#5f3812", "#9a5a1f", "#3a1f06", "#ffffff"),
    Ground("#77777f", "#26262b", "#33333a", "#08080a", "#ffffff"),
    Ground("#7fb2e3", "#1c4f8a", "#1f69c4", "#0a2c57", "#ffffff"),
    Ground("#86bf7f", "#22562a", "#1f8038", "#0a3a16", "#ffffff"),
    Ground("#cfcfd4", "#56585f", "#8b8f98", "#34363c", "#16171a"),
    Ground("#e08b78", "#7a1d12", "#c0281d", "#520b06", "#ffffff"),
)
"""In the order of the terraforming cycle."""


class Sea(NamedTuple):
    """The surroundings of the land in one theme."""

    water: str
    wave: str
    edge: str
    frame: str
    frame_light: str
    slot: str


SEAS: Final[dict[str, Sea]] = {
    "light": Sea("#cfe6ea", "#a5cbd6", "#b9d8df", "#7d6440", "#c9ae7c", "#6d5a3c"),
    "dark": Sea("#1e3440", "#33505f", "#274350", "#2c241a", "#5d4a30", "#b6a482"),
}

CULT_COLOURS: Final = ("#d9442b", "#2f7fc9", "#8b5a2b", "#8fa3ad")
CULT_PALE: Final = ("#f7cfc4", "#cbe2f6", "#e6d2bb", "#e6edf0")
CARD: Final = "#f4e8cd"
CARD_EDGE: Final = "#a08c6a"
POWER: Final = "#7b3fa0"
POWER_DARK: Final = "#3f1a57"
