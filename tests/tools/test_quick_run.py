"""The plugin of ./test quick: tests of other games are left out, and so are those for which no time is left."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import quick_run

pytestmark = pytest.mark.plain_only

TESTS = """
import pytest

@pytest.mark.parametrize("name", ["root", "small_world"])
def test_game(name):
    pass

def test_all():
    pass
"""


@pytest.mark.parametrize(
    ("test", "games"),
    [
        ("test_drawing[root-2-plain]", {"root"}),
        ("test_drawing[plain-small_world]", {"small_world"}),
        ("test_root", set()),
        ("test_drawing[rooted-2]", set()),
    ],
)
def test_games_are_named_by_parameters(test: str, games: set[str]) -> None:
    """Whole names in brackets."""
    assert games == quick_run.games_in(test)


@pytest.mark.parametrize(
    ("options", "outcome"),
    [
        (["--games=root"], "2 passed, 1 deselected"),
        (["--games=root,small_world"], "3 passed"),
        (["--games=root", "--seconds=0.000001"], "2 skipped, 1 deselected"),
        (["--games=root", "--seconds=600"], "2 passed, 1 deselected"),
    ],
)
def test_a_quick_run(tmp_path: Path, options: list[str], outcome: str) -> None:
    """What is left out is counted; what has no time left says so."""
    (tmp_path / "test_it.py").write_text(TESTS)
    tools = Path(quick_run.__file__).parent
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "quick_run", "-p", "no:cacheprovider", *options]
    path = os.pathsep.join([str(tools), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([*command, "test_it.py"], cwd=tmp_path, capture_output=True, text=True, env=env)
    assert outcome in done.stdout, done.stdout + done.stderr
    assert ("time of the quick run is up" in done.stdout) == ("skipped" in outcome)
