"""Stout (SW-46): the race may decline after scoring, in the same turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.frames import Frame
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.readings import Reading
from turnwright.games.small_world.rules import SW_46_1
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.turn import Decline
from turnwright.games.small_world.verbs import Ask, Skip

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance

QUICK_DECLINE: Final = Reading("quick_decline", True, "SW-46.5")


class LateDecline(Trait):
    """Decline costs no turn."""

    def __init__(self) -> None:
        super().__init__("stout", SW_46_1, worth=700)
        self.steps = [LATE_DECLINE]
        self.readings = [QUICK_DECLINE]

    def after_scoring(self, s: World, force: int, frames: list[Frame]) -> None:
        """Ask after scoring; on the turn of the pick only if the table plays that reading (SW-46.5)."""
        if not s.fresh or s.rules.reads(QUICK_DECLINE):
            frames.append(Frame(LATE_DECLINE, force // SLOTS, force))


class KeepRace(Skip):
    """Keep the race."""

    def rated(self, glance: Glance, n: int) -> int:
        """The expected income with the race."""
        return glance.going_on()


LATE_DECLINE: Final = Ask("late-decline", SW_46_1, [KeepRace(SW_46_1), Decline(SW_46_1)], half=1200)
"""All steps of a decline, but no second income (SW-46.2, SW-46.3)."""
POWER: Power = Power("stout", 4, [LateDecline()])
