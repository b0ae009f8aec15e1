"""Panels of a table as they are drawn for viewers: each drawn and encoded once for all who see the same."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from turnwright.core.drawing import LIGHT, THEMES, Panel, Piece
from turnwright.core.frames import State
from turnwright.core.game import Game, View
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER
from turnwright.server.wire.play import PieceView, StaticLayer, Words

KEY_LENGTH: Final = 20
PANELS_KEPT: Final = 100
PIECES_KEPT: Final = 5_000
"""Encoded pieces that a process keeps, so that what everyone sees is encoded once."""


class Encoded(NamedTuple):
    """A piece and its encoded bytes."""

    view: PieceView
    raw: msgspec.Raw


class Drawn(NamedTuple):
    """A panel as it is sent: the key of its static layer and its encoded pieces."""

    id: str
    role: str
    width: float
    height: float
    static: str
    label: Words | None
    labels: dict[str, Words]
    pieces: dict[str, Encoded]


class PanelCache:
    """Draws for all tables of a process; caches encoded pieces, and static layers until they are stored."""

    def __init__(self) -> None:
        self.fresh: dict[str, StaticLayer] = {}
        self._keys: dict[tuple[str, str], str] = {}
        self._panels: dict[tuple[str, Panel], Drawn] = {}
        self._pieces: dict[tuple[object, ...], Encoded] = {}
        self._begun: set[tuple[object, ...]] = set()

    def panels(self, game: Game[State], view: View, theme: str) -> list[Drawn]:
        """Return the panels of a game that show ``view``."""
        return [self._drawn(game, panel) for panel in game.panels(view, THEMES.get(theme, LIGHT))]

    async def begin(self, position: Position, theme: str) -> None:
        """Draw a table of this kind for the first time in a thread, because static layers take long."""
        game = position.game
        kind = (game.name, position.seats, theme)
        if kind not in self._begun:
            await asyncio.to_thread(game.panels, position.view(WATCHER), THEMES.get(theme, LIGHT))
            self._begun.add(kind)

    def _drawn(self, game: Game[State], panel: Panel) -> Drawn:
        """Return a panel as it is sent; games return the same object as long as it shows the same."""
        drawn = self._panels.get((game.name, panel))
        if drawn is None:
            drawn = self._encoded(game, panel)
            if len(self._panels) >= PANELS_KEPT:
                self._panels.clear()
            self._panels[game.name, panel] = drawn
        return drawn

    def _encoded(self, game: Game[State], panel: Panel) -> Drawn:
        return Drawn(
            panel.id,
            panel.role,
            panel.width,
            panel.height,
            self._key(panel.defs, panel.static),
            Words.of(game, panel.label) if panel.label else None,
            {id: Words.of(game, label) for id, label in panel.labels.items()},
            {piece.id: self._piece(game, piece) for piece in panel.pieces},
        )

    def _key(self, defs: str, static: str) -> str:
        key = self._keys.get((defs, static))
        if key is None:
            key = sha256(f"{defs}\0{static}".encode()).hexdigest()[:KEY_LENGTH]
            self._keys[defs, static] = key
            self.fresh[key] = StaticLayer(defs=defs, static=static)
        return key

    def _piece(self, game: Game[State], piece: Piece) -> Encoded:
        known = (game.name, piece.id, piece.x, piece.y, piece.body, piece.label, piece.target, piece.face)
        encoded = self._pieces.get(known)
        if encoded is None:
            label = Words.of(game, piece.label) if piece.label else None
            view = PieceView(
                id=piece.id,
                x=piece.x,
                y=piece.y,
                body=piece.body,
                label=label,
                target=piece.target,
                face=self._key("", piece.face) if piece.face else msgspec.UNSET,
            )
            if len(self._pieces) >= PIECES_KEPT:
                self._pieces.clear()
            encoded = self._pieces[known] = Encoded(view, msgspec.Raw(msgspec.json.encode(view)))
        return encoded
