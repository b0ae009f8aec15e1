"""Riverfolk Company (RT-11): services, funds and trade posts; swimmers with an open hand."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import RIVERFOLK
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.state import Woods


class Riverfolk(Faction):
    """The Riverfolk Company."""

    def __init__(self) -> None:
        super().__init__(RIVERFOLK, "riverfolk")

    def waterways(self, s: Woods, clearing: int) -> int:
        """Swimmers: every river section is a path for them (RT-11.2.2)."""
        return s.rules.map.river_masks[clearing]

    def swims(self) -> bool:
        """No rule is needed along it; on printed paths it is (RT-11.2.2)."""
        return True


FACTION: Final[Faction] = Riverfolk()
