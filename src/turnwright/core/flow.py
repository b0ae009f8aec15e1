"""Steps by name: a game keeps them in one object, so that steps can lead to each other without importing each other."""

from __future__ import annotations

from collections.abc import Sequence

from turnwright.core.frames import State, Step


def bind(flow: object, steps: Sequence[Step[State]]) -> None:
    """Make every step an attribute of ``flow``, called as the step is, with ``_`` for ``-``."""
    for step in steps:
        setattr(flow, step.name.replace("-", "_"), step)
