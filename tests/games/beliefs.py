"""How often a belief deals each table, against every way the hidden cards can lie."""

from __future__ import annotations

from collections import Counter
from math import sqrt

Lots = tuple[tuple[str, ...], ...]
"""The contents of some places: the keys of the cards in each, alphabetically."""


def key_of(lots: list[list[str]]) -> Lots:
    """Return what lies where, in the order of the alphabet."""
    return tuple([tuple(sorted(lot)) for lot in lots])


def assert_as_likely(expected: Counter[Lots], counts: Counter[Lots]) -> None:
    """Expect every table that can be, no other, and each as often as it should be."""
    assert set(expected) == set(counts)
    deals, total = sum(counts.values()), sum(expected.values())
    chances = {lots: deals * number / total for lots, number in expected.items()}
    statistic = sum((counts[lots] - chance) ** 2 / chance for lots, chance in chances.items())
    freedom = len(chances) - 1
    assert freedom == 0 or (statistic - freedom) / sqrt(2 * freedom) < 4
