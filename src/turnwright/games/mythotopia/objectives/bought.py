"""Bought tokens (MY-6.9 to MY-6.22): Guilded City and Roadside Inns, for gold when something is built."""

from __future__ import annotations

from turnwright.games.mythotopia.objectives.objective import Objective


class Bought(Objective):
    """When building one of a kind, the builder may pay one more gold for a token (MY-6.9, MY-6.21)."""

    def __init__(self, key: str, rule: int, kind: int) -> None:
        super().__init__(key, rule)
        self.building = kind
