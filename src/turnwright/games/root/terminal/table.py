"""The table as seen by a reader."""

from __future__ import annotations

from turnwright.core.game import TableView, View
from turnwright.games.root.state import Woods


def table_of(view: View) -> Woods:
    """Return the table of a view; its ``viewer`` is the reader."""
    assert isinstance(view, TableView)
    table: Woods = view.table
    return table
