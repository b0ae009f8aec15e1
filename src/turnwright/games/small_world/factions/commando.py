"""Commando (SW-33): every region costs 1 token less."""

from __future__ import annotations

from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.rules import SW_33_1
from turnwright.games.small_world.state import World


class Raiders(Trait):
    """Every region costs 1 token less."""

    def cheaper(self, s: World, force: int) -> int:
        """Every region."""
        return s.board.all


POWER: Power = Power("commando", 4, [Raiders("commando", SW_33_1, worth=300)])
