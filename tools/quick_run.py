"""A pytest plugin for ./test quick: leave out the tests of other games, and those for which no time is left.

--games=NAME,…   of the tests that run once for each game, keep those of these games
--seconds=N      start no test after so many seconds; each that is left out is reported as skipped
"""

from __future__ import annotations

import re
import time

import pytest

from turnwright.core.game import GAMES

_STARTED = time.monotonic()
_OPTION_OF_LIMIT = "--seconds"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the options."""
    parser.addoption("--games", default=",".join(GAMES), help="games to test, separated by commas")
    parser.addoption(_OPTION_OF_LIMIT, type=float, default=0, help="start no test after so many seconds (0: no limit)")


def games_in(test: str) -> set[str]:
    """Return the games that the parameters of a test name."""
    _name, _bracket, parameters = test.partition("[")
    return {game for game in GAMES if re.search(rf"(?<![a-z_]){game}(?![a-z_])", parameters)}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that are about other games only."""
    wanted = set(config.getoption("--games").split(","))
    others = [item for item in items if (games := games_in(item.name)) and not games & wanted]
    if others:
        config.hook.pytest_deselected(items=others)
        left = set(others)
        items[:] = [item for item in items if item not in left]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test that would begin too late."""
    seconds: float = item.config.getoption(_OPTION_OF_LIMIT)
    if seconds and time.monotonic() - _STARTED > seconds:
        pytest.skip("not run: the time of the quick run is up; ./test runs it")
