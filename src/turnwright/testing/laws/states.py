"""Laws of states: copies are equal and independent, JSON preserves everything, nothing depends on hash seeds."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from turnwright.core import engine
from turnwright.core.chance import Dealer, seed_from
from turnwright.core.codec import decode_state, encode_state
from turnwright.core.errors import RedactedState
from turnwright.core.notation import read as read_text
from turnwright.core.notation import write_state, write_view
from turnwright.core.record import read, verify, write
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER, viewers
from turnwright.testing.fingerprints import play_on
from turnwright.testing.laws.base import TableLaws
from turnwright.testing.tables import SampleTable, positions, states


class StateLaws(TableLaws):
    """States and their copies."""

    def test_a_clone_is_equal_and_independent(self, table: SampleTable) -> None:
        """Continuing on a copy leaves the original as it was."""
        for s in states(table, 7, table.every(13)):
            before = json.dumps(table.game.encode(s))
            copy = s.clone()
            assert before == json.dumps(table.game.encode(copy))
            play_on(copy, 1, 60)
            assert before == json.dumps(table.game.encode(s))

    def test_json_keeps_a_state_in_the_middle_of_a_turn(self, table: SampleTable) -> None:
        """A state read back from JSON is the same and continues in the same way."""
        for s in states(table, 8, table.every(13)):
            text = json.dumps(encode_state(table.game, s, table.options))
            back = decode_state(table.game, json.loads(text))
            assert text == json.dumps(encode_state(table.game, back, table.options))
            assert play_on(s.clone(), 2, 40) == play_on(back, 2, 40)

    def test_a_position_is_written_and_read_back(self, table: SampleTable) -> None:
        """Written as text, a whole position is read back equal, secrets included; so is what each viewer sees."""
        for position in positions(table, 12, table.every(61)):
            text = write_state(table.game, position.state, table.options)
            assert table.game.encode(position.state) == table.game.encode(read_text(text).state)
            for viewer in viewers(table.seats):
                view = position.view(viewer)
                shown = read_text(write_view(table.game, view, table.seats, table.options))
                assert view.encode() == shown.view().encode()
                with pytest.raises(RedactedState):
                    shown.position()

    def test_a_position_that_was_read_is_played_on(self, table: SampleTable) -> None:
        """A game begins from a text, asks the same as where it came from, and its record is a whole game."""
        rng = Rng(13)
        for position in positions(table, 13, table.every(131)):
            if position.over:
                break
            text = write_state(table.game, position.state, table.options)
            begun = read_text(text).position(Dealer(seed_from(13)), settle=False)
            assert position.actions == begun.actions
            begun.settle()
            while not begun.over:
                begun.choose(begun.actions[rng.below(len(begun.actions))])
            assert [] == verify(read(write(begun.record)))

    def test_listening_and_looking_change_nothing(self, table: SampleTable) -> None:
        """A game with log and views plays the same as one without."""
        for s in states(table, 9, table.every(31)):
            before = json.dumps(table.game.encode(s))
            watched, alone = s.clone(), s.clone()
            watched.log = []
            for seat in [WATCHER, *range(table.seats)]:
                json.dumps(table.game.view(watched, seat).encode())
            assert play_on(alone, 3, 40) == play_on(watched, 3, 40)
            assert before == json.dumps(table.game.encode(s))

    def test_a_view_cannot_be_played_on(self, table: SampleTable) -> None:
        """Neither the redacted table nor a copy of it offers or accepts an answer."""
        for s in states(table, 11, table.every(41)):
            action = engine.options(s)[0]
            for viewer in viewers(table.seats):
                shown = table.game.redacted(s, viewer)
                for state in (shown, shown.clone(), shown.copy()):
                    with pytest.raises(RedactedState):
                        engine.options(state)
                    with pytest.raises(RedactedState):
                        engine.apply(state, action)

    def test_games_are_the_same_under_two_hash_seeds(self) -> None:
        """The order of sets does not affect a game: the same seed gives the same game in any process."""
        tables = [[type(t.game).__module__, t.game.name, t.seats, t.options] for t in self.tables]
        texts = [
            subprocess.run(
                [sys.executable, "-m", "turnwright.testing.fingerprints", json.dumps(tables)],
                env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                capture_output=True,
                check=True,
                text=True,
            ).stdout
            for seed in ("1", "2")
        ]
        assert len(tables) == texts[0].count("\n")
        assert texts[0] == texts[1]

    def test_positions_and_states_agree(self, table: SampleTable) -> None:
        """The position asks what its state asks."""
        for position in positions(table, 10, table.every(37)):
            assert position.over or engine.options(position.state) == position.actions
            assert position.over or engine.asked(position.state) == position.seat
