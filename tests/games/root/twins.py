"""Two tables of Root that differ in hidden cards alone.

t = Twins(lambda hidden: fight(eyrie=hidden), "ambush_rabbit", "anvil")
t.alike("marquise", "watcher").choose("battle 5 eyrie").alike("marquise", "watcher").differ("eyrie")

Seats are named by their factions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tests.games.root.table import Table
from tests.games.twins import TwinTables, lay_on
from turnwright.core.frames import State
from turnwright.core.position import Position
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
    return lay_on(position, cast("State", t.s))


class Twins(TwinTables):
    """The two tables."""

    def __init__(self, build: Callable[[str], Table], one: str, other: str) -> None:
        tables = [build(one), build(other)]
        self.names = tables[0].names
        super().__init__(at_table(tables[0]), at_table(tables[1]))

    def viewer(self, name: str) -> int:
        """Return a faction's seat, or the watcher."""
        return WATCHER if name == "watcher" else self.names.index(name)
