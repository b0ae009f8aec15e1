"""Differences of two pieces of JSON, and how one follows from the other."""

from __future__ import annotations

import pytest

from turnwright.core.differences import differences, patched
from turnwright.core.game import Json

BEFORE: Json = {"round": 1, "coins": [5, None], "stack": [[1, 2], [3]], "open": {"a": True}}


@pytest.mark.parametrize(
    "after",
    [
        BEFORE,
        {"round": 2, "coins": [5, None], "stack": [[1, 2], [3]], "open": {"a": True}},
        {"round": 1, "coins": [5, 7], "stack": [[1, 4], [3]], "open": {"a": False}},
        {"round": 1, "coins": [5], "stack": [[3]], "open": {"a": True, "b": [1]}},
    ],
)
def test_a_difference_leads_from_one_to_the_other(after: Json) -> None:
    """What changed, made to what was there before, is what was there after; what was there before stays."""
    text = str(BEFORE)
    assert after == patched(BEFORE, differences(BEFORE, after))
    assert text == str(BEFORE)
