"""Building positions with the Riverfolk Company for rule tests.

t = Company("riverfolk marquise", at={5: {"marquise": 1}}, funds={"marquise": 2, "riverfolk": 1}, prices=(1, 2, 3))
assert {"marquise": 2, "riverfolk": 1} == t.box("funds")
"""

from __future__ import annotations

from tests.games.root.table import Table
from turnwright.games.root.data.boards import FACTIONS, TRADE_POST
from turnwright.games.root.data.geometry import AUTUMN, CLEARINGS, Woodland
from turnwright.games.root.data.tables import SUITS
from turnwright.games.root.factions.riverfolk_funds import empty_spaces, market
from turnwright.games.root.parts import Market
from turnwright.games.root.queries import faction_of

Counts = dict[str, int]


class Company(Table):
    """A table with the Riverfolk; the warriors on their board come from the supplies."""

    def __init__(
        self,
        factions: str = "riverfolk marquise eyrie",
        at: dict[int, Counts] | None = None,
        map: Woodland = AUTUMN,
        hands: dict[str, str] | None = None,
        areas: dict[str, str] | None = None,
        vp: Counts | None = None,
        funds: Counts | None = None,
        payments: Counts | None = None,
        prices: tuple[int, int, int] = (1, 1, 1),
    ) -> None:
        super().__init__(factions, at, map, hands, areas, vp)
        self.river = self.names.index("riverfolk")
        self.market.prices = list(prices)
        for clearing in range(CLEARINGS):
            self.market.posts[self.s.suits[clearing]] -= self.s.pieces[TRADE_POST * CLEARINGS + clearing]
        for box, counts in ((self.market.funds, funds), (self.market.payments, payments)):
            for name, number in (counts or {}).items():
                box[self.names.index(name)] += number
                self.s.supply[self.names.index(name)] -= number

    @property
    def market(self) -> Market:
        """The board of the Riverfolk."""
        return market(self.s, self.river)

    def uncover(self, suit: str, spaces: int) -> Company:
        """Take trade posts off the track of a suit for good, as if they had been built and lost."""
        self.market.posts[SUITS.index(suit)] -= spaces
        self.s.gone[TRADE_POST] += spaces
        return self

    def hire(self, name: str) -> Company:
        """Let a faction have the Mercenaries in this turn."""
        self.market.hirer = self.names.index(name)
        return self

    def box(self, box: str) -> Counts:
        """Return whose warriors are in Payments, Funds or Committed."""
        counts: list[int] = getattr(self.market, box)
        return {name: number for name, number in zip(self.names, counts, strict=True) if number}

    def laid(self, suit: str) -> Counts:
        """Return whose warriors are on spaces of a suit."""
        first = SUITS.index(suit) * self.s.seats
        counts = self.market.laid[first : first + self.s.seats]
        return {name: number for name, number in zip(self.names, counts, strict=True) if number}

    def spaces(self) -> Counts:
        """Return the empty spaces by suit."""
        return dict(zip(SUITS, empty_spaces(self.s, self.river), strict=False))

    def services(self) -> tuple[int, str, str]:
        """Return how many services were sold this turn, and who has boats and mercenaries ("" for nobody)."""
        names = [*self.names, ""]
        return self.market.sold, names[self.market.boats], names[self.market.hirer]

    def whole(self) -> bool:
        """Return whether every faction has all its warriors: on the map, in the supply, on boards."""
        for seat in range(self.s.seats):
            kept = sum(faction_of(self.s, other).keeps(self.s, other, seat) for other in range(self.s.seats))
            on_map = sum(self.s.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS])
            if kept + on_map + self.s.supply[seat] != ALL_WARRIORS[self.names[seat]]:
                return False
        return True


ALL_WARRIORS = dict(zip(FACTIONS, [25, 20, 10, 0, 0, 25, 15], strict=True))
