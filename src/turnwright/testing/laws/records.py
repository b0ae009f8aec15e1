"""Laws of records: a record is the whole game; undo is an entry; chance follows the seed and is never drawn twice."""

from __future__ import annotations

import json

import pytest

from turnwright.core.chance import Dealer, seed_from
from turnwright.core.errors import UndoRefused
from turnwright.core.game import JsonDict
from turnwright.core.journal import CHOICE, DEALT, UNDO
from turnwright.core.position import Position
from turnwright.core.record import diff, line_of_play, read, replay, verify, write
from turnwright.core.replayed import Replayed, replayed, restored
from turnwright.core.rng import Rng
from turnwright.core.seats import viewers
from turnwright.testing.laws.base import TableLaws
from turnwright.testing.tables import SampleTable, choose_at_random, finished, positions, until_over


def encoded(position: Position) -> JsonDict:
    """Return the whole state of a position as JSON."""
    return position.game.encode(position.state)


def everything(position: Position) -> list[object]:
    """Return what a position shows and remembers."""
    viewed = [
        (position.record_for(viewer), position.story(viewer), position.undo_target(viewer))
        for viewer in viewers(position.seats)
    ]
    return [encoded(position), position.actions, position.record, *viewed]


def play_with_undos(table: SampleTable, seed: int) -> Position:
    """Play to the end at random; if undo is free, undo one choice in four."""
    rng = Rng(seed)
    position = table.new(seed)
    for _choice in until_over(position):
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

    def test_what_another_process_replayed_is_the_same_game(self, table: SampleTable) -> None:
        """Restored from what a replay found out, a game has the same state, logs, past and future."""
        rng = Rng(6)
        for position in positions(table, 6, table.every(59)):
            s = position.state
            later = (
                position if position.over else Position.from_state(table.game, s, table.options, Dealer(seed_from(6)))
            )
            for record in (position.record, later.record):
                mine, found = replay(record, seed=6), json.loads(json.dumps(replayed(replay(record))))
                states = {int(ply): state for ply, state in found[2].items()}
                other = restored(record, Replayed(found[0], found[1], states), seed="6")
                for _step in range(4):
                    assert everything(mine) == everything(other)
                    if mine.over:
                        break
                    action = mine.actions[rng.below(len(mine.actions))]
                    for each in (mine, other):
                        each.choose(action)
                back = mine.ply // 2
                assert everything(mine.at(back)) == everything(other.at(back))

    def test_undo_gives_the_very_question_back(self, table: SampleTable) -> None:
        """After undo the state is the one before the choice; the journal has both the choice and the undo.

        A game need not have a choice to undo: chance may answer each of them, or others learn something. A seat alone
        asks nobody.
        """
        undone, refused = 0, set[str]()
        for position in positions(table, 3):
            seat = position.seat
            if seat is None or undone > 30:
                break
            before, seq = encoded(position), position.seq
            trial = replay(position.record, seed=3)
            trial.choose(trial.actions[-1])
            if not trial.can_undo(seat):
                if table.seats > 1:
                    with pytest.raises(UndoRefused):
                        trial.undo(seat)
                refused.add(trial.undo_reason(seat))
                continue
            trial.undo(seat)
            undone += 1
            assert before == encoded(trial)
            assert position.log(seat) == trial.log(seat)
            assert position.actions == trial.actions
            kinds = [entry.kind for entry in trial.record.entries[seq:]]
            assert (CHOICE, UNDO) == (kinds[0], kinds[-1])
            assert [] == verify(trial.record)
        assert undone > 0 or refused <= {"undo-chance", "undo-revealed", "undo-over"}

    def test_chance_is_never_drawn_twice(self, table: SampleTable) -> None:
        """Going back past chance draws again: no n of the seed is used twice, and the record still verifies."""
        rng = Rng(4)
        position = table.new(4)
        undos = 0
        for _choice in until_over(position):
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
        rng = Rng(7)
        position = finished(table, 5)
        record = position.record
        for ply in range(0, position.ply, max(1, position.ply // 4)):
            fork = position.fork(ply, seed=99)
            assert encoded(replay(record, ply)) == encoded(replay(fork.record, ply))
            assert position.header.commitment != fork.header.commitment
            for _choice in until_over(fork):
                choose_at_random(fork, rng)
            assert [] == verify(read(write(fork.record)))
        assert record == position.record

    def test_a_game_goes_on_from_any_of_its_states(self, table: SampleTable) -> None:
        """Set up from a state in the middle of a game, a new game asks the same, and its record is a whole game."""
        rng = Rng(7)
        for position in positions(table, 7, table.every(97)):
            if position.over:
                break
            s = position.state
            begun = Position.from_state(table.game, s, table.options, Dealer(seed_from(7)), settle=False)
            assert encoded(position) == encoded(begun)
            assert position.actions == begun.actions
            assert "log-set-up" == begun.log(0)[0].id
            assert all(entry.ply == 0 for entry in begun.story(0))
            assert all(begun.undo_target(seat).ply == -1 for seat in range(table.seats))
            begun.settle()
            while not begun.over:
                begun.choose(begun.actions[rng.below(len(begun.actions))])
            record = read(write(begun.record))
            assert [] == verify(record)
            assert encoded(begun) == encoded(replay(record))
            fork = begun.fork(begun.ply // 2, seed=8)
            assert encoded(replay(record, begun.ply // 2)) == encoded(replay(fork.record, begun.ply // 2))

    def test_a_set_up_game_tells_no_seat_more_than_its_view(self, table: SampleTable) -> None:
        """Dealt another table that a seat could just as well be sitting at, it is sent the same record."""
        rng = Rng(9)
        for position in positions(table, 9, table.every(97)):
            if position.over:
                break
            for seat in range(table.seats):
                other = table.game.belief(position.observation(seat)).deal(rng)
                begun = [Position.from_state(table.game, s, table.options) for s in (position.state, other)]
                assert begun[0].record_for(seat) == begun[1].record_for(seat)
                assert begun[0].log(seat) == begun[1].log(seat)
                dealt = table.game.belief(begun[0].observation(seat)).deal(rng)
                assert begun[0].view(seat).encode() == table.game.view(dealt, seat).encode()

    def test_a_board_to_think_on_is_dealt_from_what_the_seat_knows(self, table: SampleTable) -> None:
        """Two tables that differ only in what a seat may not know give it the same board; neither hears of it."""
        rng = Rng(10)
        for position in positions(table, 10, table.every(97)):
            if position.over:
                break
            for seat in range(table.seats):
                other = table.game.belief(position.observation(seat)).deal(rng)
                worlds = [Position.from_state(table.game, s, table.options) for s in (position.state, other)]
                records = [world.record for world in worlds]
                boards = [world.dealt_to(seat, 11) for world in worlds]
                assert boards[0].record == boards[1].record
                assert worlds[0].view(seat).encode() == boards[0].at(0).view(seat).encode()
                boards[0].choose(boards[0].actions[0])
                assert records == [world.record for world in worlds]

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
