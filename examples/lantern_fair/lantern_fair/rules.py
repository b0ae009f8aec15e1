"""The rules by name: each is its number in rulebook.json, which has the texts."""

from __future__ import annotations

from typing import Final

from turnwright.core.rulebook import load

BOOK: Final = load(__package__)
DEAL: Final = BOOK.number("LF-A1")
HANG: Final = BOOK.number("LF-B1")
TWINS: Final = BOOK.number("LF-B2")
LOOK: Final = BOOK.number("LF-B3")
GO_HOME: Final = BOOK.number("LF-B4")
END: Final = BOOK.number("LF-C1")
