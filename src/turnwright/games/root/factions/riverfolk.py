"""Riverfolk Company (RT-11): services, funds and trade posts; swimmers with an open hand."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import RIVERFOLK
from turnwright.games.root.factions.faction import Faction


class Riverfolk(Faction):
    """The Riverfolk Company."""

    def __init__(self) -> None:
        super().__init__(RIVERFOLK, "riverfolk")


FACTION: Final[Faction] = Riverfolk()
