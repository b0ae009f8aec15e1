"""Bots judge by what they are given: the game's own judge, or one of somebody's own, in plain Python."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

from tests.toy import TOY
from tests.toy.layout import hand
from tests.toy.state import ToyState
from turnwright.bots import Bot, GreedyBot, SearchBot, bot, bot_from
from turnwright.bots.base import JudgingBot
from turnwright.bots.playout import Tree
from turnwright.core.errors import BadOption
from turnwright.core.frames import State
from turnwright.core.game import GAMES, Game, find
from turnwright.core.judge import Judge
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import ALL_KNOWING

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
EXAMPLE = re.compile(r"^```python\n([^`]*Judge[^`]*)^```$", re.MULTILINE)
TOY_GAME = cast("Game[State]", TOY)


class Spy(Judge[State]):
    """A judge in plain Python that notes what it is shown and otherwise answers like another."""

    def __init__(self, other: Judge[State]) -> None:
        super().__init__(other.game)
        self.other = other
        self.shown: list[State] = []
        self.asked: set[str] = set()

    def note(self, s: State, call: str) -> Judge[State]:
        """Remember a state, and return the other judge."""
        self.asked.add(call)
        self.shown.append(s)
        return self.other

    def value(self, s: State, seat: int) -> int:
        return self.note(s, "value").value(s, seat)

    def final_value(self, s: State, seat: int) -> int:
        return self.note(s, "final_value").final_value(s, seat)

    def prior(self, s: State, actions: list[int]) -> list[int]:
        return self.note(s, "prior").prior(s, actions)

    def typical(self, s: State, seat: int, actions: list[int]) -> int:
        return self.note(s, "typical").typical(s, seat, actions)


class WholeTurns(Spy):
    """The same for games whose turns are made of small choices."""

    judges_whole_turns = True
    menus_return = True


class ByTrials(WholeTurns):
    """The same for games whose searches compare options."""

    search_by_trials = True


def spy_on(game: Game[State]) -> Spy:
    """Return a spy that answers like the game's own judge, and treats turns in the same way."""
    own = game.judge()
    spies = {(False, False): Spy, (True, False): WholeTurns, (True, True): ByTrials}
    return spies[own.judges_whole_turns, own.search_by_trials](own)


def midgame(game: Game[State], ply: int, seed: int = 3) -> Position:
    """Return a position of a random game where a seat chooses among several options."""
    chooser = bot("random", seed=seed)
    position = game.new(2, seed=seed)
    while position.ply < ply or len(position.actions) < 3:
        assert position.seat is not None
        position.choose(chooser.choose(game, position.observation(position.seat), position.actions))
    return position


def think(player: Bot, position: Position) -> int:
    """Return what a bot answers."""
    assert position.seat is not None
    return player.choose(position.game, position.observation(position.seat), position.actions)


def held(s: State, seat: int | None) -> list[int]:
    """Return the hand of the rival of ``seat``, or what was dealt as it."""
    assert isinstance(s, ToyState)
    assert seat is not None
    return sorted(s.cards.zones[hand(1 - seat)].cards())


BOTS: list[tuple[type[JudgingBot], dict[str, Any]]] = [(GreedyBot, {}), (SearchBot, {"playouts": 12, "rounds": 1})]


@pytest.mark.parametrize(("kind", "settings"), BOTS, ids=["greedy", "search"])
@pytest.mark.parametrize("game", ["small_world", "root", "mythotopia"])
def test_a_judge_in_plain_python_does_what_it_stands_in_for(
    game: str, kind: type[JudgingBot], settings: dict[str, Any]
) -> None:
    """Bots choose the same with a judge that passes everything on, and ask it everything that they ask."""
    spy = spy_on(find(game))
    for ply in (20, 60):
        position = midgame(find(game), ply)
        assert think(kind(seed=5, **settings), position) == think(kind(seed=5, judge=spy, **settings), position)
    assert "value" in spy.asked
    assert kind is GreedyBot or "prior" in spy.asked


@pytest.mark.parametrize(("kind", "settings"), BOTS, ids=["greedy", "search"])
def test_a_judge_sees_dealt_tables_only(kind: type[JudgingBot], settings: dict[str, Any]) -> None:
    """It gets whole tables, none of them the real one or a copy of it with its log; hidden cards are dealt anew."""
    spy = Spy(TOY_GAME.judge())
    hands: set[bool] = set()
    for seed in range(6):
        position = midgame(TOY_GAME, 8, seed)
        spy.shown.clear()
        think(kind(seed=seed, judge=spy, **settings), position)
        assert spy.shown
        for s in spy.shown:
            assert s is not position.state
            assert (ALL_KNOWING, None) == (s.viewer, s.log)
            hands.add(held(s, position.seat) == held(position.state, position.seat))
    assert False in hands


