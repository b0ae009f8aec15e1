"""Laws come to an end, and say which game did not."""

from __future__ import annotations

from typing import cast

import pytest

from turnwright.core import engine
from turnwright.core.frames import Frame, State
from turnwright.core.game import Game, JsonDict
from turnwright.core.simple import SimpleGame, SimpleState
from turnwright.core.verbs import Question, Verb, assemble
from turnwright.core.zones import lay_out
from turnwright.testing import SampleTable, tables
from turnwright.testing.laws.orders import OrderLaws
from turnwright.testing.laws.records import RecordLaws


class Again(Verb[SimpleState]):
    """Be asked again, for as long as one likes, or for ever."""

    def apply(self, s: SimpleState, f: Frame, n: int) -> None:
        """Ask again, unless the choice was to stop."""
        if self.word == "again":
            s.then([Frame(ASK, 0)])


ASK = Question[SimpleState]("ask", 1, [Again("again", [], 1, 10), Again("stop", [], 1, 20)])
FOR_EVER = Question[SimpleState]("ask", 1, [Again("again", ["loudly", "softly"], 1, 10)])


class Asking(SimpleGame[SimpleState]):
    """A game of one question."""

    name = "asking"
    version = 1
    seat_counts = range(1, 2)
    state = SimpleState

    def __init__(self, question: Question[SimpleState]) -> None:
        self.steps = [question]  # type: ignore[list-item]
        self.vocabulary = assemble(self.steps)

    def start(self, seats: int, options: JsonDict) -> SimpleState:
        """Return the table at the question."""
        s = SimpleState(seats, lay_out([]))
        s.then([Frame(cast("Question[SimpleState]", self.steps[0]), 0)])
        return s

    def scores(self, s: SimpleState) -> list[int | None]:
        """Return nothing for anybody."""
        return [0] * s.seats


def sample(question: Question[SimpleState]) -> SampleTable:
    """Return the table of a game."""
    return SampleTable(cast("Game[State]", Asking(question)), 1)


@pytest.mark.parametrize("law", ["states", "positions", "finished"])
def test_a_game_that_never_ends_is_named(monkeypatch: pytest.MonkeyPatch, law: str) -> None:
    """The law fails with the game, its seats and the question that is open."""
    monkeypatch.setattr(tables, "LONGEST", 50)
    fault = "a game of asking with 1 seats has not ended after 50 answers: the question 'ask' to seat 0 is open"
    monkeypatch.setattr(Again, "apply", lambda self, s, f, n: s.then([Frame(FOR_EVER, 0)]))
    with pytest.raises(AssertionError, match=f"^{fault}$"):
        list(getattr(tables, law)(sample(FOR_EVER), 1))


def test_laws_end_where_again_comes_before_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """No law gives the first answer for ever."""
    monkeypatch.setattr(tables, "LONGEST", 500)
    monkeypatch.setattr("turnwright.core.record.find", lambda name: sample(ASK).game)
    laws = RecordLaws()
    laws.test_a_fork_shares_the_past_and_not_the_future(sample(ASK))
    laws.test_a_record_replays_to_the_same_game(sample(ASK))
    laws.test_undo_gives_the_very_question_back(sample(ASK))
    laws.test_chance_is_never_drawn_twice(sample(ASK))
    OrderLaws().test_games_played_by_orders_are_games(sample(ASK))
    assert "ask" == engine.step_of(sample(ASK).state()).name


def test_a_game_in_which_nothing_can_be_undone_keeps_the_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each choice reveals something, so that undo is refused throughout."""
    monkeypatch.setattr("turnwright.core.record.find", lambda name: sample(ASK).game)
    monkeypatch.setattr(ASK, "revealing", True)
    RecordLaws().test_undo_gives_the_very_question_back(sample(ASK))
