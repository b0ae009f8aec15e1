"""What a journal costs to replay, whatever its undos are, and how a budget ends what costs too much."""

from __future__ import annotations

from functools import cache

import pytest

from turnwright.bots import bot
from turnwright.core import plies
from turnwright.core.budget import OutOfSteps, Stopped, limited, spend
from turnwright.core.game import find
from turnwright.core.journal import UNDO, Entry, Record
from turnwright.core.line import KEPT
from turnwright.core.position import Position
from turnwright.core.record import read, replay, verified, verify, write

LIMIT = 1_000_000


@cache
def finished() -> Position:
    """Return a game that is much longer than the states that are kept."""
    game = find("small_world")
    position, chooser = game.new(3, seed="budget"), bot("random", seed=1)
    while position.seat is not None:
        position.choose(chooser.choose(game, position.observation(position.seat), position.actions))
    assert position.ply > 2 * KEPT
    return position


def taken_back(position: Position, rounds: int = 1) -> Record:
    """Return a record of the game in which, ``rounds`` times, all choices were taken back one by one before the end."""
    line = position.record.entries[:-1]
    answers = position._line.plies
    entries: list[Entry] = []
    for _round in range(rounds):
        entries += line
        choices = [n for n in range(len(line)) if plies.own(answers[n], answers[n].seat)]
        entries += [Entry(0, answers[n].seat, UNDO, to=n) for n in reversed(choices)]
        line_left = choices[0]
        line = position.record.entries[line_left:-1]
    entries += position.record.entries[line_left:]
    numbered = [entry._replace(seq=seq) for seq, entry in enumerate(entries)]
    header = position.header._replace(inherited=len(numbered))
    return position.record._replace(header=header, entries=tuple(numbered))


def steps(record: Record) -> int:
    """Return what replaying a record costs."""
    with limited(LIMIT) as budget:
        replay(record)
    return budget.most - budget.left


def test_a_journal_costs_as_much_as_it_is_long_whatever_its_undos_are() -> None:
    """Each undo a little further back than what is kept used to replay the game from its start."""
    honest, hostile = finished().record, taken_back(finished(), rounds=3)
    assert len(honest.entries) == steps(honest)
    assert len(hostile.entries) > 5 * len(honest.entries)
    assert steps(hostile) <= 2 * len(hostile.entries)


def test_going_far_back_repeats_a_bounded_number_of_answers() -> None:
    """States further apart are kept for good."""
    position = finished()
    for ply in (0, 1, KEPT - 1, KEPT, KEPT + 1, position.ply - KEPT, position.ply):
        with limited(LIMIT) as budget:
            early = position.at(ply)
        assert budget.most - budget.left < KEPT
        expected = replay(position.record._replace(result=None), ply)
        assert position.game.encode(expected.state) == position.game.encode(early.state)
        assert expected.record._replace(header=early.header) == early.record
        assert expected.record_for(1).entries == early.record_for(1).entries
        assert expected.story(1) == early.story(1)
        assert expected.actions == early.actions


def test_undos_far_back_lead_to_the_same_table() -> None:
    """States that were kept on the way are those of the line."""
    record = taken_back(finished(), rounds=2)
    assert [] == verify(record)
    assert finished().scores == replay(record).scores
    assert finished().story(0) == replay(record).story(0)


def test_a_record_is_verified_in_one_pass() -> None:
    """Rules, results and chance are compared on the way."""
    record = read(write(finished().record))
    with limited(LIMIT) as budget:
        position, differences = verified(record)
    assert len(record.entries) == budget.most - budget.left
    assert [] == differences
    assert position is not None
    assert record == position.record


def test_a_budget_ends_what_takes_too_many_steps() -> None:
    """Even where mistakes of the record are forgiven; outside nothing is counted."""
    record = finished().record
    with limited(len(record.entries)):
        assert [] == verify(record)
    with pytest.raises(OutOfSteps, match="more than 20 rule steps"), limited(20):
        verify(record)
    spend(LIMIT)
    assert [] == verify(record)


def test_work_ends_when_nobody_waits_for_it() -> None:
    """The question is asked at every step."""
    asked: list[int] = []

    def stopped() -> bool:
        asked.append(1)
        return len(asked) > 5

    with pytest.raises(Stopped), limited(LIMIT, stopped):
        replay(finished().record)
    assert 6 == len(asked)
