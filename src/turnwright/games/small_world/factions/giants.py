"""Giants (SW-20): regions next to an occupied mountain cost 1 token less."""

from __future__ import annotations

from turnwright.core.masks import numbers_of
from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.rules import SW_20_1
from turnwright.games.small_world.state import World


class Downhill(Trait):
    """Regions next to an occupied mountain cost 1 token less."""

    def cheaper(self, s: World, force: int) -> int:
        """The neighbours of every mountain the race occupies, linked caverns included (SW-48.4)."""
        regions = 0
        held = s.land[force] & s.board.mountains
        for mountain in numbers_of(held):
            regions |= s.board.adjacent[mountain]
        for trait in s.kits[force].traits:
            regions |= trait.linked(s, held)
        return regions


RACE: Race = Race("giants", 6, 11, [Downhill("giants", SW_20_1, worth=300)])
