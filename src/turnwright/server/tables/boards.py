"""Boards as small pictures for lists of tables: what watchers see, redrawn only when something has changed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from turnwright.core.drawing import LIGHT, THEMES, panel_svg
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER

KEPT_BYTES: Final = 8_000_000
"""Maximum size of the pictures that a process keeps; each has about 200,000 bytes."""


class FirstDrawings:
    """Draws the first table of a kind beside the event loop, because static layers take long; games cache them."""

    def __init__(self) -> None:
        self._drawn: set[tuple[str, int, str]] = set()

    async def prepare(self, position: Position, theme: str) -> None:
        """Draw the table, unless one of its kind was drawn before."""
        kind = (position.game.name, position.seats, theme)
        if kind not in self._drawn:
            await asyncio.to_thread(position.game.panels, position.view(WATCHER), THEMES.get(theme, LIGHT))
            self._drawn.add(kind)


class Boards:
    """The most recently drawn pictures."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[tuple[str, int, str], str] = OrderedDict()

    def picture(self, table: str, position: Position, theme: str) -> str:
        """Return the board of a table as watchers see it now, as SVG; "" if it has none."""
        key = (table, position.seq, theme)
        if key not in self._kept:
            self._keep(key, _drawn(position, theme))
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: tuple[str, int, str], picture: str) -> None:
        self._kept[key] = picture
        self.size += len(picture)
        while self.size > self.most and len(self._kept) > 1:
            _key, oldest = self._kept.popitem(last=False)
            self.size -= len(oldest)


def _drawn(position: Position, theme: str) -> str:
    colours = THEMES.get(theme, LIGHT)
    plans = position.game.panel_plans(position.view(WATCHER), colours)
    boards = [panel for plan in plans if (panel := plan.draw()).role == "board"]
    return panel_svg(boards[0], colours) if boards else ""
