"""A seat leaves a running game: what the journal keeps of it, and what may be taken back."""

from __future__ import annotations

import pytest

from turnwright.core import errors
from turnwright.core.game import find
from turnwright.core.journal import LEAVE, Entry
from turnwright.core.position import Position
from turnwright.core.record import read, replay, verify, write


def table(seats: int = 3) -> Position:
    """Return a table of a game that can continue without a seat, in its first round."""
    factions = ",".join(["witches", "nomads", "giants"][:seats])
    position = find("terra_mystica").new(seats, 5, {"factions": factions, "first": 0})
    while position.options[0] != "burn" and not any(name.startswith("ship") for name in position.options):
        position.choose(position.options[0])
    return position


def finished(position: Position) -> Position:
    """Play to the end by the last option: a pass, where there is one."""
    while not position.over:
        position.choose(position.options[-1])
    return position


def test_a_seat_that_left_is_asked_nothing_any_more() -> None:
    """It is an entry of its own, and a ply of the line of play."""
    position = table()
    ply, asked = position.ply, position.seat
    assert asked is not None
    position.leave(asked)
    assert (ply + 1, asked) == (position.ply, position.record.entries[ply].seat)
    assert LEAVE == position.record.entries[ply].kind
    seats = {entry.seat for entry in finished(position).record.entries[ply + 1 :]}
    assert asked not in seats
    assert 2 == len(seats)


def test_a_record_with_a_seat_that_left_is_read_replayed_and_verified() -> None:
    """The line has no choice, and everything after it leads to the same end."""
    position = table()
    position.leave(1)
    record = finished(position).record
    text = write(record)
    assert '"seat": 1, "kind": "leave"}\n' in text
    assert record == read(text)
    assert position.scores == replay(read(text)).scores
    assert [] == verify(record)


def test_whoever_watches_may_know_who_left() -> None:
    """The entry hides nothing, and the log says it."""
    position = table()
    position.leave(2)
    assert Entry(position.seq - 1, 2, LEAVE) in position.record_for(0).entries
    assert ["log-leave"] == [line.message.id for line in position.story(0) if line.ply == position.ply]


def test_a_departure_stands_in_the_way_of_an_undo() -> None:
    """What another seat did then is not taken back without asking; the seat itself does not come back either."""
    position = table()
    position.choose(position.options[0])
    position.leave(1)
    assert ("undo-other", "undo-other") == (position.undo_reason(0), position.undo_reason(1))
    position.undo(0, agreed=[1, 2])
    assert [] == position.game.encode(position.state)["gone"]


def test_going_back_and_forks_keep_a_seat_that_left() -> None:
    """A departure before the target ply of an undo is repeated."""
    position = table()
    position.leave(1)
    position.choose(position.options[0])
    position.undo(0)
    assert [1] == position.game.encode(position.state)["gone"]
    assert [1] == position.game.encode(position.fork().state)["gone"]
    early = replay(position.record, position.ply)
    assert position.game.encode(position.state) == early.game.encode(early.state)


@pytest.mark.parametrize(
    ("seat", "message"),
    [
        (1, "seat 1 cannot leave: it has left already"),
        (0, "seat 0 cannot leave: it is the last seat"),
        (7, "seat 7 cannot leave: there is no such seat"),
        (-1, "seat -1 cannot leave: there is no such seat"),
    ],
)
def test_a_seat_that_cannot_leave(seat: int, message: str) -> None:
    """Nothing changes then."""
    position = table(2)
    position.leave(1)
    before = position.record
    with pytest.raises(errors.CannotLeave, match=message):
        position.leave(seat)
    assert before == position.record


def test_nobody_leaves_a_game_that_is_over_or_cannot_do_without() -> None:
    """The game decides whether it can."""
    with pytest.raises(errors.CannotLeave, match="seat 0 cannot leave: the game is over"):
        finished(table(2)).leave(0)
    with pytest.raises(errors.CannotLeave, match="small_world cannot continue without a seat"):
        find("small_world").new(2, 1).leave(0)


def test_a_record_whose_seat_cannot_leave_is_refused_by_line() -> None:
    """The second departure of a seat is no departure."""
    position = table()
    position.leave(1)
    line = write(position.record).splitlines()[-1]
    again = line.replace(f'"seq": {position.seq - 1}', f'"seq": {position.seq}')
    with pytest.raises(errors.BadRecord, match=f"line {position.seq + 2}: seat 1 cannot leave"):
        replay(read(write(position.record) + again + "\n"))
