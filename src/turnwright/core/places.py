"""Automatic boards: places on a grid and the tokens in them become panels and lines of text.

A game says where things are (``SimpleGame.places``); drawings and terminal output are derived from that. A game that
needs more than cards, counters and dice on a grid draws its board itself (``core/drawing.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from math import ceil
from typing import Final, NamedTuple

from turnwright.core.dice import die_face
from turnwright.core.drawing import Panel, Piece, Theme, at
from turnwright.core.icons import icon
from turnwright.core.messages import Message, Say
from turnwright.core.numerals import numeral, numeral_width
from turnwright.core.palette import BONE, GOLD, INK, SEATS, STONE_DARK
from turnwright.core.seat_marks import seat_tab

WIDE: Final = 34
HIGH: Final = 46
CELL_X: Final = 40
CELL_Y: Final = 72
MARGIN: Final = 8
WORDS: Final = 18
"""The height of the words on a token that shows something else, too: two lines."""
CAPTION: Final = 14
"""The height of the line above the tokens in which a place is named."""
LETTER: Final = 4.4
INSET: Final = 5
"""The width of a letter of a label that is written in two lines, and the room beside it."""
WIDEST: Final = 2 * CELL_X
COLUMNS: Final = 6
ROWS: Final = 3
"""The least size of a board in cells: a smaller one stands in the middle, because the page makes a board as large as it
can."""


Letters = Callable[[Message], int]


class Token(NamedTuple):
    """A card, a counter or a die. It shows a number, a picture and words, or some of them; with none it is face down.

    id      its name in options and events, unique on the table
    label   what it is, for tooltips, screen readers and the terminal
    number  the number printed on it, None for none
    colour  of its face
    seat    whose it is, shown by the shape of the seat in its corner; -1 for nobody's
    icon    a picture: a name from ``core/icons.py``, or path data of one's own
    die     the pips of a die, which then is all that is shown; 0 if it is no die
    worded  its label is printed on it, or the attribute ``short`` of that text. Words are the reader's: the page writes
            them, and pictures in files have none
    """

    id: str
    label: Message
    number: int | None = None
    colour: str = BONE
    seat: int = -1
    icon: str = ""
    die: int = 0
    worded: bool = False


class Place(NamedTuple):
    """A place for tokens side by side; they overlap if there is not enough room.

    id      its name in options and events
    label   what it is
    x, y    its upper left corner on the grid of its panel; a cell is as large as a card
    width   in cells; where a label needs more than two lines, all cells of the panel become wider
    seat    whose panel it belongs to, -1 for the board
    links   the ids of places on the same panel that it is connected with; saying so at one end is enough
    """

    id: str
    label: Message
    x: int
    y: int
    width: int
    tokens: list[Token]
    seat: int = -1
    links: tuple[str, ...] = ()


def panels(
    places: list[Place], seats: int, viewer: int, theme: Theme, letters: Letters = lambda label: 0
) -> list[Panel]:
    """Return the board, the viewer's own panel, then the other seats in turn order.

    ``letters`` counts the letters of a label in the longer of its two lines.
    """
    drawn = [_panel("board", "board", [p for p in places if p.seat < 0], theme, Message("panel-board"), letters)]
    for seat in [(max(viewer, 0) + k) % seats for k in range(seats)]:
        own = [place for place in places if place.seat == seat]
        if own:
            label = Message("panel-own" if seat == viewer else "panel-seat", {"seat": seat})
            role = "own" if seat == viewer else "seat"
            drawn.append(_panel(f"player-{seat}", role, own, theme, label, letters, seat))
    return drawn


def with_scores(places: list[Place], scores: Sequence[int | None]) -> list[Place]:
    """Return the places, with a score for each seat that has no place of its own."""
    owners = {place.seat for place in places}
    return places + [_score(seat, score) for seat, score in enumerate(scores) if seat not in owners]


def _score(seat: int, score: int | None) -> Place:
    held = []
    if score is not None:
        held = [Token(f"seat-{seat}-points", Message("score-of-seat", {"points": score}), score, GOLD, seat)]
    return Place(f"seat-{seat}-score", Message("seat-score"), 0, 0, 4, held, seat)


def letters_in(text: str) -> int:
    """Return the letters in the longer of the two lines into which a text is broken best."""
    words = text.split()
    breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words) + 1)]
    return min([max(len(first), len(second)) for first, second in breaks], default=0)


def lines(places: list[Place], say: Say) -> list[str]:
    """Return the contents of each place in words, one line each; those of a seat begin with its name.

    A map says what a place is connected with, and equal tokens side by side are counted.
    """
    told: list[str] = []
    labels = {place.id: say(place.label) for place in places}
    for place in places:
        owner = "" if place.seat < 0 else say(Message("panel-seat", {"seat": place.seat})) + ", "
        linked = [labels[other.id] for other in places if other.id in place.links or place.id in other.links]
        links = f" (↔ {', '.join(linked)})" if linked else ""
        runs = [(text, len(list(run))) for text, run in groupby([say(token.label) for token in place.tokens])]
        held = ", ".join([text if count == 1 else f"{count} × {text}" for text, count in runs])
        told.append(f"{owner}{labels[place.id]}{links}: {held or '–'}")
    return told


def token_face(number: int | None, colour: str = BONE) -> str:
    """Return a card with its upper left corner at the origin; without a number it is face down."""
    return _card(number, colour, "", False)


def face_of(token: Token) -> str:
    """Return what a token shows, without whose it is, with its upper left corner at the origin."""
    if token.die:
        return at(die_face(token.die), WIDE / 2 + 0.75, HIGH / 2 + 0.75, 0.75)
    return _card(token.number, token.colour, token.icon, token.worded)


def _card(number: int | None, colour: str, drawn: str, worded: bool) -> str:
    card = f'<rect width="{WIDE}" height="{HIGH}" rx="5" fill="{{}}" stroke="{INK}" stroke-width="1.2"/>'
    if number is None and not drawn and not worded:
        back = f'<rect x="5" y="5" width="{WIDE - 10}" height="{HIGH - 10}" rx="3" fill="none" stroke="{BONE}"/>'
        return card.format(STONE_DARK) + back
    return card.format(colour) + _printed(number, drawn, worded)


def _printed(number: int | None, drawn: str, worded: bool) -> str:
    """Return what is printed on a card: a picture and a number one above the other, words below them."""
    words = 0 if not worded else WORDS if drawn or number is not None else HIGH
    high = HIGH - words
    both = bool(drawn) and number is not None
    upper, lower = (high / 4 + 1, high * 3 / 4 - 1) if both else (high / 2, high / 2)
    small = both or words > 0
    printed = icon(drawn, WIDE / 2, upper, 15 if small else 24) if drawn else ""
    if number is not None:
        size = 12 if small else 16
        wide = numeral_width(str(number), size)
        printed += numeral(str(number), WIDE / 2, lower, size * min(1, (WIDE - 6) / wide), INK)
    space = f'x="1" y="{high}" width="{WIDE - 2}" height="{words}"'
    return printed + (f'<rect class="worded" {space} fill="none"/>' if words else "")


class Grid(NamedTuple):
    """Where the places of a panel are drawn: the upper left corner of their first cell, and how wide a cell is."""

    left: int
    top: int
    cell: int

    def corner(self, place: Place) -> tuple[int, int]:
        """Return the upper left corner of a place."""
        return self.left + place.x * self.cell, self.top + place.y * CELL_Y

    def middle(self, place: Place) -> tuple[int, int]:
        """Return the middle of a place."""
        x, y = self.corner(place)
        return x + place.width * self.cell // 2 - 1, y + CELL_Y // 2 - 2


def _cell(places: list[Place], letters: Letters) -> int:
    """Return how wide the cells of a panel must be for its labels, within reason."""
    needed = [(letters(place.label) * LETTER + 2 * INSET) / place.width for place in places]
    return min(max([CELL_X, *[ceil(width) for width in needed]]), WIDEST)


def _panel(
    id: str, role: str, places: list[Place], theme: Theme, label: Message, letters: Letters, seat: int = -1
) -> Panel:
    cell = _cell(places, letters)
    columns = max([place.x + place.width for place in places], default=1)
    rows = max([place.y + 1 for place in places], default=1)
    wide, high = (max(columns, COLUMNS), max(rows, ROWS)) if seat < 0 else (columns, rows)
    grid = Grid(MARGIN + (wide - columns) * cell // 2, MARGIN + (high - rows) * CELL_Y // 2, cell)
    width, height = wide * cell + 2 * MARGIN - 2, high * CELL_Y + 2 * MARGIN - 4
    edge = theme.edge if seat < 0 else SEATS[seat % len(SEATS)].main
    ground = f'<rect width="{width}" height="{height}" rx="8" fill="{theme.panel}" stroke="{edge}" stroke-width="2"/>'
    static = ground + _links(places, grid, theme) + "".join([_slot(place, grid, theme) for place in places])
    pieces = [piece for place in places for piece in _pieces(place, grid)]
    return Panel(id, role, width, height, static, pieces, "", {place.id: place.label for place in places}, label)


def _links(places: list[Place], grid: Grid, theme: Theme) -> str:
    by_id = {place.id: place for place in places}
    drawn: list[str] = []
    for place in places:
        for other in place.links:
            if other not in by_id:
                raise ValueError(f"the place {place.id} is linked to {other}, which is not on its panel")
            (x, y), (to_x, to_y) = grid.middle(place), grid.middle(by_id[other])
            drawn.append(f'<path d="M{x} {y}L{to_x} {to_y}" stroke="{theme.faint}" stroke-width="3"/>')
    return "".join(drawn)


def _slot(place: Place, grid: Grid, theme: Theme) -> str:
    x, y = grid.corner(place)
    size = f'width="{place.width * grid.cell - 2}" height="{CELL_Y - 4}"'
    named = f'id="{place.id}" class="captioned"'
    return f'<rect {named} x="{x}" y="{y}" {size} rx="6" fill="{theme.slot}" stroke="{theme.edge}"/>'


def _pieces(place: Place, grid: Grid) -> list[Piece]:
    room = place.width * grid.cell - 6 - WIDE
    step = min(CELL_X, room / max(1, len(place.tokens) - 1))
    x, y = grid.corner(place)
    return [
        Piece(token.id, round(x + 2 + n * step, 1), y + CAPTION + 4, _body(token), token.label, place.id)
        for n, token in enumerate(place.tokens)
    ]


def _body(token: Token) -> str:
    mark = "" if token.seat < 0 else at(seat_tab(token.seat), WIDE - 5, HIGH - 5, 0.75)
    return face_of(token) + mark
