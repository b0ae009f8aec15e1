"""Greedy bots that see their rivals otherwise."""

from __future__ import annotations

import pytest

from rivals import USUAL, Impartial, Judging, Selfish, Unbiased, empty_look, look, looks_as_text, team_share
from turnwright.arena import Match, Result, play
from turnwright.bots import kinds
from turnwright.bots.playout import best
from turnwright.core import engine
from turnwright.core.game import find
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.small_world.judgement.values import LASTING
from turnwright.games.small_world.state import World

GAME = find("small_world")


def test_the_judging_bot_is_the_greedy_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ablations differ from the greedy bot in what they change, and in nothing else."""
    monkeypatch.setattr(kinds, "_loaded", dict(kinds._loaded))
    kinds.register("judging", Judging)
    games = [play(Match("small_world", (name,) * 3, 1), 0) for name in ("greedy", "judging")]
    assert games[0].scores == games[1].scores
    assert games[0].decisions == games[1].decisions


@pytest.mark.parametrize(("kind", "margin"), [(Judging, -5), (Impartial, 0), (Selfish, 10)])
def test_who_counts_as_a_rival(kind: type[Judging], margin: int) -> None:
    assert margin == kind().margin([0, 10, 20], 1)


def test_the_unbiased_bot_judges_a_seat_yet_to_move_in_the_last_round_by_what_it_will_earn() -> None:
    """The greedy bot takes it for about five coins richer than it will be."""
    greedy: list[float] = []
    unbiased: list[float] = []
    for seed in range(6):
        s = GAME.new_state(4, {"first": 0})
        assert isinstance(s, World)
        rng = Rng(seed)
        values: list[list[int]] = []
        while s.todo:
            found = engine.options(s)
            if engine.asked(s) == CHANCE:
                engine.apply(s, engine.random_answer(s, found, rng))
                continue
            if s.round == s.board.turns and not values:
                values = [kind().values(GAME, s) for kind in (Judging, Unbiased)]
            engine.apply(s, found[best(GAME.judge().prior(s, found), rng)])
        for errors, believed in zip((greedy, unbiased), values, strict=True):
            errors += [believed[seat] / 1000 - s.coins[seat] for seat in (1, 2, 3)]
    assert sum(greedy) / len(greedy) > 4
    assert -2 < sum(unbiased) / len(unbiased) < 2


def test_the_unbiased_bot_lowers_whoever_has_more_scorings_left() -> None:
    """Seat 0 has moved in the first round; the turn of seat 1 is under way."""
    table = GAME.new(4, 1, options={"first": 0})
    while table.seat != 1:
        table.choose(table.actions[0])
    s = table.state
    assert isinstance(s, World)
    judged, lowered = Judging().values(GAME, s), Unbiased().values(GAME, s)
    turns = s.board.turns
    expected = [USUAL * LASTING[left] // 1000 for left in (turns - 1, turns, turns, turns)]
    assert expected == [before - after for before, after in zip(judged, lowered, strict=True)]


def test_a_team_wins_with_any_of_its_seats() -> None:
    """Two deals of two games; a win shared with the other side counts half."""
    bots = ["unbiased", "greedy"]
    results = [Result("m", n, bots, [1, 1], winners, [1, 1], [0.0, 0.0]) for n, winners in enumerate([[0], [0, 1]])]
    results += [Result("m", n, bots, [1, 1], [1], [1, 1], [0.0, 0.0]) for n in (2, 3)]
    share, reach = team_share(results, "unbiased")
    assert 0.375 == share
    assert reach > 0


def test_every_turn_from_the_second_round_on_is_looked_at_once() -> None:
    found = empty_look(3)
    look(found, 3, 0)
    assert [9, 9, 9] == [sum(row) for row in found.taken] == [sum(row) for row in found.true]
    assert [0, 0, 0] == [found.taken[place][place] for place in range(3)]
    assert 3 * 9 * 2 == sum(map(len, found.surplus))
    assert [0.0] * 3 == found.surplus[0], "who has no scoring left is known to the coin"
    assert 3 + 10 + 2 == len(looks_as_text(found).splitlines())
