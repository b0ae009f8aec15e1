"""Counting machine instructions with valgrind's callgrind: a figure that does not depend on the load of the machine."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from turnwright.core.errors import GameError

FIRST_GAMES = 50
COUNTED_GAMES = 200
COUNTED_CLONES = 20_000


def valgrind() -> str:
    """Return the path of valgrind."""
    program = shutil.which("valgrind")
    if program is None:
        raise GameError("valgrind is not installed: install it to count instructions (its tool callgrind does that)")
    return program


def count(game: str, seats: int, env: Mapping[str, str]) -> dict[str, float]:
    """Return the instructions per decision, game and clone (created and freed).

    Start-up and the first games are in every run, so the differences are free of them.
    """
    base, decisions_before = collect(game, seats, FIRST_GAMES, 0, env)
    played, decisions_after = collect(game, seats, FIRST_GAMES + COUNTED_GAMES, 0, env)
    cloned, _decisions = collect(game, seats, FIRST_GAMES, COUNTED_CLONES, env)
    decisions = decisions_after - decisions_before
    return {
        "instructions_per_decision": (played - base) / decisions,
        "instructions_per_game": (played - base) / COUNTED_GAMES,
        "instructions_per_clone": (cloned - base) / COUNTED_CLONES,
        "games": COUNTED_GAMES,
        "decisions": decisions,
    }


def collect(game: str, seats: int, games: int, clones: int, env: Mapping[str, str]) -> tuple[int, int]:
    """Return the instructions and the decisions of one whole process."""
    worker = [sys.executable, "-m", "turnwright.cli.bench_worker", "fixed", game, str(seats), str(games), str(clones)]
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        counter = [valgrind(), "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={log}"]
        done = subprocess.run([*counter, *worker], capture_output=True, text=True, env=env)
        collected = re.search(r"Collected : (\d+)", log.read_text()) if log.exists() else None
    if done.returncode != 0 or collected is None:
        raise GameError(f"callgrind failed: {done.stderr[-200:].strip() or done.returncode}")
    return int(collected[1]), int(json.loads(done.stdout)["decisions"])
