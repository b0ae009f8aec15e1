"""Where a game asks for trials, a search compares options side by side, with the same luck for each."""

from __future__ import annotations

import pytest

from tests.bots.story import Scene, Story, Tale
from tests.bots.test_bots import TRAP, ask
from turnwright.bots import GreedyBot, SearchBot
from turnwright.bots.trials import HOPELESS, LOOK, WIDTH, Trials, play_out
from turnwright.core.engine import apply
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.judge import Judge
from turnwright.core.seats import CHANCE


class ByTrials(Judge[Tale]):
    """A judge whose searches are trials."""

    search_by_trials = True


class Compared(Story):
    """A story whose searches are trials."""

    def judge(self) -> ByTrials:
        return ByTrials(self)


def trials(story: Story, seed: int = 5, rounds: int = 1) -> Trials:
    """Return the trials of the first question."""
    game: Game[State] = story  # type: ignore[assignment]
    s = game.new_state(2)
    return Trials(game.judge(), s, 0, list(range(len(story.scenes[0].leads))), rounds, seed)


def trap() -> Compared:
    """Return a story where the first option looks better, but the rival has a reply to it."""
    story = Compared(TRAP.scenes[:])
    story.scenes[1] = Scene(1, [4, 3], (4, 2))  # a playout takes the first of equally promising answers
    return story


def test_trials_find_the_reply_that_greedy_misses() -> None:
    story = trap()
    assert 0 == ask(GreedyBot(), story)
    assert all(1 == ask(SearchBot(seed=seed, playouts=20), story) for seed in range(5))


def test_trials_weigh_what_cannot_be_known() -> None:
    """Option 0 wins behind one wall and loses behind the other; option 1 is a smaller win behind both."""
    story = Compared([Scene(0, [[1, 2], 3]), Scene(1, [4]), Scene(1, [5]), Scene(1, [6])])
    story.scenes += [Scene(values=(4, 2)), Scene(values=(2, 4)), Scene(values=(3, 2))]
    assert all(1 == ask(SearchBot(seed=seed, playouts=100), story) for seed in range(5))


def test_trials_by_time_end_with_a_choice() -> None:
    """However short the time is, every option was tried."""
    assert 1 == ask(SearchBot(seconds=0.05), trap())
    assert 1 == ask(SearchBot(seconds=1e-9), trap())


def test_hopeless_options_are_not_tried() -> None:
    """What looks far worse than the best is left out, and the best comes first."""
    worse = HOPELESS // 1000
    story = Story(
        [
            Scene(0, [1, 2, 3]),
            Scene(1, [1, 1], (5 - worse, 0)),
            Scene(1, [2, 2], (5, 0)),
            Scene(1, [3, 3], (4 - worse, 0)),
        ]
    )
    assert [1, 0] == trials(story).running


def test_so_many_options_are_tried_at_most() -> None:
    """The first of equals."""
    many = WIDTH + 3
    story = Story([Scene(0, [1] * many), Scene(1, [1, 1])])
    assert list(range(WIDTH)) == trials(story).running


def test_the_first_look_counts_for_a_part() -> None:
    """However many trials there are: two options that end alike differ by what they looked like."""
    story = Story([Scene(0, [1, 2]), Scene(1, [3, 3], (1, 0)), Scene(1, [3, 3], (2, 0)), Scene(values=(4, 0))])
    game: Game[State] = story  # type: ignore[assignment]
    tried = trials(story)
    for _k in range(9):
        tried.once(game.new_state(2))
    better, worse = tried.totals
    assert 10 * 1000 // LOOK == better - worse
    assert 1 == tried.favourite()


def test_halving_gives_up_the_worse_half() -> None:
    """By what the trials brought, with the first look counted in."""
    story = Story([Scene(0, [1, 2, 3]), *[Scene(1, [number, number], (number, 0)) for number in (1, 2, 3)]])
    tried = trials(story)
    game: Game[State] = story  # type: ignore[assignment]
    assert 3 == tried.once(game.new_state(2))
    tried.halve()
    assert [2, 1] == tried.running
    tried.halve()
    assert [2] == tried.running
    assert 2 == tried.favourite()


@pytest.mark.parametrize("seed", range(20))
def test_all_options_have_the_same_luck(seed: int) -> None:
    """Both options toss the same coin in the next turn, one of them after a toss of its own: it falls alike."""
    story = Story(
        [
            Scene(0, [1, 2]),
            Scene(CHANCE, [3, 3]),
            Scene(1, [3, 3]),
            Scene(CHANCE, [4, 5]),
            Scene(values=(3, 1)),
            Scene(values=(1, 3)),
        ]
    )
    game: Game[State] = story  # type: ignore[assignment]
    ends = []
    for option in (0, 1):
        s = game.new_state(2)
        apply(s, option)
        play_out(game.judge(), s, 10, seed)
        ends.append(game.scores(s))
    assert ends[0] == ends[1]
