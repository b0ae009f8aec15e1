"""Priors: how promising an option looks before anything is tried.

Playouts follow these weights and search trees start from them. All scores are thousandths of a victory point, as in
``values``. Every verb rates its own choices (``Verb.prior``, ``Verb.judge``).
"""

from __future__ import annotations

from typing import Final

from turnwright.core.option_weights import weigh
from turnwright.core.seats import CHANCE
from turnwright.games.root.data.tables import DIE_FACES
from turnwright.games.root.payloads import Battle
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask

HALF: Final = 150
"""A choice that looks worse by this much has half the weight."""
FAIR_ROLL: Final = 2 * len(DIE_FACES) + 1
"""The index of the roll 2 1 among the rolls: on average the higher die shows 1.9, the lower one 1.1."""


def prior(s: Woods, actions: list[int]) -> list[int]:
    """Return how promising each option looks, without trying any of them."""
    f = s.todo[-1]
    question = f.step
    if not isinstance(question, Ask):
        return [1] * len(actions)
    return weigh(question, s, f, actions, HALF)


def typical(s: Woods, seat: int, actions: list[int]) -> int:
    """Return the index of the answer that represents what chance or another seat may answer while a seat thinks; -1 in
    the turns of others, except during a battle.
    """
    f = s.todo[-1]
    if s.turn != seat and not isinstance(f.payload, Battle):
        return -1
    if f.seat == CHANCE:
        return FAIR_ROLL if f.step is FLOW.dice else len(actions) // 2
    if len(actions) == 1 or f.step.private:
        return len(actions) - 1
    weights = prior(s, actions)
    return weights.index(max(weights))
