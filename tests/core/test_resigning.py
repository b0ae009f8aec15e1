"""A seat resigns and that ends the game: who has won, what the journal keeps, what is refused afterwards."""

from __future__ import annotations

import pytest

from turnwright.core import errors
from turnwright.core.game import find
from turnwright.core.journal import RESIGN, Entry
from turnwright.core.position import Position
from turnwright.core.record import read, replay, verify, write


def table(seats: int = 2, game: str = "small_world", answers: int = 30) -> Position:
    """Return a table after some answers."""
    position = find(game).new(seats, 5)
    for _answer in range(answers):
        position.choose(position.options[0])
    return position


@pytest.mark.parametrize("loser", [0, 1])
def test_of_two_seats_the_one_that_stays_has_won(loser: int) -> None:
    """Whoever is asked and whoever has more points; nothing is asked any more, and scores are open."""
    position = table()
    assert (None, []) == (position.scores, position.winners)
    ply = position.ply
    position.resign([loser])
    assert (True, [1 - loser], ply) == (position.over, position.winners, position.ply)
    assert (None, [], [], []) == (position.seat, position.actions, position.options, position.gestures)
    assert position.game.scores(position.state) == position.scores
    assert "prompt-over" == position.prompt(0).id


@pytest.mark.parametrize("game", ["small_world", "terra_mystica", "root", "mythotopia"])
@pytest.mark.parametrize("loser", [0, 1, 2])
def test_of_several_seats_the_best_of_the_others_wins(game: str, loser: int) -> None:
    """A seat that resigns never wins; equal scores share the win."""
    position = table(3, game, 60)
    position.resign([loser])
    scores = position.game.scores(position.state)
    stay = [seat for seat in range(3) if seat != loser]
    best = max([scores[seat] or 0 for seat in stay])
    assert [seat for seat in stay if (scores[seat] or 0) == best] == position.winners


def test_a_seat_that_has_left_does_not_win() -> None:
    """It has points, but no part in the game any more."""
    position = find("terra_mystica").new(3, 5, {"factions": "witches,nomads,giants", "first": 0})
    while not any(name.startswith("ship") for name in position.options):
        position.choose(position.options[0])
    position.leave(0)
    position.resign([1])
    assert [2] == position.winners


def test_the_record_tells_who_resigned_and_can_be_verified() -> None:
    """The seed is revealed, as at any end; the line of play is as long as before."""
    position = table()
    position.resign([1])
    record = position.record
    text = write(record)
    assert f'{{"seq": {position.seq - 1}, "seat": 1, "kind": "resign"}}\n' in text
    assert record == read(text)
    assert [] == verify(record)
    again = replay(read(text))
    assert ([1], position.ply, position.winners) == (again.resigned, again.ply, again.winners)
    assert record == position.record_for(0)
    assert record.result is not None
    assert "" != record.result.seed
    false = record._replace(result=record.result._replace(winners=(1,)))
    assert ["winners: recorded [1], now [0]"] == verify(false)


def test_earlier_positions_are_of_a_running_game() -> None:
    """A replay shows the game up to the end, and it can be continued from there elsewhere."""
    position = table()
    position.resign([0])
    for then in (position.at(position.ply), position.fork(), replay(position.record, 10)):
        assert ([], False) == (then.resigned, then.over)
        assert then.options


def test_several_seats_resign_together_but_not_all() -> None:
    """Somebody has to win."""
    position = table(3)
    position.resign([2, 0])
    assert ([1], [RESIGN] * 2) == (position.winners, [entry.kind for entry in position.entries_from(position.seq - 2)])
    with pytest.raises(errors.CannotLeave):
        position.resign([1])


@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_who_cannot_resign(seat: int) -> None:
    """No such seat, or one that has resigned already."""
    position = table()
    position.resign([1])
    before = position.record
    with pytest.raises(errors.CannotLeave):
        position.resign([seat])
    assert before == position.record


def test_nothing_follows_a_resignation() -> None:
    """No choice, no undo, no departure; nor does anybody resign when the game is over by its rules."""
    position = table()
    choice, asked = position.options[0], position.seat
    assert asked is not None
    position.resign([1])
    with pytest.raises(errors.GameOver):
        position.choose(choice)
    assert "undo-over" == position.undo_reason(asked)
    for kind in ("undo", "leave", "choice"):
        with pytest.raises(errors.GameOver):
            position.follow(Entry(position.seq, asked, kind, choice, 0))
    done = table(answers=0)
    while not done.over:
        done.choose(done.options[0])
    with pytest.raises(errors.GameOver):
        done.resign([0])
