"""Masks: sets of small numbers."""

from __future__ import annotations

import pytest

from turnwright.core.masks import count, mask_of, numbers_of


@pytest.mark.parametrize("numbers", [[], [0], [3], [0, 1, 2], [5, 40, 61], [7, 63, 70]])
def test_a_mask_holds_each_number_once(numbers: list[int]) -> None:
    """Given twice or in any order; counted and listed as they are, however high."""
    mask = mask_of([*reversed(numbers), *numbers])
    assert (numbers, len(numbers), sum(1 << number for number in numbers)) == (numbers_of(mask), count(mask), mask)
