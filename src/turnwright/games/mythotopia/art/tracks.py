"""Building blocks of panels: places, plates with numbers, rows of small cards."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from turnwright.core.drawing import Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, INK
from turnwright.games.mythotopia.art.cards import CHIP_WIDE, USES, card_face, in_groups, small_card, use_sign
from turnwright.games.mythotopia.art.palette import CARD_EDGE
from turnwright.games.mythotopia.data.faces import CARD_KEYS, FACES
from turnwright.games.mythotopia.data.tables import HEADERS, SYMBOLS

PIECES_KEPT: Final = 1_000
"""How many small cards at their places are remembered: a drawing mostly repeats those of the last one."""


def area(theme: Theme, x: float, y: float, wide: float, high: float, id: str = "") -> str:
    """A place on a panel, which can be highlighted if it has an id."""
    name = f' id="{id}" class="target"' if id else ""
    return (
        f'<rect{name} x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="6" fill="{theme.slot}" '
        f'stroke="{theme.edge}" stroke-width="1"/>'
    )


def ground(theme: Theme, wide: float, high: float) -> str:
    """The background of a supply panel."""
    return (
        f'<rect x="1" y="1" width="{wide - 2:g}" height="{high - 2:g}" rx="12" fill="{theme.panel}" '
        f'stroke="{theme.edge}" stroke-width="2"/>'
    )


@cache
def tally(picture: str, number: int, scale: float = 0.8, wide: float = 42.0) -> str:
    """A picture and a number, on a pale plate."""
    half = wide / 2
    return (
        f'<rect x="{-half:g}" y="-13.5" width="{wide:g}" height="27" rx="7" fill="{BONE}" stroke="{CARD_EDGE}" '
        f'stroke-width="1"/>{at(picture, 12 - half, 0, scale)}'
        f"{numeral(str(number), half - 11, 0, 14 if number < 10 else 11.5, INK, 2.8)}"
    )


@cache
def double_tally(picture: str, stock: int, pool: int, scale: float) -> str:
    """A picture, how many are ready, and how many more can be bought, on a plate with a shaded end."""
    return (
        f'<rect x="-32" y="-13.5" width="64" height="27" rx="7" fill="{BONE}" stroke="{CARD_EDGE}" stroke-width="1"/>'
        f'<path d="M10-13.5H25A7 7 0 0 1 32-6.5V6.5A7 7 0 0 1 25 13.5H10Z" fill="#d9cba8"/>'
        f"{at(picture, -19, 0, scale)}{numeral(str(stock), -1, 0, 14 if stock < 10 else 11.5, INK, 2.8)}"
        f"{numeral('+', 14.5, 0.5, 8, INK, 2.2)}{numeral(str(pool), 23.5, 0, 10.5, INK, 2.4)}"
    )


def card_label(id: str, card: int, number: int, seat: int) -> Message:
    """The label of a card: its name, its owner, its header and all its symbols."""
    args: dict[str, int | str] = {"seat": seat, "card": f"@card-{CARD_KEYS[card]}", "count": number}
    args["header"] = f"@header-{HEADERS[FACES[card].header]}"
    return Message(id, {**args, **{name: FACES[card].symbols[kind] for kind, name in enumerate(SYMBOLS)}})


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
    used: int = 0,
) -> list[Piece]:
    """Small cards side by side from ``x`` on, each kind once, ordered by use; they overlap if there are many.

    ``used`` is a mask of cards whose text cannot be used again this turn.
    """
    shown = in_groups(cards)
    own = CHIP_WIDE * scale
    step = min(own + 1.5, (wide - own) / max(1, len(shown) - 1))
    return [
        small_piece(
            f"{prefix}-{CARD_KEYS[card]}",
            card,
            round(x + own / 2 + step * place, 1),
            y,
            scale,
            cards.count(card),
            used >> card & 1 == 1,
            label,
            seat,
            target,
        )
        for place, card in enumerate(shown)
    ]


@lru_cache(maxsize=PIECES_KEPT)
def small_piece(
    id: str, card: int, x: float, y: float, scale: float, number: int, used: bool, label: str, seat: int, target: str
) -> Piece:
    """One small card of a row."""
    body = f'<g transform="scale({scale:g})">{small_card(card, number, used)}</g>'
    return Piece(id, x, y, body, card_label(label, card, number, seat), target, card_face(card))


@cache
def bracket(half: float, kind: int) -> str:
    """A bracket above cards with the symbol of their use."""
    return (
        f'<path d="M{-half:.4g} 7V0H{half:.4g}V7" fill="none" stroke="#a08c5c" stroke-width="1.8" '
        f'stroke-linejoin="round"/>{use_sign(kind)}'
    )


def bracket_piece(id: str, kind: int, first: float, last: float, y: float, wide: float) -> Piece:
    """The use of the cards from ``first`` to ``last``; ``wide`` is the width of one card."""
    half = round((last - first) / 2 + wide / 2 - 1.5, 1)
    label = Message("drawn-group", {"use": f"@{USES[kind]}"})
    return Piece(id, round((first + last) / 2, 1), y, bracket(half, kind), label)
