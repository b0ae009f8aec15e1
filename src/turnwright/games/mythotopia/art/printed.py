"""What is printed on a province: its name and symbol, the strength of its neutral force, hills."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.drawing import Piece, at
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import INK
from turnwright.games.mythotopia.art.lettering import lettered
from turnwright.games.mythotopia.art.lines import ROOMS
from turnwright.games.mythotopia.art.palette import PRINT, PRINT_HALO
from turnwright.games.mythotopia.art.ranges import HILLY_MARK
from turnwright.games.mythotopia.art.symbols import symbol
from turnwright.games.mythotopia.data.geometry import KEYS, MAP
from turnwright.games.mythotopia.data.tables import SYMBOLS

NAME_Y: Final = -33.0
ROW_Y: Final = -7.0
SIDE_X: Final = 33.0
"""The positions of name, symbol and hill mark, relative to the middle of a province's room."""
LETTER: Final = 10.3


def room_scale(province: int) -> float:
    """The scale of pieces in a province: a little smaller if there is little room."""
    return min(1.0, max(0.8, ROOMS[province].scale + 0.04))


def placed(id: str, province: int, x: float, y: float, body: str, label: Message, size: float = 1.0) -> Piece:
    """A piece in a province; ``x`` and ``y`` are relative to the middle of its room."""
    room, scale = ROOMS[province], room_scale(province)
    whole = f'<g transform="scale({scale * size:.3g})">{body}</g>' if scale * size != 1 else body
    x, y = round(room.x + x * scale, 1), round(room.y + y * scale, 1)
    return Piece(f"{id}-{KEYS[province]}", x, y, whole, label, f"province-{KEYS[province]}")


@cache
def print_piece(province: int) -> Piece:
    """Name, symbol and hill mark."""
    here = MAP[province]
    wide = min(96.0, 100 * ROOMS[province].scale / room_scale(province))
    body = lettered(here.key, 0, NAME_Y, LETTER, wide, PRINT, PRINT_HALO) + at(symbol(here.symbol), -SIDE_X, ROW_Y)
    if here.hilly:
        body += at(HILLY_MARK, SIDE_X, ROW_Y, 1.05)
    args: dict[str, int | str] = {"symbol": f"@symbol-{SYMBOLS[here.symbol]}", "hilly": int(here.hilly)}
    return placed("print", province, 0, 0, body, Message("drawn-print", args))


@cache
def force_piece(province: int) -> Piece:
    """The strength of the neutral force."""
    strength = MAP[province].strength
    body = (
        f'<path d="M-11-13H11V2C11 9 5 12.5 0 15-5 12.5-11 9-11 2Z" fill="#fbf3df" stroke="{INK}" stroke-width="1.5" '
        f'stroke-linejoin="round"/>{numeral(str(strength), 0, -0.5, 14, INK, 2.6)}'
    )
    return placed("force", province, 0, ROW_Y, body, Message("drawn-force", {"strength": strength}))
