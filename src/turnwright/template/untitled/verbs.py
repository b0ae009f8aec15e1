"""The verbs: what players and chance can do, and when it is legal."""

from __future__ import annotations

from turnwright.core.common import CardVerb
from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.seats import only, others
from turnwright.core.verbs import GAIN, GIVE_UP, Meaning, Verb, things
from turnwright.core.zones import Zone

from . import rules as r
from .state import DECK, DISCARD, FIRST_HAND, FIRST_ROW, NAMES, ROWS, UntitledState


class Draw(CardVerb[UntitledState]):
    """Chance draws a card for the seat ``f.arg``."""

    def __init__(self) -> None:
        super().__init__("draw", NAMES, r.DRAW, 10)

    def pile(self, s: UntitledState, f: Frame) -> Zone:
        """Return where the card comes from."""
        return s.cards.zones[DECK]

    def apply(self, s: UntitledState, f: Frame, n: int) -> None:
        """Move the card. Everyone is told that a card is drawn, but only its new owner which one."""
        s.cards.move(DECK, FIRST_HAND + f.arg, n)
        s.emit(Message("log-draw", {"seat": f.arg}, r.DRAW, others(only(f.arg))))
        s.emit(Message("log-drew", {"card": n + 1}, r.DRAW, only(f.arg)))


class Play(Verb[UntitledState]):
    """Play a card into a row: choice ``n`` is card ``n // ROWS`` and row ``n % ROWS``."""

    def __init__(self) -> None:
        choices = [f"{card} {row + 1}" for card in NAMES for row in range(ROWS)]
        super().__init__("play", choices, r.PLAY, 20)

    def among(self, s: UntitledState, f: Frame) -> list[int]:
        """Return the choices with cards in hand, so that the others need not be tried."""
        return [card * ROWS + row for card in s.hand(f.seat) for row in range(ROWS)]

    def refuse(self, s: UntitledState, f: Frame, n: int) -> int:
        """Return 0 for a card in hand that is higher than the last of the row."""
        card, row = divmod(n, ROWS)
        return 0 if card in s.hand(f.seat) and card > max(s.row(row), default=-1) else r.PLAY

    def apply(self, s: UntitledState, f: Frame, n: int) -> None:
        """Play the card and score."""
        card, row = divmod(n, ROWS)
        s.cards.move(FIRST_HAND + f.seat, FIRST_ROW + row, card)
        points = len(s.row(row))
        s.points[f.seat] += points
        s.emit(Message("log-play", {"seat": f.seat, "card": card + 1, "row": row + 1, "points": points}, r.PLAY))

    def label(self, s: UntitledState, f: Frame, n: int) -> Message:
        """Return what the button says."""
        card, row = divmod(n, ROWS)
        return Message("choice-play", {"card": card + 1, "row": row + 1})

    def target(self, n: int) -> str:
        """Return the id of the drawn card to click."""
        return f"card-{n // ROWS + 1}"

    def meaning(self, s: UntitledState, f: Frame, n: int) -> Meaning:
        """Return what the choice brings."""
        return Meaning(GAIN, reward=things(point=len(s.row(n % ROWS)) + 1))


class Discard(Verb[UntitledState]):
    """Discard card ``n``."""

    def __init__(self) -> None:
        super().__init__("discard", NAMES, r.DISCARD, 30)

    def among(self, s: UntitledState, f: Frame) -> list[int]:
        """Return the cards in hand, so that the others need not be tried."""
        return s.hand(f.seat)

    def refuse(self, s: UntitledState, f: Frame, n: int) -> int:
        """Return 0 for a card in hand."""
        return 0 if n in s.hand(f.seat) else r.DISCARD

    def apply(self, s: UntitledState, f: Frame, n: int) -> None:
        """Put the card on the discard pile, where everyone sees it."""
        s.cards.move(FIRST_HAND + f.seat, DISCARD, n)
        s.emit(Message("log-discard", {"seat": f.seat, "card": n + 1}, r.DISCARD))

    def target(self, n: int) -> str:
        """Return the id of the drawn card to click."""
        return f"card-{n + 1}"

    def meaning(self, s: UntitledState, f: Frame, n: int) -> Meaning:
        """Return that discarding gives up a card."""
        return Meaning(GIVE_UP)
