"""Words for the checks of tables: what is there too often or too seldom, and what is out of order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

MOST_NAMED: Final = 5
"""How many things one line names."""


def miscounted(there: Iterable[int], wanted: Iterable[int], name: Callable[[int], str]) -> str:
    """Return of what there is too much or too little, as in "2 of 1 anvil, 0 of 1 sword"; "" if all counts agree."""
    found, right = Counter(there), Counter(wanted)
    wrong = [number for number in sorted({*found, *right}) if found[number] != right[number]]
    return named(wrong, lambda number: f"{found[number]} of {right[number]} {name(number)}")


def misplaced(numbers: Sequence[int], name: Callable[[int], str]) -> str:
    """Return the first two neighbours in the wrong order, as in "anvil must come before sword", or ""."""
    for first, second in pairwise(numbers):
        if second < first:
            return f"{name(second)} must come before {name(first)}"
    return ""


def named(numbers: Sequence[int], name: Callable[[int], str]) -> str:
    """Return the names of some things in one line; many are cut short."""
    more = len(numbers) - MOST_NAMED
    words = [name(number) for number in numbers[:MOST_NAMED]]
    return ", ".join([*words, *([f"and {more} more"] if more > 0 else [])])
