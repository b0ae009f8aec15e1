"""What verbs say of their choices: meanings, targets, suggestions; and views that are read elsewhere."""

from __future__ import annotations

import json

import pytest

from tests.games.small_world.table import Table
from turnwright.bots import bot
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import Observation, find
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.verbs import END, GAIN, GIVE_UP, RISK, SPEND, Meaning
from turnwright.games.small_world import GAME
from turnwright.games.small_world.steps.flow import FLOW

FOUND = find("small_world")


def meaning(t: Table, choice: str) -> Meaning:
    """Return what a choice means to the asked seat."""
    found = GAME.meaning(t.s, GAME.vocabulary.action(choice))
    assert found is not None
    return found


def parts(found: Meaning) -> tuple[str, dict[str, int], dict[str, int], tuple[int, int] | None]:
    """Return all that a meaning says."""
    return found.kind, found.price, found.reward, found.odds


@pytest.mark.rules("SW-7.1", "SW-9.1", "SW-9.3")
def test_conquests_cost_tokens_and_attempts_have_odds() -> None:
    """The price is what the conquest takes; an attempt 2 tokens short succeeds with 2 faces of 6."""
    t = Table(2, "ratmen", "hill", {21: 1}, hand=3)
    t.clear_tribes()
    t.conquering()
    assert (SPEND, {"thing-token": t.cost(14)}, {"thing-region": 1}, None) == parts(meaning(t, "conquer 14"))
    t.s.hand[0] = 1
    t.active(1, "humans", "forest", {22: 1})
    assert 3 == t.cost(22)
    assert (RISK, {"thing-token": 1}, {"thing-region": 1}, (2, 6)) == parts(meaning(t, "attempt 22"))
    assert END == meaning(t, "stop").kind


def test_picks_decline_and_abandoning() -> None:
    """Coins for tokens, a race given up, a region given up for its tokens."""
    t = Table(2, column=[("ratmen", "hill"), ("humans", "forest")])
    t.s.column_coins[1] = 2
    t.turn()
    assert (SPEND, {"thing-coin": 1}, {"thing-coin": 2, "thing-token": 9}, None) == parts(meaning(t, "pick 2"))
    t = Table(2, "ratmen", "hill", {20: 1, 21: 1}).turn()
    assert (GIVE_UP, {"thing-race": 1}) == parts(meaning(t, "decline"))[:2]
    assert GAIN == meaning(t, "expand").kind
    t.choose("expand")
    assert (GIVE_UP, {"thing-region": 1}, {"thing-token": 1}, None) == parts(meaning(t, "abandon 20"))


@pytest.mark.rules("SW-10.4")
def test_tokens_can_be_spread_evenly() -> None:
    """Each goes where the fewest stand, the first region of several; nothing is suggested where there is no choice."""
    t = Table(2, "ratmen", "hill", {14: 1, 20: 3, 21: 1}, hand=5).ask(FLOW.placing)
    assert meaning(t, "place 14").repeats
    assert not meaning(t, "pile 14").repeats
    (spread,) = FLOW.placing.gestures(t.s, t.s.todo[-1])
    names = [GAME.vocabulary.name(action) for action in spread.actions]
    assert ["place 14", "place 21", "place 14", "place 21", "place 14"] == names
    t.choose(*names)
    assert (4, 3, 3) == (t.tokens(14), t.tokens(20), t.tokens(21))
    assert t.seat is None
    for at, hand in (({14: 1}, 5), ({14: 1, 20: 1}, 1)):
        t = Table(2, "ratmen", "hill", at, hand=hand).ask(FLOW.placing)
        assert [] == FLOW.placing.gestures(t.s, t.s.todo[-1])


@pytest.mark.parametrize(
    ("choice", "target"),
    [
        ("conquer 14", "region-14"),
        ("camp-all 3", "region-3"),
        ("pick 2", "place-2"),
        ("ally 1", "seat-1"),
        ("stop", ""),
    ],
)
def test_choices_point_at_what_they_are_about(choice: str, target: str) -> None:
    """Regions, places of the column, seats; or nothing."""
    assert target == GAME.target(GAME.vocabulary.action(choice))


@pytest.mark.parametrize("seed", [3, 4])
def test_a_bot_elsewhere_decides_the_same_from_an_encoded_view(seed: int) -> None:
    """A view that left the process as JSON and was read again tells a bot what the view itself tells."""
    position: Position = GAME.new(3, seed)
    rng = Rng(seed)
    for ply in range(60):
        position.choose(engine.random_answer(position.state, position.actions, rng))
        if ply % 6 == 0 and position.seat is not None and position.seat >= 0:
            shown = position.observation(position.seat)
            data = json.loads(json.dumps(shown.view.encode()))
            view = GAME.read_view(data, 3, position.options_set)
            read: Observation[State] = Observation(3, position.options_set, view, shown.log)
            choices = [bot("greedy").choose(FOUND, seen, position.actions) for seen in (shown, read)]
            assert choices[0] == choices[1]
            assert shown.view.encode() == read.view.encode()


def stopping(hand: int, standing: int) -> str:
    """Return the loss that stopping asks about, with so many tokens in hand and on the map; region 14 costs 3."""
    t = Table(2, "ratmen", "hill", {21: standing}, hand=hand).conquering()
    loss = meaning(t, "stop").loss
    return "" if loss is None else loss.id


def test_stopping_with_many_tokens_in_hand_is_asked_about() -> None:
    """A third of the race, if it can still conquer; few tokens may well be meant to defend."""
    assert "loss-stop-early" == stopping(7, 3)
    assert "loss-stop-early" == stopping(4, 8)
    assert "" == stopping(3, 9)
    assert "" == stopping(1, 1)
