"""Priors: how promising an option looks before anything is tried.

Playouts follow these weights and search trees start from them. All scores are thousandths of a victory point, as in
``values``. Every verb rates its own choices (``Verb.prior``, ``Verb.judge``).
"""

from __future__ import annotations

from typing import Final

from turnwright.core.option_weights import weigh
from turnwright.core.seats import CHANCE
from turnwright.games.mythotopia.judgement.estimates import card_worth
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.verbs import Ask
from turnwright.games.mythotopia.zones import deck

HALF: Final = 150
"""A choice that looks worse by this much has half the weight."""


def prior(s: World, actions: list[int]) -> list[int]:
    """Return how promising each option looks, without trying any of them."""
    f = s.todo[-1]
    question = f.step
    if not isinstance(question, Ask):
        return [1] * len(actions)
    return weigh(question, s, f, actions, HALF)


def typical(s: World, seat: int, actions: list[int]) -> int:
    """Return the index of the answer that represents what chance may answer while a seat thinks, -1 in the turns of
    others: a card in the deck of about average value.
    """
    f = s.todo[-1]
    if s.turn != seat or f.seat != CHANCE:
        return -1
    if f.step is not FLOW.deal:
        return len(actions) // 2
    cards = s.cards.zones[deck(f.arg)].kinds()
    worths = [card_worth(s, card) for card in cards]
    mean = sum(worths) // len(worths)
    nearest = 0
    for at in range(1, len(worths)):
        if abs(worths[at] - mean) < abs(worths[nearest] - mean):
            nearest = at
    return nearest
