"""Cards: full size in a hand, small in Reserves, the display and piles; VP cards; card backs."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.drawing import at
from turnwright.core.numerals import badge
from turnwright.core.palette import BONE, INK
from turnwright.games.mythotopia.art.emblems_cards import EMBLEMS, UNSURE
from turnwright.games.mythotopia.art.lettering import lettered
from turnwright.games.mythotopia.art.lines import PROVINCE_LINES
from turnwright.games.mythotopia.art.marks import DRAWN_ANEW
from turnwright.games.mythotopia.art.palette import BACK, BACK_LINE, CARD, SYMBOL_COLOURS, TEXT_COLOUR, SymbolColour
from turnwright.games.mythotopia.art.symbols import HEADER_SIGNS, symbol
from turnwright.games.mythotopia.data.faces import FACES
from turnwright.games.mythotopia.data.geometry import PROVINCES
from turnwright.games.mythotopia.data.tables import HEADERS, NONE, SYMBOLS

TEXTS: Final = len(SYMBOLS)
"""The group of cards used only for their text."""
CARD_WIDE: Final = 62.0
CARD_HIGH: Final = 88.0
CHIP_WIDE: Final = 44.0


@cache
def group(card: int) -> int:
    """The main use of a card: its most frequent symbol, forces before resources; else its text."""
    shown = FACES[card].symbols
    best = NONE
    for kind in range(len(SYMBOLS)):
        if shown[kind] and (best == NONE or shown[kind] >= shown[best]) and (best == NONE or kind >= len(SYMBOLS) - 2):
            best = kind
    return TEXTS if best == NONE else best


def use(card: int) -> int:
    """The use of a card: its symbol, or the header of its text (from TEXTS on)."""
    return TEXTS + FACES[card].header if group(card) == TEXTS else group(card)


USES: Final = [*[f"symbol-{name}" for name in SYMBOLS], *[f"header-{name}" for name in HEADERS]]
"""By use: its name."""


@cache
def use_sign(kind: int) -> str:
    """The symbol of a use."""
    return at(HEADER_SIGNS[kind - TEXTS], 0, 0, 0.82) if kind >= TEXTS else symbol(kind, 0.62)


def in_groups(cards: list[int]) -> list[int]:
    """Different cards, ordered by use."""
    return sorted(set(cards), key=lambda card: (use(card), card))


def colour_of(card: int) -> SymbolColour:
    """The colour of a card's use."""
    return TEXT_COLOUR if group(card) == TEXTS else SYMBOL_COLOURS[group(card)]


def shown_symbols(card: int) -> list[int]:
    """All symbols on a card, repeated ones included."""
    return [kind for kind in range(len(SYMBOLS)) for _each in range(FACES[card].symbols[kind])]


@cache
def symbol_row(card: int, step: float, scale: float) -> str:
    """The symbols of a card side by side around the origin; different ones are separated by a line."""
    kinds = shown_symbols(card)
    left = -(len(kinds) - 1) / 2 * step
    parts = [at(symbol(kind, scale), left + step * place, 0) for place, kind in enumerate(kinds)]
    for place in range(1, len(kinds)):
        if kinds[place] != kinds[place - 1]:
            x, tall = left + step * (place - 0.5), 9 * scale
            parts.insert(
                0, f'<path d="M{x + 1.5:.4g} {-tall:.3g} {x - 1.5:.4g} {tall:.3g}" stroke="{INK}" stroke-width="1"/>'
            )
    return "".join(parts)


@cache
def silhouette(province: int, wide: float, high: float) -> str:
    """The small shape of a province, around the origin."""
    line = PROVINCE_LINES[province]
    left, right = min(p.x for p in line), max(p.x for p in line)
    top, bottom = min(p.y for p in line), max(p.y for p in line)
    scale = min(wide / (right - left), high / (bottom - top))
    points = [((p.x - (left + right) / 2) * scale, (p.y - (top + bottom) / 2) * scale) for p in line]
    colour = SYMBOL_COLOURS[group(province)]
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    return (
        f'<path d="{path}" fill="{colour.main}" fill-opacity="0.55" stroke="{colour.dark}" stroke-width="1.5" '
        'stroke-linejoin="round"/>'
    )


