"""Master of the Seas (MY-6.17 to MY-6.19): tokens for ships in three and in four sea areas."""

from __future__ import annotations

from typing import Final

from turnwright.games.mythotopia.data.geometry import SEAS
from turnwright.games.mythotopia.data.tables import NONE
from turnwright.games.mythotopia.objectives.objective import Objective
from turnwright.games.mythotopia.rules import MY_6_17
from turnwright.games.mythotopia.state import World

FIRST_STEP: Final = 3
"""Sea areas required for the first token; each further one gives another (MY-6.17, MY-6.18)."""
ALL_STEPS: Final = 3
A_SEA: Final = 500
A_SHIP: Final = 200
"""The value for bots of a sea area with ships, and of a ship that may go to another, in thousandths of a point."""


def sailed(s: World, seat: int) -> int:
    """Return the number of sea areas with ships of a seat."""
    return sum([1 for sea in range(len(SEAS)) if s.ships[seat * len(SEAS) + sea]])


class Seas(Objective):
    """Ships in a third and in a fourth sea area give a token, each step once per game (MY-6.19)."""

    def __init__(self) -> None:
        super().__init__("seas", MY_6_17)

    def launched(self, s: World, seat: int, sea: int, ships: int) -> int:
        """The first ships in a sea area."""
        if s.ships[seat * len(SEAS) + sea] > ships:
            return NONE
        step = sailed(s, seat) - FIRST_STEP
        return NONE if step < 0 or s.milestones[seat] >> step & 1 else self.heap

    def taken(self, s: World, seat: int, from_unused: bool) -> None:
        """Mark the step as scored; an unused token is marked by a town that stays (MY-17.72, MY-17.83)."""
        s.milestones[seat] |= 1 << sailed(s, seat) - FIRST_STEP
        if from_unused:
            s.towns[seat] -= 1
            s.marked[seat] += 1

    def can_mark(self, s: World, seat: int) -> bool:
        """A town must be in the stock (MY-17.73)."""
        return s.towns[seat] > 0

    def outlook(self, s: World, seat: int) -> int:
        """Sea areas with ships, on the way to the next step."""
        if not s.heaps[self.heap] or s.milestones[seat] == ALL_STEPS:
            return 0
        at_sea = sailed(s, seat)
        return at_sea * A_SEA + min(len(SEAS) - at_sea, s.ship_stock[seat]) * A_SHIP
