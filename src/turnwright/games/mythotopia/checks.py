"""What must hold between the fields of a table."""

from __future__ import annotations

from turnwright.games.mythotopia.state import World


def check(s: World) -> None:
    """Refuse a table that no game can come to."""
