"""The reinforcement die (SW-1.10), whoever rolls it."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.games.small_world.data.tables import DIE_FACES, DIE_WEIGHTS
from turnwright.games.small_world.state import World
from turnwright.games.small_world.verbs import WorldVerb


class Die(WorldVerb):
    """A roll: three of the six faces are blank. What it does is up to who rolls."""

    def __init__(self, rule: int) -> None:
        super().__init__("die", [str(face) for face in DIE_FACES], rule, 230)

    def weight(self, s: World, f: Frame, n: int) -> int:
        """Three of the six faces are blank (SW-1.10)."""
        return DIE_WEIGHTS[n]
