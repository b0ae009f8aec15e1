"""The public face of the package."""

from __future__ import annotations

import pytest

import turnwright
from tests.toy import TOY


def test_the_public_names_are_these() -> None:
    """Whoever adds or takes away a name decides so here."""
    assert [
        "CHANCE",
        "WATCHER",
        "Game",
        "GameError",
        "Position",
        "Record",
        "game",
        "read",
        "read_all",
        "replay",
        "verify",
        "walk",
        "write",
    ] == turnwright.__all__
    assert all(hasattr(turnwright, name) for name in turnwright.__all__)


def test_games_are_found_by_name() -> None:
    """A registered game is found; an unknown one is answered with those there are."""
    found: object = turnwright.game("toy")
    assert TOY is found
    with pytest.raises(turnwright.GameError, match="unknown game 'chess': choose from "):
        turnwright.game("chess")


def test_a_game_in_ten_lines() -> None:
    """The example of the first page: open a table, play, store, read, verify."""
    table = turnwright.game("toy").new(seats=3, seed=1, options={"rounds": 2})
    while not table.over:
        assert table.why_not(0, "pass") == "" or table.seat != 0 or "pass" not in table.options
        table.choose(table.options[0])
    text = turnwright.write(table.record)
    assert table.scores == turnwright.replay(turnwright.read(text)).scores
    assert [] == turnwright.verify(turnwright.read(text))
