"""What a seat of the toy sees, and what it may believe."""

from __future__ import annotations

from tests.toy import rules as r
from tests.toy.state import NO_BID, ToyState
from tests.toy.steps import BIDDING
from turnwright.core import engine
from turnwright.core.codec import decode_frames, encode_frames, encode_rows, integer, ints, rows
from turnwright.core.decks import Deck
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import Belief, JsonDict, Shown, View
from turnwright.core.rng import Rng

UNKNOWN = -1
HIDDEN_BID = -2


class ToyView(View):
    """All of the table, with UNKNOWN and HIDDEN_BID where the seat may not look."""

    def __init__(self, s: ToyState, seat: int) -> None:
        self.seat = seat
        self.rounds = s.rounds
        self.open = engine.over(s)
        self.hands = [
            hand[:] if self.open or own == seat else [UNKNOWN] * len(hand) for own, hand in enumerate(s.hands)
        ]
        self.coins = s.coins[:]
        self.points = s.points[:]
        self.bids = [bid if own == seat or bid == NO_BID else HIDDEN_BID for own, bid in enumerate(s.bids)]
        self.discard = s.discard[:]
        self.layers = [[card if seat >= 0 and seen >> seat & 1 else UNKNOWN for card in layer]
                       for layer, seen in zip(s.deck.layers, s.deck.seen, strict=True)]  # fmt: skip
        self.seen = s.deck.seen[:]
        self.todo: list[Frame] = s.todo[:]
        self.frames = encode_frames(s.steps, s.todo)

    @classmethod
    def read(cls, data: JsonDict, seats: int, steps: list[Step[State]]) -> ToyView:
        """Return the view that ``encode`` wrote; what is hidden stays so."""
        view = cls.__new__(cls)
        view.seat = integer(data, "seat", -1, seats - 1)
        view.rounds = integer(data, "rounds", 0)
        view.todo = decode_frames(steps, data, "todo", seats)
        view.frames = encode_frames(steps, view.todo)
        view.open = not view.todo
        view.hands = rows(data, "hands", seats, low=UNKNOWN, high=r.CARDS - 1)
        view.coins = ints(data, "coins", seats, 0)
        view.points = ints(data, "points", seats, 0)
        view.bids = ints(data, "bids", seats, HIDDEN_BID, r.MOST)
        view.discard = ints(data, "discard", None, 0, r.CARDS - 1)
        view.layers = rows(data, "layers", None, low=UNKNOWN, high=r.CARDS - 1)
        view.seen = ints(data, "seen", None, 0)
        return view

    def encode(self) -> JsonDict:
        """Return the view as JSON."""
        return {
            "seat": self.seat,
            "rounds": self.rounds,
            "hands": encode_rows(self.hands),
            "coins": list(self.coins),
            "points": list(self.points),
            "bids": list(self.bids),
            "discard": list(self.discard),
            "layers": encode_rows(self.layers),
            "seen": list(self.seen),
            "todo": self.frames,
        }


class ToyBelief(Belief[ToyState]):
    """Cards the seat cannot place are dealt evenly; a peeked card is where the log says it went."""

    def __init__(self, shown: Shown[ToyState], empty: ToyState) -> None:
        assert isinstance(shown.view, ToyView)
        self.view = shown.view
        self.empty = empty
        self.hands = [hand[:] for hand in self.view.hands]
        self._follow_peeked_cards(shown)
        placed = {card for row in (*self.hands, *self.view.layers, self.view.discard) for card in row}
        self.pool = [card for card in range(r.CARDS) if card not in placed]

    def _follow_peeked_cards(self, shown: Shown[ToyState]) -> None:
        top = UNKNOWN
        drawn: list[tuple[int, int]] = []
        gone = set(self.view.discard)
        for message in shown.log:
            if message.id == "log-peeked":
                top = int(message.args["card"])
            elif message.id == "log-draw":
                drawn.append((int(message.args["seat"]), top))
                top = UNKNOWN
        for seat, card in drawn:
            if card != UNKNOWN and card not in gone and seat != self.view.seat and not self.view.open:
                self.hands[seat][self.hands[seat].index(UNKNOWN)] = card

    def deal(self, rng: Rng) -> ToyState:
        """Return one table that fits."""
        s, view = self.empty.clone(), self.view
        pool = self.pool[:]
        s.hands = [sorted([_take(pool, rng) if card == UNKNOWN else card for card in hand]) for hand in self.hands]
        layers = [sorted([_take(pool, rng) if card == UNKNOWN else card for card in row]) for row in view.layers]
        s.deck = Deck(layers, view.seen[:])
        s.rounds, s.coins, s.points, s.discard = view.rounds, view.coins[:], view.points[:], view.discard[:]
        s.bids = [self._bid(seat, bid, rng) for seat, bid in enumerate(view.bids)]
        s.todo = view.todo[:]
        return s

    def _bid(self, seat: int, bid: int, rng: Rng) -> int:
        return rng.below(min(r.MOST, self.view.coins[seat]) + 1) if bid == HIDDEN_BID else bid


def _take(pool: list[int], rng: Rng) -> int:
    return pool.pop(rng.below(len(pool)))


def audience(s: ToyState) -> int:
    """Return who may know the answer to the open question."""
    f = engine.top(s)
    if engine.step_of(s).name in ("deal", "look"):
        return 1 << f.arg
    return 1 << f.seat if f.step == BIDDING else 255
