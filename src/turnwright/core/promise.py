"""From scores to weights: how much oftener a choice that looks better is to be tried."""

from __future__ import annotations

from typing import Final

HIGHEST: Final = 1 << 16
"""The weight of the best choice."""
LEAST_STEPS: Final = 17


def falling(scores: list[int], half: int) -> list[int]:
    """Return positive weights: a choice whose score is lower by ``half`` weighs half as much."""
    best = max(scores)
    weights: list[int] = []
    for score in scores:
        steps, rest = divmod(best - score, half)
        weight = HIGHEST >> steps if steps < LEAST_STEPS else 0
        weights.append(1 + weight - weight * rest // (2 * half))
    return weights
