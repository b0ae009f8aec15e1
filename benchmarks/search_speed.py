"""Measure how many playouts a search makes in a second, alternately with plain and compiled rules.

    python benchmarks/search_speed.py              all games, about two minutes
    python benchmarks/search_speed.py root         some of them
    python benchmarks/search_speed.py --seconds 2  how long each decision takes

Each of three rounds makes the same six decisions from the middle of random games with three seats, in a process with
one build and then in one with the other. ``tools/compiled.py`` builds the compiled package first, if necessary.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from turnwright.bots import SearchBot, bot
from turnwright.core.game import find, names
from turnwright.core.position import Position

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 3
DECISIONS = 6
APART = 15
"""Answers of the random game between two decisions."""


def positions(game: str) -> list[Position]:
    """Return the positions to think about, each with a choice to make."""
    chooser = bot("random", seed=1)
    found: list[Position] = []
    for seed in range(DECISIONS):
        position = find(game).new(3, seed=seed)
        while position.seat is not None and (position.ply < APART * (seed + 1) or len(position.actions) < 2):
            position.choose(chooser.choose(position.game, position.observation(position.seat), position.actions))
        found.append(position)
    return [position for position in found if position.seat is not None]


def measured(game: str, seconds: float) -> float:
    """Return the playouts per second in this process."""
    searcher = SearchBot(seed=1, seconds=seconds)
    questions = positions(game)
    for position in questions:
        assert position.seat is not None
        searcher.choose(position.game, position.observation(position.seat), position.actions)
    return searcher.played / (seconds * len(questions))


def in_process(folder: str, game: str, seconds: float) -> float:
    """Return the playouts per second with the package in ``folder``."""
    command = [sys.executable, __file__, game, "--seconds", str(seconds), "--here"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": folder}, capture_output=True, text=True, check=True)
    return float(done.stdout)


def main() -> None:
    """Print a line for each game: the best round of either build."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="all of them if none is named")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each decision")
    parser.add_argument("--here", action="store_true", help="print the figure of this process for one game")
    given = parser.parse_args()
    if given.here:
        print(measured(given.games[0], given.seconds))
        return
    made = subprocess.run([sys.executable, str(ROOT / "tools" / "compiled.py")], stdout=subprocess.PIPE, check=True)
    builds = {"plain": str(ROOT / "src"), "compiled": made.stdout.decode().strip()}
    print(f"{'playouts a second':20}{'plain':>10}{'compiled':>10}{'times':>8}")
    for game in given.games or names():
        rounds = [[in_process(folder, game, given.seconds) for folder in builds.values()] for _round in range(ROUNDS)]
        plain, compiled = (max(figures) for figures in zip(*rounds, strict=True))
        print(f"{game:20}{plain:10.0f}{compiled:10.0f}{compiled / plain:8.1f}")


if __name__ == "__main__":
    main()
