"""Beliefs: coins counted from the log are the real ones, and nothing but what was shown is used."""

from __future__ import annotations

import json
from typing import cast

import pytest

from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import JsonDict, Observation
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER, viewers
from turnwright.core.zones import UNKNOWN
from turnwright.games.small_world import GAME
from turnwright.games.small_world.belief import table_of
from turnwright.games.small_world.state import World

HOMEMADE: JsonDict = {"homemade": {"power": {"name": "Rich", "tokens": 3, "effects": ["wealthy", "stout"]}}}


def world(position: Position) -> World:
    """Return the real table."""
    return cast("World", position.state)


def observation(position: Position, seat: int) -> Observation[World]:
    """Return what a seat was shown, as the game's own type."""
    return cast("Observation[World]", position.observation(seat))


def step(position: Position, rng: Rng) -> None:
    """Make one choice at random."""
    position.choose(engine.random_answer(position.state, position.actions, rng))


@pytest.mark.rules("SW-11.5")
@pytest.mark.parametrize("options", [{}, {"coins": "open"}, {"coins_help_pay": True}, HOMEMADE])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_counted_coins_are_the_real_ones(seats: int, options: JsonDict) -> None:
    """At every choice of a random game, every seat that counts along knows all coins, and the rest of the table."""
    rng = Rng(seats)
    position = GAME.new(seats, seats, options)
    while not position.over:
        if position.ply % 7 == 0:
            for seat in viewers(seats):
                dealt = GAME.belief(observation(position, seat)).deal(rng)
                assert world(position).coins == dealt.coins
                assert json.dumps(GAME.encode(world(position))) == json.dumps(GAME.encode(dealt))
        step(position, rng)
    assert world(position).coins == GAME.belief(observation(position, 0)).deal(rng).coins


@pytest.mark.rules("SW-11.5")
@pytest.mark.parametrize("seat", [WATCHER, 0, 1, 2])
def test_what_is_shown_holds_no_hidden_coins(seat: int) -> None:
    """The view's own table has the coins of others hidden, so a belief has nothing to copy them from."""
    position = GAME.new(3, 5)
    rng = Rng(5)
    for _choice in range(60):
        step(position, rng)
        view = position.view(seat)
        real = world(position).coins
        assert [real[owner] if owner == seat else UNKNOWN for owner in range(3)] == table_of(view).coins


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_else_of_the_real_state_is_used(seat: int) -> None:
    """A table whose other seats secretly own more gives the same belief: the log is all there is."""
    position = GAME.new(2, 6)
    rng = Rng(6)
    for _choice in range(80):
        step(position, rng)
    richer = world(position).clone()
    richer.coins[1 - seat] += 9
    doctored: Observation[World] = Observation(2, position.options_set, GAME.view(richer, seat), position.log(seat))
    dealt = GAME.belief(doctored).deal(rng)
    assert world(position).coins == dealt.coins
    assert json.dumps(GAME.encode(world(position))) == json.dumps(GAME.encode(dealt))


def test_the_log_alone_is_counted() -> None:
    """Without a log every seat still has its 5 coins; messages that pay nobody change nothing."""
    position = GAME.new(2, 7)
    rng = Rng(7)
    for _choice in range(80):
        step(position, rng)
    log = [message for message in position.log(0) if message.id not in ("log-pick", "log-income-total")]
    assert log
    silent: Observation[World] = Observation(2, position.options_set, position.view(0), log)
    assert [5, 5] == GAME.belief(silent).deal(rng).coins


def test_open_coins_are_read_from_the_view() -> None:
    """Where coins are open, the view tells them and no log is needed."""
    position = GAME.new(2, 8, {"coins": "open"})
    rng = Rng(8)
    for _choice in range(80):
        step(position, rng)
    assert [5, 5] != world(position).coins
    unlogged: Observation[World] = Observation(2, position.options_set, position.view(0), [])
    assert world(position).coins == GAME.belief(unlogged).deal(rng).coins


def test_dealt_tables_are_independent() -> None:
    """Playing on in a dealt table changes neither the next one nor the real one."""
    position = GAME.new(2, 9)
    rng = Rng(9)
    before = json.dumps(GAME.encode(world(position)))
    belief = GAME.belief(observation(position, 0))
    engine.play_random(belief.deal(rng), rng)
    assert before == json.dumps(GAME.encode(belief.deal(rng)))
    assert before == json.dumps(GAME.encode(world(position)))


def test_counting_leaves_what_was_shown_as_it_was() -> None:
    """The view a belief was made from still hides the coins of others."""
    position = GAME.new(2, 9)
    seen = observation(position, 0)
    before = json.dumps(seen.view.encode())
    GAME.belief(seen).deal(Rng(9)).coins[1] += 1
    assert [5, UNKNOWN] == table_of(seen.view).coins
    assert before == json.dumps(seen.view.encode())


def test_counting_follows_an_undo() -> None:
    """What was taken back was never paid."""
    position = GAME.new(2, 10, {"first": 0})
    position.choose("pick 4")
    assert [2, 5] == GAME.belief(observation(position, 1)).deal(Rng(1)).coins
    position.undo(0, agreed=[1])
    assert [5, 5] == GAME.belief(observation(position, 1)).deal(Rng(1)).coins
    position.choose("pick 1")
    assert world(position).coins == GAME.belief(observation(position, 1)).deal(Rng(1)).coins


def test_the_belief_is_of_the_games_own_kind() -> None:
    """Bots reach it through the game's contract."""
    dealt: State = GAME.belief(observation(GAME.new(2, 11), 0)).deal(Rng(1))
    assert isinstance(dealt, World)
    assert dealt.log is None
