"""A position: one game being played, with its rules, its secrets and its journal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from turnwright.core import engine, explain, foresight, orders, plies, starts
from turnwright.core.chance import Dealer, commitment, seed_from
from turnwright.core.drawing import LIGHT, svg
from turnwright.core.errors import (
    BadOption,
    CannotLeave,
    EndsTurn,
    GameError,
    GameOver,
    IllegalChoice,
    NotYourDecision,
    StalePly,
    UndoRefused,
    UnknownChoice,
    Unplayable,
)
from turnwright.core.explain import Refusal
from turnwright.core.foresight import Foreseen
from turnwright.core.frames import State
from turnwright.core.game import ASK, Game, JsonDict, Observation, Scores, View, W
from turnwright.core.gestures import Gesture
from turnwright.core.journal import (
    CHOICE,
    DEALT,
    FORCED,
    HIDDEN,
    JOINED,
    LEAVE,
    ORDER,
    RESIGN,
    UNDO,
    Entry,
    Header,
    Record,
    Result,
    surviving,
)
from turnwright.core.line import LineOfPlay, LogEntry
from turnwright.core.lookahead import MOST_STEPS
from turnwright.core.messages import Message
from turnwright.core.plies import UndoTarget
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE, EVERYONE, WATCHER, Audience, Viewer, includes
from turnwright.core.text import say
from turnwright.core.told import Told


class Position:
    """A running or finished game. It changes only by ``choose``, ``undo``, ``leave``, ``resign``, ``obey``
    and ``settle``.

    With ``dealer`` None, the caller rolls and draws: ``seat`` is CHANCE when dice or cards are needed. ``names`` and
    ``notes`` go into the record and may be set at any time. ``resigned``: the seats that ended the game by giving up.
    ``start`` is the encoded state that a set-up game begins with.
    """

    def __init__(
        self,
        game: Game[State],
        seats: int,
        options: JsonDict,
        dealer: Dealer | None,
        settle: bool = True,
        start: JsonDict | None = None,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options_set = game.check_options(options)
        self.dealer = dealer
        self.inherited = 0
        self.names: list[str] = []
        self.notes: dict[str, str] = {}
        self.resigned: list[int] = []
        self._journal: list[Entry] = []
        self._audiences: list[Audience] = []
        self._start = start
        opening = None if start is None else starts.decoded(game, start, self.seats, self.options_set)
        self._line = LineOfPlay(game, self.seats, self.options_set, opening)
        if settle:
            self.settle()

    @classmethod
    def from_state(
        cls, game: Game[W], s: W, options: JsonDict | None = None, dealer: Dealer | None = None, settle: bool = True
    ) -> Position:
        """Return a game that begins with ``s``, under the table options ``options``: its log tells that it was set up,
        and nothing before it can be undone. BadState says why no game can begin there, Unplayable that the rules cannot
        continue.
        """
        of_any = cast("Game[State]", game)
        return cls(of_any, s.seats, options or {}, dealer, settle, starts.encoded(of_any, s))

    @classmethod
    def dealt(
        cls, game: Game[State], observation: Observation[State], seed: int | str | bytes | None = None
    ) -> Position:
        """Return a game that begins with a table that ``observation`` allows, dealt by ``seed``, and its chance."""
        own = seed_from(seed)
        s = game.belief(observation).deal(Rng(int.from_bytes(own[:4], "big")))
        return cls.from_state(game, s, observation.options, Dealer(own))

    # The table.

    @property
    def state(self) -> State:
        """The whole state, secrets included: for engines and tests, never for a seat."""
        return self._line.state

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or because a seat has resigned."""
        return bool(self.resigned) or engine.over(self._line.state)

    @property
    def seat(self) -> int | None:
        """The seat that is asked (CHANCE if the caller rolls and draws), None when the game is over."""
        return None if self.over else engine.asked(self._line.state)

    @property
    def actions(self) -> list[int]:
        """The options of the asked seat as ints, ascending; none when the game is over."""
        return [] if self.over else self._line.actions[:]

    @property
    def options(self) -> list[str]:
        """The options of the asked seat by name, in the order of their ints."""
        return [self.game.vocabulary.name(action) for action in self.actions]

    @property
    def ply(self) -> int:
        """How many answers the line of play has, including chance and forced ones."""
        return len(self._line.plies)

    @property
    def seq(self) -> int:
        """How many entries the journal has, including undone answers and undos."""
        return len(self._journal)

    @property
    def scores(self) -> Scores | None:
        """Each seat's score once the game is over, or earlier if the table keeps scores open; else None."""
        return self.game.scores(self._line.state) if self.over or self.game.scores_open(self._line.state) else None

    @property
    def winners(self) -> list[int]:
        """The winning seats; several share a win. Empty while the game runs."""
        if self.resigned:
            return self.game.leading(self._line.state, [n for n in range(self.seats) if n not in self.resigned])
        return self.game.winners(self._line.state) if self.over else []

    def __repr__(self) -> str:
        now = f"over, scores {self.scores}" if self.over else f"seat {self.seat} is asked"
        return f"<Position {self.game.name}, {self.seats} seats, ply {self.ply}: {now}>"

    def _repr_svg_(self) -> str:
        """The table as everyone sees it, for notebooks."""
        return svg(self.game.panels(self.view(WATCHER), LIGHT), LIGHT)

    # What a seat may know.

    def view(self, seat: int) -> View:
        """Return what ``seat`` (or WATCHER) may see."""
        return self.game.view(self._line.state, self._viewer(seat))

    def log(self, seat: int) -> list[Message]:
        """Return everything that ``seat`` (or WATCHER) was told on the line of play."""
        self._viewer(seat)
        return [line.message for line in self._line.story(seat)]

    def story(self, seat: int) -> list[LogEntry]:
        """Return the log of ``seat`` (or WATCHER) with the ply of each message and the seat that acted."""
        self._viewer(seat)
        return self._line.story(seat)

    def observation(self, seat: int) -> Observation[State]:
        """Return everything that a bot at ``seat`` may know."""
        return Observation(self.seats, self.options_set, self.view(seat), self.log(seat))

    def prompt(self, seat: int) -> Message:
        """Return what ``seat`` is asked; a seat that is not asked is told whose decision it is."""
        return self.told(seat).prompt()

    def prospects(self, seat: int) -> list[Message]:
        """Return what ``seat`` can expect if nothing changes; empty for watchers and after the end."""
        return self.told(seat).prospects()

    def told(self, seat: int | None = None, view: View | None = None) -> Told:
        """Return the words for ``seat`` (or WATCHER), by default for the asked seat; ``view`` is what it sees, if the
        caller has it already.
        """
        viewer = self.asking if seat is None else self._viewer(seat)
        return Told(self.game, self._line.state, viewer, self.over, view)

    @property
    def asking(self) -> Viewer:
        """The viewer to whom the open question is shown: the asked seat, or else WATCHER."""
        return WATCHER if self.seat is None or self.seat == CHANCE else self.seat

    def why_not(self, seat: int, choice: str, lang: str = "en") -> str:
        """Return why ``seat`` cannot make ``choice`` now, with the rule; "" if it can. Never raises."""
        return self.refusal(seat, choice, lang).text

    def refusal(self, seat: int, choice: str, lang: str = "en") -> Refusal:
        """Return why ``seat`` cannot make ``choice`` now, in words and by the id of a rule. Never raises."""
        return explain.refused(self.game, self._line.state, seat, choice, lang, self.names)

    def preview(self, choice: str | int, seat: int | None = None) -> JsonDict:
        """Return what ``choice`` would change in the view of the asked seat, as ``{path: [before, after]}``.

        Stops before chance, before another seat and before anything is revealed.
        """
        return self.foreseen(choice, seat).changes

    def foreseen(self, choice: str | int, seat: int | None = None) -> Foreseen:
        """Return what the asked seat can know of ``choice`` before it is made: changes and what is said."""
        return foresight.foreseen(self.game, self._line.state, self._checked(choice, seat, None))

    # What a seat may do.

    def choose(self, choice: str | int, seat: int | None = None, seq: int | None = None) -> None:
        """Answer the open question, by name or int; a refused choice changes nothing.

        ``seat`` says who answers (None: whoever is asked), ``seq`` how much of the journal they saw.
        """
        action = self._checked(choice, seat, seq)
        self._answer(action, DEALT if engine.asked(self._line.state) == CHANCE else CHOICE)
        self.settle()

    @property
    def gestures(self) -> list[Gesture]:
        """Gestures suggested to the asked seat; see ``choose_all``."""
        if self.over or engine.asked(self._line.state) == CHANCE:
            return []
        return engine.step_of(self._line.state).gestures(self._line.state, engine.top(self._line.state))

    def choose_all(
        self,
        choices: Sequence[str | int],
        seat: int | None = None,
        seq: int | None = None,
        lang: str = "en",
        confirm_end: bool = False,
    ) -> None:
        """Make several answers as one gesture: all of them, or none if one is refused; the error is in ``lang``.

        Nothing may come between them: no dice, no other seat, no new information. They are undone together.
        With ``confirm_end``, raise EndsTurn and answer nothing if the gesture would end the seat's turn.
        """
        self._check_seq(seq)
        asked = self.seat if seat is None else seat
        mark, journal = self._line.mark(), self.seq
        try:
            for n, choice in enumerate(choices):
                self._answer(self._checked(choice, asked, None, lang), JOINED if n else CHOICE)
                if n + 1 < len(choices):
                    self._check_unbroken(asked)
            if confirm_end and self._line.turn_ended(asked):
                raise EndsTurn("this ends the turn")
        except GameError:
            del self._journal[journal:], self._audiences[journal:]
            self._line.drop_after(mark)
            raise
        self.settle()

    def _check_unbroken(self, seat: int | None) -> None:
        """Give forced answers of the seat, and refuse to continue if chance or another seat is next."""
        while True:
            if self._line.turn_ended(seat):
                raise IllegalChoice("a gesture ends before chance, another seat or new information")
            if not engine.forced(self._line.state, self._line.actions):
                return
            self._answer(self._line.actions[0], FORCED)

    def settle(self) -> None:
        """Let the dealer answer, and give answers that everyone knows to be forced."""
        for _answer in range(MOST_STEPS):
            if not self._line.actions or self.resigned:
                return
            if engine.asked(self._line.state) == CHANCE and self.dealer is not None:
                index = self.dealer.draw(self._line.weights())
                self._answer(self._line.actions[index], DEALT)
            elif engine.forced(self._line.state, self._line.actions):
                self._answer(self._line.actions[0], FORCED)
            else:
                return
        raise Unplayable(f"no seat has a choice any more: {MOST_STEPS} answers in a row were forced or drawn")

    def leave(self, seat: int) -> None:
        """Remove ``seat`` from the game for good, whoever is asked; the others continue, if the game allows it."""
        self.follow(Entry(self.seq, seat, LEAVE))
        self.settle()

    def resign(self, seats: Sequence[int]) -> None:
        """End the game because ``seats`` give up, whoever is asked; the best of the others wins."""
        for seat in seats:
            self._resign(seat)

    def obey(self, by_seat: Mapping[int, JsonDict]) -> None:
        """Let the standing orders ``by_seat`` answer as long as they cover the open question."""
        while self._line.actions and not self.resigned:
            mine = by_seat.get(engine.asked(self._line.state), {})
            action = orders.answer(self.game, self._line.state, mine, self._line.actions)
            if action == ASK:
                return
            self._answer(action, ORDER)
            self.settle()

    @property
    def undone(self) -> bool:
        """Whether the open question was reached by an undo."""
        return bool(self._journal) and self._journal[-1].kind == UNDO

    def undo_target(self, seat: int) -> UndoTarget:
        """Return where an undo of ``seat`` would go and what blocks it."""
        return UndoTarget(-1, "undo-over", False) if self.resigned else self._line.undo_target(seat)

    def can_undo(self, seat: int) -> bool:
        """Tell whether ``seat`` may undo its last choice without asking anyone."""
        return not self.undo_target(seat).reason

    def undo_reason(self, seat: int) -> str:
        """Return the id of the message that says why ``seat`` may not undo its last choice, or "" if it may."""
        return self.undo_target(seat).reason

    def why_no_undo(self, seat: int, lang: str = "en") -> str:
        """Return why ``seat`` may not undo its last choice, or "" if it may."""
        reason = self.undo_reason(seat)
        return say(self.game, Message(reason), lang) if reason else ""

    def undo(self, seat: int, agreed: Collection[int] = (), seq: int | None = None) -> None:
        """Go back to the last choice of ``seat``: freely, or because all other seats have ``agreed``."""
        self._check_seq(seq)
        target, reason, _redeals = self.undo_target(seat)
        others = set(range(self.seats)) - {seat}
        if reason and (target < 0 or not others <= set(agreed)):
            raise UndoRefused(say(self.game, Message(reason)))
        self._line.rewind(target)
        self._write(Entry(self.seq, seat, UNDO, HIDDEN, target), EVERYONE)

    # The record.

    @property
    def header(self) -> Header:
        """The header of the record."""
        promise = commitment(self.dealer.seed) if self.dealer is not None else ""
        names, notes = tuple(self.names), tuple(self.notes.items())
        game = self.game
        return Header(
            game.name, game.version, self.seats, self.options_set, promise, self.inherited, names, notes, self._start
        )

    @property
    def record(self) -> Record:
        """The game so far, secrets included; the seed is included only once the game is over."""
        result = None
        if self.over:
            seed = self.dealer.seed.hex() if self.dealer is not None else ""
            result = Result(tuple(self.game.scores(self._line.state)), tuple(self.winners), seed)
        return Record(self.header, tuple(self._journal), result)

    def entries_from(self, seq: int) -> list[Entry]:
        """Return the entries of the journal from ``seq`` on."""
        return self._journal[seq:]

    def record_for(self, seat: int) -> Record:
        """Return the record as ``seat`` (or WATCHER) may see it: secret answers hidden until the game is over."""
        self._viewer(seat)
        if self.over:
            return self.record
        entries = [
            entry if includes(audience, seat) else entry._replace(choice=HIDDEN)
            for entry, audience in zip(self._journal, self._audiences, strict=True)
        ]
        start = None
        if self._start is not None and self._line.start is not None:
            start = starts.shown(self.game, self._start, self._line.start, seat)
        return Record(self.header._replace(start=start), tuple(entries), None)

    @property
    def set_up(self) -> bool:
        """Whether the game began from a set-up position."""
        return self._start is not None

    def fork(self, ply: int | None = None, seed: int | str | bytes | None = None, by_hand: bool = False) -> Position:
        """Return a separate game that shares the line of play up to ``ply``; it never shares this table's chance."""
        other = self.at(self.ply if ply is None else ply)
        other.dealer = None if by_hand else Dealer(seed_from(seed))
        other.inherited = other.seq
        other.settle()
        return other

    def dealt_to(self, seat: int, seed: int | str | bytes | None = None) -> Position:
        """Return a separate game for ``seat`` to think on: a table that it believes possible, dealt by ``seed``, and
        its chance. It depends on nothing but what the seat may know; in a game without secrets it is this position.
        """
        if self.over:
            raise GameOver("the game is over")
        other = Position.dealt(self.game, self.observation(seat), seed)
        other.names = self.names[:]
        return other

    def at(self, ply: int) -> Position:
        """Return the position after ``ply`` answers of the line of play; it asks the caller for dice and draws."""
        line = surviving(self._journal)[: self._line.place(ply)]
        other = Position(self.game, self.seats, self.options_set, None, settle=False, start=self._start)
        other.names, other.notes = self.names[:], dict(self.notes)
        other._line = self._line.branch(ply)
        other._journal = [entry._replace(seq=n) for n, entry in enumerate(line)]
        other._audiences = [self._audiences[entry.seq] for entry in line]
        return other

    def follow(self, entry: Entry) -> None:
        """Add a journal entry as it is written, checked against the rules, without settling anything."""
        if entry.kind == RESIGN:
            self._resign(entry.seat)
            return
        if self.resigned:
            raise GameOver("the game is over")
        if entry.kind == UNDO:
            if not 0 <= entry.to < self.ply or not plies.own(self._line.plies[entry.to], entry.seat):
                raise UndoRefused(f"ply {entry.to} is not a choice of seat {entry.seat}")
            self._line.rewind(entry.to)
            self._write(entry, EVERYONE)
            return
        if entry.kind == LEAVE:
            self._line.leave(entry.seat)
            self._write_ply(EVERYONE)
            return
        action = self._checked(entry.choice, entry.seat, None)
        if entry.kind == FORCED:
            if len(self._line.actions) > 1:
                raise IllegalChoice(f"{entry.choice} is not forced: there are {len(self._line.actions)} options")
        elif entry.kind == JOINED and not plies.joins(self._line.plies, entry.seat):
            raise IllegalChoice(f"{entry.choice} does not follow a choice of seat {entry.seat}")
        elif (entry.kind == DEALT) != (entry.seat == CHANCE):
            raise IllegalChoice(f"{entry.kind} is not a kind of answer for seat {entry.seat}")
        self._answer(action, entry.kind)

    # Internals.

    def _resign(self, seat: int) -> None:
        if engine.over(self._line.state):
            raise GameOver("the game is over")
        if not 0 <= seat < self.seats or seat in self.resigned or len(self.resigned) == self.seats - 1:
            raise CannotLeave(f"seat {seat} cannot resign: there is no such seat, it has resigned, or nobody is left")
        self.resigned.append(seat)
        self._write(Entry(self.seq, seat, RESIGN), EVERYONE)

    def _write(self, entry: Entry, audience: Audience) -> None:
        self._journal.append(entry)
        self._audiences.append(audience)

    def _answer(self, action: int, kind: str) -> None:
        audience = self.game.audience(self._line.state)
        self._line.answer(action, kind)
        self._write_ply(audience)

    def _write_ply(self, audience: Audience) -> None:
        self._write(plies.entry(self.game, self._line.plies[-1], self.seq), audience)

    def _checked(self, choice: str | int, seat: int | None, seq: int | None, lang: str = "en") -> int:
        self._check_seq(seq)
        if self.over:
            raise GameOver("the game is over")
        asked = engine.asked(self._line.state)
        if seat is not None and seat != asked:
            who = "the dice or the cards decide" if asked == CHANCE else f"seat {asked} is"
            raise NotYourDecision(f"seat {seat} is not asked: {who}")
        action = self.game.vocabulary.action(choice) if isinstance(choice, str) else choice
        if not 0 <= action < len(self.game.vocabulary):
            raise UnknownChoice(f"no choice has the number {action}: there are {len(self.game.vocabulary)} choices")
        if action not in self._line.actions:
            name = self.game.vocabulary.name(action)
            why = self.refusal(asked, name, lang)
            raise IllegalChoice(f"{name}: {why.text}", why.rule, why.text)
        return action

    def _check_seq(self, seq: int | None) -> None:
        if seq is not None and seq != self.seq:
            raise StalePly(f"the journal has {self.seq} entries, not {seq}: look again")

    def _viewer(self, seat: int) -> int:
        if seat != WATCHER and not 0 <= seat < self.seats:
            raise BadOption(f"no seat {seat}: this table has seats 0 to {self.seats - 1}")
        return seat
