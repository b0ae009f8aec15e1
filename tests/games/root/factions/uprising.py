"""What tests of the Alliance share: its officers, and bases that fall."""

from __future__ import annotations

from tests.games.root.table import Table
from turnwright.games.root.data.boards import BASE
from turnwright.games.root.parts import uprising_of
from turnwright.games.root.pieces import Removal, carry_out


def officers(t: Table) -> int:
    """Return the officers of the Alliance."""
    return uprising_of(t.s.boards, t.names.index("alliance")).officers


def with_officers(t: Table, number: int) -> Table:
    """Let warriors of the supply be officers."""
    seat = t.names.index("alliance")
    uprising_of(t.s.boards, seat).officers += number
    t.s.supply[seat] -= number
    return t


def without_base(t: Table, clearing: int, remover: str) -> Table:
    """Let a faction remove a base in its turn."""
    t.s.turn = t.names.index(remover)
    t.s.todo.clear()
    removal = Removal()
    removal.add(BASE, clearing - 1, 1, t.s.turn)
    carry_out(t.s, removal)
    return t.then()
