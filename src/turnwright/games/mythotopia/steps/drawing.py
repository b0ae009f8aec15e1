"""Drawing cards from one's own deck (MY-7.7 to MY-7.12)."""

from __future__ import annotations

from turnwright.core.common import CardVerb, DrawCards
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.core.seats import Audience, only, others
from turnwright.core.verbs import Question
from turnwright.core.zones import Cards, Zone
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.queries import hand_size, held
from turnwright.games.mythotopia.rules import MY_7_7, MY_7_11
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.verbs import card_argument
from turnwright.games.mythotopia.zones import deck, hand


class DealCard(CardVerb[World]):
    """Chance draws a card for seat ``arg``."""

    def __init__(self) -> None:
        super().__init__("draw", CARD_KEYS, MY_7_7, 800)

    def pile(self, s: World, f: Frame) -> Zone:
        """The deck of the seat."""
        return s.cards.zones[deck(f.arg)]

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message("choice-draw", card_argument(n))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Put it in the seat's hand, where only that seat sees it."""
        s.cards.move(deck(f.arg), hand(f.arg), n)
        if s.log is not None:
            s.emit(Message("log-draw", {"seat": f.arg}, MY_7_7, others(only(f.arg))))
            s.emit(Message("log-drew", {"seat": f.arg, **card_argument(n)}, MY_7_7, only(f.arg)))


class Deal(Question[World]):
    """Chance decides the next card of a deck, even if all that are left are equal, which nobody else knows."""

    def __init__(self) -> None:
        super().__init__("deal", MY_7_7, [DealCard()], private=True)

    def audience(self, s: World, f: Frame) -> Audience:
        """The seat that draws."""
        return only(f.arg)


class Draw(DrawCards[World]):
    """The seat draws ``arg`` cards; when the deck runs out, its discard pile is shuffled at once (MY-7.11)."""

    def cards(self, s: World) -> Cards:
        """All zones."""
        return s.cards

    def deck(self, s: World, f: Frame) -> int:
        """The deck of the seat."""
        return deck(f.seat)

    def refill(self, s: World, f: Frame) -> None:
        """Shuffle the discard pile; cards played for the current action are not in it yet."""
        if s.discards[f.seat] and s.log is not None:
            s.emit(Message("log-shuffle", {"seat": f.seat}, MY_7_11))
        s.cards.shuffle_in(deck(f.seat), s.discards[f.seat])
        s.discards[f.seat] = []


class Refill(AutoStep[World]):
    """At the end of its turn the seat refills its hand (MY-7.7); a full hand is unchanged (MY-7.9)."""

    def __init__(self) -> None:
        super().__init__("refill", MY_7_7)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Draw the missing cards."""
        missing = hand_size(s, f.seat) - len(held(s, f.seat))
        if missing > 0:
            s.push(Frame(FLOW.draw, f.seat, missing))


def drawing_steps() -> tuple[Deal, Draw, Refill]:
    """Return the steps of drawing."""
    deal = Deal()
    return deal, Draw("draw", MY_7_11, deal), Refill()
