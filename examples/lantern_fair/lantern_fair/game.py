"""The game: how it starts, who wins, and where everything is drawn."""

from __future__ import annotations

from turnwright.core.events import Shown
from turnwright.core.game import JsonDict, Option
from turnwright.core.messages import Message
from turnwright.core.palette import GOLD, SEATS, STONE
from turnwright.core.places import Place, Token, face_of
from turnwright.core.seats import CHANCE
from turnwright.core.simple import SimpleGame
from turnwright.core.zones import UNKNOWN

from .judge import LanternFairJudge
from .notation import LanternFairNotation
from .state import CARDS, NAMES, PICTURES, LanternFairState, number, picture
from .steps import steps
from .verbs import named


class LanternFair(SimpleGame[LanternFairState]):
    """Hang lanterns in rising order, twins together, and all four pictures."""

    name = "lantern_fair"
    version = 1
    seat_counts = range(2, 5)
    minutes = (10, 15)
    state = LanternFairState
    options = (Option("hand", (4, 5), 5, "LF-A1"),)
    events = {  # noqa: RUF012
        "log-hang": Shown("build", "string-{seat}", faces=("{picture}-{number}",)),
        "log-twins": Shown("build", "string-{seat}", faces=("{first}-{number}", "{second}-{number}")),
        "log-draw": Shown("draw", "deck", faces=("{picture}-{number}",)),
    }

    def __init__(self) -> None:
        super().__init__(steps())

    def start(self, seats: int, options: JsonDict) -> LanternFairState:
        """Return the table with the first lantern about to be dealt."""
        s = self.table(seats)
        hand = options["hand"]
        assert isinstance(hand, int)
        deals = [s.frame("draw", CHANCE, seat) for seat in range(seats) for _card in range(hand)]
        s.then([*deals, s.frame("turn", 0)])
        return s

    def scores(self, s: LanternFairState) -> list[int | None]:
        """Return the points by seat."""
        return [s.points(seat) for seat in range(s.seats)]

    def judge(self) -> LanternFairJudge:
        """Return who tells bots what a table is worth."""
        return LanternFairJudge(self)

    def notation(self) -> LanternFairNotation:
        """Return how positions are written."""
        return LanternFairNotation(self)

    def places(self, s: LanternFairState) -> list[Place]:
        """Return the strings and the deck on the board, and a hand on the panel of each seat."""
        size = s.deck_size()
        left = Token("deck-top", Message("drawn-deck", {"count": size}), size, STONE, icon="lantern")
        found = [Place("deck", Message("place-deck"), 7, 0, 2, [left])]
        for seat in range(s.seats):
            string = [lantern(card) for card in s.string(seat)] + ([gone(seat)] if s.home[seat] else [])
            hand = [hidden(seat, n) if c == UNKNOWN else lantern(c) for n, c in enumerate(s.hand(seat))]
            points = Token(f"points-{seat}", Message("thing-point", {"count": s.points(seat)}), s.points(seat), GOLD)
            found.append(Place(f"string-{seat}", Message("place-string", {"seat": seat}), 0, seat, 7, string))
            found.append(Place(f"hand-{seat}", Message("place-hand"), 0, 0, 5, hand, seat))
            found.append(Place(f"score-{seat}", Message("place-score"), 5, 0, 1, [points], seat))
        return found

    def face(self, name: str) -> str:
        """Return the picture of a lantern that an event names."""
        faces = {f"picture-{NAMES[card]}": card for card in range(CARDS)}
        return face_of(lantern(faces[name])) if name in faces else ""


def lantern(card: int) -> Token:
    """Return a lantern that the viewer sees."""
    kind = picture(card)
    label = Message("drawn-lantern", named(card))
    return Token(f"lantern-{NAMES[card]}", label, number(card), SEATS[kind].pale, icon=PICTURES[kind])


def hidden(seat: int, n: int) -> Token:
    """Return the back of the ``n``-th lantern in another player's hand."""
    return Token(f"hidden-{seat}-{n}", Message("drawn-hidden"))


def gone(seat: int) -> Token:
    """Return the sign of a seat that has gone home."""
    return Token(f"gone-{seat}", Message("drawn-gone"), icon="house", worded=True)
