"""Where two sequences begin to differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def common_start(one: Sequence[Any], other: Sequence[Any]) -> int:
    """Return how many elements two texts or lists have in common at their beginning; whole slices are compared."""
    low, high = 0, min(len(one), len(other))
    if one[:high] == other[:high]:
        return high
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
