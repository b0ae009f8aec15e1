"""The commands besides play: what they print, what they refuse, how they end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import turnwright
from tests.cli.console import Console
from turnwright.cli import coverage
from turnwright.core.game import find
from turnwright.core.typography import tied

COMMANDS = [
    "play",
    "replay",
    "show",
    "verify",
    "perft",
    "selfplay",
    "rules",
    "bench",
    "serve",
    "admin",
    "import",
    "export",
]


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_a_purpose_and_examples(console: Console, command: str) -> None:
    ran = console.run(*([command] if command else []), "--help")
    assert (0, "") == (ran.code, ran.err)
    assert f"usage: turnwright {command}".rstrip() in ran.out
    assert "turnwright " in ran.out.partition("examples:")[2]


def test_version(console: Console) -> None:
    assert f"turnwright {turnwright.__version__}\n" == console.run("--version").out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["play"], "the following arguments are required: GAME"),
        (["play", "chess"], "unknown game 'chess': choose from "),
        (["rules", "chess"], "unknown game 'chess'"),
        (["bench", "chess"], "unknown game 'chess'"),
        (["replay", "/nowhere"], "/nowhere: No such file or directory"),
        (["replay", "/"], "/: Is a directory"),
        (["verify", "/nowhere"], "/nowhere: No such file or directory"),
        (["show", "/nowhere", "--png", "x.png"], "/nowhere: No such file or directory"),
        (["show", "/nowhere"], "nothing to write"),
        (["perft", "small_world"], "--depth"),
        (["perft", "small_world", "--depth", "x"], "expected a whole number of at least 1, not 'x'"),
        (["perft", "small_world", "--depth", "1", "--seats", "9"], "is for 2 to 5 seats, not 9"),
        (["selfplay", "small_world", "--games", "1"], "--out"),
        (["selfplay", "small_world", "--games", "0", "--out", "x"], "expected a whole number of at least 1"),
        (["selfplay", "small_world", "--games", "1", "--out", "x", "--bots", "human,greedy"], "unknown kind of player"),
        (["selfplay", "small_world", "--games", "1", "--out", "/nowhere/x"], "is not a folder"),
        (["rules", "small_world", "SW-99"], "no rule or section 'SW-99'"),
        (["rules", "small_world", "--search", "xyzzy"], "no rule of small_world contains 'xyzzy'"),
    ],
)
def test_mistakes_are_told_in_one_line(console: Console, args: list[str], message: str) -> None:
    assert message in console.refused(*args)


def test_selfplay_keeps_verifiable_games(console: Console, played: Path) -> None:
    ran = console.run("verify", str(played), str(played.parent))
    assert (0, "records 4, same 4, different 0") == (ran.code, ran.last)


def test_selfplay_repeats_itself_and_never_overwrites(console: Console, tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("one", "two")]
    for path, workers in zip(paths, ("1", "2"), strict=True):
        args = ["selfplay", "small_world", "--games", "2", "--bots", "random,random,random", "--seed", "3"]
        ran = console.run(*args, "--out", str(path), "--workers", workers)
        assert (0, "") == (ran.code, ran.err)
        assert re.fullmatch(r"games 2, wins by seat \d \d \d", ran.last)
    assert paths[0].read_text() == paths[1].read_text()
    assert "already exists" in console.refused(*args, "--out", str(paths[0]))


def test_replay_tells_the_game(console: Console, played: Path) -> None:
    ran = console.run("replay", str(played), "--number", "2")
    assert 0 == ran.code
    assert "Round 10: Player" in ran.out
    assert "Where the points came from:" in ran.out
    part = console.run("replay", str(played), "--ply", "20", "--seat", "1", "--lang", "ru").out
    assert tied("Раунд 1 из 10", "ru") in part
    assert tied("У вас", "ru") in part


def test_replay_refuses_what_is_not_there(console: Console, played: Path) -> None:
    assert "no game 3: the file has 2" in console.refused("replay", str(played), "--number", "3")
    assert "no ply 99999" in console.refused("replay", str(played), "--ply", "99999")
    assert "no seat 7" in console.refused("replay", str(played), "--seat", "7")
    assert "not allowed with" in console.refused("replay", str(played), "--seat", "0", "--watcher")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "line 1: expected a header, found nothing"),
        (b"hello\n", "line 1: expected one JSON object"),
        (b"\xff\n", "line 1: expected text in UTF-8"),
        (b'{"format": "turnwright-record 9"}\n', "line 1: format"),
        (b"[1]\n", "line 1: a line: expected a JSON object"),
    ],
)
def test_broken_records_are_told_by_line(console: Console, tmp_path: Path, content: bytes, message: str) -> None:
    """Reading one is a mistake; verifying one has found something."""
    file = tmp_path / "broken.jsonl"
    file.write_bytes(content)
    assert message in console.refused("replay", str(file))
    assert message in console.refused("show", str(file), "--svg", str(tmp_path / "x.svg"))
    ran = console.run("verify", str(file))
    assert (1, "records 1, same 0, different 1") == (ran.code, ran.last)
    assert message in ran.out


def test_an_illegal_move_is_told_by_line(console: Console, tmp_path: Path, played: Path) -> None:
    lines = played.read_text().splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines) if '"kind": "choice"' in line)
    lines[number] = lines[number].replace('"choice": "pick', '"choice": "conquer')
    file = tmp_path / "illegal.jsonl"
    file.write_text("".join(lines))
    assert f"line {number + 1}: conquer" in console.refused("replay", str(file))
    ran = console.run("verify", str(file))
    assert (1, "records 2, same 1, different 1") == (ran.code, ran.last)


def test_verify_wants_something_to_verify(console: Console, tmp_path: Path) -> None:
    assert "no *.jsonl file in this folder" in console.refused("verify", str(tmp_path))


def test_show_draws_a_position(console: Console, tmp_path: Path, played: Path) -> None:
    pytest.importorskip("resvg_py")
    png, svg = tmp_path / "a.png", tmp_path / "a.svg"
    ran = console.run("show", str(played), "--ply", "30", "--png", str(png), "--svg", str(svg), "--theme", "dark")
    assert (0, "") == (ran.code, ran.err)
    assert png.read_bytes().startswith(b"\x89PNG")
    assert svg.read_text().startswith("<svg")
    assert "must end in .png" in console.refused("show", str(played), "--png", "a.gif")
    assert "No such file" in console.refused("show", str(played), "--svg", str(tmp_path / "no" / "a.svg"))


def test_perft_counts(console: Console) -> None:
    ran = console.run("perft", "small_world", "--depth", "2", "--seats", "3")
    assert ran.out.startswith("depth 1: 6 ")
    total = re.match(r"depth 2: (\d+)", ran.last)
    assert total is not None
    divided = console.run("perft", "small_world", "--depth", "2", "--seats", "3", "--divide")
    assert f"depth 2: {total[1]}" == divided.last
    assert divided.out.startswith("pick 1: ")


def test_rules_are_read(console: Console) -> None:
    assert "SW-16  Amazons (" in console.run("rules", "small_world").out
    assert "Маленький мир" == console.run("rules", "small_world", "--lang", "ru").out.splitlines()[0]
    assert "SW-16 Amazons\nSW-16.1  " in console.run("rules", "small_world", "sw-16").out
    assert "SW-6.1  " in console.run("rules", "small_world", "SW-6.1", "--lang", "ru").out
    assert "Lost Tribe" in console.run("rules", "small_world", "--search", "lost tribe").out


@pytest.mark.plain_only
def test_coverage_ends_with_its_count(console: Console) -> None:
    """The format is read by scripts; the numbers add up."""
    ran = console.run("rules", "small_world", "--coverage")
    found = re.fullmatch(r"rules (\d+), cited (\d+), missing (\d+), untestable (\d+)", ran.last)
    assert found is not None
    total, cited, missing, untestable = map(int, found.groups())
    assert total == cited + missing + untestable == len(find("small_world").rulebook)
    assert (1 if missing else 0) == ran.code


def checkout(folder: Path, test: str) -> Path:
    """Make a folder that looks like a checkout with one test in it."""
    (folder / "src/turnwright").mkdir(parents=True)
    (folder / "tests").mkdir()
    (folder / "pyproject.toml").write_text("")
    (folder / "tests" / "test_it.py").write_text(test)
    return folder / "tests"


def test_coverage_reads_markers_wherever_they_stand(tmp_path: Path) -> None:
    test = """
