"""Seafaring (SW-44): seas and lakes may be conquered and are kept in decline."""

from __future__ import annotations

from typing import Final

from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.readings import Reading
from turnwright.games.small_world.rules import SW_44_1
from turnwright.games.small_world.state import World

SEA_ENTRY: Final = Reading("sea_entry", True, "SW-44.4")


class Sailors(Trait):
    """Seas and lakes may be conquered and are kept in decline."""

    def __init__(self) -> None:
        super().__init__("seafaring", SW_44_1, worth=600)
        self.readings = [SEA_ENTRY]

    def waters(self, s: World) -> int:
        """Both seas and the lake."""
        return s.board.water

    def entries(self, s: World, force: int) -> int:
        """Seas at the edge of the board, if the table plays that reading (SW-44.4)."""
        return s.board.edge_seas if s.rules.reads(SEA_ENTRY) else 0


POWER: Power = Power("seafaring", 5, [Sailors()])
