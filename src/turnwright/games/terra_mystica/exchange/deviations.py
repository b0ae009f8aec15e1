"""Deviations from the rule book that recorded games contain, each with its name.

The list is closed. Each deviation is carried out here or where it is named, by code of its own; the rules of the engine
know none of them. Whatever else does not fit the rules is a fault of the log.
"""

from __future__ import annotations

from typing import Final

from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.cults import advance, steps_of
from turnwright.games.terra_mystica.data.tables import (
    ACTION_COST,
    BY_CARD,
    BY_FAVOR,
    BY_STRONGHOLD,
    COINS_PER_VP,
    CULTS,
    CYCLE,
    PLAY,
    SCORINGS,
    STRONGHOLD,
    TOP,
)
from turnwright.games.terra_mystica.economy import gain_power, gain_priests, pay, score, spend_power
from turnwright.games.terra_mystica.exchange.choices import POWER_ACTION, SPECIAL
from turnwright.games.terra_mystica.exchange.words import COIN, POINT, PRIEST, WORKER
from turnwright.games.terra_mystica.exchange.words import POWER as POWER_HELD
from turnwright.games.terra_mystica.payloads import CultSteps
from turnwright.games.terra_mystica.points import RESOURCES, ROUND_TILE, SOURCES, START
from turnwright.games.terra_mystica.queries import faction_of, has_built
from turnwright.games.terra_mystica.rules import TM_23_3, TM_26_12
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.powers import OF_ABILITY, OF_STRONGHOLD

CONVERSION_IN_ACTION: Final = "conversion-in-action"
SPADE_PAID_ON_GAIN: Final = "spade-paid-on-gain"
COINS_FOR_POINTS: Final = "coins-for-points"
BRIDGE_TWICE: Final = "bridge-twice"
LATE_ANSWER: Final = "late-answer"
CULT_PICKED: Final = "cult-picked-by-site"
THROWN_AWAY: Final = "thrown-away"
LATE_ORDINATION: Final = "late-ordination"
NO_POWER_ON_DECLINE: Final = "no-power-on-decline"
THROUGH_HOME: Final = "through-home-terrain"
BY_HAND: Final = "by-hand"

DEVIATIONS: Final[dict[str, str]] = {
    CONVERSION_IN_ACTION: "a conversion, or a town across a river, in the middle of an action",
    SPADE_PAID_ON_GAIN: "points or power for spades when they are gained, though used later or never",
    COINS_FOR_POINTS: "coins into points at the final rate before the end of the game",
    BRIDGE_TWICE: "a bridge where one stands already",
    LATE_ANSWER: "power taken after the seat has used its own in the meantime",
    CULT_PICKED: "one key, several cults at its reach: the site picks which one",
    THROWN_AWAY: "a part of an action that has to be carried out is left out",
    LATE_ORDINATION: "workers become priests in a turn after the stronghold was built",
    NO_POWER_ON_DECLINE: "no power for the builder though all opponents declined",
    THROUGH_HOME: "a transformation past the home terrain",
    BY_HAND: "a correction: points, resources or steps on a cult given or taken by hand",
}


class Deviation:
    """One deviation in a game: where, which, and by which command."""

    def __init__(self, line: int, name: str, who: str, text: str) -> None:
        self.line = line
        self.name = name
        self.who = who
        self.text = text

    def __str__(self) -> str:
        return f"row {self.line}: {self.name}: {self.who}: {self.text}"


def in_between(s: Realm, seat: int, action: int) -> int:
    """Convert while something else is asked, as if between two actions; return 0, or the rule that forbids it."""
    frame = Frame(FLOW.after, seat)
    rule = frame.step.refuse(s, frame, action)
    if rule == 0:
        engine.ask_and_answer(s, frame, action)
        s.drop_frames([frame])
    return rule


def steps_at_once(s: Realm) -> None:
    """Take the steps of favor tiles that wait for the key of a town, where they do not need it."""
    for f in [f for f in s.todo if f.step is FLOW.tile_steps]:
        steps = steps_of(f)[:]
        for cult in range(CULTS):
            if s.cult[f.seat * CULTS + cult] + steps[cult] < TOP:
                advance(s, f.seat, cult, steps[cult])
                steps[cult] = 0
        s.replace(Frame(FLOW.tile_steps, f.seat, f.arg, f.extra, CultSteps(steps)))


