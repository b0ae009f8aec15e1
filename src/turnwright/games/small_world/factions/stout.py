"""Stout (SW-46): the race may decline after scoring, in the same turn."""

from __future__ import annotations

from turnwright.core.frames import Frame, Step
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.decline import decline
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.notation import DECLINE, SKIP
from turnwright.games.small_world.rules import SW_46_1
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW


class LateDecline(Trait):
    """Decline costs no turn."""

    def parting(self, s: World, force: int) -> list[Frame]:
        """Ask after scoring; on the turn of the pick only where the table reads it so (SW-46.5)."""
        if s.fresh and not s.rules.quick_decline:
            return []
        return [Frame(FLOW.late_decline, force // SLOTS, force)]


class Declining(Step[World]):
    """Put the race in decline now, or keep it (SW-46.1)."""

    def __init__(self) -> None:
        super().__init__("late-decline", ["skip", "decline"], SW_46_1)

    def candidates(self, s: World, f: Frame) -> list[int]:
        """Both are open."""
        return [SKIP, DECLINE]

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Both are open."""
        return 0

    def apply(self, s: World, f: Frame, action: int) -> None:
        """All steps of a decline, but no second income (SW-46.2, SW-46.3)."""
        if action == DECLINE:
            decline(s, f.seat)
            s.then([Frame(FLOW.refill, f.seat)])


POWER: Power = Power("stout", 4, [LateDecline("stout", SW_46_1, worth=700)])
