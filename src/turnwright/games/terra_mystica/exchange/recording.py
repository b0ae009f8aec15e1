"""A played log as a record of ours: the same choices in the order of the rule book.

Offers of power are answered at once, spades of phase III used in turn order, conversions made before the action.
Where that changes the game, or is not allowed, the log cannot be kept as a record.
"""

from __future__ import annotations

from turnwright.core.errors import BadRecord, GameError
from turnwright.core.frames import CHANCE, Frame, State
from turnwright.core.game import Game
from turnwright.core.journal import CHOICE, DEALT, Entry, Record
from turnwright.core.position import Position
from turnwright.games.terra_mystica.exchange.importing import Played
from turnwright.games.terra_mystica.exchange.table import Story
from turnwright.games.terra_mystica.notation import ACCEPT, DECLINE, DONE, STEP_CULT
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.numbers import CULT_STEP, OFFER, SPADES
from turnwright.games.terra_mystica.storage import encode
from turnwright.games.terra_mystica.terraforming import BONUS_SPADES, has


class Retelling:
    """Takes the answers of a story in the order in which the engine asks."""

    def __init__(self, story: Story) -> None:
        self.drawn = story.drawn[:]
        self.chosen = [choices[:] for choices in story.chosen]
        self.offers = story.offers[:]
        self.raised = [raised for raised in story.raised if raised.taken]
        self.spades = [choices[:] for choices in story.spades]
        self.answered = False

    def next(self, f: Frame) -> int:
        """Return the answer to a question."""
        answered, self.answered = self.answered, f.step == OFFER
        if f.seat == CHANCE:
            return self.drawn.pop(0)
        if f.step == OFFER:
            return self.offer(f)
        if f.step == CULT_STEP and answered:
            return self.cult(f)
        if f.step == SPADES and has(f.extra, BONUS_SPADES):
            return self.spades[f.seat].pop(0) if self.spades[f.seat] else DONE
        return self.chosen[f.seat].pop(0)

    def offer(self, f: Frame) -> int:
        """Answer an offer as the log does, now or later."""
        for offer in self.offers:
            if offer.matches(f.seat, f.arg, f.extra):
                self.offers.remove(offer)
                return ACCEPT if offer.accepted else DECLINE
        raise LookupError

    def cult(self, f: Frame) -> int:
        """Choose the cult that the log chooses for this structure."""
        for raised in self.raised:
            if raised.seat == f.seat:
                self.raised.remove(raised)
                return STEP_CULT + raised.cult
        raise LookupError


def record_of(game: Game[State], played: Played) -> Record:
    """Return the record of a finished log; BadRecord says why there can be none."""
    t = played.table
    if t.gone:
        raise BadRecord("no record: a seat left the game")
    position = Position(game, t.s.seats, played.options, None, settle=False)
    retelling = Retelling(t.story)
    while not position.over:
        f = position.state.todo[-1]
        try:
            action = retelling.next(f)
            kind = DEALT if f.seat == CHANCE else CHOICE
            position.follow(Entry(position.seq, f.seat, kind, game.vocabulary.name(action)))
        except (GameError, LookupError) as problem:
            raise BadRecord(f"no record: {reason(played, position, f, problem)}") from None
    assert isinstance(position.state, Realm)
    if encode(position.state) != encode(t.s):
        raise BadRecord("no record: answered at once, offers of power would have changed the game")
    return position.record


def reason(played: Played, position: Position, f: Frame, problem: Exception) -> str:
    """Say where the order of the rule book leads to another game."""
    assert isinstance(position.state, Realm)
    names = sorted({liberty.name for liberty in played.table.liberties})
    taken = f"; liberties of the log: {', '.join(names)}" if names else ""
    refused = f": {problem}" if isinstance(problem, GameError) else ""
    who = played.table.name(f.seat)
    return f"with all offers answered at once, {who} could not go on in round {position.state.round}{refused}{taken}"
