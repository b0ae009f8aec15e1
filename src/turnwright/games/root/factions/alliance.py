"""Woodland Alliance (RT-8): sympathy, supporters and officers."""

from __future__ import annotations

from typing import Final

from turnwright.core.fields import ALL, Part, number
from turnwright.games.root.data.boards import ALLIANCE
from turnwright.games.root.factions.faction import Faction

PART: Final = Part(
    "Uprising",
    "What the Alliance has beside its supporters.",
    (number("officers", "warriors that serve as officers", "0", "10", ALL),),
)


class Alliance(Faction):
    """The Woodland Alliance."""

    def __init__(self) -> None:
        super().__init__(ALLIANCE, "alliance")


FACTION: Final[Faction] = Alliance()
