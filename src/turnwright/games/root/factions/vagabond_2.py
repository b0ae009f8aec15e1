"""Second Vagabond (RT-9.8): plays alongside the first, with the same rules and shared open quests."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import VAGABOND_2
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.factions.vagabond import Vagabond

FACTION: Final[Faction] = Vagabond(VAGABOND_2, "vagabond_2")
