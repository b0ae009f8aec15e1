"""Standing orders: what a seat wants to be answered for it, as far as the game lets it say so beforehand.

A game declares its orders and says in ``Game.obey`` what they make of a question. Orders must not tell the others
what they could not know, so

* whether an order answers depends on public facts alone: "asked this time" or "answered at once" shows nothing;
* what it answers depends on what its seat knows, like any answer of a person;
* a private question (one that is asked even when there is but one answer) is kept from ``obey`` altogether. It
  comes to ``obey_blind`` with the watchers' view, and is asked unless the game has an answer from there.
"""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import ASK, Game, JsonDict, Option, W
from turnwright.core.seats import WATCHER

__all__ = ["ASK", "Order", "answer", "complete", "given_only"]


class Order(Option):
    """One order: a name, its allowed values, and as ``default`` the one that means "ask me".

    Its words are the messages ``order-NAME``, ``order-NAME-help`` and ``order-NAME-VALUE`` of the game; a value may
    leave its own to ``order-value-VALUE``, and numbers and switches (true, false) may do without.
    """

    noun = "standing order"


def complete(game: Game[W], given: JsonDict) -> JsonDict:
    """Return all orders of a game; one that it does not allow (any more) asks."""
    return {o.name: given[o.name] if o.name in given and o.allows(given[o.name]) else o.default for o in game.orders}


def given_only(game: Game[W], orders: JsonDict) -> JsonDict:
    """Return those of complete ``orders`` that do more than ask."""
    return {o.name: orders[o.name] for o in game.orders if orders[o.name] != o.default}


def answer(game: Game[State], s: State, given: JsonDict) -> int:
    """Return how the orders ``given`` by the asked seat answer the open question, or ASK."""
    orders = complete(game, given)
    if engine.step_of(s).private:
        action = game.obey_blind(game.view(s, WATCHER), orders)
    else:
        action = game.obey(s, orders)
    return action if action in engine.options(s) else ASK
