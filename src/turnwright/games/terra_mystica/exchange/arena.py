"""Recognizes game texts of Board Game Arena, in order to explain that they cannot be read.

The texts do not say which tiles and cards are taken, so a game cannot be reconstructed. The site translates its
sentences, but not the hexes in brackets after them or the tildes around announcements. A saved page has the same lines
between its tags; a downloaded replay contains packets of moves instead.
"""

from __future__ import annotations

import re
from typing import Final

UNREADABLE: Final = (
    "this is a game text of Board Game Arena, which cannot be read; ledgers and command logs of terra.snellman.net can"
)
ENOUGH: Final = 3
"""Lines that only such a text has."""
LONGEST: Final = 400
"""The longest line that is examined, in characters; longer ones are scripts in a saved page."""

_TAG: Final = re.compile(r"<[^<>]*>")
_PLACE: Final = re.compile(r"\[[A-I]\d{1,2}(-[A-I]\d{1,2})?\]$")
_PHRASE: Final = re.compile(
    r" selected the faction | is playing the [\w ]+ Faction\b| (declines doing|does some) Conversions\b"
    r"| takes a(nother)? Favor tile\b| chooses \d Bonus card\b| via Structures\b| on the Cult of \w+ track\b"
    r"| Order of the Cult of "
)
_PACKETS: Final = ('"packet_id"', '"move_id"')
"""The name of moves in a replay."""


def is_arena_text(text: str) -> bool:
    """Return whether ``text``, which is not one of our logs, comes from Board Game Arena."""
    if all(name in text for name in _PACKETS):
        return True
    lines = (line.strip() for line in _TAG.sub("\n", text).splitlines())
    return sum(is_arena_line(line) for line in lines) >= ENOUGH


def is_arena_line(line: str) -> bool:
    """Return whether a line is specific to such texts: an announcement, a sentence with its hex, an English phrase."""
    if len(line) > LONGEST or line.startswith("#"):
        return False
    announced = line.startswith("~ ") and line.endswith(" ~")
    return announced or _PLACE.search(line) is not None or _PHRASE.search(line) is not None
