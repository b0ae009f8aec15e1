"""Panels and pieces: what a board consists of, and how they become one picture.

A game turns a view into panels. The static layer of a panel is drawn once. Pieces have ids, so that only changes are
sent and a piece that kept its id can glide to its new place. Every drawing follows these rules:

- no words: labels are messages, put into words by the reader's client; numbers are strokes (see numerals.py);
- no `style` attribute; text that came from a user goes through `escape`;
- a piece's body refers to nothing outside itself and looks the same in every theme; themes change only static layers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from turnwright.core.messages import Message

ROLES: Final = ("board", "own", "seat", "supply")


class Theme(NamedTuple):
    """Colours that all panels share; a game adds its own palette under the theme's name."""

    name: str
    paper: str  # behind everything
    panel: str  # background of a panel
    edge: str  # its outline
    slot: str  # an empty place for pieces
    ink: str  # numbers printed on the panel
    faint: str  # less important print


STATICS_KEPT: Final = 32
"""Static layers of one kind that a process keeps, if their content depends on what was drawn in a game."""
LIGHT: Final = Theme("light", "#efe6d3", "#fbf5e6", "#cbb790", "#efe3c8", "#3b2f22", "#a08c6a")
DARK: Final = Theme("dark", "#15171c", "#23262d", "#454a55", "#2e323b", "#e9e1cf", "#8f8877")
THEMES: Final[dict[str, Theme]] = {"light": LIGHT, "dark": DARK}


class Piece:
    """Something that may move, change or vanish: drawn around its own origin, placed at (x, y) on its panel.

    `label` says what it is; `target` is the element that a click on the piece stands for (its region), "" if none.
    If an option points at the piece itself by its id, the click stands for that option.
    `face` is what it shows close up (the whole card for a small piece), drawn like a body.
    A game may put the same piece into several drawings, and does not change it then.
    """

    def __init__(
        self,
        id: str,
        x: float,
        y: float,
        body: str,
        label: Message | None = None,
        target: str = "",
        face: str = "",
    ) -> None:
        self.id = id
        self.x = x
        self.y = y
        self.body = body
        self.label = label
        self.target = target
        self.face = face

    def __repr__(self) -> str:
        return f"Piece({self.id!r}, {self.x:g}, {self.y:g}, {len(self.body)} characters)"


class Panel:
    """One part of the table; `role` tells the client where it belongs.

    `defs` and `static` are drawn once; `labels` describe elements of the static layer by their id.
    """

    def __init__(
        self,
        id: str,
        role: str,
        width: float,
        height: float,
        static: str,
        pieces: list[Piece],
        defs: str = "",
        labels: dict[str, Message] | None = None,
        label: Message | None = None,
    ) -> None:
        assert role in ROLES, role
        self.id = id
        self.role = role
        self.width = width
        self.height = height
        self.static = static
        self.pieces = pieces
        self.defs = defs
        self.labels: dict[str, Message] = {} if labels is None else labels
        self.label = label

    def __repr__(self) -> str:
        return f"Panel({self.id!r}, {self.role!r}, {self.width:g}x{self.height:g}, {len(self.pieces)} pieces)"


class PanelPlan(NamedTuple):
    """A panel that is not drawn yet.

    `shows` returns everything that the drawing depends on: as long as that is equal, the drawing need not be made
    again. `personal`: its viewer may see it otherwise than watchers do.
    """

    id: str
    personal: bool
    shows: Callable[[], object]
    draw: Callable[[], Panel]


def as_drawn(panel: Panel) -> PanelPlan:
    """Return the plan of a panel that is drawn already."""
    return PanelPlan(panel.id, True, lambda: panel, lambda: panel)


def drawn(plans: list[PanelPlan]) -> list[Panel]:
    """Return the panels of all plans."""
    return [plan.draw() for plan in plans]


def escape(text: str) -> str:
    """Return text made safe for markup, in content and in attributes."""
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;")):
        text = text.replace(sign, entity)
    return "".join(sign for sign in text if sign >= " " or sign in "\t\n")


def at(body: str, x: float, y: float, scale: float = 1.0) -> str:
    """Return a picture moved to a place."""
    size = f" scale({scale:g})" if scale != 1.0 else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{body}</g>'


def piece_markup(piece: Piece) -> str:
    """Return a piece inside the element that moves it to its place."""
    return f'<g id="{escape(piece.id)}" transform="translate({piece.x:g} {piece.y:g})">{piece.body}</g>'


