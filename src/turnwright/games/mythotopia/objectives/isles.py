"""Lord of the Isles (MY-6.12 to MY-6.16): tokens for whole islands."""

from __future__ import annotations

from typing import Final

from turnwright.core.masks import count
from turnwright.games.mythotopia.data.geometry import ISLANDS
from turnwright.games.mythotopia.data.tables import NONE
from turnwright.games.mythotopia.objectives.objective import Objective
from turnwright.games.mythotopia.rules import MY_6_15
from turnwright.games.mythotopia.state import World

A_SHARE: Final = 250
"""The value for bots of a province on a partly controlled island, in thousandths of a point."""


class Isles(Objective):
    """Control of a whole island gives its token, every time (MY-6.13 to MY-6.16)."""

    def __init__(self) -> None:
        super().__init__("isles", MY_6_15)

    def captured(self, s: World, seat: int, province: int, loser: int, citadel: bool) -> int:
        """The last province of an island."""
        for island, provinces in enumerate(ISLANDS):
            if provinces >> province & 1 and provinces & ~s.realms[seat] == 0:
                return self.heap + island
        return NONE

    def settled(self, s: World, seat: int) -> list[int]:
        """Islands that were dealt to one seat."""
        return [self.heap + island for island, provinces in enumerate(ISLANDS) if provinces & ~s.realms[seat] == 0]

    def prize(self, s: World, seat: int, province: int) -> int:
        """The token of an island if this is its last province."""
        for island, provinces in enumerate(ISLANDS):
            if provinces >> province & 1 and provinces & ~s.realms[seat] == 1 << province:
                return self.left(s, self.heap + island)
        return 0

    def outlook(self, s: World, seat: int) -> int:
        """Provinces on incomplete islands."""
        near = 0
        for island, provinces in enumerate(ISLANDS):
            if s.heaps[self.heap + island] and provinces & ~s.realms[seat]:
                near += count(provinces & s.realms[seat])
        return near * A_SHARE
