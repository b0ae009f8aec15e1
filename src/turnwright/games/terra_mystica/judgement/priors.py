"""Priors: how promising an option looks before anything is tried. Every verb rates its own choices
(``Verb.prior``), here as a weight.
"""

from __future__ import annotations

from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.verbs import RealmQuestion


def prior(s: Realm, actions: list[int]) -> list[int]:
    """Return how promising each option looks, without trying any of them; all answers of chance are equal."""
    f = s.todo[-1]
    question = f.step
    if f.seat == CHANCE or not isinstance(question, RealmQuestion):
        return [1] * len(actions)
    weights: list[int] = []
    for action in actions:
        verb = question.answer(action)
        weights.append(max(1, verb.prior(s, f, action - verb.base)))
    return weights
