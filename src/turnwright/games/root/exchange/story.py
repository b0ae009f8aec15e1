"""Follows a log row by row: applies every action to a table of counts, and notes contradictions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from turnwright.games.root.data.tables import HAND_LIMIT, WIN_VP
from turnwright.games.root.exchange import battles, cards, items, pieces
from turnwright.games.root.exchange.forms import (
    CARD,
    PIECE,
    Battle,
    Craft,
    Elsewhere,
    Form,
    Marker,
    Misread,
    Move,
    Relations,
    Reveal,
    Score,
    Setting,
)
from turnwright.games.root.exchange.language import Log, Row
from turnwright.games.root.exchange.logged_table import LoggedTable
from turnwright.games.root.exchange.parsing import read_form
from turnwright.games.root.exchange.report import CONTRADICTION, FOREIGN, GAP, UNKNOWN, Note
from turnwright.games.root.exchange.scores import Account
from turnwright.games.root.exchange.words import kinds_of

if TYPE_CHECKING:
    from turnwright.games.root.exchange.side import Side


class Story:
    """A log as far as it has been followed, and the state of the current row."""

    def __init__(self, log: Log, sides: dict[str, Side]) -> None:
        self.log = log
        self.sides = sides
        self.table = LoggedTable(log.woodland, log.suits, sides)
        self.notes: list[Note] = list(log.notes)
        self.faulty: set[int] = set()
        self.row = Row(0, "", [], setup=False)
        self.text = ""
        self.account = Account()
        self.last = False
        self.reached = ""
        self.trail: list[tuple[int, str, dict[str, int | None]]] = []
        self.clear()
        for side in sides.values():
            side.enter(self)

    def clear(self) -> None:
        """Reset the state of the current row."""
        self.fight: battles.Fight | None = None
        self.account = Account()
        self.buyers: set[str] = set()
        self.own_removed: set[tuple[str, int]] = set()
        self.spent_cards: Counter[str] = Counter()
        self.drawn: Counter[str] = Counter()
        self.symbols: Counter[int] = Counter()
        self.later: list[tuple[Callable[[], bool], str, str, str]] = []

    @property
    def active(self) -> Side:
        """The faction whose turn it is."""
        return self.sides[self.row.letter]

    def side(self, letter: str) -> Side | None:
        """Return a faction by its letter, the active one for ""; return None and add a note if it does not play."""
        if not letter:
            return self.active
        if letter not in self.sides:
            self.contradict(f"{letter} does not play", "RT-5.1.1#1")
        return self.sides.get(letter)

    def bought(self, letter: str) -> bool:
        """Return whether a faction has bought a service this turn, so that rivers or hired warriors may help it."""
        return letter in self.buyers

    def judged(self, *sides: Side) -> bool:
        """Return whether these factions and their crafted cards are all part of this game, so that their rules are
        known.
        """
        return not any(side.foreign or side.strange for side in sides)

    @property
    def rule_known(self) -> bool:
        """Whether no card of another deck can affect who rules or scores."""
        return not any(side.strange for side in self.sides.values())

    def note(self, kind: str, said: str, what: str = "", rule: str = "") -> None:
        """Add a note about the current action."""
        if kind != GAP:
            self.faulty.add(self.row.line)
        self.notes.append(Note(self.row.line, kind, said, self.text, what, rule))

    def gap(self, what: str, said: str) -> None:
        """Note what the game would need and the row leaves out."""
        self.note(GAP, said, what)

    def contradict(self, said: str, rule: str = "") -> None:
        """Note a contradiction."""
        self.note(CONTRADICTION, said, rule=rule)

    def unknown(self, said: str) -> None:
        """Note what cannot be read."""
        self.note(UNKNOWN, said)

    def foreign(self, said: str) -> None:
        """Note something that this game does not have."""
        self.note(FOREIGN, said)

    def expect(self, holds: Callable[[], bool], said: str, rule: str) -> None:
        """Note a contradiction unless a condition holds now or at the end of the row."""
        if not holds():
            self.later.append((holds, said, rule, self.text))

    def spend(self, side: Side, number: int, name: str, suit: int) -> None:
        """Play cards from a hand to the discard pile."""
        cards.take_from_hand(self, side, number)
        self.table.discard(number, kinds_of(name, suit))

    def tell(self, row: Row, last: bool) -> None:
        """Follow one row."""
        self.row, self.last, self.text = row, last, ""
        self.clear()
        side = self.active
        if self.reached:
            self.contradict(f"the game goes on after {self.reached} has reached {WIN_VP} VP", "RT-3.1#1")
            self.reached = ""
        side.start_row(self)
        for text in row.acts:
            self.text = text
            try:
                self.act(read_form(text))
            except Misread as problem:
                self.unknown(str(problem))
        self.text = ""
        self.end(side)

    def act(self, form: Form) -> None:
        """Carry out one action."""
        if isinstance(form, Move):
            self.move(form)
        elif isinstance(form, Battle):
            battles.battle(self, form)
        elif isinstance(form, Score):
            self.score(form)
        elif isinstance(form, Craft):
            cards.craft(self, form)
        elif isinstance(form, Reveal):
            cards.reveal(self, form)
        elif isinstance(form, Marker):
            self.move_marker(form)
        elif isinstance(form, Elsewhere):
            self.foreign(form.said)
        else:
            self.on_board(form)

    def move(self, form: Move) -> None:
        """Apply the moves of one action: each thing to each place."""
        for thing in form.things:
            if thing.kind not in (PIECE, CARD):
                items.move_item(self, thing, form.places)
                continue
            for place in form.places:
                if thing.kind == PIECE:
                    pieces.move_piece(self, thing, place)
                else:
                    cards.move_card(self, thing, place)

    def on_board(self, form: Form) -> None:
        """Apply what only some boards have."""
        if isinstance(form, Relations):
            owner = self.side(form.owner)
            if owner is not None and not owner.relate(self, form):
                self.contradict(f"{owner.letter} has no relationships", "RT-9.2.9")
        elif isinstance(form, Setting) and not self.set(form):
            if self.active.foreign:
                self.foreign("the board of this faction")
            else:
                self.unknown(f"the board of {self.active.letter} has nothing like that to set")

    def set(self, form: Setting) -> bool:
        """Set something on the active faction's board; funds are also set in other factions' turns."""
        payee = [side for side in self.sides.values() if side.takes_payments and form.word == "f"]
        return (payee[0] if payee else self.active).set(self, form)

    def score(self, form: Score) -> None:
        """Move a score marker (RT-3.1#4)."""
        side = self.side(form.letter)
        if side is None:
            return
        if not side.on_track:
            self.contradict(f"{side.letter} has no score marker on the track", "RT-3.3.1#2")
            return
        if form.points < 0:
            self.account.lost[side.letter] -= form.points
            side.vp = max(0, side.vp + form.points)
            if not side.vp:
                self.account.floored.add(side.letter)
            return
        self.account.told[side.letter] += form.points
        side.vp += form.points
        if side.vp >= WIN_VP:
            self.reached = side.letter

    def move_marker(self, form: Marker) -> None:
        """Take the active faction's marker off the track, for dominance or a coalition (RT-3.3.1#2, RT-9.2.8#3)."""
        side, owner = self.active, self.side(form.letter)
        if owner is None:
            return
        if not side.on_track:
            self.contradict(f"{side.letter} has no score marker on the track", "RT-3.3.1#2")
        elif side.vp < 10:
            self.contradict(f"{side.letter} has {side.vp} VP, expected 10 or more", "RT-3.3.1#1")
        side.on_track = False
        if owner is not side:
            side.ally_with(self, owner)
        elif side.explores and not side.foreign:
            self.contradict(f"{side.letter} can only form a coalition", "RT-9.2.8#1")

    def end(self, side: Side) -> None:
        """Check a row after reading it: losses, deferred conditions, the faction's own checks, the points."""
        battles.close(self)
        for holds, said, rule, text in self.later:
            if not holds():
                self.text = text
                self.contradict(said, rule)
        self.text = ""
        if self.row.setup:
            side.end_setup(self)
        else:
            side.end_row(self)
            if side.hand > HAND_LIMIT:
                self.contradict(f"{side.letter} ends the turn with {side.hand} cards in hand", "RT-2.1#2")
        for other in self.sides.values():
            other.end_any_row(self)
        self.check_points(side)
        self.trail.append((self.row.line, side.letter, self.scores()))

    def scores(self) -> dict[str, int | None]:
        """Return everyone's points; None if the marker has left the track."""
        return {letter: side.vp if side.on_track else None for letter, side in self.sides.items()}

    def check_points(self, side: Side) -> None:
        """Compare the points in the log with those the board accounts for."""
        account = self.account
        for letter, other in self.sides.items():
            if other.foreign or side.foreign:
                continue
            told, least, most = account.told[letter], account.least[letter], account.most[letter]
            if told < least and not self.ended() and other.on_track:
                self.contradict(f"{letter} scores {told}, expected {account.explained(letter)}", "RT-3.2.1#1")
            elif told > most and self.rule_known:
                self.contradict(
                    f"{letter} scores {told}, the board accounts for {account.explained(letter)}", "RT-3.2.1#1"
                )
            if account.lost[letter] and not other.loses_points:
                self.contradict(f"{letter} loses points, which only turmoil costs", "RT-7.7.1")

    def ended(self) -> bool:
        """Return whether the game may have ended during this row."""
        return self.last or bool(self.reached)
