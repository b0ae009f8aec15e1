"""Text descriptions of the table for terminals and screen readers, made from views in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turnwright.core.game import View
from turnwright.core.messages import Message, Say
from turnwright.games.terra_mystica.terminal.changes import changes
from turnwright.games.terra_mystica.terminal.places import note, place
from turnwright.games.terra_mystica.terminal.sheets import board, cults, seats, summary, tiles

__all__ = ["EXAMPLE", "PLACE", "SHEETS", "changes", "digest", "note", "place", "summary"]

SHEETS: Final[dict[str, Callable[[View, Say], list[list[str]]]]] = {
    "board": board,
    "cults": cults,
    "tiles": tiles,
    "seats": seats,
}
"""Sheets by the word that requests them; the first row is the heading."""
PLACE: Final = "hex"
"""The word that requests one place on the map."""
EXAMPLE: Final = "hex E6"


def digest(told: list[Message]) -> list[Message]:
    """Return ``told`` with consecutive equal conversions combined, and income without its sources."""
    messages: list[Message] = []
    for message in told:
        if message.id != "log-income-source" and not (message.id == "log-convert" and message in messages[-1:]):
            messages.append(message)
    return messages
