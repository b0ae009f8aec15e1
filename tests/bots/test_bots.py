"""Each bot on positions where what it should do is beyond doubt."""

from __future__ import annotations

import gc
from itertools import count

import pytest

from tests.bots.story import Scene, Story, Tale
from turnwright.bots import Bot, GreedyBot, RandomBot, SearchBot, bot, bot_from
from turnwright.bots.kinds import OURS
from turnwright.bots.playout import margins, outcome, settle
from turnwright.core.errors import BadOption
from turnwright.core.frames import State
from turnwright.core.game import Game, Observation
from turnwright.core.seats import CHANCE


def ask(player: Bot, story: Story, scene: int = 0) -> int:
    """Ask ``player`` as a match would, with what the seat was shown and nothing more."""
    game: Game[State] = story  # type: ignore[assignment]
    observation: Observation[State] = story.observation(scene)  # type: ignore[assignment]
    return player.choose(game, observation, list(range(len(story.scenes[scene].leads))))


TRAP = Story(
    [
        Scene(0, [1, 2]),
        Scene(1, [3, 4], (6, 2)),  # looks good, but the rival answers
        Scene(1, [5, 6], (3, 2)),
        Scene(values=(6, 2)),
        Scene(values=(1, 9)),
        Scene(values=(4, 2)),
        Scene(values=(5, 2)),
    ]
)


def test_random_takes_every_option_about_equally_often() -> None:
    story = Story([Scene(0, [1, 1, 1, 1]), Scene()])
    player = RandomBot(seed=3)
    taken = [ask(player, story) for _k in range(4000)]
    assert all(900 < taken.count(action) < 1100 for action in range(4))


def test_greedy_takes_the_obviously_best_option() -> None:
    story = Story(
        [Scene(0, [1, 2, 3]), Scene(1, [1, 1], (1, 1)), Scene(1, [2, 2], (4, 1)), Scene(1, [3, 3], (5, 4))],
    )
    assert all(1 == ask(GreedyBot(seed), story) for seed in range(5)), "a lead of 3 beats a lead of 1 with more points"


def test_greedy_averages_over_chance() -> None:
    story = Story(
        [
            Scene(0, [1, 2]),
            Scene(CHANCE, [3, 4], (9, 0), [5, 1]),  # five times nothing, once twelve: two on average
            Scene(1, [2, 2], (3, 0)),
            Scene(1, [3, 3], (0, 0)),
            Scene(1, [4, 4], (12, 0)),
        ]
    )
    assert 1 == ask(GreedyBot(), story)
    story.scenes[1].weights = [1, 1]
    assert 0 == ask(GreedyBot(), story)


def test_greedy_looks_through_forced_answers() -> None:
    story = Story([Scene(0, [1, 2]), Scene(0, [3], (0, 0)), Scene(1, [2, 2], (1, 0)), Scene(1, [3, 3], (2, 0))])
    assert 0 == ask(GreedyBot(), story)


def test_greedy_draws_lots_among_equals() -> None:
    story = Story([Scene(0, [1, 1, 2]), Scene(1, [1, 1], (1, 0)), Scene(1, [2, 2], (0, 0))])
    player = GreedyBot(seed=1)
    taken = [ask(player, story) for _k in range(200)]
    assert 70 < taken.count(0) < 130
    assert 0 == taken.count(2)


def test_search_finds_the_reply_that_greedy_misses() -> None:
    assert 0 == ask(GreedyBot(), TRAP)
    assert all(1 == ask(SearchBot(seed=seed, playouts=100), TRAP) for seed in range(5))


def test_search_prefers_a_win_now() -> None:
    story = Story([Scene(0, [1, 2]), Scene(values=(3, 2)), Scene(values=(2, 3))])
    assert 0 == ask(SearchBot(playouts=20), story)


def test_search_weighs_what_it_cannot_know() -> None:
    """Option 0 wins big behind one wall and loses behind the other; option 1 is a small win behind both."""
    story = Story([Scene(0, [[1, 2], 3]), Scene(values=(9, 0)), Scene(values=(0, 9)), Scene(values=(3, 1))])
    assert all(1 == ask(SearchBot(seed=seed, playouts=200), story) for seed in range(5))


def test_search_averages_over_chance() -> None:
    story = Story([Scene(0, [1, 2]), Scene(CHANCE, [3, 4], weights=[1, 5])])
    story.scenes += [Scene(values=(2, 1)), Scene(values=(9, 0)), Scene(values=(0, 9))]
    assert 1 == ask(SearchBot(playouts=200), story)
    story.scenes[1].weights = [5, 1]
    story.scenes[2].values = (1, 2)
    assert 0 == ask(SearchBot(playouts=200), story)


