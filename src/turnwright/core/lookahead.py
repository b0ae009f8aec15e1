"""Answering with an eye on what it reveals: for undo, which stops there, and previews, which stop before."""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.differences import differences
from turnwright.core.frames import CHANCE, State
from turnwright.core.game import WATCHER, Game, JsonDict, W


def apply(s: State, action: int) -> bool:
    """Do what ``engine.apply`` does, and tell whether a step that reveals something was part of it."""
    reveals = engine.step_of(s).reveals
    _answer(s, action)
    while s.todo and engine.step_of(s).deed:
        reveals = reveals or engine.step_of(s).reveals
        _answer(s, 0)
    return reveals


def preview(game: Game[W], s: W, action: int) -> JsonDict:
    """Return what a legal ``action`` would change in the view of the asked seat, as ``{path: [before, after]}``."""
    asked = engine.asked(s)
    viewer = WATCHER if asked == CHANCE else asked
    after = s.clone()
    _foresee(after, action, asked)
    return differences(game.view(s, viewer).encode(), game.view(after, viewer).encode())  # type: ignore[arg-type]


def _foresee(s: State, action: int, seat: int) -> None:
    """Apply ``action`` and what surely follows, short of chance, other seats and reveals."""
    while not engine.step_of(s).reveals:
        _answer(s, action)
        while s.todo and engine.step_of(s).deed and not engine.step_of(s).reveals:
            _answer(s, 0)
        if engine.over(s) or engine.asked(s) != seat or engine.step_of(s).deed:
            return
        found = engine.options(s)
        if not engine.forced(s, found):
            return
        action = found[0]


def _answer(s: State, action: int) -> None:
    f = s.todo.pop()
    s.steps[f.step].apply(s, f, action)
