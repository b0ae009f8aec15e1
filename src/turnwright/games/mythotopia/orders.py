"""Standing orders: whether the turn ends after the actions, whatever the hand could still do.

The question is asked even if nothing but ending the turn is possible, because skipping it would tell the others what is
not in the hand. The order answers it without looking at the hand.
"""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.game import ASK, JsonDict
from turnwright.core.orders import Order
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.verbs import Ask

ORDERS: Final[tuple[Order, ...]] = (Order("end_turn", ("ask", "at-once"), "ask", "MY-7.7"),)


def obey_blind(s: World, orders: JsonDict) -> int:
    """Return what the orders answer to the open private question, or ASK; ``s`` is what watchers see."""
    step = s.todo[-1].step
    if step is not FLOW.after or orders["end_turn"] != "at-once":
        return ASK
    return next(verb.base for verb in cast("Ask", step).choices if verb.word == "end")
