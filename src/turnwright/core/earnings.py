"""What seats have earned, and what of their scores it does not explain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from turnwright.core.game import Scores


def unexplained(scores: Scores, earned: Iterable[Sequence[int]]) -> list[int]:
    """Return what is left of each score without what was ``earned``, row by row; nothing of a score that is gone."""
    sums = [sum(column) for column in zip(*earned, strict=True)] or [0] * len(scores)
    return [0 if score is None else score - points for score, points in zip(scores, sums, strict=True)]
