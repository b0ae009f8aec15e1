"""Which tests ./test quick runs: those of what changed and of what imports it, nearest first."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import affected_tests

pytestmark = pytest.mark.plain_only

SOURCES = {
    "src/turnwright/__init__.py": "",
    "src/turnwright/core/__init__.py": "",
    "src/turnwright/core/engine.py": "",
    "src/turnwright/games/chess/__init__.py": "from turnwright.games.chess.game import CHESS",
    "src/turnwright/games/chess/game.py": "def new():\n    from turnwright.core import engine",
    "src/turnwright/games/chess/text.ru.ftl": "",
    "src/turnwright/games/go/__init__.py": "from turnwright.core.engine import run",
    "tests/games/cases.py": "",
    "tests/core/test_engine.py": "import turnwright.core.engine",
    "tests/games/chess/test_game.py": "from turnwright.games.chess import game",
    "tests/games/go/test_go.py": "from turnwright.games import go",
    "tests/games/test_board.py": "from tests.games.cases import EVERY",
    "tests/test_docs.py": "PAGE = 'testing.md'",
    "tests/tools/test_tables.py": "import tables",
    "tests/browser/test_click.py": "import turnwright.core.engine",
    "tools/tables.py": "",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with two games and tests."""
    for name, source in SOURCES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source)
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("tests/games/go/test_go.py", ["tests/games/go/test_go.py"]),
        ("tools/tables.py", ["tests/tools/test_tables.py"]),
        ("docs/testing.md", ["tests/test_docs.py"]),
        ("src/turnwright/games/chess/text.ru.ftl", ["tests/games/chess/test_game.py", "tests/games/test_board.py"]),
        ("src/turnwright/games/go/__init__.py", ["tests/games/go/test_go.py", "tests/games/test_board.py"]),
        (
            "src/turnwright/core/engine.py",
            [
                "tests/core/test_engine.py",
                "tests/games/chess/test_game.py",
                "tests/games/go/test_go.py",
                "tests/games/test_board.py",
            ],
        ),
        ("LICENSE", []),
    ],
)
def test_what_imports_a_change_is_affected(project: Path, changed: str, tests: list[str]) -> None:
    """Directly or through others, in functions too; suites over all games by each game; never a browser's."""
    assert tests == affected_tests.affected([changed], project)


@pytest.mark.parametrize(
    ("changed", "games"),
    [
        ("src/turnwright/games/go/__init__.py", ["go"]),
        ("tests/games/chess/test_game.py", ["chess"]),
        ("tests/games/cases.py", ["chess", "go"]),
        ("src/turnwright/core/engine.py", ["chess", "go"]),
        ("docs/testing.md", []),
    ],
)
def test_a_change_to_something_shared_affects_all_games(project: Path, changed: str, games: list[str]) -> None:
    """A change to one game affects that game."""
    assert games == affected_tests.games_of([changed], project)


def test_what_counts_as_the_change(project: Path) -> None:
    """The last commit; what is not committed, if anything; on a branch, all that main does not have."""

    def git(*words: str) -> None:
        who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *who, *words], cwd=project, check=True, capture_output=True)

    def commit(name: str) -> None:
        (project / name).write_text("x = 1\n")
        git("add", name)
        git("commit", "-m", name)

    git("init", "-b", "main")
    git("add", ".")
    git("commit", "-m", "all")
    commit("tools/first.py")
    assert ["tools/first.py"] == affected_tests.changed_files(project)
    (project / "tools/tables.py").write_text("y = 1\n")
    (project / "tools/new.py").write_text("")
    assert ["tools/new.py", "tools/tables.py"] == affected_tests.changed_files(project)
    git("checkout", "-b", "branch")
    commit("tools/second.py")
    assert ["tools/new.py", "tools/second.py", "tools/tables.py"] == affected_tests.changed_files(project)
