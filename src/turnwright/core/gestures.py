"""Gestures: several consecutive answers of one seat, made as one."""

from __future__ import annotations

from turnwright.core.messages import Message


class Gesture:
    """Several consecutive answers of one seat that can be made as one: the label of its button, and the actions.

    ``target`` and ``sources`` are drawn elements, as those of a verb's choices.
    """

    def __init__(self, label: Message, actions: list[int], target: str = "", sources: list[str] | None = None) -> None:
        self.label = label
        self.actions = actions
        self.target = target
        self.sources: list[str] = [] if sources is None else sources

    def __repr__(self) -> str:
        return f"Gesture({self.label!r}, {self.actions}, {self.target!r}, {self.sources})"


def spread_evenly(standing: list[int], count: int) -> list[int]:
    """Return where to put ``count`` pieces one by one: each where the fewest are, the first if several tie."""
    counts = standing[:]
    places: list[int] = []
    for _piece in range(count):
        place = counts.index(min(counts))
        counts[place] += 1
        places.append(place)
    return places
