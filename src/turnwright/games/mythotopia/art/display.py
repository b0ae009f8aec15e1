"""The improvement cards on display, grouped by use, and cards that have left the game."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.games.mythotopia.art.cards import CHIP_WIDE, card_face, in_groups, small_card, use
from turnwright.games.mythotopia.art.tracks import bracket_piece, card_label, ground
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.state import World

WIDTH: Final = 400.0
COLUMNS: Final = 6
STEP: Final = 64.6
ROW: Final = 66.0
SCALE: Final = 1.38


def rows_of(s: World) -> int:
    """The number of rows of the display; cards that have left the game are at its end."""
    return max(1, -(-(len(s.display) + len(s.gone)) // COLUMNS))


@cache
def display_static(rows: int, theme: Theme) -> str:
    """The background of the display."""
    return f'<g pointer-events="none">{ground(theme, WIDTH, high(rows))}</g>'


def high(rows: int) -> float:
    """The height of the panel."""
    return 8 + ROW * rows


def display_facts(s: World) -> tuple[Hashable, ...]:
    """Everything the panel shows."""
    return (tuple(s.display), tuple(s.gone))


def spot(place: int) -> tuple[float, float]:
    """The position of a card."""
    return 38.5 + STEP * (place % COLUMNS), 45.5 + ROW * (place // COLUMNS)


def display_pieces(s: World) -> list[Piece]:
    """The cards that can be acquired, under brackets for their use."""
    pieces: list[Piece] = []
    shown = in_groups(s.display)
    starts = 0
    for place, card in enumerate(shown):
        x, y = spot(place)
        label = card_label("drawn-display", card, 1, 0)
        body = at(small_card(card), 0, 0, SCALE)
        pieces.append(Piece(f"display-{CARD_KEYS[card]}", x, y, body, label, "", card_face(card)))
        ends = place + 1 == len(shown) or (place + 1) % COLUMNS == 0 or use(shown[place + 1]) != use(card)
        if ends:
            id = f"shelf-{CARD_KEYS[shown[starts]]}"
            pieces.append(bracket_piece(id, use(card), spot(starts)[0], x, y - 33, CHIP_WIDE * SCALE))
            starts = place + 1
    for place, card in enumerate(in_groups(s.gone), len(shown)):
        x, y = spot(place)
        label = card_label("drawn-gone", card, 1, 0)
        body = f'<g opacity="0.5">{at(small_card(card, 1, True), 0, 0, SCALE)}</g>'
        pieces.append(Piece(f"gone-{CARD_KEYS[card]}", x, y, body, label, "", card_face(card)))
    return pieces


def display_panel(s: World, theme: Theme) -> Panel:
    """All cards on display."""
    rows = rows_of(s)
    static = display_static(rows, theme)
    return Panel("display", "supply", WIDTH, high(rows), static, display_pieces(s), "", {}, Message("panel-display"))
