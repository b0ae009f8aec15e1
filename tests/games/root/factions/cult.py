"""Building positions of the Lizard Cult for rule tests.

t = Cult("lizard marquise", outcast="fox", acolytes=2, souls="anvil", at={8: {"lizard": 1}})
assert ("fox", False) == t.marker()
"""

from __future__ import annotations

from tests.games.root.table import Table, card
from turnwright.core.decks import insert
from turnwright.games.root.data.tables import CARD_KEYS, SUITS
from turnwright.games.root.factions.lizard_board import shrine
from turnwright.games.root.parts import Shrine
from turnwright.games.root.zones import DECK


class Cult(Table):
    """A table with the Lizard Cult at it."""

    def __init__(
        self,
        factions: str = "lizard marquise",
        outcast: str = "fox",
        hated: bool = False,
        acolytes: int = 0,
        souls: str = "",
        at: dict[int, dict[str, int]] | None = None,
        hands: dict[str, str] | None = None,
        areas: dict[str, str] | None = None,
        vp: dict[str, int] | None = None,
    ) -> None:
        super().__init__(factions, at=at, hands=hands, areas=areas, vp=vp)
        self.cult = self.names.index("lizard")
        self.board.outcast = SUITS.index(outcast)
        self.board.hated = int(hated)
        self.board.acolytes = acolytes
        self.s.supply[self.cult] -= acolytes
        for key in souls.split():
            self.s.cards.lay_open(DECK, card(key))
            insert(self.board.souls, card(key))

    @property
    def board(self) -> Shrine:
        """The board of the Cult."""
        return shrine(self.s, self.cult)

    def marker(self) -> tuple[str, bool]:
        """Return the suit of the Outcast, and whether it is Hated."""
        return SUITS[self.board.outcast], bool(self.board.hated)

    def souls(self) -> list[str]:
        """Return the Lost Souls, in the order of the deck's list."""
        return [CARD_KEYS[n] for n in self.board.souls]

    def revealed(self) -> list[str]:
        """Return the revealed cards, in the order of the deck's list."""
        return [CARD_KEYS[n] for n in self.board.revealed]

    def available(self) -> list[str]:
        """Return the dominance cards that can be taken."""
        return [CARD_KEYS[n] for n in self.s.available]
