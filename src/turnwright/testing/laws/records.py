"""Laws of records: a record is the whole game; undo is an entry; chance follows the seed and is never drawn twice."""

from __future__ import annotations

import json

import pytest

from turnwright.core.errors import UndoRefused
from turnwright.core.game import JsonDict
from turnwright.core.journal import CHOICE, DEALT, UNDO
from turnwright.core.position import Position
from turnwright.core.record import diff, line_of_play, read, replay, verify, write
from turnwright.core.rng import Rng
from turnwright.testing.laws.base import TableLaws
from turnwright.testing.tables import SampleTable, finished, positions


def encoded(position: Position) -> JsonDict:
    """Return the whole state of a position as JSON."""
    return position.game.encode(position.state)


def play_with_undos(table: SampleTable, seed: int) -> Position:
    """Play to the end at random; if undo is free, undo one choice in four."""
    rng = Rng(seed)
    position = table.new(seed)
    while not position.over:
        seat = position.seat
        assert seat is not None
        position.choose(position.actions[rng.below(len(position.actions))])
        if position.can_undo(seat) and rng.below(4) == 0:
            position.undo(seat)
            assert seat == position.seat
    return position


class RecordLaws(TableLaws):
    """Records, undo and forks."""

    def test_a_record_replays_to_the_same_game(self, table: SampleTable) -> None:
        """Written, read and replayed, a game ends in the same state, log and result; it verifies."""
        position = play_with_undos(table, 1)
        record = read(write(position.record))
        assert "" == diff(position.record, record)
        again = replay(record)
        assert encoded(position) == encoded(again)
        assert position.record == again.record
        assert [position.log(seat) for seat in range(table.seats)] == [again.log(seat) for seat in range(table.seats)]
        assert [] == verify(record)

    def test_a_running_game_goes_on_from_its_record(self, table: SampleTable) -> None:
        """A game that is stopped anywhere and replayed with its seed continues as it would have."""
        rng = Rng(2)
        for position in positions(table, 2, table.every(41)):
            again = replay(position.record, seed=2)
            if not position.over:
                action = position.actions[rng.below(len(position.actions))]
                going_on = replay(position.record, seed=2)
                going_on.choose(action)
                again.choose(action)
                assert going_on.record == again.record
            else:
                assert position.record == again.record

    def test_undo_gives_the_very_question_back(self, table: SampleTable) -> None:
        """After undo the state is the one before the choice; the journal has both the choice and the undo."""
        undone = 0
        for position in positions(table, 3):
            seat = position.seat
            if seat is None or undone > 30:
                break
            before, seq = encoded(position), position.seq
            trial = replay(position.record, seed=3)
            trial.choose(trial.actions[-1])
            if not trial.can_undo(seat):
                with pytest.raises(UndoRefused):
                    trial.undo(seat)
                continue
            trial.undo(seat)
            undone += 1
            assert before == encoded(trial)
            assert position.log(seat) == trial.log(seat)
            assert position.actions == trial.actions
            kinds = [entry.kind for entry in trial.record.entries[seq:]]
            assert (CHOICE, UNDO) == (kinds[0], kinds[-1])
            assert [] == verify(trial.record)
        assert undone > 0

    def test_chance_is_never_drawn_twice(self, table: SampleTable) -> None:
        """Going back past chance draws again: no n of the seed is used twice, and the record still verifies."""
        rng = Rng(4)
        position = table.new(4)
        undos = 0
        while not position.over:
            seat, seq = position.seat, position.seq
            assert seat is not None
            position.choose(position.actions[rng.below(len(position.actions))])
            drawn = any(entry.kind == DEALT for entry in position.entries_from(seq))
            if not position.actions:
                break
            assert drawn == position.undo_target(seat).redeals, "an undo goes back over what was drawn"
            if drawn and undos < 10:
                undos += 1
                position.undo(seat, agreed=range(table.seats))
        assert position.dealer is not None
        assert position.dealer.dealt == sum(entry.kind == DEALT for entry in position.record.entries)
        assert [] == verify(position.record)

    def test_a_fork_shares_the_past_and_not_the_future(self, table: SampleTable) -> None:
        """A fork has the same line up to its ply and its own seed, and does not change the original game."""
        position = finished(table, 5)
        record = position.record
        for ply in range(0, position.ply, max(1, position.ply // 4)):
            fork = position.fork(ply, seed=99)
            assert encoded(replay(record, ply)) == encoded(replay(fork.record, ply))
            assert position.header.commitment != fork.header.commitment
            while not fork.over:
                fork.choose(fork.actions[0])
            assert [] == verify(read(write(fork.record)))
        assert record == position.record

    def test_real_dice_make_the_same_game(self, table: SampleTable) -> None:
        """Chance entered by hand, answer by answer, gives the same game as the dealer."""
        dealt = finished(table, 6)
        by_hand = table.new(by_hand=True)
        for entry in line_of_play(dealt.record):
            if by_hand.seq <= entry.seq:
                by_hand.choose(entry.choice, entry.seat)
        assert json.dumps(encoded(dealt)) == json.dumps(encoded(by_hand))
        assert dealt.scores == by_hand.scores
        assert [] == verify(by_hand.record)
