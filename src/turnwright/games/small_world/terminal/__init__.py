"""Text descriptions of the table for terminals and screen readers, made from views in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turnwright.core.game import View
from turnwright.core.messages import Message, Say
from turnwright.games.small_world.terminal.changes import changes
from turnwright.games.small_world.terminal.places import note, place
from turnwright.games.small_world.terminal.sheets import board, column, seats, summary

__all__ = ["EXAMPLE", "PLACE", "SHEETS", "changes", "digest", "note", "place", "summary"]

SHEETS: Final[dict[str, Callable[[View, Say], list[list[str]]]]] = {"board": board, "column": column, "seats": seats}
"""Sheets by the word that requests them; the first row is the heading."""
PLACE: Final = "region"
"""The word that requests one place on the map."""
EXAMPLE: Final = "region 14"


def digest(told: list[Message]) -> list[Message]:
    """Return ``told`` with tokens that were placed one by one combined into one line."""
    messages: list[Message] = []
    places: dict[tuple[int | str, int | str], Message] = {}
    for message in told:
        if message.id != "log-place":
            places.clear()
            messages.append(message)
            continue
        key = (message.args["seat"], message.args["region"])
        if key in places:
            places[key].args["tokens"] = int(places[key].args["tokens"]) + int(message.args["tokens"])
        else:
            places[key] = Message(message.id, dict(message.args), message.rule, message.to)
            messages.append(places[key])
    return messages
