"""A word alone is a choice, and a question without any answer is an error that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.own_games import on_the_path
from tests.stuck_game import FAULT, stuck_package
from turnwright.bots import bot
from turnwright.core import engine
from turnwright.core.errors import EmptyQuestion
from turnwright.core.frames import Frame
from turnwright.core.game import find
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.core.simple import SimpleState
from turnwright.core.verbs import Question, Verb, assemble
from turnwright.core.zones import lay_out


class Pass(Verb[SimpleState]):
    """Choose nothing; ``forbidden``: not even that."""

    def __init__(self, forbidden: bool = False) -> None:
        super().__init__("pass", [], 1, 10)
        self.forbidden = forbidden

    def refuse(self, s: SimpleState, f: Frame, n: int) -> int:
        """Refuse everything, or nothing."""
        return self.rule if self.forbidden else 0

    def apply(self, s: SimpleState, f: Frame, n: int) -> None:
        """Change nothing."""


def asked(verb: Pass, seat: int) -> SimpleState:
    """Return a table at which ``seat`` may pass."""
    question = Question[SimpleState]("rest", 1, [verb])
    assemble([question])  # type: ignore[list-item]
    s = SimpleState(2, lay_out([]))
    s.then([Frame(question, seat)])
    return s


def test_a_verb_without_parameters_is_its_word_alone() -> None:
    """It is one choice, and its name has nothing behind the word."""
    verb = Pass()
    s = asked(verb, 0)
    assert [verb.base] == engine.options(s)
    assert "choice-pass" == verb.label(s, s.todo[-1], 0).id
    assert {} == verb.label(s, s.todo[-1], 0).args


@pytest.mark.parametrize(("seat", "whom"), [(1, "seat 1"), (CHANCE, "chance")])
def test_a_question_without_answers_is_named(seat: int, whom: str) -> None:
    """The error says which question it is and whom it asks."""
    with pytest.raises(EmptyQuestion, match=f"^the question 'rest' to {whom} has no answer: "):
        engine.options(asked(Pass(forbidden=True), seat))
    assert [] == engine.offered(asked(Pass(forbidden=True), seat))


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_a_bot_is_never_asked_an_empty_question(tmp_path: Path, name: str) -> None:
    """The choice that would lead to one is refused with the error, and the table stays as it was."""
    with on_the_path(stuck_package(tmp_path)):
        position = find("stuck_cards").new(2, seed=1)
        player = bot(name)
        seat, ply = position.seat, position.ply
        assert seat == 0
        with pytest.raises(EmptyQuestion) as stopped:
            position.choose(player.choose(position.game, position.observation(0), position.actions), 0)
        assert FAULT == str(stopped.value)
        assert position.actions == engine.options(position.state)
        assert (seat, ply) == (position.seat, position.ply) or position.seat == CHANCE


def test_dealing_for_an_empty_question_comes_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A belief whose every table leaves the question without an answer says so."""
    monkeypatch.setattr("turnwright.core.views.MOST_DEALS", 3)
    with on_the_path(stuck_package(tmp_path)):
        position = find("stuck_cards").new(2, seed=1)
        s = position.state
        engine.apply(s, position.actions[0])
        engine.apply(s, engine.options(s)[0])
        with pytest.raises(EmptyQuestion, match="the question 'play' to seat 1 has no answer in any of 3 tables"):
            position.game.belief(position.observation(1)).deal(Rng(1))
