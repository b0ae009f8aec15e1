"""Boards as small pictures for lists of tables: what watchers see, redrawn only when something has changed."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from turnwright.core.drawing import LIGHT, THEMES, panel_svg
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER
from turnwright.server.tables.panel_cache import PanelCache

KEPT: Final = 40
"""Pictures that a process keeps; each has about 200,000 bytes."""


class Boards:
    """The most recently drawn pictures."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str], str] = OrderedDict()

    async def picture(self, panel_cache: PanelCache, table: str, position: Position, theme: str) -> str:
        """Return the board of a table as watchers see it now, as SVG."""
        key = (table, position.seq, theme)
        if key not in self._kept:
            await panel_cache.begin(position, theme)
            colours = THEMES.get(theme, LIGHT)
            panels = position.game.panels(position.view(WATCHER), colours)
            board = next((panel for panel in panels if panel.role == "board"), None)
            self._kept[key] = "" if board is None else panel_svg(board, colours)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
