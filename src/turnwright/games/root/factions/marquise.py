"""Marquise de Cat (RT-6): she builds on what she rules, and nobody else places a piece beside her keep."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import KEEP, MARQUISE
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.queries import count
from turnwright.games.root.state import Woods


class Marquise(Faction):
    """The Marquise de Cat."""

    def __init__(self) -> None:
        super().__init__(MARQUISE, "marquise")

    def bars_placing(self, s: Woods, clearing: int) -> bool:
        """The keep bars all others from placing in its clearing (RT-6.2.2#1)."""
        return count(s, KEEP, clearing) > 0


FACTION: Final[Faction] = Marquise()
