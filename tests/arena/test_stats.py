"""Win shares and their intervals."""

from __future__ import annotations

import pytest

from turnwright.arena import Result, standings, wilson


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (130, 200, 0.5816, 0.7127), (0, 0, 0, 1)],
)
def test_wilson_interval(wins: float, played: int, low: float, high: float) -> None:
    """Values from the closed formula, as tables of the Wilson score interval give them."""
    assert pytest.approx((low, high), abs=1e-4) == wilson(wins, played)


def result(number: int, bots: list[str], winners: list[int]) -> Result:
    return Result("m", number, bots, [10, 20], winners, [4, 6], [0.4, 1.2])


def test_standings_add_up_seats_and_split_shared_wins() -> None:
    results = [
        result(0, ["a", "b"], [0]),
        result(1, ["b", "a"], [1]),
        result(2, ["a", "b"], [1]),
        result(3, ["b", "a"], [0, 1]),
    ]
    a, b = standings(results)
    assert ("a", 4, 2.5, 0.625) == a[:4]
    assert ("b", 4, 1.5, 0.375) == b[:4]
    assert a.low < 0.625 < a.high
    assert [0.5, 0.75] == a.shares_by_seat
    assert 15 == a.mean_score
    assert 20 == a.decisions
    assert pytest.approx(3.2 / 20) == a.seconds_per_decision


def test_scores_have_an_interval_by_games() -> None:
    results = [
        Result("m", n, ["a", "a"], scores, [0], [1, 1], [0.1, 0.1]) for n, scores in enumerate([[8, 12], [18, 22]])
    ]
    (only,) = standings(results)
    assert 15 == only.mean_score
    assert pytest.approx(15 - 1.959964 * 5) == only.score_low
    assert pytest.approx(15 + 1.959964 * 5) == only.score_high


def test_a_bot_at_several_seats_counts_each() -> None:
    (only,) = standings([result(0, ["a", "a"], [0])])
    assert (2, 1.0, 0.5) == only[1:4]
