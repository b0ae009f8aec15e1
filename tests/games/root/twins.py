"""Two tables that differ in hidden cards alone: whoever cannot see them must get the same from both.

    t = Twins(lambda hidden: fight(eyrie=hidden), "ambush_rabbit", "anvil")
    t.alike("marquise", "watcher").choose("battle 5 eyrie").alike("marquise", "watcher").differ("eyrie")

``choose`` gives both tables one answer, or each its own. A viewer is compared by everything there is to get: view, log,
prompt, options, labels, odds, previews, gestures, refusals, scores, undo, standing orders, and the record as it may see
it, which is also what notices are made of.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import cast

from tests.games.root.table import Table
from tests.laws.secrecy import shown_to
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.position import Position
from turnwright.core.record import write
from turnwright.core.seats import WATCHER
from turnwright.games.root import GAME


def dealt(t: Table, hands: dict[str, str]) -> Table:
    """Begin to watch, then draw hands unseen: nobody knows more of them than a deck tells."""
    t.s.watch()
    for name, keys in hands.items():
        t.give(name, keys)
    return t


def at_table(t: Table) -> Position:
    """Return a table-top on which all is as at a table under test; chance is answered by hand."""
    position = GAME.new(t.s.seats, 1, {"factions": ",".join(t.names)}, by_hand=True)
    t.s.log = None
    position._line._put(cast("State", t.s))
    return position


def everything(position: Position, viewer: int) -> dict[str, str]:
    """Return all that a viewer can get, by name."""
    names = position.game.vocabulary.names
    found = shown_to(cast("Game[State]", GAME), position.state, viewer)
    found["log"] = json.dumps([repr(line) for line in position.story(viewer)])
    found["asked for"] = repr(position.prompt(viewer))
    found["record"] = write(position.record_for(viewer))
    found["undo"] = repr([position.undo_reason(seat) for seat in range(position.seats)])
    found["scores so far"] = repr(position.scores)
    found["gestures"] = repr(position.gestures) if viewer == position.seat else ""
    found["why not"] = repr([position.why_not(viewer, name, lang) for name in names[::101] for lang in ("en", "ru")])
    return found


class Twins:
    """The two tables."""

    def __init__(self, build: Callable[[str], Table], one: str, other: str) -> None:
        tables = [build(one), build(other)]
        self.names = tables[0].names
        self.positions = [at_table(t) for t in tables]

    def choose(self, *choices: str | tuple[str, str]) -> Twins:
        """Give answers; a pair is one for each table."""
        for choice in choices:
            for n, position in enumerate(self.positions):
                position.choose(choice if isinstance(choice, str) else choice[n])
        return self

    def apart(self, name: str) -> list[str]:
        """Return by what a viewer can tell the tables apart."""
        viewer = WATCHER if name == "watcher" else self.names.index(name)
        one, other = [everything(position, viewer) for position in self.positions]
        return [key for key in one if one[key] != other.get(key)] + [key for key in other if key not in one]

    def alike(self, *names: str) -> Twins:
        """Expect that these viewers cannot tell the tables apart."""
        assert {name: [] for name in names} == {name: self.apart(name) for name in names}
        return self

    def differ(self, *names: str) -> Twins:
        """Expect that these can: otherwise nothing was hidden at all."""
        assert [] == [name for name in names if not self.apart(name)]
        return self

    @property
    def step(self) -> str:
        """The open question, the same at both."""
        one, other = [position.state.todo[-1].step.name for position in self.positions]
        assert one == other
        return one
