"""The rule set of one table: its map, its factions, who starts."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.geometry import Woodland
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.readings import Reading

BALANCED: Final = 0
RANDOM: Final = 1
CHOSEN: Final = 2
ASSIGNMENTS: Final = ["balanced", "random", "chosen"]


class RuleSet:
    """What never changes during a game. Shared by all clones of a table.

    map       the woodland that is played on
    factions  all there are, by index
    given     by seat: its faction where the table fixes it, else NONE
    first     the seat that starts (DRAWN: chance decides)
    assign    how factions are assigned where they are not given: BALANCED, RANDOM, CHOSEN
    rounds    the round after which the game ends (0: none)
    agreed    by reading: whether the table plays it
    """

    def __init__(
        self,
        map: Woodland,
        factions: list[Faction],
        given: list[int],
        first: int,
        assign: int = BALANCED,
        rounds: int = 0,
        agreed: list[bool] | None = None,
    ) -> None:
        self.map = map
        self.factions = factions
        self.given = given
        self.first = first
        self.assign = assign
        self.rounds = rounds
        self.agreed = [] if agreed is None else agreed

    def plays(self, reading: Reading) -> bool:
        """Tell whether the table has agreed on a reading that is not the law's."""
        return reading.place < len(self.agreed) and self.agreed[reading.place]
