"""Two tables that differ in hidden things alone: whoever cannot see them must get the same from both.

``choose`` gives both tables one answer, or each its own. A viewer is compared by everything there is to get: view, log,
prompt, options, labels, odds, previews, gestures, refusals, scores, undo, standing orders, and the record as it may see
it, which is also what notices are made of. How tables are built, and what viewers are called, is in ``twins.py`` of
each game.
"""

from __future__ import annotations

import json
from typing import Self

from turnwright.core.frames import State
from turnwright.core.position import Position
from turnwright.core.record import write
from turnwright.testing.secrecy import shown_to


def lay_on(position: Position, s: State) -> Position:
    """Return the position with the state of a table under test instead of its own."""
    s.log = None
    position._line._put(s)
    return position


def everything(position: Position, viewer: int) -> dict[str, str]:
    """Return all that a viewer can get, by name."""
    names = position.game.vocabulary.names
    found = shown_to(position.game, position.state, viewer)
    found["log"] = json.dumps([repr(line) for line in position.story(viewer)])
    found["asked for"] = repr(position.prompt(viewer))
    found["record"] = write(position.record_for(viewer))
    found["undo"] = repr([position.undo_reason(seat) for seat in range(position.seats)])
    found["scores so far"] = repr(position.scores)
    found["gestures"] = repr(position.gestures) if viewer == position.seat else ""
    found["why not"] = repr([position.why_not(viewer, name, lang) for name in names[::101] for lang in ("en", "ru")])
    return found


class TwinTables:
    """The two tables."""

    def __init__(self, one: Position, other: Position) -> None:
        self.positions = [one, other]

    def viewer(self, name: str) -> int:
        """Return a viewer by its name."""
        raise NotImplementedError

    def choose(self, *choices: str | tuple[str, str]) -> Self:
        """Give answers; a pair is one for each table."""
        for choice in choices:
            for n, position in enumerate(self.positions):
                position.choose(choice if isinstance(choice, str) else choice[n])
        return self

    def apart(self, name: str) -> list[str]:
        """Return by what a viewer can tell the tables apart."""
        one, other = [everything(position, self.viewer(name)) for position in self.positions]
        return [key for key in one if one[key] != other.get(key)] + [key for key in other if key not in one]

    def alike(self, *names: str) -> Self:
        """Expect that these viewers cannot tell the tables apart."""
        assert {name: [] for name in names} == {name: self.apart(name) for name in names}
        return self

    def differ(self, *names: str) -> Self:
        """Expect that these can: otherwise nothing was hidden at all."""
        assert [] == [name for name in names if not self.apart(name)]
        return self

    @property
    def step(self) -> str:
        """The open question, the same at both."""
        one, other = [position.state.todo[-1].step.name for position in self.positions]
        assert one == other
        return one
