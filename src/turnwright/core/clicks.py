"""What a game knows about clicks on things that cannot be chosen now.

Nearly every drawn place can be chosen by some choice of the game: to build there, to move there, to place a first
dwelling there. ``nearest.py`` finds the one that a person means; a game says here which of them can concern a seat, and
which refusals are almost legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from turnwright.core.frames import Frame, State, Step

TOO_DEAR: Final = 10
"""Distance of a choice for which only means are missing: a price, a card, a piece in the supply, another action."""
TOO_FAR: Final = 20
"""Distance of a choice in a place that is only out of reach."""
BARRED: Final = 30
"""Distance of a choice that another rule forbids in this place, such as a building on an occupied one."""
UNFIT: Final = 40
"""Distance of a choice that is not about a place like this, such as an upgrade where nothing stands."""

W = TypeVar("W", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Clicks(Generic[W]):
    """What clicks mean in one game; everything here follows from what the seat may know.

    distances  how far from legal a choice is that a rule refuses: one of the distances above, or a little less or more.
               A rule that is not listed is BARRED; the rule that describes the verb itself is UNFIT.
    """

    def __init__(self, distances: Mapping[int, int]) -> None:
        self.distances = distances

    def concerns(self, s: W, seat: int, step: Step[State]) -> bool:
        """Tell whether ``seat`` may still be asked ``step``: of the setup only what waits for an answer, and later
        nothing that belongs to another faction.
        """
        if step.setup:
            return any(frame.step is step and frame.seat == seat for frame in s.todo)
        return self.has(s, seat, step)

    def has(self, s: W, seat: int, step: Step[State]) -> bool:
        """Tell whether ``step``, which is not of the setup, is everybody's or belongs to ``seat``."""
        return True

    def on_turn(self, s: W, seat: int) -> list[Frame]:
        """Return the main questions of the turns of ``seat``, as they would be asked now; empty before its first turn.

        Their verbs judge what a click means while something else is asked.
        """
        return []

    def rule_of(self, target: str) -> int:
        """Return the rule by which nobody, or nobody else, can ever choose a place; 0 if its description is enough."""
        return 0
