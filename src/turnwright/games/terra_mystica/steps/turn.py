"""Rounds and turns: income, one action at a time, conversions around it (TM-5)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Deed, Frame, Step
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.tables import BONUSES, INCOME, PLAY, ROUNDS
from turnwright.games.terra_mystica.income import receive
from turnwright.games.terra_mystica.leaving import all_passed
from turnwright.games.terra_mystica.notation import BURN, END
from turnwright.games.terra_mystica.rules import TM_5_2, TM_5_4, TM_5_8, TM_7_5, TM_8_1, TM_19_3, TM_26_1
from turnwright.games.terra_mystica.scoring import final_scoring
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.building import Dwelling, Transformation
from turnwright.games.terra_mystica.steps.converting import CONVERTING
from turnwright.games.terra_mystica.steps.devotion import Sending
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.improving import Digging, Shipping, Upgrade
from turnwright.games.terra_mystica.steps.move import Move
from turnwright.games.terra_mystica.steps.passing import Pass
from turnwright.games.terra_mystica.steps.powers import PowerAction, SpecialAction

MOVES: Final[list[Move]] = [
    *CONVERTING,
    Dwelling(),
    Transformation(),
    Shipping(),
    Digging(),
    Upgrade(),
    Sending(),
    PowerAction(),
    SpecialAction(),
    Pass(),
]
"""What a turn may hold, in the order of the choices' ints."""

PRICES: Final = [TM_5_8, TM_7_5]
"""Refusals for want of resources or of power."""


def blocks() -> list[Move]:
    """Return the moves by choice: the block of each is contiguous, and one follows the other."""
    found: list[Move] = []
    for move in MOVES:
        assert move.base == MOVES[0].base + len(found)
        for _choice in range(move.size):
            found.append(move)
    return found


MOVE_AT: Final[list[Move]] = blocks()


def move_of(action: int) -> Move:
    """Return the move whose block holds ``action``."""
    return MOVE_AT[action - BURN]


class Round(Deed[Realm]):
    """A round begins with everybody's income (TM-5.2, TM-6.1)."""

    def __init__(self) -> None:
        super().__init__("round", TM_5_2)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Give income, then let the first player act."""
        s.round += 1
        s.phase = INCOME
        s.passed = []
        s.tell(Message("log-round", {"round": s.round}, TM_5_2))
        for seat in s.order:
            receive(s, seat)
        s.phase = PLAY
        s.then([Frame(FLOW.turn, next(seat for seat in s.order if seat not in s.gone))])


class Turn(Deed[Realm]):
    """One turn, then the next; the phase ends when all have passed (TM-5.4, TM-5.5). ``arg`` 1: the turn is over."""

    def __init__(self) -> None:
        super().__init__("turn", TM_5_4)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Ask for an action and come back, pass the turn on, or end the phase."""
        if f.arg == 0:
            s.turns += 1
            s.then([Frame(FLOW.act, f.seat), Frame(FLOW.after, f.seat), Frame(FLOW.turn, f.seat, 1)])
        elif all_passed(s):
            self.finish(s)
        else:
            s.then([Frame(FLOW.turn, next_seat(s, f.seat))])

    def finish(self, s: Realm) -> None:
        """After the last round the game is scored; before it come cult bonuses and the next round."""
        if s.round == ROUNDS:
            s.tell(Message("log-end", {}, TM_26_1))
            final_scoring(s)
            return
        s.phase = BONUSES
        s.order = next_order(s)
        s.tell(Message("log-first", {"seat": s.order[0]}, TM_19_3))
        s.then(
            [
                *[Frame(FLOW.bonus, seat) for seat in s.order],
                Frame(FLOW.clean_up, s.order[0]),
                Frame(FLOW.round, s.order[0]),
            ]
        )


def next_seat(s: Realm, seat: int) -> int:
    """Return the next seat in turn order that has not passed."""
    at = s.order.index(seat)
    for k in range(1, s.seats + 1):
        other = s.order[(at + k) % s.seats]
        if other not in s.passed and other not in s.gone:
            return other
    raise LookupError(seat)


def next_order(s: Realm) -> list[int]:
    """Return the next turn order: clockwise from the first to pass, or as passed where the table plays so (TM-19.4).

    Seats that have left come last then; they have income, but no turn.
    """
    if s.rules.pass_order:
        return [*s.passed, *[seat for seat in s.gone if seat not in s.passed]]
    return [(s.passed[0] + k) % s.seats for k in range(s.seats)]


class Act(Step[Realm]):
    """Take one action, after any conversions (TM-5.4, TM-8.1)."""

    def __init__(self) -> None:
        verbs = ["burn", "convert", "connect", "build", "transform", "around", "ship", "dig", "upgrade", "send"]
        super().__init__("act", [*verbs, "power", "special", "pass"], TM_5_4)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """All moves in turn."""
        found: list[int] = []
        for move in MOVES:
            move.offer(s, f.seat, found)
        return found

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """The move of the choice knows."""
        return move_of(action).refuse(s, f.seat, action)

    def detail(self, s: Realm, f: Frame, action: int) -> Message | None:
        """The move of the choice knows the numbers, where numbers are the reason."""
        move = move_of(action)
        return move.detail(s, f.seat, action) if move.refuse(s, f.seat, action) in PRICES else None

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """A conversion asks again; an action leads on."""
        move = move_of(action)
        if move in CONVERTING:
            s.then([f])
        move.apply(s, f.seat, action)


class After(Step[Realm]):
    """Conversions after the action, or the end of the turn (TM-8.1)."""

    def __init__(self) -> None:
        super().__init__("after", ["end", "burn", "convert", "connect"], TM_8_1)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """The end, and all conversions."""
        found = [END]
        for move in CONVERTING:
            move.offer(s, f.seat, found)
        return found

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """The turn may always end."""
        return 0 if action == END else move_of(action).refuse(s, f.seat, action)

    def detail(self, s: Realm, f: Frame, action: int) -> Message | None:
        """The conversion knows the numbers, where numbers are the reason."""
        return move_of(action).detail(s, f.seat, action) if self.refuse(s, f, action) in PRICES else None

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """A conversion asks again."""
        if action != END:
            s.then([f])
            move_of(action).apply(s, f.seat, action)
