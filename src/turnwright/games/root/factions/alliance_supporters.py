"""The Supporters of the Alliance (RT-8.2.3#1 to RT-8.2.4#3): how they come, are spent, and leave with a base."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.knowledge import NOTHING
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import EVERYONE, Audience, both
from turnwright.core.verbs import SPEND, Meaning, Question, things
from turnwright.games.root.cards import discard
from turnwright.games.root.data.boards import BASE
from turnwright.games.root.data.tables import BIRD, CARD_KEYS, MATCHING, SUIT_OF, SUITS
from turnwright.games.root.judging import BIRD_CARD
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
"""Supporters without a base on the map (RT-8.2.3.I)."""
SUPPORTER: Final = 480
"""What a supporter is worth to a bot."""


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
    """Return what a supporter is worth to a bot: nothing but its suit counts."""
    return SUPPORTER + (BIRD_CARD if SUIT_OF[card] == BIRD else 0)


def full(s: Woods) -> bool:
    """Tell whether no card can join the Supporters: without a base there is a limit (RT-8.2.3.I, RT-8.2.3.I#2)."""
    return len(supporters(s)) >= LIMIT and on_map(s, BASE) == 0


def sees_joining(s: Woods, source: int) -> Audience:
    """Return who learns which card of a zone joins the Supporters: all, if there is no room for it."""
    return EVERYONE if full(s) else both(s.cards.zones[source].seen[0], s.cards.zones[SUPPORTERS].seen[0])


def join(s: Woods, seat: int, source: int, card: int, rule: int, barred: int = NOTHING) -> None:
    """Let a card of a zone join the Supporters; the limit sends it to the discard pile. Whoever does not see it knows
    that it is of no kind in the mask ``barred``.
    """
    named: dict[str, Argument] = {"seat": seat, "card": f"@card-{CARD_KEYS[card]}"}
    if full(s):
        s.cards.lay_open(source, card)
        if s.log is not None:
            s.emit(Message("log-supporter-beyond", named, RT_8_2_3_I))
        discard(s, card)
        return
    if s.log is not None:
        s.emit(Message("log-supporter", {"seat": seat}, rule))
        s.emit(Message("log-supporter-card", named, rule, sees_joining(s, source)))
    s.cards.move(source, SUPPORTERS, card, barred=barred)


def dismiss(s: Woods, seat: int, card: int, id: str, rule: int) -> None:
    """Discard a supporter: everybody sees it go."""
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "card": f"@card-{CARD_KEYS[card]}"}
        s.emit(Message(id, args, rule))
    s.cards.lay_open(SUPPORTERS, card)
    discard(s, card)


# Drawing.


class DealSupporter(DealCard):
    """Chance draws a card for the Supporters of the seat ``arg``."""

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """It lies face down (RT-8.2.3#3)."""
        join(s, f.arg, DECK, n, self.rule)


class SupporterDeal(Question[Woods]):
    """Chance is asked for the next card of the deck."""

    def __init__(self) -> None:
        super().__init__("supporter-deal", RT_2_1_2_N1, [DealSupporter()])

    def audience(self, s: Woods, f: Frame) -> Audience:
        """The Alliance, unless the card is discarded at once."""
        return sees_joining(s, DECK)


# Spending.


class SupporterVerb(HandVerb):
    """A verb about a card of the Supporters."""

    def zone(self, s: Woods, f: Frame) -> int:
        """They are no hand (RT-8.2.3#1)."""
        return SUPPORTERS

    def target(self, n: int) -> str:
        """Point at the card among the Supporters."""
        return f"supporter-{CARD_KEYS[n]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """It costs the supporter."""
        return Meaning(SPEND, things(supporter=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Birds go last."""
        return -supporter_worth(n)


class SpendSupporter(SupporterVerb):
    """Spend one of ``extra`` supporters that match the suit ``arg`` (RT-8.2.3#2)."""

    def __init__(self) -> None:
        super().__init__("supporter", RT_8_2_3_N2, 175)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Birds match every suit; nobody is asked who has too few."""
        return MATCHING[f.arg] if ready(s, f.arg) >= f.extra else 0

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Go on until all are spent."""
        dismiss(s, f.seat, n, "log-supporter-spent", self.rule)
        if f.extra > 1:
            s.push(Frame(SUPPORT, f.seat, f.arg, f.extra - 1))


class Support(Ask):
    """Which supporters are spent: ``extra`` that match the suit ``arg``."""

    def __init__(self) -> None:
        super().__init__("support", RT_8_2_3_N2, [SpendSupporter()], private=True)

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Tell the suit, and how many are left to pay."""
        return Message("prompt-support", {"suit": f"@suit-{SUITS[f.arg]}", "supporters": f.extra})


# Losing a base.


class BaseLost(AutoStep[Woods]):
    """The base in the clearing ``arg`` was removed: supporters of its suit and half of the officers leave (RT-8.2.4#1,
    RT-8.2.4#2).
    """

    def __init__(self) -> None:
        super().__init__("base-lost", RT_8_2_4_N1)
        self.revealing = True

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Everybody sees which supporters go, and so that no such card is left."""
        fitting = MATCHING[s.suits[f.arg]]
        for card in supporters(s)[:]:
            if fitting >> card & 1:
                dismiss(s, f.seat, card, "log-supporter-lost", self.rule)
        s.cards.show_lack(SUPPORTERS, fitting)
        board = uprising(s, f.seat)
        lost = (board.officers + 1) // 2
        board.officers -= lost
        s.supply[f.seat] += lost
        if lost and s.log is not None:
            s.emit(Message("log-officers-lost", {"seat": f.seat, "officers": lost}, RT_8_2_4_N2))
        s.push(Frame(CROWD, f.seat))


class Crowd(AutoStep[Woods]):
    """With no base left the Supporters are cut down to the limit (RT-8.2.4#3)."""

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

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Everybody sees it go."""
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
