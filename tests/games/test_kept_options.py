"""Options that strangers choose: a process keeps little of them, however many sets there are."""

from __future__ import annotations

import gc
import itertools
import tracemalloc
from collections.abc import Iterator

import pytest

from turnwright.core.errors import GameError
from turnwright.core.frames import State
from turnwright.core.game import GAMES, Game, JsonDict, find
from turnwright.games.small_world.options import rule_set
from turnwright.games.small_world.ruleset import KEPT

SETS = 300
MOST_BYTES = 20_000_000
SMALL_WORLD = "small_world"


def homemade(number: int) -> JsonDict:
    """Return options with a race and a power that no other table has."""
    race: JsonDict = {"name": f"Goblins {number}", "banner": 7, "tokens_of": "ratmen", "effects": ["wizards"]}
    power: JsonDict = {"name": f"Lucky {number}", "tokens": 4, "effects": ["hill", "heroic"], "leaves_out": ["heroic"]}
    return {"homemade": {"race": race, "power": power}}


def sets_of_options(game: Game[State]) -> Iterator[JsonDict]:
    """Return sets of options that differ from each other."""
    if game.name == SMALL_WORLD:
        yield from map(homemade, itertools.count())
    for values in itertools.product(*[option.values for option in reversed(game.options)]):
        yield {option.name: value for option, value in zip(reversed(game.options), values, strict=True)}


def accepted(game: Game[State], options: JsonDict) -> bool:
    """Set a table up; return whether the game accepts the options."""
    try:
        game.new_state(game.seat_counts[-1], options)
    except GameError:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_many_sets_of_options_take_little_memory(name: str) -> None:
    """300 sets of Small World's took 250 MB in every process of a server, and stayed."""
    game = find(name)
    sets = (options for options in sets_of_options(game) if accepted(game, options))
    for _warm in itertools.islice(sets, 5):
        pass
    gc.collect()
    tracemalloc.start()
    try:
        assert SETS == sum(1 for _used in itertools.islice(sets, SETS))
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < MOST_BYTES
    finally:
        tracemalloc.stop()


def test_tables_share_the_abilities_of_printed_races_and_powers() -> None:
    """A table with its own race and power has new ones for its own pairs alone; the others have none of their own."""
    game = find(SMALL_WORLD)
    plain = rule_set(2, game.check_options({}))
    open_coins = rule_set(5, game.check_options({"coins": "open"}))
    assert plain.active_kits is open_coins.active_kits
    assert plain.lasting_kits is open_coins.lasting_kits
    own = rule_set(2, game.check_options(homemade(0)))
    for kits, printed in ((own.active_kits, plain.active_kits), (own.lasting_kits, plain.lasting_kits)):
        new = [place for place, kit in enumerate(kits) if kit is not printed[place]]
        race, power = len(plain.races) - 1, len(plain.powers) - 1
        with_race = [plain.key(race, other) for other in range(-1, power + 1)]
        with_power = [plain.key(other, power) for other in range(-1, race)]
        assert sorted(with_race + with_power) == new


def test_rule_sets_are_kept_up_to_a_number() -> None:
    """The most recently used stay."""
    game = find(SMALL_WORLD)
    first = rule_set(2, game.check_options(homemade(0)))
    assert first is rule_set(2, game.check_options(homemade(0)))
    for number in range(1, KEPT + 1):
        rule_set(2, game.check_options(homemade(number)))
    assert first is not rule_set(2, game.check_options(homemade(0)))
