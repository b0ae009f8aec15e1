"""The bots at Small World: what its judge promises to every bot, and who beats whom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.small_world.table import Table
from turnwright.arena import Match, play
from turnwright.bots import bot
from turnwright.bots.playout import one_ply
from turnwright.core import engine
from turnwright.core.frames import Frame, State
from turnwright.core.game import Observation, find
from turnwright.core.masks import count, numbers_of
from turnwright.core.messages import Message
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.judgement.priors import HOLD, Glance
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW
from turnwright.games.small_world.war import leave

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
            GAME.judge().value(s, seat)
        if found:
            GAME.judge().prior(s, found)
        assert before == GAME.encode(s)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_option_has_a_positive_prior(seats: int) -> None:
    for s, found in walk(seats, seed=7):
        if found:
            priors = GAME.judge().prior(s, found)
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
    assert [1000 * (coins or 0) for coins in GAME.scores(last)] == [GAME.judge().value(last, seat) for seat in range(2)]


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_leaves_what_it_was_shown_alone(name: str) -> None:
    """Thinking happens on dealt positions: neither the table nor the view it was shown may change."""
    player = bot(name, seed=1, **({"playouts": 5} if name == "search" else {}))
    for number, (s, found) in enumerate(walk(2, seed=4)):
        if not found or number % 10:
            continue
        seat = engine.asked(s)
        log: list[Message] = []
        observation = Observation[State](2, GAME.check_options({}), GAME.view(s, seat), log)
        table, view = GAME.encode(s), observation.view.encode()
        assert player.choose(GAME, observation, list(found)) in found
        assert (table, view) == (GAME.encode(s), observation.view.encode())


def expand_or_decline(round: int, regions: int, spare: int) -> World:
    """Return a table where a seat decides whether to continue with a race of some regions and further tokens."""
    for s, found in walk(2, seed=5):
        assert isinstance(s, World)
        force = s.turn * SLOTS
        if (
            [GAME.vocabulary.name(action) for action in found] == ["expand", "decline"]
            and s.round >= 3
            and count(s.land[force]) >= regions
        ):
            s.round = round
            for region in numbers_of(s.land[force])[regions:]:
                s.tray[s.race[force]] += leave(s, force, region)
            for region in numbers_of(s.land[force]):
                s.tokens[region] = 1
            s.hand[force] = spare
            return s
    raise AssertionError("no such table on this walk")


def greedy_choice(s: World) -> str:
    """Return what the greedy bot does, with the table as what the seat believes."""
    actions = engine.options(s)
    values = one_ply(GAME.judge(), s, engine.asked(s), actions)
    return GAME.vocabulary.name(actions[values.index(max(values))])


def test_a_worn_out_race_declines_but_a_strong_one_goes_on_near_the_end() -> None:
    assert "decline" == greedy_choice(expand_or_decline(round=4, regions=1, spare=0))
    assert "expand" == greedy_choice(expand_or_decline(round=9, regions=3, spare=6))


def test_nobody_declines_for_the_future_in_the_last_round() -> None:
    assert "expand" == greedy_choice(expand_or_decline(round=10, regions=2, spare=3))


def test_coins_on_a_combo_make_it_promising() -> None:
    for s, found in walk(2, seed=1):
        assert isinstance(s, World)
        if len(found) == 6 and s.todo[-1].step is FLOW.picking:
            priors = GAME.judge().prior(s, found)
            s.column_coins[priors.index(min(priors))] += 20
            assert max(GAME.judge().prior(s, found)) == GAME.judge().prior(s, found)[priors.index(min(priors))]
            return


@pytest.mark.parametrize(("counts", "coins"), [(True, 2), (False, 0)])
def test_a_bonus_for_raids_is_expected_where_the_table_pays_it(counts: bool, coins: int) -> None:
    """The own race in decline is as good as a tribe to Pillaging Orcs, or as good as nothing."""
    t = Table(2, "orcs", "pillaging", {20: 1}, hand=8, options={"own_decline_counts": counts})
    t.declined(0, "giants", {21: 1, 22: 1})
    t.clear(14)
    glance = Glance(t.s, Frame(FLOW.conquests, 0))
    own, empty = glance.gain(20), glance.gain(13)
    assert HOLD * (coins - 1) == own - empty


def test_turn_order_decides_and_seat_numbers_do_not() -> None:
    """The same deal with the same bots by place is the same game, whichever seat starts."""
    coins: list[list[int]] = []
    for first in range(2):
        table = GAME.new(2, "turn order", options={"first": first})
        players = [bot("greedy", seed=place) for place in range(2)]
        while (seat := table.seat) is not None:
            table.choose(players[(seat - first) % 2].choose(GAME, table.observation(seat), table.actions))
        scores = [score or 0 for score in GAME.scores(table.state)]
        coins.append([scores[(first + place) % 2] for place in range(2)])
    assert coins[0] == coins[1]


def test_greedy_beats_random() -> None:
    match = Match("small_world", ("greedy", "random"), 10)
    wins = sum("greedy" == result.bots[result.winners[0]] for result in (play(match, n) for n in range(10)))
    assert wins >= 9


def test_search_beats_random() -> None:
    match = Match("small_world", ("search:playouts=10", "random"), 2)
    results = [play(match, number) for number in range(2)]
    assert [["search:playouts=10"]] * 2 == [[result.bots[seat] for seat in result.winners] for result in results]
