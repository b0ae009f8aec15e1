"""What is earned by the log, and what is left of scores then."""

from __future__ import annotations

from turnwright.core.earnings import unexplained


def test_what_was_not_earned_is_left() -> None:
    """Row by row; losses count as well."""
    assert [5, -1] == unexplained([12, 3], [[9, 4], [-2, 0]])
    assert [12, 3] == unexplained([12, 3], [])


def test_nothing_is_left_of_a_score_that_is_gone() -> None:
    """A seat that gave its score up has earned what it earned."""
    assert [0, 1] == unexplained([None, 3], [[15, 2]])
