"""Colours that games share: the seats (distinguishable with every common kind of colour vision) and materials."""

from __future__ import annotations

from typing import Final, NamedTuple


class SeatColour(NamedTuple):
    """A seat's colour: main, pale for token faces, dark for edges, and an ink that is legible on the main one."""

    main: str
    pale: str
    dark: str
    ink: str


SEATS: Final = (
    SeatColour("#0072b2", "#cfe6f4", "#003e63", "#ffffff"),
    SeatColour("#d55e00", "#fbdcc3", "#7a3500", "#ffffff"),
    SeatColour("#009e73", "#c9eee1", "#005a41", "#ffffff"),
    SeatColour("#f0c419", "#fdf2c2", "#7d6200", "#2a2000"),
    SeatColour("#b05a9c", "#f1d7ea", "#642a56", "#ffffff"),
    SeatColour("#8a5a2b", "#ecdcc8", "#4a2c0e", "#ffffff"),
)
BONE: Final = "#fffaf0"
INK: Final = "#2b2018"
GOLD: Final = "#f2c14b"
GOLD_DARK: Final = "#8a5f12"
STONE: Final = "#b9b3ac"
STONE_DARK: Final = "#5f5a55"
