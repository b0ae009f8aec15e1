"""Golden playthroughs: a whole game for every seat count, told in words."""

from __future__ import annotations

import pytest

from playthroughs import playthrough
from tests.games import PLAYTHROUGHS
from turnwright.core.game import GAMES, find


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in find(name).seat_counts])
def test_a_whole_game_is_played_and_told_as_before(name: str, seats: int) -> None:
    """A difference is a change of rules, words or chance; `python tools/playthroughs.py` writes the new text."""
    golden = PLAYTHROUGHS / name / "playthroughs" / f"{seats}_seats.txt"
    assert golden.read_text(encoding="utf-8") == playthrough(name, seats)
