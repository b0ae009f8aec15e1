"""The line of play: the answers that led to the current table, and how to go back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from turnwright.core import engine, lookahead, plies
from turnwright.core.budget import OutOfSteps, Stopped, spend
from turnwright.core.errors import BadOption, CannotLeave, GameError, Unplayable, brief
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict
from turnwright.core.journal import LEAVE, ORDER
from turnwright.core.messages import Message
from turnwright.core.plies import NO_ACTION, Ply, UndoTarget
from turnwright.core.seats import CHANCE, EVERYONE, Viewer, includes

KEPT: Final = 64
"""How many of the latest states are kept, and the distance between the older states that are kept permanently. Going
back a little costs nothing, and going back far repeats fewer answers than this."""


T = TypeVar("T")


class LogEntry(NamedTuple):
    """One message of the log: what ``seat`` (CHANCE: dice, cards or setup) did to reach ``ply``.

    ``ordered``: a standing order did it (set on the first line that everyone may read).
    """

    ply: int
    seat: int
    message: Message
    ordered: bool = False


class Stories:
    """What the viewers were told, written down once: the line of play only adds to it or goes back."""

    def __init__(self, opening: list[Message]) -> None:
        self._lines = [LogEntry(0, CHANCE, message) for message in opening]
        self._plies = 0
        self._of: dict[Viewer, list[LogEntry]] = {}

    def go_on(self, line: list[Ply]) -> None:
        """Add what the answers say that have been made since."""
        for n in range(self._plies, len(line)):
            ply = line[n]
            first = next((m for m in ply.log if m.to == EVERYONE), None) if ply.kind == ORDER else None
            fresh = [LogEntry(n + 1, ply.seat, message, message is first) for message in ply.log]
            self._lines += fresh
            for viewer, lines in self._of.items():
                lines += [entry for entry in fresh if includes(entry.message.to, viewer)]
        self._plies = len(line)

    def go_back(self, ply: int) -> None:
        """Remove what the answers after ``ply`` have said."""
        self._plies = min(self._plies, ply)
        for lines in [self._lines, *self._of.values()]:
            while lines and lines[-1].ply > ply:
                lines.pop()

    def of(self, viewer: Viewer) -> list[LogEntry]:
        """Return what ``viewer`` was told; viewers who were told the same share the entries."""
        if viewer not in self._of:
            self._of[viewer] = [entry for entry in self._lines if includes(entry.message.to, viewer)]
        return self._of[viewer][:]


class Mark(NamedTuple):
    """A point on the line of play to go back to, valid as long as the line has only grown since."""

    state: State
    ply: int
    kept: dict[int, State]


class LineOfPlay:
    """The current table, its options, and all answers that led to it.

    Nothing is checked here: callers add only legal answers. ``start`` is the table of a game that begins from a set-up
    position, which the rules may be unable to continue: then ``Unplayable`` says so.
    """

    def __init__(self, game: Game[State], seats: int, options: JsonDict, start: State | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.start = start
        self.plies: list[Ply] = []
        self.opening: list[Message] = []
        self.state: State
        self.actions: list[int]
        self._kept: dict[int, State] = {}
        self._written: dict[int, str] = {}
        self._put(self._begin())
        self._stories = Stories(self.opening)

    def answer(self, action: int, kind: str) -> None:
        """Apply an answer to a copy, so that a rule that fails halfway leaves the table as it was."""
        spend()
        after = self._by_rules(lookahead.answered, self.state, action)
        seat = engine.asked(self.state)
        if kind == ORDER and all(message.to != EVERYONE for message in after.log):
            after.log.insert(0, Message("log-order", {"seat": seat}))
        self._go_on(after.state, Ply(action, seat, kind, after.reveals, after.log))

    def leave(self, seat: int) -> None:
        """Remove ``seat`` from the game for good."""
        if engine.over(self.state) or not 0 <= seat < self.seats:
            reason = "the game is over" if engine.over(self.state) else "there is no such seat"
            raise CannotLeave(f"seat {seat} cannot leave: {reason}")
        spend()
        after = self.state.copy()
        ply = Ply(NO_ACTION, seat, LEAVE, True, [])
        after.log = ply.log
        self._by_rules(plies.repeat, self.game, after, ply)
        self._go_on(after, ply)

    def rewind(self, ply: int) -> None:
        """Go back to where the line had ``ply`` answers.

        The states on the way are kept, so going back repeatedly replays each answer once: the cost of a journal grows
        with its length, however many undos it has.
        """
        spend()
        way = self._way_to(ply)
        state = way.pop(ply)
        for n in range(ply, len(self.plies)):
            self._kept.pop(n, None)
            self._written.pop(n, None)
        self._kept.update(way)
        self._shorten(ply)
        self._put(state)

    def branch(self, ply: int) -> LineOfPlay:
        """Return a separate line that begins with the first ``ply`` answers of this one."""
        other = LineOfPlay(self.game, self.seats, self.options, self.start)
        other.plies = self.plies[:ply]
        other._kept = {n: kept for n, kept in self._kept.items() if n < ply}
        other._written = {n: text for n, text in self._written.items() if n < ply}
        other._put(self._way_to(ply)[ply])
        return other

    def write_states(self) -> dict[int, str]:
        """Return the current state and those that are kept permanently as JSON, by ply."""
        kept = {n: state for n, state in self._kept.items() if n % KEPT == 0}
        return {n: json.dumps(self.game.encode(s)) for n, s in (*kept.items(), (len(self.plies), self.state))}

    def resume(self, answers: list[Ply], states: dict[int, str]) -> None:
        """Continue a line that was played elsewhere; earlier states are read if somebody goes back to them."""
        self._kept, self._written = {}, states
        self.plies = answers
        self._put(self._read(len(answers)))

    def _read(self, ply: int) -> State:
        return self.game.decode(json.loads(self._written[ply]), self.seats, self.options)

    def mark(self) -> Mark:
        """Return the current end of the line."""
        return Mark(self.state, len(self.plies), dict(self._kept))

    def drop_after(self, mark: Mark) -> None:
        """Remove everything added since ``mark``."""
        self._shorten(mark.ply)
        self._kept = mark.kept
        self._put(mark.state)

    def turn_ended(self, seat: int | None) -> bool:
        """Tell whether ``seat``, which answered last, does not go on by itself."""
        return lookahead.ends_turn(self.state, self.plies[-1].reveals, seat)

    def undo_target(self, seat: int) -> UndoTarget:
        """Return where an undo of ``seat`` would go and what stands in its way."""
        if not 0 <= seat < self.seats:
            return UndoTarget(-1, "undo-no-seat", False)
        if engine.over(self.state):
            return UndoTarget(-1, "undo-over", False)
        return plies.undo_target(self.plies, seat)

    def story(self, seat: int) -> list[LogEntry]:
        """Return what ``seat`` (or WATCHER) was told, with the ply of each message and the seat that acted."""
        self._stories.go_on(self.plies)
        return self._stories.of(seat)

    def weights(self) -> list[int]:
        """Return the weights of the options of the open chance question."""
        return self._by_rules(engine.weights, self.state)

    def place(self, ply: int) -> int:
        """Return ``ply`` if the line is long enough."""
        if not 0 <= ply <= len(self.plies):
            raise BadOption(f"there is no ply {ply}: the line of play has {len(self.plies)} plies")
        return ply

    def _begin(self) -> State:
        self.opening = []
        if self.start is None:
            state = self.game.start(self.seats, self.options)
            state.watch()
        else:
            state = self.start.copy()
            self.opening = [Message("log-set-up"), *self.game.told_at_start(state)]
        state.log = self.opening
        self._by_rules(lookahead.run_auto_steps, state)
        state.log = None
        return state

    def _by_rules(self, work: Callable[..., T], *args: object) -> T:
        """Return the result of ``work``; if the rules fail in it because of how the table was set up, say so."""
        if self.start is None:
            return work(*args)
        try:
            return work(*args)
        except (GameError, OutOfSteps, Stopped):
            raise
        except Exception as problem:
            what = brief(f"{type(problem).__name__}: {problem}")
            raise Unplayable(f"this set-up position cannot be continued: the rules fail with {what}") from None

    def _way_to(self, ply: int) -> dict[int, State]:
        """Return the states from the last kept one to the one after ``ply`` answers, by ply."""
        if ply == len(self.plies):
            return {ply: self.state}
        near = next(n for n in range(ply, -1, -1) if n in self._kept or n in self._written)
        if near not in self._kept:
            self._kept[near] = self._read(near)
        way = {near: self._kept[near]}
        for n in range(near, ply):
            spend()
            way[n + 1] = way[n].copy()
            plies.repeat(self.game, way[n + 1], self.plies[n])
        return way

    def _shorten(self, ply: int) -> None:
        del self.plies[ply:]
        self._stories.go_back(ply)

    def _put(self, state: State) -> None:
        self.actions = self._options(state)
        self.state = state

    def _options(self, state: State) -> list[int]:
        if not state.todo:
            return []
        if self.start is None:
            return engine.options(state)
        actions = self._by_rules(engine.offered, state)
        if not actions:
            raise Unplayable(f"this set-up position cannot be continued: {engine.question(state)} has no answer")
        return actions

    def _go_on(self, after: State, ply: Ply) -> None:
        actions = self._options(after)
        self._kept[len(self.plies)] = self.state
        if (len(self.plies) - KEPT) % KEPT:
            self._kept.pop(len(self.plies) - KEPT, None)
        self.plies.append(ply)
        after.log = None
        self.state, self.actions = after, actions
