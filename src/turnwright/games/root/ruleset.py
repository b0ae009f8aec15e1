"""The rule set of one table: its map, its factions, who starts."""

from __future__ import annotations

from turnwright.games.root.data.geometry import Woodland
from turnwright.games.root.factions.faction import Faction


class RuleSet:
    """What never changes during a game. Shared by all clones of a table.

    map       the woodland that is played on
    factions  all there are, by index
    given     by seat: its faction where the table fixes it, else NONE
    first     the seat that starts (DRAWN: chance decides)
    """

    def __init__(self, map: Woodland, factions: list[Faction], given: list[int], first: int) -> None:
        self.map = map
        self.factions = factions
        self.given = given
        self.first = first