def idle_action(s: Realm, seat: int, action: int) -> bool:
    """Take a power action or a special one that cannot be carried out; tell whether the seat has it, unused."""
    if POWER_ACTION.has(action):
        which = action - POWER_ACTION.base
        if s.used >> which & 1 or s.bowl3[seat] < ACTION_COST[which]:
            return False
        spend_power(s, seat, ACTION_COST[which])
        s.used |= 1 << which
        return True
    kind = action - SPECIAL.base
    if kind == OF_ABILITY or (kind == OF_STRONGHOLD and not has_built(s, seat, STRONGHOLD)):
        return False
    bit = (BY_CARD, BY_FAVOR, BY_STRONGHOLD)[kind]
    if s.special[seat] & bit:
        return False
    s.special[seat] |= bit
    return True


def coins_for_points(s: Realm, seat: int, points: int) -> bool:
    """Turn coins into points as at the end; tell whether there were enough."""
    coins = points * COINS_PER_VP
    if s.coins[seat] < coins:
        return False
    pay(s, seat, 0, coins)
    score(s, seat, points, RESOURCES, TM_26_12)
    return True


def reward_spades(s: Realm, seat: int, spades: int, bought: int) -> bool:
    """Give what spades are worth without using them; tell whether it was anything."""
    before = purse(s, seat)
    if s.phase == PLAY:
        scoring = SCORINGS[s.scoring[s.round - 1]]
        score(s, seat, spades * scoring.spade_vp, ROUND_TILE, TM_23_3, scoring.name)
    faction_of(s, seat).spades_used(s, seat, spades, bought)
    return purse(s, seat) != before


def worth_of_spades(s: Realm, seat: int, spades: int, bought: int) -> list[int]:
    """Return the purse that spades would lead to."""
    other = s.clone()
    reward_spades(other, seat, spades, bought)
    return purse(other, seat)


def bring_power(s: Realm, seat: int, spades: int) -> bool:
    """Return whether spades would fill bowls."""
    return worth_of_spades(s, seat, spades, 0)[1:4] != purse(s, seat)[1:4]


def take_back(s: Realm, seat: int, before: list[int], worth: list[int]) -> None:
    """Undo what spades brought: bowls are set back, points are taken back, for others may have come with them."""
    now = purse(s, seat)
    rest = [mine - given + had for mine, given, had in zip(now, worth, before, strict=True)]
    refill(s, seat, [rest[0], *before[1:4], *rest[4:]])


def by_hand(s: Realm, seat: int, resource: int, amount: int) -> None:
    """Give, or take away what is there."""
    if resource == POINT:
        s.vp[seat] += amount
        s.tally[seat * SOURCES + START] += amount
    elif resource == COIN:
        s.coins[seat] += amount
    elif resource == WORKER:
        s.workers[seat] += amount
    elif resource == PRIEST and amount > 0:
        gain_priests(s, seat, amount)
    elif resource == PRIEST:
        s.priests[seat] += amount
    elif amount > 0:
        gain_power(s, seat, amount)
    else:
        spend_power(s, seat, -amount)


def step_back(s: Realm, seat: int, cult: int, count: int) -> None:
    """Move a marker back; from space 10 it brings the key back."""
    place = seat * CULTS + cult
    s.keys[seat] += s.cult[place] == TOP
    s.cult[place] -= count


def held(s: Realm, seat: int, resource: int) -> int:
    """Return how much of a resource can be taken away from a seat."""
    return {POWER_HELD: s.bowl3, PRIEST: s.priests, WORKER: s.workers, COIN: s.coins, POINT: s.vp}[resource][seat]


def buy_spades(s: Realm, seat: int, count: int) -> None:
    """Pay for spades that are not used."""
    faction = faction_of(s, seat)
    pay(s, seat, count * faction.spade_workers(s, seat), 0, count * faction.spade_priests())


def purse(s: Realm, seat: int) -> list[int]:
    """Return points and bowls, and where the points came from."""
    tally = s.tally[seat * SOURCES : seat * SOURCES + SOURCES]
    return [s.vp[seat], s.bowl1[seat], s.bowl2[seat], s.bowl3[seat], *tally]


def refill(s: Realm, seat: int, before: list[int]) -> None:
    """Set points and bowls back to a purse: what was paid already is not paid again."""
    s.vp[seat], s.bowl1[seat], s.bowl2[seat], s.bowl3[seat] = before[:4]
    s.tally[seat * SOURCES : seat * SOURCES + SOURCES] = before[4:]


def straight(start: int, end: int) -> int:
    """Return the spades from one terrain to another on the shorter side of the cycle, whatever lies between."""
    up = (end - start) % CYCLE
    return min(up, CYCLE - up)