pytestmark = pytest.mark.rules("SW-1.1")
@pytest.mark.rules("SW-1.2", "SW-1.3")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rules("SW-1.4"))])
class TestIt:
    @mark.rules("SW-1.5")
    def test_it(self): rules("SW-1.6")
"""
    found = coverage.citations(checkout(tmp_path, test))
    assert {f"SW-1.{n}" for n in range(1, 6)} == set(found)
    assert "tests/test_it.py:3" == found["SW-1.2"]


def test_coverage_blames_unknown_ids(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = checkout(tmp_path, '@pytest.mark.rules("SW-0.0")\ndef test_it(): ...')
    monkeypatch.setattr(coverage, "tests_folder", lambda: folder)
    assert 1 == coverage.run(find("small_world"))
    assert "tests/test_it.py:1: no rule SW-0.0" in capsys.readouterr().out


@pytest.mark.parametrize("test", ["@pytest.mark.rules(*IDS)\ndef test_it(): ...", "def broken(:"])
def test_coverage_needs_ids_it_can_read(tmp_path: Path, test: str) -> None:
    with pytest.raises(coverage.NoTests, match=r"test_it.py"):
        coverage.citations(checkout(tmp_path, test))


def test_coverage_outside_a_checkout(console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(turnwright, "__file__", str(tmp_path / "a/b/turnwright/__init__.py"))
    assert "needs a source checkout" in console.refused("rules", "small_world", "--coverage")


def test_a_closed_pipe_is_quiet(played: Path) -> None:
    command = f'"{sys.executable}" -m turnwright.cli replay "{played}" | head -n 1'
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=env, check=False)
    assert ("Small World for 2. Seats: Player 1 greedy, Player 2 random.\n", "") == (ran.stdout, ran.stderr)
