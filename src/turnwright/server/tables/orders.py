"""Standing orders at a table: which ones a seat has set, and when they answer.

They answer in the same commit as the choice that led to their question: no process has to come back for it, nobody is
shown a question that is already answered, and no clock runs.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from turnwright.core import orders
from turnwright.core.errors import BadOption
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.options import Option
from turnwright.core.position import Position
from turnwright.server.errors import Refused
from turnwright.server.logs import trouble
from turnwright.server.storage.table_rows import Meta

log = logging.getLogger(__name__)


def obey(old: Meta, new: Meta, position: Position) -> None:
    """Let the orders of ``new`` answer, if the game is running.

    A question that a person has just gone back to is left for them to answer until they change their orders.
    An order that fails is our bug, but it must not stop the game.
    """
    by_seat = {seat: sitting.orders for seat, sitting in enumerate(new.seating) if sitting.orders}
    asked = position.seat
    if new.state != "running" or asked is None or not by_seat:
        return
    if position.undone and new.seating[asked].orders == old.seating[asked].orders:
        return
    try:
        position.obey(by_seat)
    except Exception as problem:
        trouble(log, "standing orders at table %s", new.id, problem=problem)


def in_force(game: Game[State], meta: Meta, seat: int) -> dict[str, Any]:
    """Return the orders of ``seat`` other than "ask"; a watcher has none."""
    kept = meta.seating[seat].orders if 0 <= seat < len(meta.seating) else {}
    return orders.without_defaults(game, orders.complete(game, kept))


def checked(game: Game[State], chosen: dict[str, Any]) -> dict[str, Any]:
    """Return the orders in ``chosen`` other than "ask", after checking them; a refusal lists what is allowed."""
    check_values(game.name, game.orders, chosen, orders.Order.noun)
    return orders.without_defaults(game, game.check_orders(chosen))


def check_values(game: str, declared: Sequence[Option], chosen: dict[str, Any], noun: str = Option.noun) -> None:
    """Refuse names and values that a game does not declare, and list those it does."""
    known = {option.name: option for option in declared}
    for name, value in chosen.items():
        if name not in known:
            raise Refused("bad_option", f"{game} has no such {noun}", allowed=list(known), field=f"{noun}s")
        try:
            known[name].check(value)
        except BadOption as problem:
            field = f"{noun}s.{name}"
            if known[name].each:
                raise Refused("bad_option", str(problem), reason="option-each", field=field) from None
            allowed = [msgspec.json.encode(v).decode() for v in known[name].values]
            raise Refused("bad_option", str(problem), allowed=allowed, field=field) from None
