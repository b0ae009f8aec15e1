"""What the results of a match say, and how sure one can be of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from turnwright.arena.match import Result

SURE = 1.959964
"""Standard deviations on either side that hold 95% of a normal distribution."""


class Standing(NamedTuple):
    """How one bot did. A win shared by k seats counts 1/k for each."""

    bot: str
    played: int
    wins: float
    share: float
    low: float
    high: float
    shares_by_seat: list[float]
    mean_score: float
    decisions: int
    seconds_per_decision: float


def wilson(wins: float, played: int) -> tuple[float, float]:
    """Return the 95% interval of a win share, by Wilson's score; (0, 1) if nothing was played."""
    if played == 0:
        return 0.0, 1.0
    share = wins / played
    weight = 1 + SURE * SURE / played
    middle = share + SURE * SURE / (2 * played)
    reach = SURE * sqrt(share * (1 - share) / played + SURE * SURE / (4 * played * played))
    return max(0.0, (middle - reach) / weight), min(1.0, (middle + reach) / weight)


def standings(results: Sequence[Result]) -> list[Standing]:
    """Return how each bot of a match did, in the order in which they appear."""
    names: list[str] = []
    for result in results:
        names.extend(name for name in result.bots if name not in names)
    return [_standing(name, results) for name in names]


def _standing(name: str, results: Sequence[Result]) -> Standing:
    """Add up the seats that ``name`` sat at."""
    seats = len(results[0].bots)
    wins = [0.0] * seats
    played = [0] * seats
    scores = decisions = 0
    seconds = 0.0
    for result in results:
        for seat in range(seats):
            if result.bots[seat] == name:
                played[seat] += 1
                wins[seat] += 1 / len(result.winners) if seat in result.winners else 0.0
                scores += result.scores[seat]
                decisions += result.decisions[seat]
                seconds += result.seconds[seat]
    low, high = wilson(sum(wins), sum(played))
    return Standing(
        name,
        sum(played),
        sum(wins),
        sum(wins) / sum(played),
        low,
        high,
        [won / times if times else 0.0 for won, times in zip(wins, played, strict=True)],
        scores / sum(played),
        decisions,
        seconds / max(decisions, 1),
    )
