"""The common steps of Small World by name, so that none of them has to import another. Set up by ``game.py``."""

from __future__ import annotations

from typing import Final

from turnwright.core.flow import bind
from turnwright.core.frames import Frame, State, Step
from turnwright.games.small_world.data.tables import SEATS, SLOTS


class Flow:
    """Every step of the game that does not belong to an ability."""

    first: Step[State]
    refill: Step[State]
    banner_draw: Step[State]
    badge_draw: Step[State]
    turn: Step[State]
    picking: Step[State]
    expand_or_decline: Step[State]
    march: Step[State]
    ready: Step[State]
    conquests: Step[State]
    readying: Step[State]
    final_die: Step[State]
    redeploy: Step[State]
    placing: Step[State]
    markers: Step[State]
    score: Step[State]
    after_scoring: Step[State]
    rally: Step[State]
    next: Step[State]


class SeatFrames:
    """Frames that contain only a seat, by seat. Frames are immutable, so all tables share these."""

    def __init__(self) -> None:
        self.refill: list[Frame] = []
        self.turn: list[Frame] = []
        self.picking: list[Frame] = []
        self.expand_or_decline: list[Frame] = []
        self.march: list[Frame] = []
        self.score: list[Frame] = []
        self.after_scoring: list[Frame] = []
        self.rally: list[Frame] = []
        self.next: list[Frame] = []


class ForceFrames:
    """Frames that contain a force and ask its seat, by force."""

    def __init__(self) -> None:
        self.ready: list[Frame] = []
        self.readying: list[Frame] = []
        self.conquests: list[Frame] = []
        self.redeploy: list[Frame] = []
        self.placing: list[Frame] = []
        self.markers: list[Frame] = []


FLOW: Final = Flow()
OF_SEAT: Final = SeatFrames()
OF_FORCE: Final = ForceFrames()


def bind_flow(steps: list[Step[State]]) -> None:
    """Register every common step by its name, and create the frames that tables share."""
    bind(FLOW, steps)
    for step in steps:
        name = step.name.replace("-", "_")
        if hasattr(OF_SEAT, name):
            setattr(OF_SEAT, name, [Frame(step, seat) for seat in range(SEATS)])
        if hasattr(OF_FORCE, name):
            setattr(OF_FORCE, name, [Frame(step, force // SLOTS, force) for force in range(SEATS * SLOTS)])
