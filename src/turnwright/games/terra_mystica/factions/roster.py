"""The roster: all factions, in the order of their indices."""

from __future__ import annotations

from typing import Final

from turnwright.games.terra_mystica.factions import (
    alchemists,
    auren,
    chaos_magicians,
    cultists,
    darklings,
    dwarves,
    engineers,
    fakirs,
    giants,
    halflings,
    mermaids,
    nomads,
    swarmlings,
    witches,
)
from turnwright.games.terra_mystica.factions.faction import Faction

ROSTER: Final[list[Faction]] = [
    alchemists.FACTION,
    auren.FACTION,
    chaos_magicians.FACTION,
    cultists.FACTION,
    darklings.FACTION,
    dwarves.FACTION,
    engineers.FACTION,
    fakirs.FACTION,
    giants.FACTION,
    halflings.FACTION,
    mermaids.FACTION,
    nomads.FACTION,
    swarmlings.FACTION,
    witches.FACTION,
]
