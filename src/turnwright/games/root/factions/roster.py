"""The roster: all factions, in setup order."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.factions import alliance, eyrie, lizard, marquise, riverfolk, vagabond, vagabond_2
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.readings import COMMON, numbered

ROSTER: Final[list[Faction]] = [
    marquise.FACTION,
    eyrie.FACTION,
    alliance.FACTION,
    vagabond.FACTION,
    vagabond_2.FACTION,
    lizard.FACTION,
    riverfolk.FACTION,
]
READINGS: Final = numbered([*COMMON, *[reading for faction in ROSTER for reading in faction.readings]])
"""All optional readings of a table."""
