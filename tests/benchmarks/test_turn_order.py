"""Accounts of games by place in turn order: what they add up, and that a stopped run goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

import turn_order
from turn_order import Account, Series, account, gained, play, run, win_share, wins_by_seat
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import START_COINS
from turnwright.games.small_world.rules import SW_11_1, SW_11_2, SW_17_1


def test_an_account_adds_up_a_log_by_place() -> None:
    """Seat 1 of 3 starts, so seats 1, 2, 0 have the places 0, 1, 2."""
    log = [
        Message("log-over"),
        Message("log-turn", {"seat": 1, "round": 1}),
        Message("log-pick", {"seat": 1, "paid": 3, "found": 1}),
        Message("log-income", {"seat": 1, "coins": 4, "source": "@income-regions"}, SW_11_1),
        Message("log-income", {"seat": 1, "coins": 2, "source": "@race-dwarves"}, SW_17_1),
        Message("log-turn", {"seat": 0, "round": 1}),
        Message("log-beaten", {"seat": 1, "lost": 1}),
        Message("log-turn", {"seat": 1, "round": 2}),
        Message("log-decline", {"seat": 1}),
        Message("log-income", {"seat": 1, "coins": 3, "source": "@income-regions"}, SW_11_2),
        Message("log-beaten", {"seat": 0, "lost": 0}),
    ]
    found = account(log, seats=3, first=1, rounds=2)
    assert [[6, 3], [0, 0], [0, 0]] == found.income
    assert ([4, 0, 0], [3, 0, 0], [2, 0, 0]) == (found.active, found.decline, found.bonus)
    assert [-2, 0, 0] == found.combos
    assert [[0, 0, 1], [0, 0, 0], [1, 0, 0]] == found.taken
    assert [1, 0, 0] == found.tokens
    assert [1, 0, 0] == found.declines


def test_a_region_is_lost_for_the_next_scoring_of_its_holder() -> None:
    """The last round's losses of a seat that has moved cost it nothing: they come after its last scoring."""
    turns = [Message("log-turn", {"seat": seat, "round": 2}) for seat in (0, 1)]
    beaten = [Message("log-beaten", {"seat": seat, "lost": 1}) for seat in (1, 0)]
    found = account([turns[0], beaten[0], turns[1], beaten[1]], seats=2, first=0, rounds=2)
    assert [[0, 0, 1], [0, 1, 0]] == found.lost


@pytest.mark.parametrize("number", [0, 1, 2])
def test_all_coins_of_a_game_are_accounted_for(number: int) -> None:
    found = play(Series(("random",) * 3), number)
    for place in range(3):
        assert found.scores[place] == START_COINS + sum(found.income[place]) + found.combos[place]
        assert sum(found.income[place]) == found.active[place] + found.decline[place] + found.bonus[place]
    assert max(found.scores) == found.scores[found.winners[0]]
    assert found.room == sorted(found.room, reverse=True)
    assert sum(map(sum, found.taken)) == sum(map(sum, found.lost))


def test_a_bot_sits_at_its_place_whoever_starts() -> None:
    games = [play(Series(("random", "greedy")), number) for number in range(2)]
    assert [[1], [1]] == [game.winners for game in games]


def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    series = Series(("random", "random"))
    whole = run(series, 3, path)
    path.write_text(path.read_text(encoding="utf-8")[:-5], encoding="utf-8")
    played: list[int] = []

    def counted(series: Series, number: int) -> Account:
        played.append(number)
        return play(series, number)

    monkeypatch.setattr(turn_order, "play", counted)
    assert whole == run(series, 3, path)
    assert [2] == played


def result(number: int, winners: list[int]) -> Account:
    return account([], seats=2, first=0, rounds=1)._replace(number=number, scores=[1, 1], winners=winners)


def test_a_shared_win_is_split_between_places() -> None:
    games = [result(0, [0]), result(1, [0, 1]), result(2, [1]), result(3, [1])]
    assert 0.375 == win_share(games, 0)[0]
    assert 0.625 == win_share(games, 1)[0]


def test_bots_are_compared_deal_by_deal() -> None:
    """Two coins more in every game are sure, however much the games differ."""
    others = [result(0, [0])._replace(scores=[10, 5]), result(1, [1])._replace(scores=[50, 60])]
    games = [result(0, [0, 1])._replace(scores=[10, 7]), result(1, [1])._replace(scores=[50, 62])]
    wins, _reach, coins, reach_of_coins = gained(games, others, 1)
    assert (0.25, 2, 0) == (wins, coins, reach_of_coins)


def test_wins_are_counted_by_seat_number_too() -> None:
    """Seat 1 starts every other game: place 0 is seat 0 in game 0 and seat 1 in game 1."""
    assert [0.5, 0.5] == wins_by_seat([result(0, [0]), result(1, [0])])
    assert [1.0, 0.0] == wins_by_seat([result(0, [0]), result(1, [1])])
