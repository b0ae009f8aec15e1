"""Sizes that depend on the table: computed, and written as code that computes the same."""

from __future__ import annotations

import pytest

from turnwright.core.amounts import SEATS, Reader, Setting, Size, code_of, power_of_two, product, size_at
from turnwright.core.fields import index, mask, of_seat, shared

MAP = shared("map", "by region: its terrain", list)
SETTING = Setting(3, {"map": [1, 2, 3, 4]})


def regions(map: list[int]) -> int:
    """Return the number of regions."""
    return len(map)


REGIONS = MAP.size(regions)


@pytest.mark.parametrize(
    ("size", "value", "code"),
    [
        (5, 5, "5"),
        (SEATS, 3, "seats"),
        (SEATS * 4 - 1, 11, "seats * 4 - 1"),
        (2 * (SEATS + 1), 8, "2 * (seats + 1)"),
        (1 + SEATS, 4, "1 + seats"),
        (SEATS - (SEATS - 1), 1, "seats - (seats - 1)"),
        (REGIONS, 4, "regions(map)"),
        (product((SEATS, REGIONS, 2)), 24, "seats * regions(map) * 2"),
        (product(()), 1, "1"),
        (power_of_two(6), 64, "64"),
        (power_of_two(REGIONS) - 1, 15, "(1 << regions(map)) - 1"),
        (power_of_two(SEATS + 1), 16, "1 << seats + 1"),
    ],
)
def test_a_size_and_its_code(size: Size, value: int, code: str) -> None:
    """Generated code computes what the declaration says."""
    assert (value, code) == (size_at(size, SETTING), code_of(size))
    assert value == eval(code, {"seats": 3, "map": [1, 2, 3, 4], "regions": regions})


def test_a_size_is_read_by_a_function_with_a_name() -> None:
    """Generated code must be able to call it."""
    with pytest.raises(TypeError, match="map: a size or condition is read by a function with a name, not by a lambda"):
        Reader("map", lambda map: len(map))


def test_bounds_follow_from_what_numbers_say() -> None:
    """Indices and masks of as many things, and numbers that tell a seat and something of it."""
    assert (-1, 8) == (index(9, -1).low, index(9, -1).high)
    assert (0, 31, 5) == (mask(5).low, mask(5).high, mask(5).bits)
    assert (None, 5) == (mask(5, checked=False).high, mask(5, checked=False).bits)
    high = of_seat(10).high
    assert high is not None
    assert (29, 10) == (size_at(high, SETTING), of_seat(10).each)
