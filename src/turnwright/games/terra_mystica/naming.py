"""What texts call tiles and cards: by what they give; codes are for tips, sheets and records."""

from __future__ import annotations

from turnwright.core.messages import Argument
from turnwright.games.terra_mystica.data.tables import Scoring


def words_of(tile: Scoring) -> dict[str, Argument]:
    """Return the arguments of a message about a scoring tile: what it scores, and its cult bonus."""
    return {"tile": f"@tile-{tile.name}", "bonus": f"@bonus-{tile.name}"}


def tip_of(name: str) -> dict[str, Argument]:
    """Return the arguments of a tip about a tile: what it gives, and its code."""
    return {"tile": f"@tile-{name}", "code": name}