def panel_svg(panel: Panel, theme: Theme = LIGHT) -> str:
    """Return one panel as a standalone picture."""
    return document(panel.width, panel.height, panel.defs, f'<g id="{panel.id}">{inside(panel)}</g>', theme)


def svg(panels: list[Panel], theme: Theme = LIGHT) -> str:
    """Return the whole table as one standalone picture: the board large, the rest in columns beside it."""
    board = [panel for panel in panels if panel.role == "board"]
    rest = sorted((panel for panel in panels if panel.role != "board"), key=lambda panel: SIDE_ORDER[panel.role])
    ordered = board + rest
    return table(ordered[0], ordered[1:], theme) if ordered else document(1, 1, "", "", theme)


# ---- laying panels out --------------------------------------------------------------------------------------------

MARGIN: Final = 14.0
ASPECT: Final = 16 / 9
STRETCHES: Final = (1.0, 1.1, 1.2, 1.35, 1.5)
SIDE_ORDER: Final[dict[str, int]] = {"board": 0, "supply": 1, "own": 2, "seat": 3}


def table(board: Panel, rest: list[Panel], theme: Theme) -> str:
    """Put the board on the left and the other panels in the number of columns that fits a wide screen best."""
    if not rest:
        return panel_svg(board, theme)
    plans = [plan(board, rest, columns, stretch) for columns in (1, 2, 3) for stretch in STRETCHES]
    best = max(plans, key=lambda made: made.worth)
    defs = "".join(panel.defs for panel, _, _, _ in best.spots)
    body = "".join(
        f'<g id="{panel.id}" transform="translate({x:.6g} {y:.6g}) scale({scale:.6g})">{inside(panel)}</g>'
        for panel, x, y, scale in best.spots
    )
    return document(best.width, best.height, defs, body, theme)


class Plan(NamedTuple):
    """A layout: where each panel goes and at which scale; `worth` is how well it fills a wide screen."""

    width: float
    height: float
    spots: list[tuple[Panel, float, float, float]]
    worth: float


def plan(board: Panel, rest: list[Panel], columns: int, stretch: float) -> Plan:
    """Return the panels in columns, in order, beside a board that is at least as tall."""
    wide = max(panel.width for panel in rest)
    stacks = poured(rest, columns)
    tall = stretch * max(sum(panel.height + MARGIN for panel in stack) - MARGIN for stack in stacks)
    scale = max(1.0, tall / board.height)
    height = max(tall, board.height * scale) + 2 * MARGIN
    spots = [(board, MARGIN, MARGIN + (height - 2 * MARGIN - board.height * scale) / 2, scale)]
    left = board.width * scale + 2 * MARGIN
    for stack in stacks:
        top = (height - stretch * (sum(panel.height + MARGIN for panel in stack) - MARGIN)) / 2
        for panel in stack:
            spots.append((panel, left, top, stretch))
            top += (panel.height + MARGIN) * stretch
        left += wide * stretch + MARGIN
    screen = max(left, height * ASPECT) * max(height, left / ASPECT)
    sides = sum(panel.width * panel.height for panel in rest) * stretch * stretch
    return Plan(left, height, spots, (board.width * board.height * scale * scale + 0.6 * sides) / screen)


def poured(rest: list[Panel], columns: int) -> list[list[Panel]]:
    """Return panels in reading order, divided into columns of about equal height."""
    goal = sum(panel.height + MARGIN for panel in rest) / columns
    stacks: list[list[Panel]] = [[]]
    filled = 0.0
    for panel in rest:
        over = filled + panel.height / 2 > goal * len(stacks)
        if stacks[-1] and over and len(stacks) < columns:
            stacks.append([])
        stacks[-1].append(panel)
        filled += panel.height + MARGIN
    return stacks


def inside(panel: Panel) -> str:
    """Return a panel's static layer and its pieces."""
    return panel.static + "".join(piece_markup(piece) for piece in panel.pieces)


def document(width: float, height: float, defs: str, body: str, theme: Theme) -> str:
    """Return a complete SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.6g} {height:.6g}" '
        f'width="{width:.6g}" height="{height:.6g}"><defs>{defs}</defs>'
        f'<rect width="100%" height="100%" fill="{theme.paper}"/>{body}</svg>'
    )
