"""Random games as one line of text each, the same in every process.

python -m turnwright.testing.fingerprints '[["turnwright.games.root.game", "root", 2, {}]]'
"""

from __future__ import annotations

import json
import sys
from importlib import import_module

from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import find
from turnwright.core.rng import Rng
from turnwright.testing.tables import SampleTable


def play_on(s: State, seed: int, plies: int) -> list[int]:
    """Play at most ``plies`` plies at random; return the actions."""
    rng = Rng(seed)
    played: list[int] = []
    while s.todo and len(played) < plies:
        played.append(engine.random_answer(s, engine.options(s), rng))
        engine.apply(s, played[-1])
    return played


def fingerprint(table: SampleTable) -> str:
    """Return a random game as one line of text, including its log in words."""
    s = table.state()
    s.log = []
    played = play_on(s, 6, 10_000)
    return f"{table.game.name} {played} {table.game.scores(s)} {s.log} {table.game.view(s, 0).encode()}"


if __name__ == "__main__":
    for module, name, seats, options in json.loads(sys.argv[1]):
        import_module(module)
        print(fingerprint(SampleTable(find(name), seats, options)))
