"""Second Vagabond (RT-9.8): plays beside the first, by the same rules, and shares the open quests with him."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import VAGABOND_2
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.factions.vagabond import Vagabond

FACTION: Final[Faction] = Vagabond(VAGABOND_2, "vagabond_2")
