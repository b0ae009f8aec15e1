"""A card game for tests alone: hands, a hidden reaction, a peeked deck, a secret simultaneous choice.

It is plain interpreted Python, so it also proves that an own game runs on a compiled core.
"""

from __future__ import annotations

from pathlib import Path

from tests.toy import board
from tests.toy import rules as r
from tests.toy.state import ToyState, fresh
from tests.toy.steps import BIDDING, DEAL, REACTION, ROUND, SCOUT, all_steps
from tests.toy.view import ToyBelief, ToyView, audience
from turnwright.core import engine
from turnwright.core.codec import (
    decode_deck,
    decode_frames,
    encode_deck,
    encode_frames,
    encode_rows,
    integer,
    ints,
    rows,
)
from turnwright.core.drawing import Panel, Theme
from turnwright.core.frames import CHANCE, Frame
from turnwright.core.game import ASK, Belief, Game, JsonDict, Option, Shown, View, register
from turnwright.core.messages import Message
from turnwright.core.orders import Order
from turnwright.core.rulebook import RuleBook


class Toy(Game[ToyState]):
    """Draw, peek, bid and raid."""

    name = "toy"
    version = 1
    seat_counts = range(2, 4)
    vocabulary = r.WORDS
    options = (Option("rounds", (1, 2, 3), 3),)
    orders = (
        Order("scout", ("ask", "look", "pass"), "ask", "TOY-3"),
        Order("bid", ("ask", 0, 1, 2), "ask", "TOY-5"),
        Order("ambush", (0, 1, 2, 3, 4, 5), 0, "TOY-9"),
    )

    def __init__(self) -> None:
        self.steps = all_steps()

    def start(self, seats: int, options: JsonDict) -> ToyState:
        """Return the table with the first card about to be dealt."""
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        s = fresh(seats, rounds, self.steps)
        s.then([*[Frame(DEAL, CHANCE, seat) for seat in range(seats) for _card in range(r.HAND)], Frame(ROUND, 0)])
        return s

    def view(self, s: ToyState, seat: int) -> View:
        """Return what ``seat`` sees."""
        return ToyView(s, seat)

    def read_view(self, data: JsonDict, seats: int, options: JsonDict) -> View:
        """Return the view that was encoded."""
        return ToyView.read(data, seats, self.steps)

    def scores(self, s: ToyState) -> list[int]:
        """Return points and the best card in hand (TOY-11)."""
        return [points + max([0, *map(r.worth, hand)]) for points, hand in zip(s.points, s.hands, strict=True)]

    def winners(self, s: ToyState) -> list[int]:
        """Return who has most."""
        scores = self.scores(s)
        return [seat for seat in range(s.seats) if scores[seat] == max(scores)]

    def value(self, s: ToyState, seat: int) -> int:
        """Return the lead of ``seat``."""
        scores = self.scores(s)
        return 1000 * (scores[seat] - max(scores))

    def belief(self, shown: Shown[ToyState]) -> Belief[ToyState]:
        """Return the tables that fit what was shown."""
        return ToyBelief(shown, fresh(shown.seats, 0, self.steps))

    def audience(self, s: ToyState) -> int:
        """Return who may know the next answer."""
        return audience(s)

    def obey(self, s: ToyState, orders: JsonDict) -> int:
        """Return how orders answer: look or not, bid as much as can be paid of a sum."""
        f, scout, bid = engine.top(s), orders["scout"], orders["bid"]
        if f.step == SCOUT and scout != "ask":
            return r.PASS if scout == "pass" or s.knows_top(f.seat) else r.PEEK
        if f.step == BIDDING and isinstance(bid, int):
            return r.BID + min(bid, s.coins[f.seat])
        return ASK

    def obey_blind(self, view: View, orders: JsonDict) -> int:
        """Return whether a card played against the seat is worth too little to ambush it."""
        assert isinstance(view, ToyView)
        f, least = view.todo[-1], orders["ambush"]
        assert isinstance(least, int)
        return r.DECLINE if f.step == REACTION and r.worth(f.extra) < least else ASK

    def encode(self, s: ToyState) -> JsonDict:
        """Return the table as JSON."""
        return {
            "todo": encode_frames(self.steps, s.todo),
            "rounds": s.rounds,
            "deck": encode_deck(s.deck),
            "hands": encode_rows(s.hands),
            "coins": list(s.coins),
            "points": list(s.points),
            "bids": list(s.bids),
            "discard": list(s.discard),
        }

    def decode(self, data: JsonDict, seats: int, options: JsonDict) -> ToyState:
        """Return the table that ``encode`` wrote."""
        return ToyState(
            seats,
            self.steps,
            decode_frames(self.steps, data, "todo", seats),
            integer(data, "rounds", 0, 3),
            decode_deck(data, "deck"),
            rows(data, "hands", seats, low=0, high=r.CARDS - 1),
            ints(data, "coins", seats, 0),
            ints(data, "points", seats, 0),
            ints(data, "bids", seats, -1, r.MOST),
            ints(data, "discard", None, 0, r.CARDS - 1),
        )

    def label(self, s: ToyState, action: int) -> Message:
        """Return what a button says."""
        verb, parameter = r.WORDS.verb(action), r.WORDS.parameter(action)
        if verb == "attack":
            return Message("label-attack", {"seat": int(parameter)})
        return Message(f"label-{verb}", {"n": int(parameter)} if parameter else {})

    def panels(self, view: View, theme: Theme) -> list[Panel]:
        """Return the drawing."""
        assert isinstance(view, ToyView)
        return board.panels(view, theme)

    @property
    def rulebook(self) -> RuleBook:
        """The toy's ledger."""
        return r.RULES

    def catalogue(self, lang: str) -> str:
        """Return the toy's texts."""
        return Path(__file__).with_name(f"text.{lang}.ftl").read_text(encoding="utf-8")


TOY = Toy()
register(TOY)
