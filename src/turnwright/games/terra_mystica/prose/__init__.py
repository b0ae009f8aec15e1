"""The table in words, for terminals and screen readers: made from views alone, said in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turnwright.core.game import View
from turnwright.core.messages import Message, Say
from turnwright.games.terra_mystica.prose.changes import changes
from turnwright.games.terra_mystica.prose.places import note, place
from turnwright.games.terra_mystica.prose.sheets import board, cults, seats, summary, tiles

__all__ = ["EXAMPLE", "PLACE", "SHEETS", "changes", "digest", "note", "place", "summary"]

SHEETS: Final[dict[str, Callable[[View, Say], list[list[str]]]]] = {
    "board": board,
    "cults": cults,
    "tiles": tiles,
    "seats": seats,
}
"""Tables by the word that asks for them; the first row is the heading."""
PLACE: Final = "hex"
"""The word that asks for one place of the map."""
EXAMPLE: Final = "hex E6"


def digest(told: list[Message]) -> list[Message]:
    """Return ``told`` with equal conversions in a row told once, and income without its sources."""
    messages: list[Message] = []
    for message in told:
        if message.id != "log-income-source" and not (message.id == "log-convert" and message in messages[-1:]):
            messages.append(message)
    return messages
