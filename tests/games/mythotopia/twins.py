"""Two tables of Mythotopia that differ in hidden things alone; a viewer is a seat, counted from 0, or "watcher".

    t = Twins(lambda hidden: dealt(Table(decks={0: "lea mome"}), {0: hidden}).act(0), "lea", "mome")
    t.alike("1", "watcher").differ("0").choose("pass").alike("1", "watcher")

``dealt`` is how hands come to be hidden: they are drawn unseen from decks that everybody knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tests.games.mythotopia.table import BySeat, Table, card
from tests.games.twins import TwinTables, lay_on
from turnwright.core.frames import State
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.zones import deck, hand


def dealt(t: Table, hands: BySeat) -> Table:
    """Begin to watch, then draw hands unseen: nobody knows more of them than a deck tells."""
    t.s.watch()
    for seat, keys in hands.items():
        for key in keys.split():
            t.s.cards.move(deck(seat), hand(seat), card(key))
    return t


def at_table(t: Table) -> Position:
    """Return a table-top on which all is as at a table under test; chance is answered by hand."""
    return lay_on(GAME.new(t.s.seats, 1, by_hand=True), cast("State", t.s))


class Twins(TwinTables):
    """The two tables."""

    def __init__(self, build: Callable[[str], Table], one: str, other: str) -> None:
        super().__init__(at_table(build(one)), at_table(build(other)))

    def viewer(self, name: str) -> int:
        """Return a seat, or the watcher."""
        return WATCHER if name == "watcher" else int(name)
