"""The table as seen by a reader."""

from __future__ import annotations

from turnwright.core.game import TableView, View
from turnwright.games.terra_mystica.state import Realm


def table_of(view: View) -> Realm:
    """Return the table of a view; its ``viewer`` is the reader."""
    assert isinstance(view, TableView)
    table: Realm = view.table
    return table
