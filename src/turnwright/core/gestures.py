"""Gestures: several answers of one seat in a row, given as one."""

from __future__ import annotations

from turnwright.core.messages import Message


class Gesture:
    """Several answers of one seat in a row that can be given as one: what its button says, and the actions."""

    def __init__(self, label: Message, actions: list[int], target: str = "") -> None:
        self.label = label
        self.actions = actions
        self.target = target

    def __repr__(self) -> str:
        return f"Gesture({self.label!r}, {self.actions}, {self.target!r})"


def spread_evenly(standing: list[int], count: int) -> list[int]:
    """Return the places that ``count`` pieces go to one by one: each where the fewest stand, the first of several."""
    counts = standing[:]
    places: list[int] = []
    for _piece in range(count):
        place = counts.index(min(counts))
        counts[place] += 1
        places.append(place)
    return places
