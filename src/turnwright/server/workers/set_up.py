"""Check positions that people upload as text, so that a table can begin with them. Runs in workers."""

from __future__ import annotations

from typing import Final, NamedTuple

from turnwright.core import engine
from turnwright.core.budget import OutOfSteps, Stopped, limited
from turnwright.core.drawing import LIGHT
from turnwright.core.errors import GameError
from turnwright.core.game import JsonDict
from turnwright.core.notation import FORMAT, read
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE, viewers
from turnwright.server.errors import Refused

TRIALS: Final = 3
TRIED_STEPS: Final = 300
"""Steps of the games that are played at random to see whether the rules can continue."""


class Begun(NamedTuple):
    """A position that a game can begin with: the encoded state, and the seat that is asked first (0 if chance is)."""

    game: str
    seats: int
    options: JsonDict
    start: JsonDict
    asked: int


def is_position(text: str) -> bool:
    """Tell whether an uploaded text is a position rather than a record."""
    return text.lstrip()[: len(FORMAT)] == FORMAT


def begun(text: str) -> Begun:
    """Return the position that a text describes; refuse one that the rules cannot continue, or show."""
    try:
        position = read(text).position(settle=False)
        _look(position)
        for n in range(TRIALS):
            _try(position, n)
    except GameError as problem:
        raise Refused("bad_request", str(problem), reason="position") from None
    except (OutOfSteps, Stopped, Refused):
        raise
    except Exception as problem:
        message = f"the rules cannot continue from this position: they fail with {type(problem).__name__}"
        raise Refused("bad_request", message, reason="position") from None
    start = position.header.start
    assert start is not None
    asked = position.seat if position.seat not in (None, CHANCE) else 0
    assert asked is not None
    return Begun(position.game.name, position.seats, position.options_set, start, asked)


def _look(position: Position) -> None:
    """Show everything that people are shown of a position."""
    game, s = position.game, position.state
    for viewer in viewers(position.seats):
        game.panels(position.view(viewer), LIGHT)
        position.prompt(viewer)
        position.prospects(viewer)
    if position.seat != CHANCE:
        for action in position.actions:
            game.label(s, action)
            game.meaning(s, action)
            game.outlook(s, action)
        _ = position.gestures


def _try(position: Position, n: int) -> None:
    """Play on at random for some steps."""
    fork, rng = position.fork(seed=n), Rng(n)
    try:
        with limited(TRIED_STEPS):
            while not fork.over:
                fork.choose(engine.random_answer(fork.state, fork.actions, rng))
    except OutOfSteps:
        return
