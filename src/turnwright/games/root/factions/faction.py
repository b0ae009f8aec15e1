"""What a faction is to the rest of the game: its pieces, and the questions that common rules ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.games.root.data.boards import BUILDINGS, OWNER

if TYPE_CHECKING:
    from turnwright.games.root.state import Woods


class Faction:
    """One faction. Common rules ask these questions of it, and never which faction it is.

    index      its place among the factions, in the order of their setup
    key        its name in choices, options and texts
    buildings  its kinds of buildings
    tokens     its kinds of tokens
    """

    def __init__(self, index: int, key: str) -> None:
        self.index = index
        self.key = key
        own = [piece for piece in range(len(OWNER)) if OWNER[piece] == index]
        self.buildings = [piece for piece in own if piece < BUILDINGS]
        self.tokens = [piece for piece in own if piece >= BUILDINGS]

    def rules_ties(self) -> bool:
        """Tell whether sharing first place is enough to rule."""
        return False

    def rules_outright(self, s: Woods, clearing: int) -> bool:
        """Tell whether a clearing is ruled whatever else stands there."""
        return False

    def bars_placing(self, s: Woods, clearing: int) -> bool:
        """Tell whether nobody else may place a piece in a clearing."""
        return False

    def waterways(self, s: Woods, clearing: int) -> int:
        """Return the clearings that a river section joins to a clearing for this faction."""
        return 0

    def swims(self) -> bool:
        """Tell whether moving along a river needs no rule."""
        return False
