"""The Supporters of the Alliance (RT-8.2.3#1 to RT-8.2.4#3): how they are gained, spent, and lost with a base."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.knowledge import NOTHING
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import EVERYONE, Audience, both, others
from turnwright.core.verbs import GIVE_UP, SPEND, Meaning, Question, things
from turnwright.games.root.cards import discard
from turnwright.games.root.data.boards import BASE
from turnwright.games.root.data.tables import BIRD, CARD_KEYS, MATCHING, SUIT_OF, SUITS
from turnwright.games.root.judgement.estimates import BIRD_CARD
from turnwright.games.root.parts import Uprising, uprising_of
from turnwright.games.root.queries import on_map
from turnwright.games.root.rules import (
    RT_2_1_2_N1,
    RT_8_2_3_I,
    RT_8_2_3_N1,
    RT_8_2_3_N2,
    RT_8_2_4_N1,
    RT_8_2_4_N2,
    RT_8_2_4_N3,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.drawing import DealCard, Draw
from turnwright.games.root.verbs import Ask, HandVerb
from turnwright.games.root.zones import DECK, SUPPORTERS

LIMIT: Final = 5
"""Limit of supporters without a base on the map (RT-8.2.3.I)."""
SUPPORTER: Final = 480
"""The value of a supporter for bots."""


def uprising(s: Woods, seat: int) -> Uprising:
    """Return the board of the Alliance."""
    return uprising_of(s.boards, seat)


def supporters(s: Woods) -> list[int]:
    """Return the Supporters, ascending."""
    return s.cards.zones[SUPPORTERS].layers[0]


def ready(s: Woods, suit: int) -> int:
    """Return how many supporters match a suit."""
    fitting, number = MATCHING[suit], 0
    for card in supporters(s):
        number += fitting >> card & 1
    return number


def supporter_worth(card: int) -> int:
    """Return the value of a supporter for bots; only its suit counts."""
    return SUPPORTER + (BIRD_CARD if SUIT_OF[card] == BIRD else 0)


def full(s: Woods) -> bool:
    """Return whether no more cards can join the Supporters: there is a limit without a base (RT-8.2.3.I,
    RT-8.2.3.I#2).
    """
    return len(supporters(s)) >= LIMIT and on_map(s, BASE) == 0


def sees_joining(s: Woods, source: int) -> Audience:
    """Return who learns which card of a zone joins the Supporters: everybody if there is no room for it."""
    return EVERYONE if full(s) else both(s.cards.zones[source].seen[0], s.cards.zones[SUPPORTERS].seen[0])


def join(s: Woods, seat: int, source: int, card: int, rule: int, barred: int = NOTHING) -> None:
    """Add a card from a zone to the Supporters, or discard it if they are full. Those who do not see it know that it is
    none of the kinds in the mask ``barred``.
    """
    named: dict[str, Argument] = {"seat": seat, "card": f"@card-{CARD_KEYS[card]}"}
    if full(s):
        s.cards.lay_open(source, card)
        if s.log is not None:
            s.emit(Message("log-supporter-beyond", named, RT_8_2_3_I))
        discard(s, card)
        return
    if s.log is not None:
        seen = sees_joining(s, source)
        s.emit(Message("log-supporter", {"seat": seat}, rule, others(seen)))
        s.emit(Message("log-supporter-card", named, rule, seen))
    s.cards.move(source, SUPPORTERS, card, barred=barred)


def dismiss(s: Woods, seat: int, card: int, id: str, rule: int) -> None:
    """Discard a supporter in public."""
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "card": f"@card-{CARD_KEYS[card]}"}
        s.emit(Message(id, args, rule))
    s.cards.lay_open(SUPPORTERS, card)
    discard(s, card)


# Drawing.


class DealSupporter(DealCard):
    """Chance draws a card for the Supporters of the seat ``arg``."""

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Add it face down (RT-8.2.3#3)."""
        join(s, f.arg, DECK, n, self.rule)


class SupporterDeal(Question[Woods]):
    """Chance is asked for the next card of the deck."""

    def __init__(self) -> None:
        super().__init__("supporter-deal", RT_2_1_2_N1, [DealSupporter()])

    def audience(self, s: Woods, f: Frame) -> Audience:
        """The Alliance, or everybody if the card is discarded at once."""
        return sees_joining(s, DECK)


# Spending.


class SupporterVerb(HandVerb):
    """A verb about a card of the Supporters."""

    def zone(self, s: Woods, f: Frame) -> int:
        """The Supporters, which are not a hand (RT-8.2.3#1)."""
        return SUPPORTERS

    def target(self, n: int) -> str:
        """Point at the card among the Supporters."""
        return f"supporter-{CARD_KEYS[n]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The supporter is spent."""
        return Meaning(SPEND, things(supporter=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Birds last."""
        return -supporter_worth(n)


class SpendSupporter(SupporterVerb):
    """Spend one of ``extra`` supporters that match the suit ``arg`` (RT-8.2.3#2)."""

    def __init__(self) -> None:
        super().__init__("supporter", RT_8_2_3_N2, 175)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Matching cards, birds included; this is asked only if there are enough."""
        return MATCHING[f.arg] if ready(s, f.arg) >= f.extra else 0

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The supporter is spent, and others after it."""
        return Meaning(SPEND, things(supporter=1), repeats=True)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Spend it, and ask for the rest."""
        dismiss(s, f.seat, n, "log-supporter-spent", self.rule)
        if f.extra > 1:
            s.push(Frame(SUPPORT, f.seat, f.arg, f.extra - 1))


class Support(Ask):
    """Which of ``extra`` supporters matching the suit ``arg`` are spent."""

    def __init__(self) -> None:
        super().__init__("support", RT_8_2_3_N2, [SpendSupporter()], private=True)

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show the suit, and how many are left to pay."""
        return Message("prompt-support", {"suit": f"@suit-{SUITS[f.arg]}", "supporters": f.extra})


# Losing a base.


def officers_lost(s: Woods, seat: int) -> int:
    """Return how many officers a base would take with it: half of them, rounded up (RT-8.2.4#2)."""
    return (uprising(s, seat).officers + 1) // 2


class BaseLost(AutoStep[Woods]):
    """The base in clearing ``arg`` was removed: supporters of its suit and half of the officers are lost (RT-8.2.4#1,
    RT-8.2.4#2).
    """

    def __init__(self) -> None:
        super().__init__("base-lost", RT_8_2_4_N1)
        self.revealing = True

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Discard them in public, so that everybody knows that no such card is left."""
        fitting = MATCHING[s.suits[f.arg]]
        for card in supporters(s)[:]:
            if fitting >> card & 1:
                dismiss(s, f.seat, card, "log-supporter-lost", self.rule)
        s.cards.show_lack(SUPPORTERS, fitting)
        board = uprising(s, f.seat)
        lost = officers_lost(s, f.seat)
        board.officers -= lost
        s.supply[f.seat] += lost
        if lost and s.log is not None:
            s.emit(Message("log-officers-lost", {"seat": f.seat, "officers": lost}, RT_8_2_4_N2))
        s.push(Frame(CROWD, f.seat))


class Crowd(AutoStep[Woods]):
    """Without a base, the Supporters are reduced to the limit (RT-8.2.4#3)."""

    def __init__(self) -> None:
        super().__init__("crowd", RT_8_2_4_N3)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask for one at a time."""
        if full(s) and len(supporters(s)) > LIMIT:
            s.then([Frame(DISMISS, f.seat), f])


class Dismiss(SupporterVerb):
    """Discard a supporter of one's choice."""

    def __init__(self) -> None:
        super().__init__("dismiss", RT_8_2_4_N3, 176)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The supporter is lost."""
        return Meaning(GIVE_UP, things(supporter=1))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Discard it in public."""
        dismiss(s, f.seat, n, "log-supporter-lost", self.rule)


SUPPORT: Final = Support()
SUPPORTER_DEAL: Final = SupporterDeal()
SUPPORTER_DRAW: Final = Draw("supporter-draw", RT_8_2_3_N1, SUPPORTER_DEAL)
BASE_LOST: Final = BaseLost()
CROWD: Final = Crowd()
DISMISS: Final = Ask("dismiss", RT_8_2_4_N3, [Dismiss()], private=True)
SUPPORTER_STEPS: Final[list[AutoStep[Woods] | Question[Woods]]] = [
    SUPPORT, SUPPORTER_DEAL, SUPPORTER_DRAW, BASE_LOST, CROWD, DISMISS,
]  # fmt: skip
