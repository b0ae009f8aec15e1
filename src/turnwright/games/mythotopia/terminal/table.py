"""The table as seen by a reader."""

from __future__ import annotations

from turnwright.core.game import TableView, View
from turnwright.games.mythotopia.state import World


def table_of(view: View) -> World:
    """Return the table of a view; its ``viewer`` is the reader."""
    assert isinstance(view, TableView)
    table: World = view.table
    return table
