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
    """What never changes during a game; shared by all clones of a table.

    map             the map that is played
    factions        all there are, by index
    fixed_factions  by seat: its faction if the options fix it, else NONE
    first           the seat that starts (DRAWN: chance decides)
    assign          how other factions are assigned: BALANCED, RANDOM, CHOSEN
    rounds          the round after which the game ends (0: none)
    agreed          by reading: whether the table uses it
    """

    def __init__(
        self,
        map: Woodland,
        factions: list[Faction],
        fixed_factions: list[int],
        first: int,
        assign: int = BALANCED,
        rounds: int = 0,
        agreed: list[bool] | None = None,
    ) -> None:
        self.map = map
        self.factions = factions
        self.fixed_factions = fixed_factions
        self.first = first
        self.assign = assign
        self.rounds = rounds
        self.agreed = [] if agreed is None else agreed

    def can_end(self, factions: list[int]) -> bool:
        """Return whether a game between only these factions is sure to have points for somebody to win by."""
        for faction in factions:
            needed = self.factions[faction].needs_others
            if needed is None or self.plays(needed):
                return True
        return False

    def plays(self, reading: Reading) -> bool:
        """Return whether the table uses an optional reading."""
        return reading.place < len(self.agreed) and self.agreed[reading.place]
