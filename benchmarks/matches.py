"""Play the bots against each other and print how often each wins.

    python benchmarks/matches.py                 all matches, one process
    python benchmarks/matches.py --only deep     one of them
    python benchmarks/matches.py --json          the table as JSON
    python benchmarks/matches.py --game root --bots my_bots:Careful,greedy --games 100    a match of your own

Results are saved to a file (--out) after every game: run the same command again to continue.
Every deal is played once for each rotation of the bots around the table.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter

from turnwright.arena import Match, Standing, run, standings
from turnwright.bots.kinds import split
from turnwright.core import engine
from turnwright.core.errors import GameError

SEARCH = "search:playouts=800"
"""About a tenth of a second a decision for two seats on the compiled build."""
SEARCH_OF_FOUR = "search:playouts=250"
"""The same for four seats, where a round takes longer."""
SEARCH_TERRA = "search:playouts=250"
"""The same for Terra Mystica with four seats."""
SEARCH_ROOT = "search:playouts=100,rounds=2"
"""The same for Root with two seats."""
SEARCH_ROOT_OF_FOUR = "search:playouts=140,rounds=1"
"""The same for Root with four seats."""
SEARCH_MYTHOTOPIA = "search:playouts=180,rounds=1"
"""The same for Mythotopia with two seats."""
ROUNDS = (("rounds", 150),)
"""A game of Mythotopia may never end: one player alone cannot empty some VP cards."""
OWN, GAMES = "own", 100
"""Name and default length of a match of one's own."""
DEALS = 2026
"""Seed of the deals; the bots were tuned on others."""
MATCHES = {
    "floor": Match("small_world", ("greedy", "random"), 400, DEALS),
    "duel": Match("small_world", (SEARCH, "greedy"), 200, DEALS),
    "four": Match("small_world", (SEARCH_OF_FOUR, "greedy", "greedy", "greedy"), 100, DEALS),
    "deep": Match("small_world", ("search:seconds=1", "greedy"), 20),
    "terra": Match("terra_mystica", ("greedy",) * 4, 200, DEALS),
    "terra-search": Match("terra_mystica", (SEARCH_TERRA,) * 4, 40, DEALS),
    "root": Match("root", (SEARCH_ROOT, "greedy"), 200, DEALS),
    "root-four": Match("root", (SEARCH_ROOT_OF_FOUR, "greedy", "greedy", "greedy"), 100, DEALS),
    "root-deep": Match("root", ("search:seconds=1,rounds=2", "greedy"), 20),
    "mythotopia-floor": Match("mythotopia", ("greedy", "random"), 400, DEALS, ROUNDS),
    "mythotopia": Match("mythotopia", (SEARCH_MYTHOTOPIA, "greedy"), 200, DEALS, ROUNDS),
    "mythotopia-deep": Match("mythotopia", ("search:seconds=1", "greedy"), 10, options=ROUNDS),
}


def main() -> None:
    """Play, or continue, the requested matches."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=MATCHES, action="append", help="play this match (repeatable)")
    parser.add_argument("--game", default="small_world", help="the game of --bots (default: small_world)")
    parser.add_argument("--bots", help="play a match of these bots instead, one per seat, as in turnwright selfplay")
    parser.add_argument("--games", type=int, help="number of games of each match")
    parser.add_argument("--workers", type=int, default=1, help="worker processes (default: 1)")
    parser.add_argument("--out", type=Path, default=Path("build/matches.jsonl"), help="where results are kept")
    parser.add_argument("--json", action="store_true", help="print the table as JSON")
    given = parser.parse_args()
    try:
        print(played(given))
    except GameError as problem:
        sys.exit(f"matches.py: {problem}")


def played(given: argparse.Namespace) -> str:
    """Play the matches that the command line asks for, and return their table."""
    matches = {name: MATCHES[name] for name in given.only or MATCHES}
    if given.bots is not None:
        matches = {OWN: Match(given.game, tuple(split(given.bots)), GAMES)}
    table: dict[str, list[Standing]] = {}
    for name, match in matches.items():
        bar = Bar(name)
        table[name] = standings(run(match._replace(games=given.games or match.games), given.out, given.workers, bar))
        bar.end()
    return as_json(table) if given.json else as_text(table)


class Bar:
    """A progress bar on the terminal; silent if the output is not a terminal."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.began = perf_counter()
        self.before = -1

    def __call__(self, done: int, games: int) -> None:
        """Show the progress and the estimated time left."""
        self.before = done if self.before < 0 else self.before
        if sys.stderr.isatty():
            filled = "#" * (30 * done // games)
            played = done - self.before
            left = f"{(perf_counter() - self.began) / played * (games - done) / 60:.0f} min left" if played else ""
            print(f"\r{self.name:8} [{filled:30}] {done}/{games} {left:14}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """End the line."""
        if sys.stderr.isatty():
            print(file=sys.stderr)


def as_json(table: dict[str, list[Standing]]) -> str:
    """Return the table as JSON."""
    matches = {name: [standing._asdict() for standing in rows] for name, rows in table.items()}
    return json.dumps({"compiled": compiled(), "matches": matches}, indent=2)


def as_text(table: dict[str, list[Standing]]) -> str:
    """Return the table as text."""
    lines = [
        f"engine: {'compiled' if compiled() else 'plain'}",
        f"{'match':12} {'bot':28} {'games':>5} {'wins':>6} {'share':>6} {'95% interval':>15} "
        f"{'score':>6} {'95% interval':>13} {'s/decision':>10}  share by seat",
    ]
    for name, rows in table.items():
        for st in rows:
            seats = " ".join(f"{share:.0%}" for share in st.shares_by_seat)
            lines.append(
                f"{name:12} {st.bot:28} {st.played:5} {st.wins:6.1f} {st.share:6.1%} {st.low:7.1%}-{st.high:7.1%} "
                f"{st.mean_score:6.1f} {st.score_low:6.1f}-{st.score_high:6.1f} "
                f"{st.seconds_per_decision:10.4f}  {seats}"
            )
    return "\n".join(lines)


def compiled() -> bool:
    """Tell whether the engine is compiled by mypyc."""
    return not str(engine.__file__).endswith(".py")


if __name__ == "__main__":
    main()
