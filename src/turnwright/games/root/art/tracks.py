"""Building blocks of faction boards: places, tracks, card chips, numbers beside pictures."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.drawing import Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, INK
from turnwright.games.root.art.cards import card_face, points, small_card
from turnwright.games.root.art.palette import LINE, Livery
from turnwright.games.root.art.pieces.base import building, token
from turnwright.games.root.data.boards import BUILDINGS, PIECES, TRACKS
from turnwright.games.root.data.tables import CARD_KEYS

TOP: Final = 47.0
"""Where a faction's board begins; it extends from 8 to 392 across and down to 165."""

DRAW: Final = (
    f'<rect x="-6" y="-8" width="12" height="16" rx="2.5" fill="#7a4a2c" stroke="{BONE}" stroke-width="1.2"/>'
    f'<path d="M0-4V4M-4 0H4" stroke="{BONE}" stroke-width="2"/>'
)
"""The distance from one card to the next."""
EYE: Final = f'<path d="M-13 0C-7-9 7-9 13 0 7 9-7 9-13 0Z" fill="{BONE}" {LINE}/><circle r="4.5" fill="{INK}"/>'
"""Cards that were hidden and have become known."""


def area(theme: Theme, x: float, y: float, wide: float, high: float, id: str = "") -> str:
    """A place on a board, which can be highlighted if it has an id."""
    name = f' id="{id}" class="target"' if id else ""
    return (
        f'<rect{name} x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="5" fill="{theme.slot}" '
        f'stroke="{theme.edge}" stroke-width="1"/>'
    )


def sign(picture: str, x: float, y: float, scale: float) -> str:
    """A printed picture on a pale background, so that it is readable in the dark theme as well."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="15" fill="{BONE}" fill-opacity="0.85"/>{at(picture, x, y, scale)}'


def still(body: str) -> str:
    """Printed things that let clicks through to the place below them."""
    return f'<g pointer-events="none">{body}</g>'


@cache
def track_spaces(piece: int, x: float, y: float, step: float, theme: Theme, high: float = 30.0) -> str:
    """The spaces of a track with their points and cards; ``x`` is the left edge, ``y`` the middle."""
    track = TRACKS[piece]
    parts: list[str] = []
    for space in range(track.spaces):
        left = x + step * space
        parts.append(area(theme, left, y - high / 2, step - 3, high))
        parts.append(at(points(track.vp[space]), left + 8, y - 6, 0.62))
        if space in track.draw_at:
            parts.append(at(DRAW, left + 8, y + 8, 0.6))
    return still("".join(parts))


@cache
def covers(picture: str, livery: Livery, piece: int, first: int, step: float, scale: float, suit: int = -1) -> str:
    """The pieces still on a track, starting at the space ``first``."""
    body = (building if piece < BUILDINGS else token)(livery, picture, suit)
    return "".join(at(body, step * space, 0, scale) for space in range(first, TRACKS[piece].spaces))


def track_label(seat: int, piece: int, built: int, left: int) -> Message:
    """The label of a track."""
    args: dict[str, int | str] = {"seat": seat, "piece": f"@piece-{PIECES[piece]}", "built": built, "left": left}
    return Message("drawn-track", args)


@cache
def tally(picture: str, number: int, scale: float = 0.8) -> str:
    """A picture and a number, on a pale plate 44 units wide."""
    return (
        f'<rect x="-22" y="-13" width="44" height="26" rx="7" fill="{BONE}" stroke="#a08c6a" stroke-width="1"/>'
        f"{at(picture, -9, 0, scale)}{numeral(str(number), 10, 0, 14 if number < 10 else 12, INK, 2.8)}"
    )


def kinds(cards: list[int]) -> list[int]:
    """Different cards, in order."""
    return sorted(set(cards))


def card_row(
    cards: list[int],
    prefix: str,
    x: float,
    y: float,
    wide: float,
    scale: float,
    label: str,
    seat: int,
    target: str = "",
) -> list[Piece]:
    """Small cards side by side from ``x`` on, each kind once; they overlap if there are many."""
    shown = kinds(cards)
    step = min(37 * scale, (wide - 34 * scale) / max(1, len(shown) - 1)) if len(shown) > 1 else 0.0
    return [
        Piece(
            f"{prefix}-{CARD_KEYS[card]}",
            x + 17 * scale + step * place,
            y,
            f'<g transform="scale({scale:g})">{small_card(card, cards.count(card))}</g>',
            Message(label, {"seat": seat, "card": f"@card-{CARD_KEYS[card]}", "count": cards.count(card)}),
            target,
            card_face(card),
        )
        for place, card in enumerate(shown)
    ]
