"""How promising choices look at a glance, to guide a search."""

from __future__ import annotations

from turnwright.games.terra_mystica.state import Realm


def prior(s: Realm, actions: list[int]) -> list[int]:
    """Return positive weights; all equal."""
    return [1] * len(actions)
