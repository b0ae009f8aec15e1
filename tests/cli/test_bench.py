"""Measuring: what a tick is, what a kept clone takes, and counting instructions without a real counter."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from tests.cli.console import Console
from tests.toy import TOY
from turnwright.cli import bench, bench_worker, instructions
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import find
from turnwright.core.rng import Rng

GAMES = 5
STABLE = {"decisions_per_s", "games_per_s", "clone_us", "state_bytes"}
COUNTS = {f"{kind}_per_game" for kind in ("ticks", "choices", "chance", "forced", "private")}


class Hoard(State):
    """A state with a list of its own and a table it shares with its clones."""

    def __init__(self, own: list[int], shared: list[int]) -> None:
        super().__init__(2, [])
        self.own = own
        self.shared = shared

    def clone(self) -> Hoard:
        return Hoard(self.own[:], self.shared)


@pytest.fixture
def no_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let ``bench`` find the package that is being tested and no other."""
    monkeypatch.setattr(bench, "compiled_path", lambda: None)


@pytest.fixture
def counter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a ``valgrind`` on the path that counts 1,000 for starting, 300 a game and 20 a clone."""
    script = tmp_path / "valgrind"
    script.write_text(
        f"#!{sys.executable}\n"
        "import os, subprocess, sys\n"
        "assert '--tool=callgrind' in sys.argv and os.environ['PYTHONHASHSEED'] == '0'\n"
        "worker = [word for word in sys.argv[1:] if not word.startswith('--')]\n"
        "games, clones = map(int, worker[-2:])\n"
        "(log,) = [word.partition('=')[2] for word in sys.argv if word.startswith('--log-file=')]\n"
        "print('==1== Collected :', 1000 + 300 * games + 20 * clones, file=open(log, 'w'))\n"
        "sys.exit(subprocess.run(worker).returncode)\n"
    )
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(bench, "is_compiled", lambda: True)
    for name, value in (("FIRST_GAMES", 1), ("COUNTED_GAMES", 2), ("COUNTED_CLONES", 3)):
        monkeypatch.setattr(instructions, name, value)


@pytest.mark.parametrize("name", ["mythotopia", "root", "small_world", "terra_mystica"])
def test_ticks_are_all_answers_and_choices_are_decisions(name: str) -> None:
    """The answers one by one are those of the games that are timed."""
    game = find(name)
    tally = bench_worker.count_answers(game, 3, GAMES)
    played = [engine.play_random(game.new_state(3, game.random_play), Rng(seed)) for seed in range(GAMES)]
    assert sum(played) == tally.choices
    assert 0 < tally.chance < tally.ticks()
    figures = tally.figures()
    assert set(figures) == COUNTS
    assert (
        tally.ticks() / GAMES
        == figures["ticks_per_game"]
        == pytest.approx(sum(float(figures[f"{kind}_per_game"]) for kind in ("choices", "chance", "forced", "private")))
    )


def test_a_forced_answer_that_is_asked_in_secret_is_counted_apart() -> None:
    """The toy asks a seat that cannot ambush anyway; Terra Mystica has no secrets."""
    assert bench_worker.count_answers(TOY, 2, GAMES).private > 0
    assert 0 == bench_worker.count_answers(find("terra_mystica"), 2, 1).private


def test_the_checksum_covers_every_answer() -> None:
    assert bench_worker.count_answers(TOY, 2, 3).checksum == bench_worker.count_answers(TOY, 2, 3).checksum
    assert bench_worker.count_answers(TOY, 2, 3).checksum != bench_worker.count_answers(TOY, 2, 4).checksum


def test_a_kept_clone_takes_its_own_lists_and_no_shared_table() -> None:
    small = bench_worker.kept_bytes(Hoard([], []))
    assert 0 < small < 1000
    assert small + 8 * 500 == pytest.approx(bench_worker.kept_bytes(Hoard([0] * 500, [])), abs=16)
    assert small == pytest.approx(bench_worker.kept_bytes(Hoard([], [0] * 5000)), abs=16)


@pytest.mark.usefixtures("no_build")
def test_bench_prints_stable_keys_and_ticks(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    ran = console.run("bench", "small_world", "--seats", "2", "--seconds", "0.01", "--json")
    assert 0 == ran.code
    result = json.loads(ran.out)
    assert ["plain", "compiled", "catanatron"] == list(result)
    plain = result["plain"]
    assert STABLE | COUNTS | {"ticks_per_s"} <= set(plain)
    assert plain["decisions_per_s"] < plain["ticks_per_s"]
    assert {mode: mode for mode in ("plain", "compiled") if result[mode]} == {
        mode: figures["file"] for mode, figures in result.items() if figures and "file" in figures
    }
    bench.print_table("small_world", 2, {"plain": plain}, {})
    table = console.capsys.readouterr().out
    assert f"{plain['state_bytes']:,} bytes if kept" in table
    assert f"a game: {plain['ticks_per_game']:.1f} ticks, of them {plain['choices_per_game']:.1f} decisions" in table


@pytest.mark.usefixtures("no_build", "counter")
def test_instructions_are_counted_without_start_up(console: Console) -> None:
    """What every run does is taken off: 300 a game and 20 a clone are left of the counter's figures."""
    counted = json.loads(console.run("bench", "small_world", "--seats", "2", "--instructions", "--json").out)
    figures = counted["compiled"]
    assert (300, 20) == (figures["instructions_per_game"], figures["instructions_per_clone"])
    assert 300 * figures["games"] / figures["decisions"] == pytest.approx(figures["instructions_per_decision"])
    ran = console.run("bench", "small_world", "--seats", "2", "--instructions")
    assert (0, "") == (ran.code, ran.err)
    assert ran.last == f"instructions: {figures['instructions_per_decision']:,.0f} a decision, 300 a game, 20 a clone"


@pytest.mark.usefixtures("no_build")
def test_without_valgrind_nothing_is_counted(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert "valgrind is not installed" in console.refused("bench", "small_world", "--instructions")


@pytest.mark.usefixtures("no_build", "counter")
def test_without_a_compiled_build_nothing_is_counted(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "is_compiled", lambda: False)
    assert "no compiled build" in console.refused("bench", "small_world", "--instructions")


@pytest.mark.usefixtures("no_build", "counter")
def test_a_counter_that_fails_is_told_in_one_line(console: Console, tmp_path: Path) -> None:
    (tmp_path / "valgrind").write_text("#!/bin/sh\necho 'no such processor' >&2\nexit 1\n")
    refused = console.refused("bench", "small_world", "--instructions")
    assert "callgrind failed: no such processor" == refused


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind is not installed")
def test_a_real_count_repeats_itself() -> None:
    """Within a thousandth, regardless of other load on the machine."""
    first, second = (instructions.collect("small_world", 2, 5, 0, bench.environment(None)) for _run in range(2))
    assert first[1] == second[1] > 0
    assert first[0] == pytest.approx(second[0], rel=0.001)
