"""The game: how it starts, who wins, and where everything is drawn."""

from __future__ import annotations

from turnwright.core.events import Shown
from turnwright.core.game import JsonDict, Option
from turnwright.core.messages import Message
from turnwright.core.palette import GOLD
from turnwright.core.places import Place, Token, token_face
from turnwright.core.seats import CHANCE
from turnwright.core.simple import SimpleGame
from turnwright.core.zones import UNKNOWN

from .state import CARDS, DISCARD, ROWS, UntitledState
from .steps import steps


class Untitled(SimpleGame[UntitledState]):
    """Play cards into rows."""

    name = "untitled"
    version = 1
    seat_counts = range(2, 5)
    minutes = (5, 10)
    state = UntitledState
    options = (Option("hand", (2, 3, 4), 3, "UNTITLED-1"),)
    events = {  # noqa: RUF012
        "log-drew": Shown("draw", faces=("card-{card}",)),
        "log-play": Shown("build", "row-{row}", faces=("card-{card}",), number="points"),
        "log-discard": Shown("loss", "discard", faces=("card-{card}",)),
    }

    def __init__(self) -> None:
        super().__init__(steps())

    def start(self, seats: int, options: JsonDict) -> UntitledState:
        """Return the table with the first card about to be dealt."""
        s = self.table(seats)
        hand = options["hand"]
        assert isinstance(hand, int)
        deals = [s.frame("draw", CHANCE, seat) for seat in range(seats) for _card in range(hand)]
        s.then([*deals, s.frame("turn", 0)])
        return s

    def scores(self, s: UntitledState) -> list[int | None]:
        """Return the points by seat."""
        return list(s.points)

    def places(self, s: UntitledState) -> list[Place]:
        """Return three rows and the discard pile on the board, and a hand and points on the panel of each seat."""
        board = [
            Place(f"row-{row + 1}", Message("place-row", {"row": row + 1}), 0, row, 6, [card(c) for c in s.row(row)])
            for row in range(ROWS)
        ]
        discarded = [card(c) for c in s.cards.zones[DISCARD].layers[0]]
        board.append(Place("discard", Message("place-discard"), 0, ROWS, 6, discarded))
        for seat in range(s.seats):
            hand = [hidden(seat, n) if c == UNKNOWN else card(c) for n, c in enumerate(s.hand(seat))]
            points = Token(f"points-{seat}", Message("thing-point", {"count": s.points[seat]}), s.points[seat], GOLD)
            board.append(Place(f"hand-{seat}", Message("place-hand"), 0, 0, 4, hand, seat))
            board.append(Place(f"score-{seat}", Message("place-score"), 4, 0, 1, [points], seat))
        return board

    def face(self, name: str) -> str:
        """Return the picture of a card that an event names."""
        cards = [f"card-{c + 1}" for c in range(CARDS)]
        return token_face(cards.index(name) + 1) if name in cards else ""


def card(c: int) -> Token:
    """Return a card that the viewer sees."""
    return Token(f"card-{c + 1}", Message("drawn-card", {"card": c + 1}), c + 1)


def hidden(seat: int, n: int) -> Token:
    """Return the back of the ``n``-th card in another player's hand."""
    return Token(f"hidden-{seat}-{n}", Message("drawn-hidden"))
