"""Paying with several cards or tokens of different value."""

from __future__ import annotations


def cheapest(worths: list[int], price: int) -> list[int]:
    """Return the indices of the things that pay ``price`` best: the fewest, then the least surplus, then the first.

    The indices are ascending; the list is empty if everything together is worth too little.
    """
    ordered = sorted(worths, reverse=True)
    count = 0
    while sum(ordered[:count]) < price:
        if count == len(ordered):
            return []
        count += 1
    best: list[int] = []
    least = -1
    for places in choices(len(worths), count):
        surplus = sum([worths[i] for i in places]) - price
        if surplus >= 0 and (least < 0 or surplus < least):
            least = surplus
            best = places
    return best


def choices(size: int, count: int) -> list[list[int]]:
    """Return all ways to choose ``count`` of ``size`` indices."""
    if count == 0:
        return [[]]
    return [[*rest, last] for last in range(count - 1, size) for rest in choices(last, count - 1)]
