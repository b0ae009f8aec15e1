"""Conversions of a log, counts and all, in a seat's turn or, as a deviation, in the middle of its action."""

from __future__ import annotations

from typing import Final

from turnwright.games.terra_mystica.exchange import commands, deviations
from turnwright.games.terra_mystica.exchange.choices import (
    BURN,
    CONVERT,
    ORDAIN,
    SPECIAL,
    claim,
    claims,
    named,
    uses_power,
)
from turnwright.games.terra_mystica.exchange.commands import Command
from turnwright.games.terra_mystica.exchange.flow import own, to_act, to_turn
from turnwright.games.terra_mystica.exchange.misfits import Misfit
from turnwright.games.terra_mystica.exchange.replay_table import ReplayTable
from turnwright.games.terra_mystica.exchange.words import (
    BRIDGE_MADE,
    BRIDGE_WORKERS,
    COIN,
    ORDAIN_AT_ONCE,
    POINT,
    POWER,
    PRIEST,
    WORKER,
)
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.powers import OF_ABILITY

ORDINATION: Final = "convert_w_to_p"
"""The site's name for the right to turn workers into priests."""
WAYS: Final[dict[tuple[int, int], tuple[int, list[str]]]] = {
    (POWER, PRIEST): (5, ["power-priest"]),
    (POWER, WORKER): (3, ["power-worker"]),
    (POWER, COIN): (1, ["power-coin"]),
    (PRIEST, WORKER): (1, ["priest-worker"]),
    (PRIEST, COIN): (1, ["priest-worker", "worker-coin"]),
    (WORKER, COIN): (1, ["worker-coin"]),
    (POINT, COIN): (1, ["vp-coin"]),
}
"""By resources: how many of the first make one of the second, and which of our conversions do that."""


def convert(t: ReplayTable, seat: int, command: Command, rest: list[Command]) -> None:
    """Convert an amount into another."""
    paid, source, gained, target = command.a, command.b, command.c, command.d
    if (source, target) == (WORKER, PRIEST):
        ordain(t, seat, paid, gained)
    elif (source, target) == (WORKER, BRIDGE_MADE):
        pay_bridge(t, seat)
    elif (source, target) == (COIN, POINT):
        points(t, seat, paid, gained, rest)
    else:
        if (source, target) not in WAYS:
            raise Misfit("there is no such conversion")
        rate, ways = WAYS[source, target]
        if paid != rate * gained:
            raise Misfit(f"the rate is {rate} to 1")
        in_turn(t, seat, rest, [named(CONVERT, way) for way in ways] * gained)


def burn(t: ReplayTable, seat: int, command: Command, rest: list[Command]) -> None:
    """Sacrifice power."""
    in_turn(t, seat, rest, [BURN.base] * command.a)


def in_turn(t: ReplayTable, seat: int, rest: list[Command], choices: list[int]) -> None:
    """Convert before or after the action; in the middle of it that is a deviation."""
    between = to_turn(t, seat, rest)
    if any(uses_power(choice) for choice in choices):
        t.answers.use_power(seat)
    if not between or t.spade_power(seat):
        t.convert_in_action(seat, choices)
        return
    for choice in choices:
        t.answer(choice)


def ordain(t: ReplayTable, seat: int, paid: int, gained: int) -> None:
    """Workers become priests: the reward of a stronghold, at once or, as a deviation, later."""
    if paid != gained or paid >= ORDAIN.size:
        raise Misfit(f"up to {ORDAIN.size - 1} workers become as many priests")
    if own(t, seat, FLOW.rewards) and t.s.todo[-1].extra:
        t.answer(ORDAIN.base + paid)
        return
    if seat not in t.unordained or ORDAIN_AT_ONCE in t.options:
        raise Misfit("no workers may become priests now")
    t.deviate(deviations.LATE_ORDINATION, seat)
    if ORDAIN.base + paid not in claims(t.s, seat):
        raise Misfit("the workers or priests for it are missing")
    claim(t.s, seat, ORDAIN.base + paid)
    t.unordained.pop(seat).choices = [ORDAIN.base + paid]


def leave_ordination(t: ReplayTable, seat: int) -> bool:
    """Ordain no workers; return whether the seat could have."""
    if own(t, seat, FLOW.rewards) and t.s.todo[-1].extra and ORDAIN.base in claims(t.s, seat):
        t.answer(ORDAIN.base)
        return True
    return t.unordained.pop(seat, None) is not None


def adjust(t: ReplayTable, seat: int, command: Command, rest: list[Command]) -> None:
    """Something is given or taken by hand: the old price of a bridge, or a correction.

    Logs of ours take back the points that only the site has given, for spades that were thrown away.
    """
    if (command.a, command.b) == (WORKER, -BRIDGE_WORKERS) and rest and rest[0].verb == commands.BRIDGE:
        pay_bridge(t, seat)
        return
    if t.book and command.a == POINT and command.b < 0:
        return
    if -command.b > deviations.held(t.s, seat, command.a):
        raise Misfit("there is not that much to take away")
    t.deviate(deviations.BY_HAND, seat)
    deviations.by_hand(t.s, seat, command.a, command.b)


def pay_bridge(t: ReplayTable, seat: int) -> None:
    """The old form of the action of a faction that builds bridges for workers."""
    to_act(t, seat)
    t.answer(SPECIAL.base + OF_ABILITY)


def points(t: ReplayTable, seat: int, paid: int, gained: int, rest: list[Command]) -> None:
    """Coins become points: by the own ability, or as a deviation at the final rate."""
    if faction_of(t.s, seat).conversions:
        if paid != 2 * gained:
            raise Misfit("the rate is 2 to 1")
        in_turn(t, seat, rest, [named(CONVERT, "coins-vp")] * gained)
        return
    if paid != 3 * gained:
        raise Misfit("the rate is 3 to 1")
    to_turn(t, seat, rest)
    t.deviate(deviations.COINS_FOR_POINTS, seat)
    if not deviations.coins_for_points(t.s, seat, gained):
        raise Misfit("there are not enough coins")
