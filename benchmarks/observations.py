"""Measure what an observation as numbers costs, with plain and with compiled rules, and the same through JSON.

    python benchmarks/observations.py              all games, about two minutes
    python benchmarks/observations.py root         some of them

Each of three rounds looks at the same positions of a random game, with every seat and as a watcher, in a process with
one build and then in one with the other; the best round counts, in processor time. ``tools/compiled.py`` builds the
compiled package first, if necessary.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import GAMES, Game, View, find
from turnwright.core.rng import Rng
from turnwright.core.seats import viewers

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 3
SEATS = 4
APART = 10
"""Answers between two positions."""
POSITIONS = 40
PASSES = 8
"""How often a process looks at all positions; the fastest pass counts."""


class Costs(NamedTuple):
    """Microseconds of each way, and how many numbers an observation has.

    view     to make the view: the redacted state
    numbers  to write it as numbers
    text     to encode it as JSON text
    """

    view: float
    numbers: float
    text: float
    size: int


def positions(game: Game[State]) -> list[State]:
    """Return positions of random games in which what viewers know of hidden cards is tracked."""
    found: list[State] = []
    for seed in range(POSITIONS):
        s, rng = game.new_state(SEATS), Rng(seed)
        s.watch()
        for _ply in range(APART * (seed + 1)):
            if s.todo:
                engine.apply(s, engine.random_answer(s, engine.options(s), rng))
        found.append(s)
    return found


def fastest(work: Callable[[], object]) -> float:
    """Return the processor time of the fastest of some passes, in microseconds."""
    best = float("inf")
    for _pass in range(PASSES):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best * 1e6


def measured(name: str) -> Costs:
    """Return the costs in this process."""
    game = find(name)
    seen = [(s, viewer) for s in positions(game) for viewer in viewers(SEATS)]
    space = game.space(SEATS)
    buffer = space.buffer()
    views: list[View] = [game.view(s, viewer) for s, viewer in seen]

    def write_all() -> None:
        for view in views:
            space.encode(view, buffer)

    return Costs(
        fastest(lambda: [game.view(s, viewer) for s, viewer in seen]) / len(seen),
        fastest(write_all) / len(seen),
        fastest(lambda: [json.dumps(view.encode()) for view in views]) / len(seen),
        space.size,
    )


def in_process(folder: str, game: str) -> Costs:
    """Return the costs with the package in ``folder``."""
    command = [sys.executable, __file__, game, "--here"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": folder}, capture_output=True, text=True, check=True)
    return Costs(*json.loads(done.stdout))


def best(rounds: list[Costs]) -> Costs:
    """Return the lowest cost of each kind."""
    return Costs(*[min(values) for values in zip(*rounds, strict=True)])


def main() -> None:
    """Print a line for each game and build."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), help="the games (default: ours)")
    parser.add_argument("--here", action="store_true", help="print the costs in this process as JSON")
    arguments = parser.parse_args()
    if arguments.here:
        print(json.dumps(measured(arguments.games[0])))
        return
    building = [sys.executable, str(ROOT / "tools" / "compiled.py")]
    compiled = subprocess.run(building, capture_output=True, text=True, check=True).stdout.strip()
    print("| game | build | numbers | view, µs | numbers, µs | JSON, µs |\n|---|---|---|---|---|---|")
    for game in arguments.games:
        for build, folder in (("plain", str(ROOT / "src")), ("compiled", compiled)):
            costs = best([in_process(folder, game) for _round in range(ROUNDS)])
            print(f"| {game} | {build} | {costs.size:,} | {costs.view:.1f} | {costs.numbers:.1f} | {costs.text:.0f} |")


if __name__ == "__main__":
    main()
