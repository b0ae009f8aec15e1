"""Drawing cards from the shared deck (RT-2.1.2#1 to RT-2.1.2#4)."""

from __future__ import annotations

from turnwright.core.common import CardVerb, DrawCards
from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import Audience, both, others
from turnwright.core.verbs import Question
from turnwright.core.zones import Cards, Zone
from turnwright.games.root.data.tables import CARD_KEYS
from turnwright.games.root.rules import RT_1_3_2_N2, RT_2_1_2_N1, RT_2_1_2_N2
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import DECK, hand


class DealCard(CardVerb[Woods]):
    """Chance draws a card for the seat ``arg``."""

    def __init__(self) -> None:
        super().__init__("card", CARD_KEYS, RT_2_1_2_N1, 800)

    def pile(self, s: Woods, f: Frame) -> Zone:
        """The deck."""
        return s.cards.zones[DECK]

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message("choice-card", {"card": f"@card-{CARD_KEYS[n]}"})

    def detail(self, s: Woods, f: Frame, n: int) -> Message | None:
        """Name the card and where it is instead."""
        return Message("detail-card", {"card": f"@card-{CARD_KEYS[n]}"})

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Put it in the seat's hand, where only that seat sees it, unless the hand is open."""
        s.cards.move(DECK, hand(f.arg), n)
        if s.log is not None:
            seen = s.cards.zones[hand(f.arg)].seen[0]
            s.emit(Message("log-draw", {"seat": f.arg}, RT_2_1_2_N1, others(seen)))
            s.emit(Message("log-drew", {"seat": f.arg, "card": f"@card-{CARD_KEYS[n]}"}, RT_2_1_2_N1, seen))


class StolenCard(CardVerb[Woods]):
    """Chance takes a card from the hand of the seat ``arg`` for the seat ``extra``."""

    def __init__(self) -> None:
        super().__init__("stolen", CARD_KEYS, RT_1_3_2_N2, 820)

    def pile(self, s: Woods, f: Frame) -> Zone:
        """The hand it is taken from."""
        return s.cards.zones[hand(f.arg)]

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message("choice-stolen", {"card": f"@card-{CARD_KEYS[n]}"})

    def detail(self, s: Woods, f: Frame, n: int) -> Message | None:
        """Name the card, where it is instead, and the hand it is not in."""
        return Message("detail-stolen", {"other": f.arg, "card": f"@card-{CARD_KEYS[n]}"})

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Move the card; its old and new holder know which it is (RT-1.3.2#2)."""
        s.cards.move(hand(f.arg), hand(f.extra), n)
        if s.log is not None:
            seen = both(s.cards.zones[hand(f.arg)].seen[0], s.cards.zones[hand(f.extra)].seen[0])
            args: dict[str, Argument] = {"seat": f.extra, "other": f.arg}
            s.emit(Message("log-stolen", args, self.rule, others(seen)))
            s.emit(Message("log-stolen-card", {**args, "card": f"@card-{CARD_KEYS[n]}"}, self.rule, seen))


class Stealing(Question[Woods]):
    """Chance decides which card of a hand is taken."""

    def __init__(self) -> None:
        super().__init__("stealing", RT_1_3_2_N2, [StolenCard()])

    def audience(self, s: Woods, f: Frame) -> Audience:
        """Those who see one of the two hands."""
        return both(s.cards.zones[hand(f.arg)].seen[0], s.cards.zones[hand(f.extra)].seen[0])


class Deal(Question[Woods]):
    """Chance decides the next card of the deck."""

    def __init__(self) -> None:
        super().__init__("deal", RT_2_1_2_N1, [DealCard()])

    def audience(self, s: Woods, f: Frame) -> Audience:
        """Those who see the destination hand."""
        return s.cards.zones[hand(f.arg)].seen[0]


class Draw(DrawCards[Woods]):
    """The seat draws ``arg`` cards; when the deck runs out, the discard pile is shuffled at once (RT-2.1.2#2)."""

    def cards(self, s: Woods) -> Cards:
        """All zones."""
        return s.cards

    def deck(self, s: Woods, f: Frame) -> int:
        """The shared deck."""
        return DECK

    def refill(self, s: Woods, f: Frame) -> None:
        """Only the discard pile is shuffled (RT-2.1.2#4)."""
        s.cards.shuffle_in(DECK, s.discard)
        s.discard = []


def drawing_steps() -> tuple[Deal, Draw]:
    """Return the two steps, linked to each other."""
    deal = Deal()
    return deal, Draw("draw", RT_2_1_2_N2, deal)
