"""The line of play: the answers that led to the table as it is, and the way back along them."""

from __future__ import annotations

from typing import Final, NamedTuple

from turnwright.core import engine, lookahead, plies
from turnwright.core.budget import spend
from turnwright.core.errors import BadOption, CannotLeave
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict
from turnwright.core.journal import LEAVE, ORDER
from turnwright.core.messages import Message
from turnwright.core.plies import NO_ACTION, Ply
from turnwright.core.seats import CHANCE, EVERYONE, includes

KEPT: Final = 64
"""How many of the last states are kept, and how far apart the older ones are that are kept for good: going back a
little costs nothing, and going back far repeats fewer answers than this."""


class LogEntry(NamedTuple):
    """One message of the log: what ``seat`` (CHANCE: dice, cards or the setting up) did to reach ``ply``.

    ``ordered``: a standing order did it (marked on the first line that all read).
    """

    ply: int
    seat: int
    message: Message
    ordered: bool = False


class Mark(NamedTuple):
    """A place on the line of play that one can go back to as long as the line has only grown since."""

    state: State
    ply: int
    kept: dict[int, State]


class LineOfPlay:
    """The table as it is, what may be answered now, and all answers that led there.

    Nothing is checked here: whoever adds an answer has found it legal.
    """

    def __init__(self, game: Game[State], seats: int, options: JsonDict) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.plies: list[Ply] = []
        self.opening: list[Message] = []
        self.state: State
        self.actions: list[int]
        self._kept: dict[int, State] = {}
        self._put(self._begin())

    def answer(self, action: int, kind: str) -> None:
        """Apply on a copy, so that a rule that fails half-way leaves the table as it was."""
        spend()
        after = self.state.copy()
        after.log = []
        reveals = lookahead.apply(after, action)
        seat = engine.asked(self.state)
        if kind == ORDER and all(message.to != EVERYONE for message in after.log):
            after.log.insert(0, Message("log-order", {"seat": seat}))
        self._go_on(after, Ply(action, seat, kind, reveals, after.log))

    def leave(self, seat: int) -> None:
        """Let ``seat`` leave for good."""
        if engine.over(self.state) or not 0 <= seat < self.seats:
            reason = "the game is over" if engine.over(self.state) else "there is none"
            raise CannotLeave(f"seat {seat} cannot leave: {reason}")
        spend()
        after = self.state.copy()
        ply = Ply(NO_ACTION, seat, LEAVE, True, [])
        after.log = ply.log
        plies.repeat(self.game, after, ply)
        self._go_on(after, ply)

    def rewind(self, ply: int) -> None:
        """Go back to where the line had ``ply`` answers.

        The states on the way there are kept: going back and back again repeats each answer once, so that a journal
        costs as much as it is long, whatever its undos are.
        """
        spend()
        way = self._way_to(ply)
        state = way.pop(ply)
        for n in range(ply, len(self.plies)):
            self._kept.pop(n, None)
        self._kept.update(way)
        del self.plies[ply:]
        self._put(state)

    def branch(self, ply: int) -> LineOfPlay:
        """Return a line of its own that begins with the first ``ply`` answers of this one."""
        other = LineOfPlay(self.game, self.seats, self.options)
        other.plies = self.plies[:ply]
        other._kept = {n: kept for n, kept in self._kept.items() if n < ply}
        other._put(self._way_to(ply)[ply])
        return other

    def mark(self) -> Mark:
        """Return the place where the line ends now."""
        return Mark(self.state, len(self.plies), dict(self._kept))

    def drop_after(self, mark: Mark) -> None:
        """Take off all that was added since ``mark``."""
        del self.plies[mark.ply :]
        self._kept = mark.kept
        self._put(mark.state)

    def story(self, seat: int) -> list[LogEntry]:
        """Return what ``seat`` (or WATCHER) was told, with the ply behind each message and the seat that acted."""
        lines = [LogEntry(0, CHANCE, message) for message in self.opening]
        for n, ply in enumerate(self.plies, start=1):
            first = next((m for m in ply.log if m.to == EVERYONE), None) if ply.kind == ORDER else None
            lines += [LogEntry(n, ply.seat, message, message is first) for message in ply.log]
        return [line for line in lines if includes(line.message.to, seat)]

    def place(self, ply: int) -> int:
        """Return ``ply`` if the line goes so far."""
        if not 0 <= ply <= len(self.plies):
            raise BadOption(f"no ply {ply}: the line of play has {len(self.plies)}")
        return ply

    def _begin(self) -> State:
        state = self.game.start(self.seats, self.options)
        self.opening = []
        state.watch()
        state.log = self.opening
        engine.run_auto_steps(state)
        state.log = None
        return state

    def _way_to(self, ply: int) -> dict[int, State]:
        """Return the states from the last kept one to the one after ``ply`` answers, by place."""
        if ply == len(self.plies):
            return {ply: self.state}
        near = next(n for n in range(ply, -1, -1) if n in self._kept)
        way = {near: self._kept[near]}
        for n in range(near, ply):
            spend()
            way[n + 1] = way[n].copy()
            plies.repeat(self.game, way[n + 1], self.plies[n])
        return way

    def _put(self, state: State) -> None:
        self.state = state
        self.actions = engine.options(state) if state.todo else []

    def _go_on(self, after: State, ply: Ply) -> None:
        self._kept[len(self.plies)] = self.state
        if (len(self.plies) - KEPT) % KEPT:
            self._kept.pop(len(self.plies) - KEPT, None)
        self.plies.append(ply)
        after.log = None
        self._put(after)
