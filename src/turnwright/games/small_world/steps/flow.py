"""The common steps of Small World by name, so that none of them has to import another. Bound by ``game.py``."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import State, Step


class Flow:
    """Every step of the game that no ability brings."""

    first: Step[State]
    refill: Step[State]
    banner_draw: Step[State]
    badge_draw: Step[State]
    turn: Step[State]
    picking: Step[State]
    course: Step[State]
    march: Step[State]
    ready: Step[State]
    conquests: Step[State]
    readying: Step[State]
    final_die: Step[State]
    redeploy: Step[State]
    placing: Step[State]
    markers: Step[State]
    score: Step[State]
    parting: Step[State]
    rally: Step[State]
    next: Step[State]


FLOW: Final = Flow()
