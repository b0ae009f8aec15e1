"""At a glance: how promising an option looks before anything is tried.

Playouts follow these weights and search trees start from them. All scores are thousandths of a victory point, as in
``heuristics``. Every verb says itself how good its choices look (``WoodsVerb.prior``).
"""

from __future__ import annotations

from typing import Final

from turnwright.games.root.state import Woods
from turnwright.games.root.verbs import Ask

HALF: Final = 150
"""A choice that looks worse by this weighs half as much."""
LEAST_STEPS: Final = 13


def prior(s: Woods, actions: list[int]) -> list[int]:
    """Return how promising each option looks, without trying any of them."""
    f = s.todo[-1]
    question = f.step
    if not isinstance(question, Ask):
        return [1] * len(actions)
    scores: list[int] = []
    for action in actions:
        verb = question.choice(action)
        scores.append(verb.prior(s, f, action - verb.base))
    best = max(scores)
    weights: list[int] = []
    for score in scores:
        steps = (best - score) // HALF
        weights.append(1 + (4096 >> steps if steps < LEAST_STEPS else 0))
    return weights
