"""Automatic boards: places on a grid and the tokens in them become panels and lines of text.

A game says where things are (``SimpleGame.places``); drawings and terminal output are derived from that. A game that
needs more than cards and counters on a grid draws its board itself (``core/drawing.py``).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from turnwright.core.drawing import Panel, Piece, Theme
from turnwright.core.messages import Message, Say
from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, INK, SEATS, STONE_DARK

WIDE: Final = 34
HIGH: Final = 46
CELL_X: Final = 40
CELL_Y: Final = 72
MARGIN: Final = 8
CAPTION: Final = 14
"""The height of the line above the tokens in which a place is named."""


class Token(NamedTuple):
    """A card or counter.

    id      its name in options and events, unique on the table
    label   what it is, for tooltips, screen readers and the terminal
    number  the number printed on it, None for a face-down card
    colour  of its face
    """

    id: str
    label: Message
    number: int | None = None
    colour: str = BONE


class Place(NamedTuple):
    """A place for tokens side by side; they overlap if there is not enough room.

    id      its name in options and events
    label   what it is
    x, y    its upper left corner on the grid of its panel; a cell is as large as a card
    width   in cells
    seat    whose panel it belongs to, -1 for the board
    """

    id: str
    label: Message
    x: int
    y: int
    width: int
    tokens: list[Token]
    seat: int = -1


def panels(places: list[Place], seats: int, viewer: int, theme: Theme) -> list[Panel]:
    """Return the board, the viewer's own panel, then the other seats in turn order."""
    drawn = [_panel("board", "board", [p for p in places if p.seat < 0], theme, Message("panel-board"))]
    for seat in [(max(viewer, 0) + k) % seats for k in range(seats)]:
        own = [place for place in places if place.seat == seat]
        if own:
            label = Message("panel-own" if seat == viewer else "panel-seat", {"seat": seat})
            drawn.append(_panel(f"player-{seat}", "own" if seat == viewer else "seat", own, theme, label, seat))
    return drawn


def lines(places: list[Place], say: Say) -> list[str]:
    """Return the contents of each place in words, one line each; those of a seat begin with its name."""
    told: list[str] = []
    for place in places:
        owner = "" if place.seat < 0 else say(Message("panel-seat", {"seat": place.seat})) + ", "
        told.append(f"{owner}{say(place.label)}: {', '.join([say(token.label) for token in place.tokens]) or '–'}")
    return told


def token_face(number: int | None, colour: str = BONE) -> str:
    """Return a token with its upper left corner at the origin; without a number it is face down."""
    card = f'<rect width="{WIDE}" height="{HIGH}" rx="5" fill="{{}}" stroke="{INK}" stroke-width="1.2"/>'
    if number is None:
        back = f'<rect x="5" y="5" width="{WIDE - 10}" height="{HIGH - 10}" rx="3" fill="none" stroke="{BONE}"/>'
        return card.format(STONE_DARK) + back
    return card.format(colour) + numeral(str(number), WIDE / 2, HIGH / 2, 16, INK)


def _panel(id: str, role: str, places: list[Place], theme: Theme, label: Message, seat: int = -1) -> Panel:
    width = max([place.x + place.width for place in places], default=1) * CELL_X + 2 * MARGIN - 2
    height = max([place.y + 1 for place in places], default=1) * CELL_Y + 2 * MARGIN - 4
    edge = theme.edge if seat < 0 else SEATS[seat % len(SEATS)].main
    ground = f'<rect width="{width}" height="{height}" rx="8" fill="{theme.panel}" stroke="{edge}" stroke-width="2"/>'
    static = ground + "".join([_slot(place, theme) for place in places])
    pieces = [piece for place in places for piece in _pieces(place)]
    return Panel(id, role, width, height, static, pieces, "", {place.id: place.label for place in places}, label)


def _slot(place: Place, theme: Theme) -> str:
    x, y = MARGIN + place.x * CELL_X, MARGIN + place.y * CELL_Y
    size = f'width="{place.width * CELL_X - 2}" height="{CELL_Y - 4}"'
    named = f'id="{place.id}" class="captioned"'
    return f'<rect {named} x="{x}" y="{y}" {size} rx="6" fill="{theme.slot}" stroke="{theme.edge}"/>'


def _pieces(place: Place) -> list[Piece]:
    room = place.width * CELL_X - 6 - WIDE
    step = min(CELL_X, room / max(1, len(place.tokens) - 1))
    left, top = MARGIN + place.x * CELL_X + 2, MARGIN + place.y * CELL_Y + CAPTION + 4
    return [
        Piece(token.id, round(left + n * step, 1), top, token_face(token.number, token.colour), token.label, place.id)
        for n, token in enumerate(place.tokens)
    ]
