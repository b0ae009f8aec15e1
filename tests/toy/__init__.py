"""A card game for tests alone: hands, a hidden reaction, a peeked deck, a secret simultaneous choice.

It is plain interpreted Python, so it also proves that an own game runs on a compiled core.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.toy import board, storage
from tests.toy import rules as r
from tests.toy.declared import DECLARED
from tests.toy.factions.oath import kept, sworn
from tests.toy.layout import bid, fresh, held, holds_all_ambushes, knows_top, tokens
from tests.toy.state import ToyState
from tests.toy.steps import Flow
from turnwright.core import engine
from turnwright.core.drawing import Panel, Theme
from turnwright.core.events import Shown
from turnwright.core.frames import Frame
from turnwright.core.game import ASK, Game, JsonDict, Observation, TableView, View, register
from turnwright.core.options import Option
from turnwright.core.orders import Order
from turnwright.core.rng import Rng
from turnwright.core.rulebook import RuleBook
from turnwright.core.seats import CHANCE, Viewer


class Toy(Game[ToyState]):
    """Draw, peek, bid and raid."""

    name = "toy"
    version = 1
    seat_counts = range(2, 4)
    declaration = DECLARED
    options = (Option("rounds", (1, 2, 3, 5), 3),)
    orders = (
        Order("scout", ("ask", "look", "pass"), "ask", "TOY-3"),
        Order("bid", ("ask", 0, 1, 2), "ask", "TOY-5"),
        Order("ambush", (0, 1, 2, 3, 4, 5), 0, "TOY-9"),
    )

    events = {  # noqa: RUF012
        "log-drew": Shown("draw", faces=("card-{card}",)),
        "log-play": Shown("fight", "card-{card}"),
        "log-hit": Shown("points", number="points"),
    }

    def __init__(self, plant: Callable[[Flow], None] | None = None) -> None:
        self.flow = Flow()
        if plant is not None:
            plant(self.flow)
        self.steps = self.flow.steps()
        self.vocabulary = self.flow.vocabulary()

    def start(self, seats: int, options: JsonDict) -> ToyState:
        """Return the table with the first card about to be dealt."""
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        s = fresh(seats, rounds)
        deals = [Frame(self.flow.deal, CHANCE, seat) for seat in range(seats) for _card in range(r.HAND)]
        s.then([*deals, Frame(self.flow.round, 0)])
        return s

    def redacted(self, s: ToyState, viewer: Viewer) -> ToyState:
        """Return what ``viewer`` sees."""
        return storage.redacted(s, viewer)

    def deal(self, observation: Observation[ToyState], rng: Rng) -> ToyState:
        """Return a table that fits what was shown: the game continues, so nobody holds all ambushes (TOY-18)."""
        assert isinstance(observation.view, TableView)
        table: ToyState = observation.view.table
        s = storage.dealt(table, rng)
        while table.todo and any(holds_all_ambushes(s, seat) for seat in range(s.seats)):
            s = storage.dealt(table, rng)
        return s

    def scores(self, s: ToyState) -> list[int | None]:
        """Return points and the best card in hand (TOY-11); who has sworn has no score (TOY-17)."""
        return [
            None if sworn(s, seat) else points + max([0, *map(r.worth, held(s, seat))])
            for seat, points in enumerate(s.points)
        ]

    def winners(self, s: ToyState) -> list[int]:
        """Return who has won at once, who has kept an oath, or who has most."""
        if s.winner >= 0:
            return [s.winner]
        faithful = [seat for seat in range(s.seats) if kept(s, seat)]
        scores = self.scores(s)
        best = max([score for score in scores if score is not None], default=None)
        return faithful or [seat for seat in range(s.seats) if scores[seat] == best]

    def obey(self, s: ToyState, orders: JsonDict) -> int:
        """Return how orders answer: look or not, bid as much as can be paid of a sum."""
        f, scout, bid = engine.top(s), orders["scout"], orders["bid"]
        if f.step is self.flow.scout and scout != "ask":
            return self.vocabulary.action("pass" if scout == "pass" or knows_top(s, f.seat) else "peek")
        if f.step is self.flow.bidding and isinstance(bid, int):
            return self.vocabulary.action(f"bid {min(bid, s.coins[f.seat])}")
        return ASK

    def obey_blind(self, view: View, orders: JsonDict) -> int:
        """Return whether a card played against the seat is worth too little to ambush it."""
        assert isinstance(view, TableView)
        f, least = view.table.todo[-1], orders["ambush"]
        assert isinstance(least, int)
        weak = f.step is self.flow.reaction and r.worth(f.extra) < least
        return self.vocabulary.action("decline") if weak else ASK

    def mixed_zones(self, seats: int) -> list[list[int]]:
        """Return the bids of each seat."""
        return [[tokens(seat), bid(seat)] for seat in range(seats)]

    def encode(self, s: ToyState) -> JsonDict:
        """Return the table as JSON."""
        return storage.encode(s)

    def decode(self, data: JsonDict, seats: int, options: JsonDict) -> ToyState:
        """Return the table that ``encode`` wrote."""
        return storage.decode(data, seats, self.steps)

    def panels(self, view: View, theme: Theme) -> list[Panel]:
        """Return the drawing."""
        assert isinstance(view, TableView)
        return board.panels(view.table, theme)

    def face(self, name: str) -> str:
        """Return a card."""
        return board.face(name)

    @property
    def rulebook(self) -> RuleBook:
        """The toy's ledger."""
        return r.RULES


TOY = Toy()
register(TOY)
