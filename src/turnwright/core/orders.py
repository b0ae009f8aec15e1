"""Standing orders: how a seat wants questions to be answered on its behalf, as far as the game allows it.

A game declares its orders, and ``Game.obey`` says how they answer a question. Orders must not reveal anything to other
seats, so

* whether an order answers depends only on public facts: "asked this time" or "answered at once" shows nothing;
* what it answers may depend on what its seat knows, like any answer of a person;
* a private question (asked even if there is only one answer) is never passed to ``obey``. It is passed to
  ``obey_blind`` with the watchers' view, and the seat is asked unless the game can answer from that.
"""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import ASK, Game, JsonDict, W
from turnwright.core.options import Option
from turnwright.core.seats import WATCHER

__all__ = ["ASK", "Order", "answer", "complete", "without_defaults"]


class Order(Option):
    """One order: a name, its allowed values, and a ``default`` that means "ask me".

    Its texts are the messages ``order-NAME``, ``order-NAME-help`` and ``order-NAME-VALUE`` of the game; a value may use
    ``order-value-VALUE`` instead, and numbers and switches (true, false) need none.
    """

    noun = "standing order"


def complete(game: Game[W], orders: JsonDict) -> JsonDict:
    """Return all orders of a game; an order with a value that is not allowed (any more) asks."""
    return {o.name: orders[o.name] if o.name in orders and o.allows(orders[o.name]) else o.default for o in game.orders}


def without_defaults(game: Game[W], orders: JsonDict) -> JsonDict:
    """Return those of the complete ``orders`` that do more than ask."""
    return {o.name: orders[o.name] for o in game.orders if orders[o.name] != o.default}


def answer(game: Game[State], s: State, chosen: JsonDict, offered: list[int]) -> int:
    """Return which of the ``offered`` actions the orders ``chosen`` by the asked seat take, or ASK."""
    orders = complete(game, chosen)
    if engine.step_of(s).private:
        action = game.obey_blind(game.view(s, WATCHER), orders)
    else:
        action = game.obey(s, orders)
    return action if action in offered else ASK
