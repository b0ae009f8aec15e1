"""Trolls (SW-28): a lair in every region, also in decline."""

from __future__ import annotations

from turnwright.games.small_world.data.tables import LAIRS
from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.queries import count_of
from turnwright.games.small_world.rules import SW_28_1
from turnwright.games.small_world.state import World


class Lairs(Trait):
    """A lair in every region, also in decline."""

    def conquered(self, s: World, force: int, region: int) -> None:
        """A lair stands in every region taken, as long as the box has one."""
        if count_of(s.lairs) < LAIRS:
            s.lairs |= 1 << region


RACE: Race = Race("trolls", 5, 10, [Lairs("trolls", SW_28_1, worth=300, unique=True)])
