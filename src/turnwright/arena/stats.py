"""Statistics of a match, with confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from turnwright.arena.match import Result

SURE = 1.959964
"""Standard deviations on either side that contain 95% of a normal distribution."""


class Standing(NamedTuple):
    """How one bot did. A win shared by k seats counts 1/k for each.

    ``score_low`` and ``score_high`` are the 95% interval of the mean score, from the spread between games.
    """

    bot: str
    played: int
    wins: float
    share: float
    low: float
    high: float
    shares_by_seat: list[float]
    mean_score: float
    score_low: float
    score_high: float
    decisions: int
    seconds_per_decision: float


def wilson(wins: float, played: int) -> tuple[float, float]:
    """Return the 95% interval of a win share by Wilson's score, or (0, 1) if nothing was played."""
    if played == 0:
        return 0.0, 1.0
    share = wins / played
    weight = 1 + SURE * SURE / played
    middle = share + SURE * SURE / (2 * played)
    reach = SURE * sqrt(share * (1 - share) / played + SURE * SURE / (4 * played * played))
    return max(0.0, (middle - reach) / weight), min(1.0, (middle + reach) / weight)


def mean_and_reach(values: Sequence[float]) -> tuple[float, float]:
    """Return a mean and half the width of its 95% interval (normal; 0 for a single value)."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, SURE * sqrt(variance / len(values))


def standings(results: Sequence[Result]) -> list[Standing]:
    """Return how each bot of a match did, in order of appearance."""
    names: list[str] = []
    for result in results:
        names.extend(name for name in result.bots if name not in names)
    return [_standing(name, results) for name in names]


def _standing(name: str, results: Sequence[Result]) -> Standing:
    """Add up the seats of ``name``."""
    seats = len(results[0].bots)
    wins = [0.0] * seats
    played = [0] * seats
    decisions = 0
    seconds = 0.0
    means: list[float] = []
    for result in results:
        pairs = zip(result.scores, result.bots, strict=True)
        scores = [score for score, bot in pairs if bot == name and score is not None]
        if scores:
            means.append(sum(scores) / len(scores))
        for seat in range(seats):
            if result.bots[seat] == name:
                played[seat] += 1
                wins[seat] += 1 / len(result.winners) if seat in result.winners else 0.0
                decisions += result.decisions[seat]
                seconds += result.seconds[seat]
    low, high = wilson(sum(wins), sum(played))
    mean, reach = mean_and_reach(means)
    return Standing(
        name,
        sum(played),
        sum(wins),
        sum(wins) / sum(played),
        low,
        high,
        [won / times if times else 0.0 for won, times in zip(wins, played, strict=True)],
        mean,
        mean - reach,
        mean + reach,
        decisions,
        seconds / max(decisions, 1),
    )