@cache
def card_face(card: int) -> str:
    """A card as held in hand: a head with its name or header, a picture, and all its symbols."""
    colour, face = colour_of(card), FACES[card]
    if card < PROVINCES:
        head = lettered(face.key, 0, -32.5, 9, 52, BONE, "", 2.5)
        picture = silhouette(card, 46, 34)
    else:
        sign = HEADER_SIGNS[face.header]
        head = at(sign, -19, -32, 1.05) if sign else ""
        picture = at(EMBLEMS[face.key], 0, 0, 1.22) if shown_symbols(card) else at(EMBLEMS[face.key], 0, 9, 1.5)
    if face.key in UNSURE:
        picture += at(DRAWN_ANEW, 21, -32, 0.8)
    symbols = symbol_row(card, 18, 0.78)
    foot = 43 if symbols else 64
    return (
        f'<rect x="-30" y="-41" width="62" height="88" rx="7" fill="#000000" fill-opacity="0.25"/>'
        f'<rect x="-31" y="-44" width="62" height="88" rx="7" fill="{CARD}" stroke="{colour.dark}" stroke-width="1.8"/>'
        f'<path d="M-24-42H24C28-42 29-41 29-37V-22H-29V-37C-29-41-28-42-24-42Z" fill="{colour.main}"/>'
        f'<rect x="-29" y="-22" width="58" height="{foot}" rx="3" fill="{colour.pale}"/>{head}{picture}'
        f'<g transform="translate(0 32)">{symbols}</g>'
    )


@cache
def small_card(card: int, number: int = 1, used: bool = False) -> str:
    """A small card: the name of its province or its picture, its symbols, and how many copies there are."""
    colour, face = colour_of(card), FACES[card]
    kinds = shown_symbols(card)
    if card < PROVINCES:
        body = lettered(face.key, 0, -10, 7, 37, INK, "", 2.4) + at(symbol(face.symbols.index(1), 0.86), 0, 6)
    else:
        scale = 0.64 if len(kinds) > 2 else 0.72
        tall = min(13.5, 28 / max(1, len(kinds)))
        column = "".join(
            at(symbol(kind, 0.5), 14.5, (place - (len(kinds) - 1) / 2) * tall) for place, kind in enumerate(kinds)
        )
        sign = HEADER_SIGNS[face.header]
        header = at(sign, -14.5, -10.5, 0.62) if sign else ""
        body = at(EMBLEMS[face.key], -4.5 if kinds else 0, 2, scale) + column + header
        body += at(DRAWN_ANEW, 15, -10, 0.5) if face.key in UNSURE else ""
    mark = '<path d="M-17 13 17-13" stroke="#000000" stroke-opacity="0.55" stroke-width="3.2"/>' if used else ""
    count = at(badge(number, 0.7), -14, 12) if number > 1 else ""
    return (
        f'<rect x="-21.5" y="-17" width="43" height="34" rx="5" fill="{colour.pale}" stroke="{colour.dark}" '
        f'stroke-width="1.7"/>{body}{mark}{count}'
    )


CARD_BACK: Final = (
    f'<rect x="-11" y="-15" width="22" height="30" rx="3.5" fill="{BACK}" stroke="{INK}" stroke-width="1.4"/>'
    f'<rect x="-8.2" y="-12.2" width="16.4" height="24.4" rx="2" fill="none" stroke="{BACK_LINE}" stroke-width="1.2"/>'
    f'<path d="M0-7 5 0 0 7-5 0Z" fill="none" stroke="{BACK_LINE}" stroke-width="1.4"/>'
)
"""The back of a card, 22 by 30."""
CARD_FRONT: Final = (
    f'<g transform="rotate(7)"><rect x="-11" y="-15" width="22" height="30" rx="3.5" fill="{CARD}" stroke="{INK}" '
    f'stroke-width="1.4"/><path d="M-6-8H6M-6-3H6M-6 2H3" stroke="#8d7a4c" stroke-width="1.6"/></g>'
)
"""A face-up card, 22 by 30."""
HAND_SIGN: Final = (
    f'<g transform="rotate(-14) translate(-5 1) scale(0.72)">{CARD_BACK}</g>'
    f'<g transform="rotate(12) translate(5 1) scale(0.72)">{CARD_BACK}</g>'
)
"""A hand of cards, drawn small."""
