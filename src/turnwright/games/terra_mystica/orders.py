"""Standing orders: how a seat answers offers of power, and whether its turns end automatically.

A wasted offer is declined first; then power is accepted up to the chosen amount; then offers that cost points are
declined. Anything not covered by an order is asked.
"""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.game import ASK, JsonDict
from turnwright.core.orders import Order
from turnwright.games.terra_mystica.data.tables import ROUNDS
from turnwright.games.terra_mystica.economy import room
from turnwright.games.terra_mystica.income import income_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.offers import gain_of
from turnwright.games.terra_mystica.verbs import RealmQuestion

ORDERS: Final[tuple[Order, ...]] = (
    Order("accept_power", ("ask", 1, 2, 3, 4, 5, 6), "ask", "TM-14.7"),
    Order("decline_costly", (False, True), False, "TM-14.8"),
    Order("decline_wasted", (False, True), False, "TM-7.3"),
    Order("end_turn", ("ask", "at-once"), "ask", "TM-8.1"),
)


def obey(s: Realm, orders: JsonDict) -> int:
    """Return what the orders answer to the open question, or ASK."""
    f = s.todo[-1]
    if f.step is not FLOW.after and f.step is not FLOW.offer:
        return ASK
    question = cast("RealmQuestion", f.step)
    if f.step is FLOW.after:
        return question.choice("end") if orders["end_turn"] == "at-once" else ASK
    power = gain_of(s, f.seat, f.arg)
    if orders["decline_wasted"] and wasted(s, f.seat, power):
        return question.choice("decline")
    most = orders["accept_power"]
    if isinstance(most, int) and power <= most:
        return question.choice("accept")
    return question.choice("decline") if orders["decline_costly"] and power > 1 else ASK


def wasted(s: Realm, seat: int, power: int) -> bool:
    """Return whether the next income would not fit after ``power``; only once the seat has passed, so that it is
    certain.
    """
    if seat not in s.passed or s.round == ROUNDS:
        return False
    return room(s, seat) - power < income_of(s, seat).power
