"""The reinforcement die (SW-1.10), whoever rolls it."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.games.small_world.data.tables import DIE_FACES, DIE_WEIGHTS
from turnwright.games.small_world.state import World
from turnwright.games.small_world.verbs import Ask, WorldVerb


class Die(WorldVerb):
    """A roll: three of the six faces are blank. The roller decides its effect."""

    def __init__(self, rule: int) -> None:
        super().__init__("die", [str(face) for face in DIE_FACES], rule, 230)


class DieRoll(Ask):
    """Chance rolls the die."""

    def weights(self, s: World, f: Frame) -> list[int]:
        """Three of the six faces are blank (SW-1.10)."""
        return DIE_WEIGHTS
