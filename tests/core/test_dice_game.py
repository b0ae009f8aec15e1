"""A game of one's own without cards: lone words, steps by name, lists of lists; and all laws."""

from __future__ import annotations

import json
import re

import pytest

from tests.dice import DICE, DiceState, Stop
from turnwright.bots import bot
from turnwright.core.codec import decode_state, encode_state
from turnwright.core.errors import BadState, UnknownStep
from turnwright.core.position import Position
from turnwright.core.simple import SimpleGame
from turnwright.core.verbs import Question
from turnwright.testing import Laws, tables_of
from turnwright.testing.laws.options import OptionLaws


class TestLaws(Laws):
    """All laws; one answer comes before another that would end the game."""

    game = DICE


def after(seats: int, *choices: str) -> Position:
    """Return a table after some rolls and answers by hand."""
    position = DICE.new(seats, by_hand=True)
    for choice in choices:
        position.choose(choice)
    return position


def test_words_alone_are_choices() -> None:
    """They are offered, and everything is played by name."""
    assert ["again", "stop"] == after(2, "die 4").options
    assert [4, 0] == after(2, "die 4", "stop").scores
    assert (0, "again") == (after(2, "die 4").seat, after(2, "die 4").options[0])


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_bots_play_to_the_end(name: str, seats: int) -> None:
    """Alone or against each other."""
    position = DICE.new(seats, seed=1)
    players = [bot(name, seed=seat, **({"playouts": 10} if name == "search" else {})) for seat in range(seats)]
    while (seat := position.seat) is not None:
        position.choose(players[seat].choose(position.game, position.observation(seat), position.actions), seat)
    assert max(score or 0 for score in position.scores or []) >= 25


def test_lists_of_lists_are_copied_and_stored() -> None:
    """Each row is one's own."""
    s = after(2, "die 4", "again").state
    assert isinstance(s, DiceState)
    twin = s.clone()
    s.rolled[0][3] = 9
    assert [0, 0, 0, 1, 0, 0] == twin.rolled[0]
    back = decode_state(DICE, json.loads(json.dumps(encode_state(DICE, s))))
    assert s.rolled == back.rolled


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ([[0] * 6], "rolled: expected 2 rows, not 1"),
        ([[0] * 6, [0] * 5], "rolled[1]: expected 6 numbers, not 5"),
        ([[0] * 6, 3], "rolled[1]: expected a list, not 3"),
        ([[0] * 6, ["x"] * 6], "rolled[1]: expected a whole number, not 'x'"),
    ],
)
def test_a_stored_list_of_lists_is_checked(value: object, fault: str) -> None:
    """Each row is as long as on the table that is laid out."""
    data = json.loads(json.dumps(encode_state(DICE, DICE.new_state(2))))
    data["state"]["rolled"] = value
    with pytest.raises(BadState, match=re.escape(fault)):
        decode_state(DICE, data)


def test_a_step_that_does_not_exist_is_named() -> None:
    """With those there are; a table that was not made by its game knows none."""
    with pytest.raises(UnknownStep, match="there is no step 'rol': the steps are turn, roll, dare"):
        DICE.table(2).frame("rol", 0)
    with pytest.raises(UnknownStep, match=re.escape("SimpleGame.table makes a table that knows its steps")):
        DiceState(2).frame("roll", 0)


def test_two_steps_of_one_name_are_refused() -> None:
    """Frames are stored by the names of their steps."""
    asked = [Question[DiceState]("dare", 1, [Stop()]) for _twice in range(2)]
    with pytest.raises(ValueError, match="two steps are called 'dare'"):
        SimpleGame[DiceState](asked)


def test_a_choice_that_points_at_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A law names the element that is not drawn."""
    monkeypatch.setattr(DICE, "_targets", None)
    monkeypatch.setattr(Stop, "target", lambda self, n: "nowhere")
    with pytest.raises(AssertionError, match="nowhere"):
        OptionLaws().test_options_point_at_what_is_drawn(tables_of(DICE)[1])
