"""The reinforcement die (SW-1.10), whoever rolls it."""

from __future__ import annotations

from turnwright.core.frames import Frame, Step
from turnwright.games.small_world.data.tables import DIE_FACES, DIE_WEIGHTS
from turnwright.games.small_world.notation import DIE
from turnwright.games.small_world.state import World


class ReinforcementDie(Step[World]):
    """A roll: three of the six faces are blank. What it does is up to the step."""

    def candidates(self, s: World, f: Frame) -> list[int]:
        """The faces of the die."""
        return [DIE + face for face in DIE_FACES]

    def weights(self, s: World, f: Frame) -> list[int]:
        """Three of the six faces are blank (SW-1.10)."""
        return DIE_WEIGHTS

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Every face may come up."""
        return 0
