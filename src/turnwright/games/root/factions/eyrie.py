"""Eyrie Dynasties (RT-7): lords of the forest, bound by their Decree."""

from __future__ import annotations

from typing import Final

from turnwright.core.fields import ALL, Part, number, rows
from turnwright.games.root.data.boards import EYRIE
from turnwright.games.root.factions.faction import Faction

PART: Final = Part(
    "Court",
    "Who leads the Eyrie, and their Decree.",
    (
        number("leader", "the leader (NONE: not chosen yet)", "-1", "3", ALL),
        number("deposed", "mask of leaders that lie face down", "0", "15", ALL),
        rows(
            "decree",
            "by column: its cards, ascending; the Loyal Viziers are those of the leader",
            "4",
            "None",
            "0",
            "41",
            ALL,
        ),
    ),
)


class Eyrie(Faction):
    """The Eyrie Dynasties."""

    def __init__(self) -> None:
        super().__init__(EYRIE, "eyrie")

    def rules_ties(self) -> bool:
        """Lords of the Forest: sharing first place is enough (RT-7.2.2#1)."""
        return True


FACTION: Final[Faction] = Eyrie()
