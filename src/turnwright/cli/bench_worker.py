"""One run of one engine in its own process, started by ``turnwright bench``.

    python -m turnwright.cli.bench_worker plain|compiled|catanatron GAME SEATS SECONDS
    python -m turnwright.cli.bench_worker fixed GAME SEATS GAMES CLONES

Prints one line of JSON. ``plain`` imports the sources even if there are compiled modules next to them;
``fixed`` plays the same games on every call without timing them, for counting instructions.
"""

from __future__ import annotations

import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from turnwright.core.frames import State
    from turnwright.core.game import Game, W

CHECKED_GAMES = 100
CLONES = 2000
KEPT_CLONES = 1000
PLIES_BEFORE_CLONING = 120

MISUSED = 2
"""The exit code if the game cannot be played."""

Figures = dict[str, float | str]


class SourcesOnly(PathFinder):
    """Finds the package's modules as ``.py`` files and ignores compiled ones."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the source of a module of this package, or None for other modules."""
        if not fullname.startswith("turnwright."):
            return None
        stem = fullname.rpartition(".")[2]
        for folder in path or []:
            source = Path(folder, f"{stem}.py")
            if source.is_file():
                return spec_from_file_location(fullname, source, loader=SourceFileLoader(fullname, str(source)))
        return None


def import_sources() -> None:
    """Import the package's sources from now on; modules already loaded may be compiled."""
    for name in [name for name in sys.modules if name.startswith("turnwright.")]:
        del sys.modules[name]
    sys.meta_path.insert(0, SourcesOnly)


class Tally:
    """Counts of the answers in some games, by kind.

    choices   of a seat between two or more options: what is called a decision
    chance    dice and draws
    forced    the only answer there was
    private   the only answer there was, asked all the same because skipping it would tell a secret
    """

    def __init__(self) -> None:
        self.games = 0
        self.choices = 0
        self.chance = 0
        self.forced = 0
        self.private = 0
        self.checksum = 0

    def ticks(self) -> int:
        """Return the total number of answers."""
        return self.choices + self.chance + self.forced + self.private

    def figures(self) -> Figures:
        """Return the averages per game."""
        kinds = {"ticks": self.ticks(), "choices": self.choices, "chance": self.chance}
        kinds |= {"forced": self.forced, "private": self.private}
        return {f"{kind}_per_game": answers / self.games for kind, answers in kinds.items()}

    def add(self, number: int) -> None:
        """Add a number to the checksum."""
        self.checksum = (self.checksum * 1000003 + number) % (1 << 61)


def count_answers(game: Game[W], seats: int, games: int) -> Tally:
    """Play the first random games, answer by answer; the checksum covers every answer and the scores."""
    from turnwright.core import engine
    from turnwright.core.rng import Rng
    from turnwright.core.seats import CHANCE

    tally = Tally()
    for seed in range(games):
        s = game.new_state(seats, game.random_play)
        rng = Rng(seed)
        while not engine.over(s):
            options = engine.options(s)
            if engine.asked(s) == CHANCE:
                tally.chance += 1
            elif len(options) > 1:
                tally.choices += 1
            elif engine.forced(s, options):
                tally.forced += 1
            else:
                tally.private += 1
            answer = engine.random_answer(s, options, rng)
            tally.add(answer)
            engine.apply(s, answer)
        for score in game.scores(s):
            tally.add(score or 0)
        tally.games += 1
    return tally


def time_engine(name: str, seats: int, seconds: float) -> Figures:
    """Play random games for about ``seconds`` of CPU time; a decision is a choice between two or more options."""
    from turnwright.core import engine
    from turnwright.core.game import find
    from turnwright.core.rng import Rng

    game = find(name)
    tally = count_answers(game, seats, CHECKED_GAMES)
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        games += 1
        decisions += engine.play_random(game.new_state(seats, game.random_play), Rng(games))
    spent = time.process_time() - start
    s = midgame(game, seats)
    start = time.process_time()
    for _clone in range(CLONES):
        s.clone()
    clone_us = (time.process_time() - start) / CLONES * 1e6
    return {
        "decisions_per_s": decisions / spent,
        "ticks_per_s": decisions / spent * tally.ticks() / tally.choices,
        "games_per_s": games / spent,
        **tally.figures(),
        "clone_us": clone_us,
        "state_bytes": kept_bytes(s),
        "checksum": f"{tally.checksum:x}",
        "file": "compiled" if not engine.__file__.endswith(".py") else "plain",
    }


