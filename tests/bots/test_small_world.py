"""The bots at Small World: what its heuristics promise to every bot, and who beats whom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from turnwright.arena import Match, play
from turnwright.bots import bot
from turnwright.core import engine
from turnwright.core.frames import CHANCE, State
from turnwright.core.game import Shown, find
from turnwright.core.messages import Message
from turnwright.core.rng import Rng

GAME = find("small_world")


def walk(seats: int, seed: int) -> Iterator[tuple[State, list[int]]]:
    """Play at random and stop at every choice of a seat between at least two options."""
    s = GAME.new_state(seats)
    rng = Rng(seed)
    while s.todo:
        found = engine.options(s)
        if engine.asked(s) != CHANCE and len(found) > 1:
            yield s, found
        engine.apply(s, engine.random_answer(s, found, rng))
    yield s, []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_judging_changes_nothing(seats: int) -> None:
    for s, found in walk(seats, seed=seats):
        before = GAME.encode(s)
        for seat in range(seats):
            GAME.value(s, seat)
        if found:
            GAME.prior(s, found)
        assert before == GAME.encode(s)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_option_has_a_positive_prior(seats: int) -> None:
    for s, found in walk(seats, seed=7):
        if found:
            priors = GAME.prior(s, found)
            assert len(found) == len(priors)
            assert min(priors) > 0


def test_turns_count_up_by_one() -> None:
    seen: list[int] = []
    for s, _found in walk(3, seed=2):
        if s.todo and (not seen or seen[-1] != GAME.turn(s)):
            seen.append(GAME.turn(s))
    assert list(range(seen[0], seen[0] + 30)) == seen


def test_a_finished_game_is_worth_its_coins() -> None:
    for s, _found in walk(2, seed=3):
        last = s
    assert [1000 * coins for coins in GAME.scores(last)] == [GAME.value(last, seat) for seat in range(2)]


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_leaves_what_it_was_shown_alone(name: str) -> None:
    """Thinking happens on dealt positions: neither the table nor the view it was shown may change."""
    player = bot(name, seed=1, **({"playouts": 5} if name == "search" else {}))
    for number, (s, found) in enumerate(walk(2, seed=4)):
        if not found or number % 10:
            continue
        seat = engine.asked(s)
        log: list[Message] = []
        shown = Shown[State](2, GAME.check_options({}), GAME.view(s, seat), log)
        table, view = GAME.encode(s), shown.view.encode()
        assert player.choose(GAME, shown, list(found)) in found
        assert (table, view) == (GAME.encode(s), shown.view.encode())


def test_greedy_beats_random() -> None:
    match = Match("small_world", ("greedy", "random"), 10)
    wins = sum("greedy" == result.bots[result.winners[0]] for result in (play(match, n) for n in range(10)))
    assert wins >= 9


def test_search_beats_random() -> None:
    match = Match("small_world", ("search:playouts=10", "random"), 2)
    results = [play(match, number) for number in range(2)]
    assert [["search:playouts=10"]] * 2 == [[result.bots[seat] for seat in result.winners] for result in results]
