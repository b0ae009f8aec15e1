"""Recognises game texts of Board Game Arena, so that people who have one at hand learn that it cannot be read.

The texts leave out which tiles and cards are taken, so no game can be made of them. The site translates its sentences,
but not the hexes in brackets behind them nor the tildes around announcements. A saved page has the same lines between
its tags; a downloaded replay holds packets of moves instead.
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
"""Letters of a line; longer ones are the scripts of a saved page."""

_TAG: Final = re.compile(r"<[^<>]*>")
_PLACE: Final = re.compile(r"\[[A-I]\d{1,2}(-[A-I]\d{1,2})?\]$")
_PHRASE: Final = re.compile(
    r" selected the faction | is playing the [\w ]+ Faction\b| (declines doing|does some) Conversions\b"
    r"| takes a(nother)? Favor tile\b| chooses \d Bonus card\b| via Structures\b| on the Cult of \w+ track\b"
    r"| Order of the Cult of "
)
_PACKETS: Final = ('"packet_id"', '"move_id"')
"""What a replay calls its moves."""


def is_arena_text(text: str) -> bool:
    """Tell whether ``text``, which is no log of ours, comes from Board Game Arena."""
    if all(name in text for name in _PACKETS):
        return True
    lines = (line.strip() for line in _TAG.sub("\n", text).splitlines())
    return sum(is_arena_line(line) for line in lines) >= ENOUGH


def is_arena_line(line: str) -> bool:
    """Tell whether no other text has such a line: an announcement, a sentence with its hex, an English phrase."""
    if len(line) > LONGEST or line.startswith("#"):
        return False
    announced = line.startswith("~ ") and line.endswith(" ~")
    return announced or _PLACE.search(line) is not None or _PHRASE.search(line) is not None
