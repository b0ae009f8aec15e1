"""Laws of states: copies are equal and independent, JSON keeps everything, nothing depends on hash seeds."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.laws.tables import TABLES, Table, positions, states, table_id
from turnwright.core import engine
from turnwright.core.codec import decode_state, encode_state
from turnwright.core.errors import RedactedState
from turnwright.core.frames import State
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER, viewers

SUMMARY = """
from tests.laws.tables import TABLES
from tests.laws.test_states import fingerprint
for table in TABLES:
    print(fingerprint(table))
"""


def play_on(s: State, seed: int, plies: int) -> list[int]:
    """Play at most so many plies at random; return the actions."""
    rng = Rng(seed)
    played: list[int] = []
    while s.todo and len(played) < plies:
        played.append(engine.random_answer(s, engine.options(s), rng))
        engine.apply(s, played[-1])
    return played


def fingerprint(table: Table) -> str:
    """Return a game played at random as one line of text, words included."""
    s = table.state()
    s.log = []
    played = play_on(s, 6, 10_000)
    return f"{table.game.name} {played} {table.game.scores(s)} {s.log} {table.game.view(s, 0).encode()}"


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_clone_is_equal_and_independent(table: Table) -> None:
    """Playing on in a copy leaves the original as it was."""
    for s in states(table, 7, 13):
        before = json.dumps(table.game.encode(s))
        copy = s.clone()
        assert before == json.dumps(table.game.encode(copy))
        play_on(copy, 1, 60)
        assert before == json.dumps(table.game.encode(s))


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_json_keeps_a_state_in_the_middle_of_a_turn(table: Table) -> None:
    """A state read back from JSON is the same and goes on the same way."""
    for s in states(table, 8, 13):
        text = json.dumps(encode_state(table.game, s, table.options))
        back = decode_state(table.game, json.loads(text))
        assert text == json.dumps(encode_state(table.game, back, table.options))
        assert play_on(s.clone(), 2, 40) == play_on(back, 2, 40)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_listening_and_looking_change_nothing(table: Table) -> None:
    """A game that is told and shown plays as one that nobody watches."""
    for s in states(table, 9, 31):
        before = json.dumps(table.game.encode(s))
        watched, alone = s.clone(), s.clone()
        watched.log = []
        for seat in [WATCHER, *range(table.seats)]:
            json.dumps(table.game.view(watched, seat).encode())
        assert play_on(alone, 3, 40) == play_on(watched, 3, 40)
        assert before == json.dumps(table.game.encode(s))


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_view_cannot_be_played_on(table: Table) -> None:
    """Neither the redacted table nor a copy of it offers or takes an answer."""
    for s in states(table, 11, 41):
        action = engine.options(s)[0]
        for viewer in viewers(table.seats):
            shown = table.game.redacted(s, viewer)
            for state in (shown, shown.clone(), shown.copy()):
                with pytest.raises(RedactedState):
                    engine.options(state)
                with pytest.raises(RedactedState):
                    engine.apply(state, action)


def test_games_are_the_same_under_two_hash_seeds() -> None:
    """No set's order reaches a game: the same seed gives the same game in any process."""
    texts = [
        subprocess.run(
            [sys.executable, "-c", SUMMARY],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert len(TABLES) == texts[0].count("\n")
    assert texts[0] == texts[1]


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_positions_and_states_agree(table: Table) -> None:
    """The table-top asks what its state asks."""
    for position in positions(table, 10, 37):
        assert position.over or engine.options(position.state) == position.actions
        assert position.over or engine.asked(position.state) == position.seat
