"""What a seat can know of a choice before it is made: the one place that previews come from."""

from __future__ import annotations

from typing import NamedTuple

from turnwright.core import engine, lookahead
from turnwright.core.differences import differences
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE, WATCHER, includes
from turnwright.core.told import Told


class Foreseen(NamedTuple):
    """What a choice would do, as far as its seat can know.

    ``changes`` in its view, as ``{path: [before, after]}``, up to chance, other seats and whatever is revealed.
    ``outlook`` is worth knowing before, ``lines`` would be logged for the seat. ``ends``: the seat does not go on.
    """

    changes: JsonDict
    outlook: list[Message]
    lines: list[Message]
    ends: bool


def foreseen(game: Game[State], s: State, action: int) -> Foreseen:
    """Return what a legal ``action`` would do."""
    asked = engine.asked(s)
    viewer = WATCHER if asked == CHANCE else asked
    view, after = game.view(s, viewer), lookahead.answered(s, action)
    then = _foresee(s.copy(), action, asked)
    return Foreseen(
        differences(view.encode(), game.view(then, viewer).encode()),
        Told(game, s, viewer, over=False, view=view).outlook(action),
        [] if after.reveals else [message for message in after.log if includes(message.to, viewer)],
        lookahead.ends_turn(after.state, after.reveals, asked),
    )


def _foresee(s: State, action: int, seat: int) -> State:
    """Return ``s`` after ``action`` and its certain consequences, up to chance, other seats, reveals and the end."""
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
