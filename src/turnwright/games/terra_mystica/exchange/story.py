"""The contents of a log, turn by turn: everything needed to replay it by the rule book."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.data.tables import KINDS
from turnwright.games.terra_mystica.exchange.choices import CONNECT, END, TOWN, between_actions
from turnwright.games.terra_mystica.exchange.offers import Raised
from turnwright.games.terra_mystica.leaving import all_passed
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW

HEIGHTS: Final = [0, 1, 2, 3, 3, 4]
"""By kind of structure: how many times its hex was built on or upgraded."""


def raised_so_far(s: Realm, seat: int) -> int:
    """Return how many times a seat has built or upgraded: the number of its latest structure."""
    return sum([HEIGHTS[kind] * s.built[seat * KINDS + kind] for kind in range(KINDS)])


class Part:
    """A part of a turn: consecutive choices.

    ``free``: a conversion, or a town across a river, which the rule book allows before or after the action.
    """

    def __init__(self, choices: list[int], free: bool) -> None:
        self.choices = choices
        self.free = free


class Turn:
    """What a seat did in one turn, in the order of the log.

    line, text   its first command
    slots        how many fixed parts come before each question for an action
    left, at     the table as the seat left it, and when that was (see ``Story.now``)
    """

    def __init__(self, seat: int, line: int, text: str) -> None:
        self.seat = seat
        self.line = line
        self.text = text
        self.parts: list[Part] = []
        self.slots: list[int] = []
        self.left: Realm | None = None
        self.at = 0

    def add(self, choice: int, free: bool) -> Part:
        """Add a part with one choice."""
        part = Part([choice], free)
        self.parts.append(part)
        return part

    def fixed(self) -> int:
        """Return the number of parts with a fixed position."""
        return sum([not part.free for part in self.parts])


class Departure:
    """A seat that left: in which turn, or after how many setup answers; whether a round was over."""

    def __init__(self, seat: int, turns: int, answers: int, over: bool) -> None:
        self.seat = seat
        self.turns = turns
        self.answers = answers
        self.over = over


class Late:
    """An answer to a question that the log deferred: what was asked, and when it was answered."""

    def __init__(self, frame: Frame, choice: int, turns: int, at: int) -> None:
        self.frame = frame
        self.choice = choice
        self.turns = turns
        self.at = at


def belongs(town: Part, f: Frame, choice: int) -> bool:
    """Return whether an answer is the tile of a town across a river, or the cult that takes its key."""
    return f.step is FLOW.top_choice or (f.step is FLOW.rewards and len(town.choices) == 1 and TOWN.has(choice))


class Story:
    """All answers.

    now      counts events, to determine their order
    drawn    answers of chance
    setup    by seat: its answers before the first round
    turns    by the engine's count of turns
    raised   structures that offered power, by seat and ``raised_so_far``
    spades   by round and seat: what it did with the spades of phase III
    left     seats that left the game
    late     answers to questions that the log deferred
    into     the part that receives the answers to a deferred question
    town     the town across a river that waits for its tile
    """

    def __init__(self, seats: int) -> None:
        self.now = 0
        self.drawn: list[int] = []
        self.setup: list[list[int]] = [[] for _seat in range(seats)]
        self.turns: dict[int, Turn] = {}
        self.raised: dict[tuple[int, int], Raised] = {}
        self.spades: dict[tuple[int, int], list[int]] = {}
        self.left: list[Departure] = []
        self.late: list[Late] = []
        self.into: Part | None = None
        self.town: Part | None = None

    def turn(self, s: Realm, seat: int, line: int, text: str) -> Turn:
        """Return the current turn."""
        if s.turns not in self.turns:
            self.turns[s.turns] = Turn(seat, line, text)
        return self.turns[s.turns]

    def tell(self, s: Realm, f: Frame, choice: int, line: int, text: str) -> None:
        """Record the answer to a question."""
        if self.into is not None:
            self.into.choices.append(choice)
            self.late.append(Late(f, choice, s.turns, self.tick()))
        elif s.turns == 0:
            self.setup[f.seat].append(choice)
        elif self.town is not None and belongs(self.town, f, choice):
            self.town.choices.append(choice)
        elif not END.has(choice):
            turn = self.turn(s, f.seat, line, text)
            if f.step in (FLOW.act, FLOW.after) and between_actions(choice):
                self.convert(turn, choice)
                return
            if f.step is FLOW.act:
                turn.slots.append(turn.fixed())
            turn.add(choice, False)
            self.town = None

    def convert(self, turn: Turn, choice: int) -> None:
        """Record a conversion where it was made; a town across a river is followed by its tile."""
        part = turn.add(choice, True)
        if CONNECT.has(choice):
            self.town = part

    def departure(self, s: Realm, seat: int) -> Departure:
        """Return when a seat that is about to leave leaves."""
        answers = sum([len(choices) for choices in self.setup])
        return Departure(seat, s.turns, answers, s.turns > 0 and all_passed(s))

    def tick(self) -> int:
        """Count one more event."""
        self.now += 1
        return self.now

    def leave(self, number: int, s: Realm) -> None:
        """Store the table as left by the seat whose turn it was."""
        turn = self.turns.get(number)
        if turn is not None:
            turn.left, turn.at = s.clone(), self.tick()
