"""Building positions of Root for rule tests.

    t = Table("marquise eyrie", at={1: {"marquise": 2, "sawmill": 1}, 5: {"eyrie": 1}})
    assert "marquise" == t.ruler(1)

Clearings are numbered as printed (from 1), seats count from 0, factions are given in seat order. Warriors stand in a
clearing by the name of their faction, buildings and tokens by their own.
"""

from __future__ import annotations

from turnwright.games.root.data.boards import FACTIONS, PIECES, WARRIORS
from turnwright.games.root.data.geometry import AUTUMN, CLEARINGS, Woodland
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.factions.roster import ROSTER
from turnwright.games.root.layout import empty_table
from turnwright.games.root.queries import ruler
from turnwright.games.root.ruleset import RuleSet
from turnwright.games.root.state import Woods


class Table:
    """A table under test; ``s`` is the state."""

    def __init__(
        self, factions: str = "marquise eyrie", at: dict[int, dict[str, int]] | None = None, map: Woodland = AUTUMN
    ) -> None:
        self.names = factions.split()
        given = [FACTIONS.index(name) for name in self.names]
        self.s: Woods = empty_table(len(given), RuleSet(map, list(ROSTER), given, 0))
        self.s.faction = given[:]
        self.s.supply = [WARRIORS[faction] for faction in given]
        for clearing, pieces in (at or {}).items():
            self.stand(clearing, **pieces)

    def stand(self, clearing: int, **pieces: int) -> Table:
        """Put warriors, buildings and tokens into a clearing."""
        for name, number in pieces.items():
            if name in self.names:
                seat = self.names.index(name)
                self.s.warriors[seat * CLEARINGS + clearing - 1] += number
                self.s.supply[seat] -= number
            else:
                self.s.pieces[PIECES.index(name) * CLEARINGS + clearing - 1] += number
        return self

    def ruler(self, clearing: int) -> str:
        """Return the faction that rules a clearing, "" if none does."""
        seat = ruler(self.s, clearing - 1)
        return "" if seat == NONE else self.names[seat]
