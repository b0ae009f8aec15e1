"""The secrecy law over random positions of every seat count and reading."""

from __future__ import annotations

import pytest

from tests.games.hunting import PARTS, Hunt
from tests.games.mythotopia.parties import options_of

HUNT = Hunt("mythotopia", options_of, apart=40, ahead=40)


def test_no_seat_learns_a_secret() -> None:
    """A few positions of games for all seat counts."""
    assert [""] * 3 == [HUNT.through(seed, 2)[1] for seed in range(3)]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_no_seat_learns_a_secret_in_thousands_of_positions(part: int) -> None:
    """Every seat and a watcher, at 3,000 positions over all parts at least."""
    HUNT.part(part)
