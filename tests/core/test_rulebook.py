"""Rule books: finding a rule by its id, and rules that only some tables play by."""

from __future__ import annotations

import pytest

from tests.woodland import BOOK


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("wl-6.5#1", "WL-6.5#1"),
        ("WL-6.5.1", "WL-6.5.1"),
        ("wl-6.5.2.ii.b#2", "WL-6.5.2.II.B#2"),
        ("WL-C.BETTER_BURROW_BANK", "WL-C.better_burrow_bank"),
        ("wl-c", "WL-C"),
        ("WL-6.5", "WL-6.5"),
        ("WL-6", ""),
        ("WL-6.5#3", ""),
        ("", ""),
    ],
)
def test_ids_are_found_in_capitals_or_not(typed: str, id: str) -> None:
    assert id == BOOK.spelled(typed)


def test_optional_rules_name_their_option() -> None:
    found = {rule.id: rule.option for rule in BOOK.rules if rule.optional}
    assert {"WL-C.storm": "rounds", "WL-C.comet": "comets", "WL-C.ronin": ""} == found
