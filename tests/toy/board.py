"""The toy drawn as plainly as can be: cards as slips, those out of play on the board, one's own before one."""

from __future__ import annotations

from tests.toy import rules as r
from tests.toy.layout import DISCARD, held
from tests.toy.state import ToyState
from turnwright.core.drawing import Panel, Piece, Theme
from turnwright.core.messages import Message

WIDE, HIGH, GAP = 30, 42, 4
ACROSS = 6


def panels(table: ToyState, theme: Theme) -> list[Panel]:
    """Return the discard, and the viewer's hand."""
    found = [_panel("board", "board", ACROSS, 3, table.cards.zones[DISCARD].layers[0], theme)]
    if table.viewer >= 0:
        found.append(_panel("own", "own", ACROSS, 1, held(table, table.viewer), theme))
    return found


def face(name: str) -> str:
    """Return the card called ``name``, "" if there is none."""
    names = [f"card-{card}" for card in range(r.CARDS)]
    return _slip(names.index(name)) if name in names else ""


def _panel(id: str, role: str, across: int, down: int, cards: list[int], theme: Theme) -> Panel:
    width, height = across * (WIDE + GAP) + GAP, down * (HIGH + GAP) + GAP
    ground = f'<rect width="{width}" height="{height}" rx="4" fill="{theme.panel}" stroke="{theme.edge}"/>'
    pieces = [
        Piece(f"card-{card}", GAP + n % across * (WIDE + GAP), GAP + n // across * (HIGH + GAP), _slip(card),
              Message("label-play", {"n": card}), f"card-{card}")
        for n, card in enumerate(cards)
    ]  # fmt: skip
    return Panel(id, role, width, height, ground, pieces, label=Message(f"panel-{id}"))


def _slip(card: int) -> str:
    """A card: as many dots as it is worth, none on an ambush."""
    dots = "".join([f'<circle cx="15" cy="{6 + 7 * n}" r="2.5" fill="#2b4a6f"/>' for n in range(r.worth(card))])
    colour = "#c9472e" if card < r.AMBUSHES else "#f4ecd8"
    return f'<rect width="{WIDE}" height="{HIGH}" rx="3" fill="{colour}" stroke="#8a7a5a"/>{dots}'
