"""Vagabond (RT-9): a pawn that rules nothing, acts by items and makes friends or enemies."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import VAGABOND, VAGABOND_2
from turnwright.games.root.factions.faction import Faction


class Vagabond(Faction):
    """A Vagabond; the second one is another of the same kind."""


FACTION: Final[Faction] = Vagabond(VAGABOND, "vagabond")
SECOND: Final[Faction] = Vagabond(VAGABOND_2, "vagabond_2")
