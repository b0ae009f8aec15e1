"""What clicks mean: which questions concern a seat, and which refusals are almost legal."""

from __future__ import annotations

from typing import Final

from turnwright.core.clicks import TOO_DEAR, TOO_FAR, UNFIT, Clicks
from turnwright.core.frames import State, Step
from turnwright.games.small_world.factions.roster import TRAITS
from turnwright.games.small_world.factions.trait import Trait
from turnwright.games.small_world.queries import has_trait
from turnwright.games.small_world.rules import SW_5_4, SW_6_1, SW_6_5, SW_7_11, SW_7_12, SW_9_2, SW_9_3, SW_9_4
from turnwright.games.small_world.state import World

DISTANCES: Final = {
    SW_5_4: TOO_DEAR,
    SW_7_12: TOO_DEAR,
    SW_7_11: TOO_DEAR,
    SW_9_2: TOO_DEAR,
    SW_9_3: TOO_DEAR,
    SW_6_1: TOO_FAR,
    SW_6_5: TOO_FAR,
    SW_9_4: UNFIT,
}
OWNERS: Final[dict[str, Trait]] = {step.name: trait for trait in TRAITS.values() for step in trait.steps}


class WorldClicks(Clicks[World]):
    """Clicks on regions, combos and seats.

    Troops are readied only when a race expands, so a conquest is never judged while something else is asked.
    """

    def has(self, s: World, seat: int, step: Step[State]) -> bool:
        """A question of an ability is asked only to a seat whose race has it."""
        return step.name not in OWNERS or has_trait(s, seat, OWNERS[step.name])


CLICKS: Final = WorldClicks(DISTANCES)
