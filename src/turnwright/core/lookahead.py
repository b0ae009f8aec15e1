"""Answering with an eye on what it reveals: for undo, which stops there, and previews, which stop before."""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.differences import differences
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict, W
from turnwright.core.seats import CHANCE, WATCHER


def apply(s: State, action: int) -> bool:
    """Do what ``engine.apply`` does, and tell whether it revealed something: by a step, or by ending the game."""
    reveals = engine.reveals(s, action)
    engine.answer(s, action)
    while engine.automatic(s):
        reveals = engine.reveals(s, 0) or reveals
        engine.answer(s, 0)
    return reveals or engine.over(s)


def preview(game: Game[W], s: W, action: int) -> JsonDict:
    """Return what a legal ``action`` would change in the view of the asked seat, as ``{path: [before, after]}``."""
    asked = engine.asked(s)
    viewer = WATCHER if asked == CHANCE else asked
    after = _foresee(s.copy(), action, asked)
    return differences(game.view(s, viewer).encode(), game.view(after, viewer).encode())  # type: ignore[arg-type]


def _foresee(s: State, action: int, seat: int) -> State:
    """Return ``s`` after ``action`` and what surely follows, short of chance, other seats, reveals and the end."""
    while not engine.reveals(s, action):
        before = s.copy()
        engine.answer(s, action)
        if engine.over(s):
            return before
        if engine.automatic(s):
            action = 0
            continue
        if engine.asked(s) != seat:
            return s
        actions = engine.options(s)
        if not engine.forced(s, actions):
            return s
        action = actions[0]
    return s
