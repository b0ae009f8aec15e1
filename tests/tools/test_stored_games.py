"""The tool that keeps the games of a version: what it plays, and that it never writes a version twice."""

from __future__ import annotations

from pathlib import Path

import pytest

import stored_games
from stored_expectations import differences
from stored_room import FREE, variants
from turnwright import __version__
from turnwright.core.game import GAMES, find


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_and_every_number_of_seats_is_played(name: str) -> None:
    """Also values that an option takes besides those it lists."""
    game, found = find(name), variants(name)
    assert set(game.seat_counts) == {seats for seats, _options in found}
    for option in game.options:
        wanted = [*option.values, *FREE.get(name, {}).get(option.name, [])]
        played = [options[option.name] for _seats, options in found if option.name in options]
        assert [value for value in wanted if value not in played] == []


def test_a_version_is_not_written_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is played, and what is there stays."""
    (tmp_path / __version__).mkdir()
    assert 2 == stored_games.main(["--into", str(tmp_path)])
    assert "never written again" in capsys.readouterr().err
    assert [] == list((tmp_path / __version__).iterdir())


def test_what_came_in_addition_is_no_difference() -> None:
    """What is missing or different is, with the place where."""
    then = {"seats": [{"kind": "bot"}], "scores": [1, 2]}
    assert [] == differences(then, {"seats": [{"kind": "bot", "level": 3}], "scores": [1, 2], "new": None})
    assert ["seats.0.kind: was 'bot', is 'person'"] == differences(then, {**then, "seats": [{"kind": "person"}]})
    assert ["scores is missing"] == differences(then, {"seats": then["seats"]})
    assert ["scores: was [1, 2], is [1]"] == differences(then, {**then, "scores": [1]})
