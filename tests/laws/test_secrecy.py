"""The secrecy law on all games, and on games with planted leaks, which it must find."""

from __future__ import annotations

import pytest

from tests.laws.tables import TABLES
from tests.toy.leaks import LEAKS
from turnwright.core.rng import Rng
from turnwright.testing import SampleTable
from turnwright.testing.laws.secrets import SecrecyLaws, hunt
from turnwright.testing.secrecy import first_leak_by_change
from turnwright.testing.tables import positions


class TestSecrecy(SecrecyLaws):
    tables = TABLES


@pytest.mark.parametrize("planted", ["refusal", "payload"])
def test_a_planted_leak_is_found_by_change(planted: str) -> None:
    """Changing secrets one by one finds a leak too, without a belief; secrets that frames carry are among them."""
    game, expected = LEAKS[planted]
    table = SampleTable(game, 3)  # type: ignore[arg-type]
    found = [first_leak_by_change(p, Rng(1)) for seed in range(2) for p in positions(table, seed, 2, by_hand=True)]
    assert expected in "".join(found)


@pytest.mark.parametrize("planted", LEAKS)
def test_a_planted_leak_is_found(planted: str) -> None:
    """The checker finds each leak, and finds it where it is."""
    game, expected = LEAKS[planted]
    found = ""
    for seed in range(20):
        found = found or hunt(SampleTable(game, 3), seed, 1)  # type: ignore[arg-type]
    assert expected == found[: len(expected)], found