class Backwards(Judge[State]):
    """Likes to lose."""

    def value(self, s: State, seat: int) -> int:
        return -super().value(s, seat)


def test_a_bot_follows_its_judge() -> None:
    """The greedy bot takes what its own judge finds best, which is the worst for the scores."""
    position = midgame(find("small_world"), 30)
    judge = Backwards(find("small_world"))
    chosen = {think(GreedyBot(seed=seed, judge=judge), position) for seed in range(5)}
    assert chosen.isdisjoint({think(GreedyBot(seed=seed), position) for seed in range(5)})


class Contrary(GreedyBot):
    """Brings its judge along."""

    def judge_of(self, game: Game[State]) -> Judge[State]:
        return Backwards(game)


def test_a_bot_by_name_brings_its_judge_along() -> None:
    """A class of somebody's own needs no argument for it."""
    game = find("small_world")
    position = midgame(game, 30)
    named = bot_from(f"{__name__}:Contrary", seed=2)
    assert think(named, position) == think(GreedyBot(seed=2, judge=Backwards(game)), position)
    assert think(named, position) != think(GreedyBot(seed=2), position)


class OwnPriors(type(find("root").judge())):  # type: ignore[misc]
    """One of our judges, with one thing changed in plain Python."""

    def prior(self, s: State, actions: list[int]) -> list[int]:
        return [1 + at for at in range(len(actions))]


def test_our_judges_can_be_changed_in_one_thing() -> None:
    """Positions are worth the same, and bots use the changed priors: here, the last option is the most promising."""
    game = find("root")
    position = midgame(game, 40)
    judge: Judge[State] = OwnPriors(game)
    assert judge.value(position.state, 0) == game.judge().value(position.state, 0)
    tree = Tree(judge, Rng(1), 1, 2.0)
    tree.playout(position.state.clone())
    assert tree.root.priors == [1 + at for at in range(len(position.actions))]


@pytest.mark.parametrize("kind", [GreedyBot, SearchBot])
def test_a_judge_of_another_game_is_refused(kind: type[JudgingBot]) -> None:
    position = midgame(find("small_world"), 20)
    with pytest.raises(BadOption, match=r"^the bot's judge is for root; it cannot judge small_world$"):
        think(kind(judge=find("root").judge()), position)


def test_a_judge_is_no_setting_in_words() -> None:
    """Only Python code can give a bot another judge."""
    with pytest.raises(BadOption, match=r"^bot greedy has no setting 'judge': its settings are seed$"):
        bot_from("greedy:judge=1")
    judge = find("root").judge()
    player = bot("greedy", judge=judge)
    assert isinstance(player, GreedyBot)
    assert judge is player.judge


@pytest.mark.parametrize("game", GAMES)
def test_a_judge_from_scratch_knows_what_verbs_say_of_their_choices(game: str) -> None:
    """A judge that only values positions still has priors, in every game."""
    judge = Judge(find(game))
    asked = [midgame(find(game), ply) for ply in (30, 50, 70)]
    assert any(len(set(judge.prior(position.state, position.actions))) > 1 for position in asked)


def test_a_game_without_a_judge_of_its_own_is_judged_by_scores() -> None:
    """They count in thousandths, and no score counts as 0."""
    judge = Judge(TOY_GAME)
    position = midgame(TOY_GAME, 8)
    scores = TOY_GAME.scores(position.state)
    assert [1000 * (score or 0) for score in scores] == [judge.value(position.state, seat) for seat in range(2)]


def test_the_judge_of_the_page_plays() -> None:
    """The example in docs/bots.md takes ten lines at most, and its bot chooses by it."""
    (text,) = EXAMPLE.findall(PAGE.read_text(encoding="utf-8"))
    assert len([line for line in text.splitlines() if line]) <= 10
    names: dict[str, Any] = {"__name__": "page"}
    exec(text, names)
    player = names["player"]
    position = midgame(find("small_world"), 30)
    assert think(player, position) in position.actions


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_ours_has_a_judge_of_its_own(game: str) -> None:
    assert type(find(game).judge()) is not Judge
