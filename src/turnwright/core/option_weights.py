"""How promising options look at a glance: scores by verb, and weights from scores."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame, S
from turnwright.core.verbs import Question

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


def weigh(question: Question[S], s: S, f: Frame, actions: list[int], half: int) -> list[int]:
    """Return weights for options of an open question, from the scores that their verbs give them."""
    scores: list[int] = []
    at = 0
    while at < len(actions):
        verb = question.answer(actions[at])
        base, end = verb.base, verb.base + verb.size
        choices: list[int] = []
        while at < len(actions) and base <= actions[at] < end:
            choices.append(actions[at] - base)
            at += 1
        verb.judge(s, f, choices, scores)
    return falling(scores, half)
