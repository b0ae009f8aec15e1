"""Text descriptions of the table for terminals and screen readers, made from views in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turnwright.core.game import View
from turnwright.core.messages import Say
from turnwright.core.messages import told_once as digest
from turnwright.games.root.terminal.changes import changes
from turnwright.games.root.terminal.places import note, place
from turnwright.games.root.terminal.sheets import board, cards, seats, summary

__all__ = ["EXAMPLE", "PLACE", "SHEETS", "changes", "digest", "note", "place", "summary"]

SHEETS: Final[dict[str, Callable[[View, Say], list[list[str]]]]] = {"board": board, "cards": cards, "seats": seats}
"""Sheets by the word that requests them; the first row is the heading."""
PLACE: Final = "clearing"
"""The word that requests one place on the map."""
EXAMPLE: Final = "clearing 5"
