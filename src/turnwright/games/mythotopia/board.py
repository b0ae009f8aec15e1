"""The drawing of the table."""

from __future__ import annotations

from turnwright.core.drawing import Panel, Theme
from turnwright.games.mythotopia.state import World


def panels(s: World, theme: Theme) -> list[Panel]:
    """Return the drawing of a view."""
    return []
