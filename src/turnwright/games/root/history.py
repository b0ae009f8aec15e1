"""Reads records of older versions.

Version 1 let factions that need others play among themselves, and Stand and Deliver! scored before the card was taken.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.errors import BadRecord
from turnwright.core.game import JsonDict
from turnwright.core.journal import Record
from turnwright.games.root.factions.roster import ROSTER
from turnwright.games.root.readings import POINT_BEFORE_CARD
from turnwright.games.root.ruleset import ASSIGNMENTS, BALANCED

AMONG_THEMSELVES: Final = {faction.needs_others.name for faction in ROSTER if faction.needs_others is not None}
SINCE_VERSION_2: Final = sorted([POINT_BEFORE_CARD.name, *AMONG_THEMSELVES])
"""Options that version 1 did not have."""


def from_version_1(record: Record, version: int) -> Record:
    """Return a version 1 record with the readings of version 1, where they can make a difference."""
    header = record.header
    for name in SINCE_VERSION_2:
        if name in header.options:
            raise BadRecord(f"{header.game} {header.version} has no option {name!r}", 1)
    options: JsonDict = dict(header.options)
    needing = [faction for faction in ROSTER if faction.needs_others is not None]
    balanced = options.get("assign", ASSIGNMENTS[BALANCED]) == ASSIGNMENTS[BALANCED] and not options.get("factions")
    if header.seats <= len(needing) and not balanced:
        options |= dict.fromkeys(AMONG_THEMSELVES, True)
    if record.entries and record.entries[-1].choice.startswith("rob "):
        options[POINT_BEFORE_CARD.name] = True
    return record._replace(header=header._replace(version=version, options=options))
