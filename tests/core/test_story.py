"""The log with its plies, and the reasons against an undo by id."""

from __future__ import annotations

import pytest

from turnwright.core.errors import BadOption
from turnwright.core.game import find
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER
from turnwright.core.text import say


def played(plies: int) -> Position:
    position = find("small_world").new(3, seed=11)
    while position.ply < plies:
        position.choose(position.options[position.ply % len(position.options)])
    return position


def test_the_story_is_the_log_with_the_ply_that_each_line_led_to() -> None:
    """Line by line the same messages; a shorter game tells the same story up to its last ply."""
    position = played(60)
    for seat in (WATCHER, 0, 1, 2):
        story = position.story(seat)
        assert position.log(seat) == [told.message for told in story]
        assert [told.ply for told in story] == sorted(told.ply for told in story)
        early = position.fork(30, by_hand=True)
        assert [told for told in story if told.ply <= 30] == [told for told in early.story(seat) if told.ply <= 30]
    acted = {told.ply: told.seat for told in position.story(WATCHER) if told.ply}
    assert all(position.record.entries[ply - 1].seat == seat for ply, seat in acted.items())
    with pytest.raises(BadOption):
        position.story(7)


def test_the_reason_against_an_undo_is_the_id_of_what_is_said() -> None:
    """Words and id belong together, for seats that may and seats that may not."""
    position = played(45)
    for seat in (WATCHER, 0, 1, 2):
        reason = position.undo_reason(seat)
        assert position.can_undo(seat) == (reason == "")
        assert position.why_no_undo(seat) == ("" if not reason else say(position.game, Message(reason)))
    assert "undo-no-seat" == position.undo_reason(WATCHER)
