"""One timed run of one engine, in a process of its own: what ``turnwright bench`` starts and reads.

    python -m turnwright.cli.bench_worker plain|compiled|catanatron GAME SEATS SECONDS

Prints one line of JSON. ``plain`` imports the sources even where compiled modules lie beside them.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

CHECKED_GAMES = 20
CLONES = 2000
PLIES_BEFORE_CLONING = 120


class SourcesOnly(PathFinder):
    """Finds the package's modules as ``.py`` files, so that compiled ones are passed over."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the source of a module of this package, None for all others."""
        if not fullname.startswith("turnwright."):
            return None
        stem = fullname.rpartition(".")[2]
        for folder in path or []:
            source = Path(folder, f"{stem}.py")
            if source.is_file():
                return spec_from_file_location(fullname, source, loader=SourceFileLoader(fullname, str(source)))
        return None


def time_engine(name: str, seats: int, seconds: float) -> dict[str, float | str]:
    """Play random games for about ``seconds`` of CPU time; a decision is a seat's choice between two or more."""
    from turnwright.core import engine
    from turnwright.core.game import find
    from turnwright.core.rng import Rng

    game = find(name)
    checksum = 0
    for seed in range(CHECKED_GAMES):
        s = game.new_state(seats)
        decisions = engine.play_random(s, Rng(seed))
        for number in (decisions, *game.scores(s)):
            checksum = (checksum * 1000003 + number) % (1 << 61)
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        games += 1
        decisions += engine.play_random(game.new_state(seats), Rng(games))
    spent = time.process_time() - start
    s = game.new_state(seats)
    rng = Rng(1)
    for _ply in range(PLIES_BEFORE_CLONING):
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    start = time.process_time()
    for _clone in range(CLONES):
        s.clone()
    clone_us = (time.process_time() - start) / CLONES * 1e6
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "clone_us": clone_us,
        "state_bytes": size(s),
        "checksum": f"{checksum:x}",
        "file": "compiled" if not engine.__file__.endswith(".py") else "plain",
    }


def size(thing: object) -> int:
    """Return the bytes of a state: itself, its lists and decks; ints and shared tables are not its own."""
    total = sys.getsizeof(thing)
    for name in dir(thing):
        value = getattr(thing, name, None)
        if name.startswith("_") or name in ("steps", "told"):
            continue
        if isinstance(value, list):
            total += sys.getsizeof(value) + sum(sys.getsizeof(v) for v in value if isinstance(v, list))
        elif type(value).__name__ == "Deck":
            total += size(value)
    return total


def time_catanatron(seats: int, seconds: float) -> dict[str, float | str]:
    """Play Catanatron's random games for about ``seconds``; forced answers and dice do not count."""
    from catanatron import Color, Game, RandomPlayer

    class Counting(RandomPlayer):  # type: ignore[misc]
        """Counts the answers that are real choices."""

        decisions = 0

        def decide(self, game: object, playable_actions: Sequence[object]) -> object:
            if len(playable_actions) > 1:
                Counting.decisions += 1
            return super().decide(game, playable_actions)

    colours = list(Color)[:seats]
    Game([Counting(colour) for colour in colours], seed=0).play()
    Counting.decisions = 0
    games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        games += 1
        Game([Counting(colour) for colour in colours], seed=games).play()
    spent = time.process_time() - start
    table = Game([Counting(colour) for colour in colours], seed=1)
    for _ply in range(PLIES_BEFORE_CLONING):
        table.play_tick()
    start = time.process_time()
    for _clone in range(CLONES // 10):
        table.copy()
    clone_us = (time.process_time() - start) / (CLONES // 10) * 1e6
    return {"decisions_per_s": Counting.decisions / spent, "games_per_s": games / spent, "clone_us": clone_us}


def main(arguments: list[str]) -> int:
    """Run one engine and print its figures."""
    mode, name, seats, seconds = arguments[0], arguments[1], int(arguments[2]), float(arguments[3])
    gc.disable()
    if mode == "catanatron":
        print(json.dumps(time_catanatron(seats, seconds)))
        return 0
    if mode == "plain":
        sys.meta_path.insert(0, SourcesOnly)
    print(json.dumps(time_engine(name, seats, seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
