"""What forms for tables are told: values by seats, house rules, presets, and which option is to blame."""

from __future__ import annotations

import pytest

from turnwright.core.forms import is_house_rule, ruled_out, to_blame
from turnwright.core.game import GAMES, find

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


@EVERY_GAME
def test_a_seat_that_is_not_there_cannot_start(name: str) -> None:
    game = find(name)
    (first,) = [option for option in game.options if option.names_seats]
    most = game.seat_counts[-1]
    expected = {seats: list(range(seats, most)) for seats in game.seat_counts if seats < most}
    assert ("first", expected) == (first.name, ruled_out(game, first))


def test_values_that_a_number_of_seats_forbids_are_ruled_out() -> None:
    game = find("mythotopia")
    (option,) = [option for option in game.options if option.name == "start_choice"]
    assert {2: ["one_fewer", "same"]} == ruled_out(game, option)


@EVERY_GAME
def test_who_starts_and_maps_are_no_house_rules(name: str) -> None:
    """Readings of rules of play are, and every game has some."""
    game = find(name)
    house = {option.name for option in game.options if is_house_rule(game, option)}
    assert house
    assert not house & {"first", "map", "factions", "assign", "setup", "more_towns", "start_choice"}


def test_readings_of_small_world_are_house_rules() -> None:
    game = find("small_world")
    house = [option.name for option in game.options if is_house_rule(game, option)]
    assert [option.name for option in game.options if option.name not in ("first", "homemade")] == house


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"setup": "colours", "factions": "witches,giants"}, "setup"),
        ({"more_towns": True, "first": 3}, "first"),
        ({"first": 3, "setup": "colours", "factions": "witches,giants"}, ""),
    ],
)
def test_the_option_to_blame_is_one_whose_default_would_do(given: dict[str, str | int | bool], expected: str) -> None:
    """Where two are at fault, neither alone is."""
    assert expected == to_blame(find("terra_mystica"), 2, dict(given))


@EVERY_GAME
def test_presets_work_at_every_table(name: str) -> None:
    """They change something, name listed options only, and two of a game differ."""
    game = find(name)
    listed = {option.name: option.default for option in game.options if option.listed}
    for preset in game.presets:
        assert [] == [option for option, value in preset.options.items() if value == listed[option]]
        for seats in game.seat_counts:
            game.new_state(seats, preset.options)
    names = [preset.name for preset in game.presets]
    assert len(set(names)) == len(names)
