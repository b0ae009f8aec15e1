"""Steps by name: a game keeps its steps in one object, so that they can refer to each other without imports."""

from __future__ import annotations

from collections.abc import Sequence

from turnwright.core.frames import State, Step


def bind(flow: object, steps: Sequence[Step[State]]) -> None:
    """Make every step an attribute of ``flow``, under its name with ``_`` for ``-``."""
    for step in steps:
        setattr(flow, step.name.replace("-", "_"), step)
