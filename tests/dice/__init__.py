"""A push-your-luck game for tests: roll as often as you dare. It has no cards, no board of its own and no secrets."""

from __future__ import annotations

from typing import Final

from turnwright.core.dice import die_named
from turnwright.core.events import Shown
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.game import JsonDict, register
from turnwright.core.messages import Message
from turnwright.core.places import Place, Token
from turnwright.core.rulebook import load
from turnwright.core.seats import CHANCE
from turnwright.core.simple import SimpleGame, SimpleState
from turnwright.core.verbs import Question, Verb

BOOK: Final = load(__package__)
ROLL: Final = BOOK.number("DI-1")
STOP: Final = BOOK.number("DI-2")
END: Final = BOOK.number("DI-3")
GOAL: Final = 25
SIDES: Final = 6


class DiceState(SimpleState):
    """The table.

    points  by seat
    rolled  how often each seat has rolled each number
    total   the points of this turn
    last    what was rolled last, 0 before the first roll
    """

    points: list[int]
    rolled: list[list[int]]
    total: int
    last: int

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points = [0] * seats
        self.rolled = [[0] * SIDES for _seat in range(seats)]
        self.total = 0
        self.last = 0


class Die(Verb[DiceState]):
    """DI-1: chance rolls for the seat ``f.arg``."""

    def __init__(self) -> None:
        super().__init__("die", [str(side + 1) for side in range(SIDES)], ROLL, 10)

    def apply(self, s: DiceState, f: Frame, n: int) -> None:
        """Add what was rolled; a one ends the turn."""
        s.last = n + 1
        s.rolled[f.arg][n] += 1
        s.total = 0 if n == 0 else s.total + n + 1
        s.emit(Message("log-die", {"seat": f.arg, "die": n + 1}, ROLL))
        s.then([s.frame("turn", (f.arg + 1) % s.seats)] if n == 0 else [s.frame("dare", f.arg)])


class Again(Verb[DiceState]):
    """DI-2: roll again."""

    def __init__(self) -> None:
        super().__init__("again", [], STOP, 20)

    def apply(self, s: DiceState, f: Frame, n: int) -> None:
        """Ask chance."""
        s.then([s.frame("roll", CHANCE, f.seat)])


class Stop(Verb[DiceState]):
    """DI-2: keep what was rolled."""

    def __init__(self) -> None:
        super().__init__("stop", [], STOP, 30)

    def apply(self, s: DiceState, f: Frame, n: int) -> None:
        """Score; whoever reaches the goal ends the game."""
        s.points[f.seat] += s.total
        s.emit(Message("log-stop", {"seat": f.seat, "points": s.total}, STOP))
        s.total = 0
        if s.points[f.seat] < GOAL:
            s.then([s.frame("turn", (f.seat + 1) % s.seats)])


class Turn(AutoStep[DiceState]):
    """A turn begins with a roll."""

    def __init__(self) -> None:
        super().__init__("turn", ROLL)

    def apply(self, s: DiceState, f: Frame, action: int) -> None:
        """Ask chance."""
        s.then([s.frame("roll", CHANCE, f.seat)])


class Dice(SimpleGame[DiceState]):
    """Roll or stop."""

    name = "dice"
    version = 1
    seat_counts = range(1, 5)
    state = DiceState
    events = {"log-die": Shown("roll", "tray", faces=("die-{die}",))}  # noqa: RUF012

    def __init__(self) -> None:
        dare = Question[DiceState]("dare", STOP, [Again(), Stop()])
        super().__init__([Turn(), Question[DiceState]("roll", ROLL, [Die()]), dare])

    def start(self, seats: int, options: JsonDict) -> DiceState:
        """Return the table before the first roll."""
        s = self.table(seats)
        s.then([s.frame("turn", 0)])
        return s

    def scores(self, s: DiceState) -> list[int | None]:
        """Return the points by seat."""
        return list(s.points)

    def places(self, s: DiceState) -> list[Place]:
        """Return the die and the points of the turn, and below them how often each number was rolled."""
        die = [Token("die", Message("drawn-die", {"die": s.last}), die=s.last)] if s.last else []
        total = Token("total", Message("thing-point", {"count": s.total}), s.total)
        board = [
            Place("tray", Message("place-tray"), 0, 0, 1, die),
            Place("turn-total", Message("place-total"), 1, 0, 1, [total]),
        ]
        for seat, counts in enumerate(s.rolled):
            rolls = [
                Token(f"rolls-{seat}-{side}", Message("drawn-rolls", {"die": side + 1, "count": count}), count)
                for side, count in enumerate(counts)
                if count
            ]
            board.append(Place(f"rolls-{seat}", Message("place-rolls", {"seat": seat}), 0, seat + 1, 6, rolls))
        return board

    def face(self, name: str) -> str:
        """Return the picture of a die."""
        return die_named(name)


DICE: Final = Dice()
register(DICE)
