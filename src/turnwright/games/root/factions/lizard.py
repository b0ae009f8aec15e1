"""Lizard Cult (RT-10): gardens and the outcast, whose suit the discards decide."""

from __future__ import annotations

from typing import Final

from turnwright.core.fields import ALL, Part, number, numbers
from turnwright.games.root.data.boards import GARDEN, LIZARD
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.queries import count
from turnwright.games.root.state import Woods

PART: Final = Part(
    "Shrine",
    "Whom the Cult has cast out, and who serves it.",
    (
        number("outcast", "the suit of the Outcast (NONE: not chosen yet)", "-1", "2", ALL),
        number("hated", "1: the marker shows Hated", "0", "1", ALL),
        number("acolytes", "warriors that serve as acolytes", "0", "25", ALL),
        numbers("souls", "the Lost Souls, ascending", "None", "0", "41", ALL),
        numbers("revealed", "cards revealed in this Daylight, ascending", "None", "0", "41", ALL),
        number("scored", "mask of suits that have scored this turn", "0", "7", ALL),
    ),
)


class Lizard(Faction):
    """The Lizard Cult."""

    def __init__(self) -> None:
        super().__init__(LIZARD, "lizard")

    def rules_outright(self, s: Woods, clearing: int) -> bool:
        """Pilgrims: a garden is enough to rule its clearing, against the Eyrie too (RT-10.2.4)."""
        return count(s, GARDEN, clearing) > 0


FACTION: Final[Faction] = Lizard()
