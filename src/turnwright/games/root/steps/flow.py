"""The common steps of Root by name, so that none of them has to import another. Bound by ``game.py``."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import State, Step


class Flow:
    """Every step of the game that no faction brings."""

    deal: Step[State]
    draw: Step[State]


FLOW: Final = Flow()
