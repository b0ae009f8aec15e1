"""The secrecy law over thousands of random positions, of every set of factions that can play together."""

from __future__ import annotations

import pytest

from tests.games.hunting import PARTS, Hunt
from tests.games.root.parties import options_of

HUNT = Hunt("root", options_of)


def test_no_seat_of_any_party_learns_a_secret() -> None:
    """A few positions of games for all seat counts."""
    assert [""] * 5 == [HUNT.through(seed, 2)[1] for seed in range(5)]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_no_seat_of_any_party_learns_a_secret_in_thousands_of_positions(part: int) -> None:
    """Every seat and a watcher, at 3,000 positions over all parts at least."""
    HUNT.part(part)