@pytest.mark.parametrize("name", OURS)
def test_same_seed_same_choices(name: str) -> None:
    story = Story([Scene(0, [1, 1, 1, 1]), Scene(1, [1, 1])])
    first, second = bot(name, seed=7), bot(name, seed=7)
    assert [ask(first, story) for _k in range(20)] == [ask(second, story) for _k in range(20)]


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_single_option_is_answered_at_once(name: str) -> None:
    class Blind(Story):
        def belief(self, observation: Observation[object]) -> object:  # type: ignore[override, type-var]
            raise AssertionError("nothing to think about")

    assert 0 == ask(bot(name), Blind([Scene(0, [1]), Scene()]))


def test_search_by_time_stops_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays on as long as the clock says that there is time: twice the time, about twice the playouts."""
    played = []
    for seconds in (50, 100):
        monkeypatch.setattr("turnwright.bots.search.perf_counter", map(float, count()).__next__)
        searcher = SearchBot(seconds=seconds)
        assert 1 == ask(searcher, TRAP)
        played.append(searcher.played)
    assert 20 < played[0] <= 50
    assert 1.8 * played[0] < played[1] <= 100


def test_search_leaves_the_garbage_collector_as_it_was() -> None:
    ask(SearchBot(playouts=5), TRAP)
    assert gc.isenabled()
    gc.disable()
    try:
        ask(SearchBot(playouts=5), TRAP)
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_margins_are_distances_to_the_best_rival() -> None:
    game: Game[State] = Story([Scene(0, [0, 0], (7, 4))])  # type: ignore[assignment]
    assert [3000, -3000] == margins(game.judge(), game.new_state(2))
    over: Game[State] = Story([Scene(values=(7, 4))])  # type: ignore[assignment]
    assert [3000, -3000] == margins(over.judge(), over.new_state(2))


def test_outcomes_tell_a_win_from_a_lead() -> None:
    running: Game[State] = Story([Scene(0, [0, 0], (7, 4))])  # type: ignore[assignment]
    over: Game[State] = Story([Scene(values=(7, 4))])  # type: ignore[assignment]
    shared: Game[State] = Story([Scene(values=(4, 4))])  # type: ignore[assignment]
    ahead, behind = outcome(running.judge(), running.new_state(2))
    won, lost = outcome(over.judge(), over.new_state(2))
    assert -1 < lost < behind < 0 < ahead < won < 1
    assert outcome(shared.judge(), shared.new_state(2))[0] == outcome(shared.judge(), shared.new_state(2))[1]


def test_margins_of_several_rivals_mix_the_best_and_the_average() -> None:
    class Three(Story):
        def scores(self, s: Tale) -> list[int]:
            return [9, 6, 2]

    game: Game[State] = Three([Scene(0, [0, 0])])  # type: ignore[assignment]
    s = game.new_state(2)
    s.seats = 3
    assert [9000 - 5000, 6000 - 7250, 2000 - 8250] == margins(game.judge(), s)


def test_settle_stops_at_a_real_question_and_at_the_end() -> None:
    game: Game[State] = Story([Scene(0, [1]), Scene(CHANCE, [2]), Scene(1, [3, 3]), Scene()])  # type: ignore[assignment]
    assert [0, 1] == settle(game.new_state(2))
    over: Game[State] = Story([Scene(0, [1]), Scene()])  # type: ignore[assignment]
    assert [] == settle(over.new_state(2))


def test_bots_by_text() -> None:
    player = bot_from("search:playouts=250, explore=0.5", seed=4)
    assert isinstance(player, SearchBot)
    assert (250, 0.5) == (player.playouts, player.explore)
    assert isinstance(bot_from("greedy"), GreedyBot)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("oracle", "unknown bot 'oracle': choose from random, greedy, search, or name a class as module:Class"),
        ("greedy:depth=2", "bot greedy has no setting 'depth': its settings are seed"),
        ("search:playouts=many", "bot setting 'playouts=many': expected name=number"),
        ("search:playouts=2.5", "bot search cannot have playouts=2.5: it is a whole number of at least 0"),
        ("search:seconds=nan", "bot search cannot have seconds=nan: it is a number of at least 0"),
        ("search:seconds=-1", "bot search cannot have seconds=-1.0: it is a number of at least 0"),
    ],
)
def test_a_bad_bot_is_explained(text: str, complaint: str) -> None:
    with pytest.raises(BadOption) as caught:
        bot_from(text)
    assert complaint == str(caught.value)
