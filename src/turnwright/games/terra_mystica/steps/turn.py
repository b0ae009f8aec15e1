"""Rounds and turns: income, one action at a time, conversions before and after it (TM-5)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import END, Meaning
from turnwright.games.terra_mystica.data.tables import BONUSES, INCOME, PLAY, ROUNDS
from turnwright.games.terra_mystica.income import receive
from turnwright.games.terra_mystica.leaving import all_passed
from turnwright.games.terra_mystica.rules import TM_5_2, TM_5_4, TM_8_1, TM_19_3, TM_26_1
from turnwright.games.terra_mystica.scoring import final_scoring
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.verbs import RealmAutoStep, RealmVerb


class Round(RealmAutoStep):
    """A round begins with everyone's income (TM-5.2, TM-6.1)."""

    def __init__(self) -> None:
        super().__init__("round", TM_5_2)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Give income, then let the first player act."""
        s.round += 1
        s.phase = INCOME
        s.passed = []
        s.emit(Message("log-round", {"round": s.round}, TM_5_2))
        for seat in s.order:
            receive(s, seat)
        s.phase = PLAY
        s.then([Frame(FLOW.turn, next(seat for seat in s.order if seat not in s.gone))])


class Turn(RealmAutoStep):
    """One turn, then the next; the phase ends when everyone has passed (TM-5.4, TM-5.5). ``arg`` 1: the turn
    is over.
    """

    def __init__(self) -> None:
        super().__init__("turn", TM_5_4)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Ask for an action and return here, pass the turn on, or end the phase."""
        if f.arg == 0:
            s.turns += 1
            s.then([Frame(FLOW.act, f.seat), Frame(FLOW.after, f.seat), Frame(FLOW.turn, f.seat, 1)])
        elif all_passed(s):
            self.finish(s)
        else:
            s.then([Frame(FLOW.turn, next_seat(s, f.seat))])

    def finish(self, s: Realm) -> None:
        """Score the game after the last round; otherwise continue with cult bonuses and the next round."""
        if s.round == ROUNDS:
            s.emit(Message("log-end", {}, TM_26_1))
            final_scoring(s)
            return
        s.phase = BONUSES
        s.order = next_order(s)
        s.emit(Message("log-first", {"seat": s.order[0]}, TM_19_3))
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
    """Return the next turn order: clockwise from the first to pass, or in order of passing if the table plays that
    (TM-19.4).

    In the latter case seats that have left come last; they have income, but no turn.
    """
    if s.rules.pass_order:
        return [*s.passed, *[seat for seat in s.gone if seat not in s.passed]]
    return [(s.passed[0] + k) % s.seats for k in range(s.seats)]


class EndTurn(RealmVerb):
    """End the turn after the action (TM-8.1)."""

    def __init__(self) -> None:
        super().__init__("end", [""], TM_8_1, 10)

    def meaning(self, s: Realm, f: Frame, n: int) -> Meaning:
        """The turn is over."""
        return Meaning(END)

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Usually the right choice."""
        return 60

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """End the turn."""


END_TURN: Final = EndTurn()
