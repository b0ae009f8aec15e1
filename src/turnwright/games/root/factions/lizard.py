"""Lizard Cult (RT-10): gardens and the outcast, whose suit the discards decide."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import GARDEN, LIZARD
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.queries import count
from turnwright.games.root.state import Woods


class Lizard(Faction):
    """The Lizard Cult."""

    def __init__(self) -> None:
        super().__init__(LIZARD, "lizard")

    def rules_outright(self, s: Woods, clearing: int) -> bool:
        """Pilgrims: a garden is enough to rule its clearing, against the Eyrie too (RT-10.2.4)."""
        return count(s, GARDEN, clearing) > 0


FACTION: Final[Faction] = Lizard()
