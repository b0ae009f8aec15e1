"""Write the golden playthroughs: readable games that change when the rules change.

    python tools/playthroughs.py           write them all
    python tools/playthroughs.py --check   exit 1 and list those that differ

One game for each seat count, played from a fixed seed by a random player that avoids dull choices; every choice with
its log. Regenerate, then read the difference: it shows what a change did to the game.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from turnwright import Position, game
from turnwright.core.game import GAMES, JsonDict, find
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER
from turnwright.core.text import say

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "games"
DULL = ("stop", "abandon", "skip", "burn", "convert", "done", "pass")
OPTIONS: dict[str, JsonDict] = {"mythotopia": {"rounds": 10}, "root": {"rounds": 10}}
"""Table options: random players would take long to reach 30 points, or to empty VP cards."""


def answer(table: Position, rng: Rng) -> str:
    """Return a random choice; dull ones only if nothing else is on offer."""
    keen = [choice for choice in table.options if choice.split()[0] not in DULL] or table.options
    return keen[rng.below(len(keen))]


def playthrough(name: str, seats: int) -> str:
    """Return one game as text."""
    table = game(name).new(seats=seats, seed=f"playthrough {seats}", options=OPTIONS.get(name, {}))
    lines = [f"{name}, {seats} seats", ""]
    rng = Rng(seats)
    heard = 0
    while True:
        log = table.log(WATCHER)
        lines += [f"      {say(table.game, message, 'en')}" for message in log[heard:]]
        heard = len(log)
        if table.over:
            break
        choice = answer(table, rng)
        lines.append(f"{table.ply:4}  seat {table.seat}: {choice}  (of {len(table.options)})")
        table.choose(choice)
    lines += ["", f"scores {table.scores}, winners {table.winners}"]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """Return every playthrough by its file."""
    return {
        FOLDER / name / "playthroughs" / f"{seats}_seats.txt": playthrough(name, seats)
        for name in GAMES
        for seats in find(name).seat_counts
    }


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description="write the golden playthroughs, or check them")
    parser.add_argument("--check", action="store_true", help="write nothing, exit 1 if one differs")
    check = parser.parse_args().check
    different = [(path, text) for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    for path, text in different:
        print(f"{'differs' if check else 'written'}: {path.relative_to(FOLDER)}")
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if check and different else 0


if __name__ == "__main__":
    sys.exit(main())
