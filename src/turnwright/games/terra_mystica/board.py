"""The drawing of a table."""

from __future__ import annotations

from turnwright.core.drawing import Panel, Theme
from turnwright.games.terra_mystica.view import RealmView


def panels(view: RealmView, theme: Theme) -> list[Panel]:
    """Return nothing yet: the boards are not drawn so far."""
    return []