def midgame(game: Game[State], seats: int) -> State:
    """Return the position whose clones are measured, or one halfway through if the game is over by then."""
    s, plies = played(game, seats, PLIES_BEFORE_CLONING)
    return s if s.todo else played(game, seats, plies // 2)[0]


def played(game: Game[State], seats: int, plies: int) -> tuple[State, int]:
    """Return a random game after at most so many plies, and the number of plies played."""
    from turnwright.core import engine
    from turnwright.core.rng import Rng

    s = game.new_state(seats, game.random_play)
    rng = Rng(1)
    ply = 0
    while s.todo and ply < plies:
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
        ply += 1
    return s, ply


def kept_bytes(s: State) -> int:
    """Return the bytes that one more kept clone takes, without what clones share."""
    # The interpreter keeps some freed objects for new ones; once these clones have used them up, all is allocated.
    kept = [s] * (2 * KEPT_CLONES)
    for place in range(KEPT_CLONES):
        kept[place] = s.clone()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for place in range(KEPT_CLONES):
        kept[KEPT_CLONES + place] = s.clone()
    added = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return round(added / KEPT_CLONES)


def play_fixed(name: str, seats: int, games: int, clones: int) -> Figures:
    """Play the first random games, then clone a position; two calls differ only in their arguments."""
    from turnwright.core import engine
    from turnwright.core.game import find
    from turnwright.core.rng import Rng

    game = find(name)
    s = midgame(game, seats)
    decisions = 0
    for seed in range(games):
        decisions += engine.play_random(game.new_state(seats, game.random_play), Rng(seed))
    for _clone in range(clones):
        s.clone()
    return {"decisions": decisions}


def time_catanatron(seats: int, seconds: float) -> Figures:
    """Play Catanatron's random games for about ``seconds``; forced answers and dice are not decisions."""
    from catanatron import Color, Game, RandomPlayer

    class Counting(RandomPlayer):  # type: ignore[misc]
        """Counts all answers, and those that are real choices."""

        ticks = 0
        decisions = 0

        def decide(self, game: object, playable_actions: Sequence[object]) -> object:
            Counting.ticks += 1
            if len(playable_actions) > 1:
                Counting.decisions += 1
            return super().decide(game, playable_actions)

    colours = list(Color)[:seats]
    Game([Counting(colour) for colour in colours], seed=0).play()
    Counting.ticks = Counting.decisions = 0
    games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        games += 1
        Game([Counting(colour) for colour in colours], seed=games).play()
    spent = time.process_time() - start
    ticks, decisions = Counting.ticks, Counting.decisions
    table = Game([Counting(colour) for colour in colours], seed=1)
    for _ply in range(PLIES_BEFORE_CLONING):
        table.play_tick()
    start = time.process_time()
    for _clone in range(CLONES // 10):
        table.copy()
    clone_us = (time.process_time() - start) / (CLONES // 10) * 1e6
    return {
        "decisions_per_s": decisions / spent,
        "ticks_per_s": ticks / spent,
        "games_per_s": games / spent,
        "ticks_per_game": ticks / games,
        "choices_per_game": decisions / games,
        "clone_us": clone_us,
    }


def main(arguments: list[str]) -> int:
    """Run one engine and print its figures."""
    mode, name, seats = arguments[0], arguments[1], int(arguments[2])
    gc.disable()
    if mode == "plain":
        import_sources()
    from turnwright.core.errors import GameError

    try:
        if mode == "fixed":
            figures = play_fixed(name, seats, int(arguments[3]), int(arguments[4]))
        elif mode == "catanatron":
            figures = time_catanatron(seats, float(arguments[3]))
        else:
            figures = time_engine(name, seats, float(arguments[3]))
    except GameError as problem:
        print(problem, file=sys.stderr)
        return MISUSED
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
