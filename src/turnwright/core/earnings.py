"""What seats have earned according to the log, and what it does not explain of their scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from turnwright.core.game import Game, Scores, W
from turnwright.core.messages import Message


class Earning(NamedTuple):
    """Points that a log line adds to a seat's score, with the rule behind it and the message that names the source."""

    seat: int
    points: int
    rule: int
    source: str


def earned(game: Game[W], told: Iterable[Message]) -> list[Earning]:
    """Return what was earned according to a log, in its order (``Game.earnings``)."""
    counted = dict(game.earnings)
    return [
        Earning(
            int(line.args["seat"]),
            int(line.args[counted[line.id]]),
            line.rule,
            str(line.args.get("source", f"@{line.id}")).removeprefix("@"),
        )
        for line in told
        if line.id in counted
    ]


def unexplained(scores: Scores, earned: Iterable[Sequence[int]]) -> list[int]:
    """Return what remains of each score without the rows in ``earned``; 0 for a seat without a score."""
    sums = [sum(column) for column in zip(*earned, strict=True)] or [0] * len(scores)
    return [0 if score is None else score - points for score, points in zip(scores, sums, strict=True)]
