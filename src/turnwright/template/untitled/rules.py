"""The rules by name: each is its number in rulebook.json, which has the texts."""

from __future__ import annotations

from typing import Final

from turnwright.core.rulebook import load

BOOK: Final = load(__package__)

DEAL: Final = BOOK.number("UNTITLED-1")
PLAY: Final = BOOK.number("UNTITLED-2")
DISCARD: Final = BOOK.number("UNTITLED-3")
DRAW: Final = BOOK.number("UNTITLED-4")
END: Final = BOOK.number("UNTITLED-5")
