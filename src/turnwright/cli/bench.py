"""``turnwright bench``: random games in plain Python, compiled, and on Catanatron, compared in one run.

With ``--instructions`` nothing is timed: the instructions of the compiled build are counted.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from turnwright.cli import instructions
from turnwright.cli.bench_worker import MISUSED, Figures
from turnwright.core.builds import is_compiled
from turnwright.core.errors import GameError
from turnwright.core.game import find

ROUNDS = 3
NO_BUILD = "no compiled build: install with a C compiler, or run ./test compiled in a checkout"


def run(args: argparse.Namespace) -> int:
    """Measure, print, and return the exit code."""
    game, seats = find(args.game).name, args.seats
    find(game).check_seats(seats)
    if args.instructions:
        return count_instructions(game, seats, args.json)
    paths = {"plain": None, "compiled": compiled_path(), "catanatron": None}
    missing = {}
    if not is_compiled() and paths["compiled"] is None:
        missing["compiled"] = NO_BUILD
    if find_spec("catanatron") is None:
        missing["catanatron"] = "catanatron is not installed: pip install 'turnwright[bench]'"
    figures: dict[str, list[Figures]] = {mode: [] for mode in paths if mode not in missing}
    for round in range(1, ROUNDS + 1):
        for mode in figures:
            note(f"round {round} of {ROUNDS}: {mode}")
            figures[mode].append(measure(mode, game, seats, args.seconds, paths[mode]))
    result = {mode: best(rows) for mode, rows in figures.items()}
    if args.json:
        print(json.dumps({mode: result.get(mode) for mode in paths}, indent=2))
    else:
        print_table(game, seats, result, missing)
    for mode, why in missing.items():
        note(f"{mode} skipped: {why}")
    return 0 if agree(result) else 1


def count_instructions(game: str, seats: int, as_json: bool) -> int:
    """Count the instructions of the compiled build and print them."""
    instructions.valgrind()
    path = compiled_path()
    if path is None and not is_compiled():
        raise GameError(NO_BUILD)
    figures = instructions.count(game, seats, environment(path))
    if as_json:
        print(json.dumps({"compiled": figures}, indent=2))
        return 0
    print(f"{game}, {seats} seats, random play, compiled, {figures['games']} games, {figures['decisions']:,} decisions")
    parts = [f"{figures[f'instructions_per_{unit}']:,.0f} a {unit}" for unit in ("decision", "game", "clone")]
    print(f"instructions: {', '.join(parts)}")
    return 0


def note(text: str) -> None:
    """Print a progress note to standard error."""
    print(text, file=sys.stderr)


def compiled_path() -> str | None:
    """Return the folder of a compiled build in a checkout, created by ``./test compiled``, or None."""
    if is_compiled():
        return None
    root = Path(__file__).resolve().parents[3]
    tool = root / "tools" / "compiled.py"
    if not tool.is_file():
        return None
    note("building the compiled engine (a minute the first time)")
    made = subprocess.run([sys.executable, str(tool)], capture_output=True, text=True)
    return made.stdout.strip().splitlines()[-1] if made.returncode == 0 and made.stdout.strip() else None


def measure(mode: str, game: str, seats: int, seconds: float, path: str | None) -> Figures:
    """Run one engine once in its own process."""
    command = [sys.executable, "-m", "turnwright.cli.bench_worker", mode, game, str(seats), str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(path))
    if done.returncode == MISUSED:
        raise GameError(done.stderr.strip())
    if done.returncode != 0:
        raise RuntimeError(f"{mode} failed: {done.stderr.strip().splitlines()[-1:]}")
    figures: Figures = json.loads(done.stdout)
    return figures


def environment(path: str | None) -> dict[str, str]:
    """Return the environment of a run: the package from ``path``, if given, and fixed hashes."""
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    if path is not None:
        env["PYTHONPATH"] = os.pathsep.join(filter(None, [path, os.environ.get("PYTHONPATH", "")]))
    return env


def best(rows: list[Figures]) -> Figures:
    """Return the best round, with the range of decisions per second over all rounds."""
    top = dict(max(rows, key=lambda row: float(row["decisions_per_s"])))
    top["decisions_per_s_lowest"] = min(float(row["decisions_per_s"]) for row in rows)
    top["clone_us"] = min(float(row["clone_us"]) for row in rows)
    return top


def agree(result: dict[str, Figures]) -> bool:
    """Return whether plain and compiled played exactly the same games."""
    checksums = {figures["checksum"] for figures in result.values() if "checksum" in figures}
    if len(checksums) > 1:
        note("plain and compiled played different games: their checksums differ")
    return len(checksums) <= 1


def print_table(game: str, seats: int, result: dict[str, Figures], missing: dict[str, str]) -> None:
    """Print the figures in readable form."""
    print(f"{game}, {seats} seats, random play, one core, best of {ROUNDS} interleaved rounds (lowest in brackets)")
    anchor = float(result["catanatron"]["decisions_per_s"]) if "catanatron" in result else 0.0
    for mode, figures in result.items():
        rate = float(figures["decisions_per_s"])
        line = f"{mode:10}  {rate:9,.0f} decisions/s ({float(figures['decisions_per_s_lowest']):,.0f})"
        line += f"  {float(figures['ticks_per_s']):9,.0f} ticks/s  {float(figures['games_per_s']):8,.1f} games/s"
        line += f"  clone {float(figures['clone_us']):6.1f} us"
        if "state_bytes" in figures:
            line += f", {figures['state_bytes']:,} bytes if kept"
        if anchor and mode != "catanatron":
            line += f"  {rate / anchor:5.1f} x catanatron"
        print(line)
    for mode in missing:
        print(f"{mode:10}  skipped")
    print(describe_game("a game", result["plain"]))
    if "catanatron" in result:
        print(describe_game("a game of catanatron", result["catanatron"]))


def describe_game(which: str, figures: Figures) -> str:
    """Return the number of answers in an average game, by kind."""
    names = {"choices": "decisions", "chance": "chance", "forced": "forced", "private": "forced but asked in secret"}
    known = {name: figures[f"{kind}_per_game"] for kind, name in names.items() if f"{kind}_per_game" in figures}
    parts = ", ".join([f"{float(answers):.1f} {name}" for name, answers in known.items()])
    return f"{which}: {float(figures['ticks_per_game']):.1f} ticks, of them {parts}"
