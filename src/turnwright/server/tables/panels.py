"""The panels of one table as they are sent: each drawn when what it shows has changed, and encoded once.

Panels that are not personal are drawn for watchers and shared by all viewers.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, cast

import msgspec

from turnwright.core.drawing import LIGHT, THEMES, Panel, PanelPlan, Piece
from turnwright.core.frames import State
from turnwright.core.game import Game, View
from turnwright.core.seats import WATCHER
from turnwright.server.tables.piece_changes import piece_changes
from turnwright.server.wire.play import PanelView, PieceView, Words
from turnwright.server.wire.socket import PieceChanges


class LayerKeys(Protocol):
    """What names the static layers of drawings."""

    def key(self, defs: str, static: str) -> str:
        """Return the key of a layer."""


class DrawnPiece:
    """A piece, and what is sent of it."""

    __slots__ = ("face", "label", "piece", "raw")

    def __init__(self, game: Game[State], piece: Piece, layers: LayerKeys) -> None:
        self.piece = piece
        self.label = Words.of(game, piece.label) if piece.label else None
        self.face = layers.key("", piece.face) if piece.face else msgspec.UNSET
        view = PieceView(
            id=piece.id, x=piece.x, y=piece.y, body=piece.body, label=self.label, target=piece.target, face=self.face
        )
        self.raw = msgspec.Raw(msgspec.json.encode(view))

    def shows(self, piece: Piece) -> bool:
        """Tell whether this is what is sent of ``piece``."""
        mine = self.piece
        return mine is piece or (
            mine.x == piece.x
            and mine.y == piece.y
            and mine.body == piece.body
            and mine.target == piece.target
            and mine.face == piece.face
            and mine.label == piece.label
        )


class DrawnPanel:
    """A panel, and what is sent of it. It never changes; one that shows something else is another one."""

    def __init__(self, game: Game[State], panel: Panel, layers: LayerKeys, before: DrawnPanel | None) -> None:
        """Draw ``panel``, reusing the pieces of ``before`` that look the same."""
        self.id = panel.id
        self.shape = (panel.role, panel.width, panel.height)
        self.static = layers.key(panel.defs, panel.static)
        self.labels = panel.labels
        self.pieces: dict[str, DrawnPiece] = {}
        old = {} if before is None else before.pieces
        for piece in panel.pieces:
            drawn = old.get(piece.id)
            self.pieces[piece.id] = drawn if drawn and drawn.shows(piece) else DrawnPiece(game, piece, layers)
        self._label = panel.label
        self._game = game
        self._raw: msgspec.Raw | None = None
        self._changes: tuple[DrawnPanel, PieceChanges | None] | None = None

    def looks_like(self, other: DrawnPanel) -> bool:
        """Tell whether this is sent like ``other``, from which it was drawn."""
        return (
            self.shape == other.shape
            and self.static == other.static
            and list(self.pieces.values()) == list(other.pieces.values())
            and self.labels == other.labels
            and self._label == other._label
        )

    @property
    def raw(self) -> msgspec.Raw:
        """The whole panel, encoded."""
        if self._raw is None:
            role, width, height = self.shape
            view = PanelView(
                id=self.id,
                role=role,
                width=width,
                height=height,
                static=self.static,
                label=Words.of(self._game, self._label) if self._label else None,
                labels=self.label_words(),
                pieces=cast("list[PieceView]", [piece.raw for piece in self.pieces.values()]),  # encoded already
            )
            self._raw = msgspec.Raw(msgspec.json.encode(view))
        return self._raw

    def label_words(self) -> dict[str, Words]:
        """Return the labels of elements of the static layer as they are sent."""
        return {id: Words.of(self._game, label) for id, label in self.labels.items()}

    def changes_since(self, before: DrawnPanel) -> PieceChanges | None:
        """Return what has become of the pieces of ``before``, computed once for all viewers; None if nothing."""
        if self._changes is None or self._changes[0] is not before:
            self._changes = (before, piece_changes(before.pieces, self.pieces))
            before._changes = None  # nobody is behind that far any more, and otherwise each would keep all before it
        return self._changes[1]


class Kept(NamedTuple):
    """What a panel shows, and the panel."""

    shows: object
    drawn: DrawnPanel


class TablePanels:
    """Draws the panels of one table, and keeps the latest."""

    def __init__(self, layers: LayerKeys) -> None:
        self._layers = layers
        self._kept: dict[tuple[str, int, str], Kept] = {}

    def all_of(self, game: Game[State], view: View, theme: str, viewer: int = WATCHER) -> dict[str, DrawnPanel]:
        """Return all panels of a view, by id."""
        plans = game.panel_plans(view, THEMES.get(theme, LIGHT))
        return {plan.id: self._drawn(game, plan, viewer, theme) for plan in plans}

    def of_seat(
        self, game: Game[State], view: View, theme: str, seat: int, public: dict[str, DrawnPanel]
    ) -> list[DrawnPanel]:
        """Return the panels that ``seat`` sees: its own ones, and the ``public`` ones of watchers."""
        plans = game.panel_plans(view, THEMES.get(theme, LIGHT))
        return [
            self._drawn(game, plan, seat, theme) if plan.personal or plan.id not in public else public[plan.id]
            for plan in plans
        ]

    def _drawn(self, game: Game[State], plan: PanelPlan, viewer: int, theme: str) -> DrawnPanel:
        key = (theme, viewer, plan.id)
        kept = self._kept.get(key)
        shows = plan.shows()
        if kept is None or kept.shows != shows:
            before = None if kept is None else kept.drawn
            drawn = DrawnPanel(game, plan.draw(), self._layers, before)
            if before is not None and drawn.looks_like(before):
                drawn = before  # otherwise viewers would be told that something has happened
            kept = self._kept[key] = Kept(shows, drawn)
        return kept.drawn
