"""Spending cards by suit, and discarding down to the limit (RT-2.1)."""

from __future__ import annotations

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.root.cards import held, spend
from turnwright.games.root.data.tables import CARD_KEYS, HAND_LIMIT, MATCHING, SUITS
from turnwright.games.root.rules import RT_2_1_3, RT_2_1_N2
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, HandVerb


class Spend(HandVerb):
    """Spend a card that matches suit ``arg``."""

    def __init__(self) -> None:
        super().__init__("spend", RT_2_1_3, 110)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Birds match every suit (RT-2.1.1#1)."""
        return MATCHING[f.arg]

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The card is spent, and perhaps others after it."""
        return Meaning(SPEND, things(card=1), repeats=True)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Discard it in public."""
        told(s, "log-spend", f.seat, n)
        spend(s, f.seat, n)


class SpendAsk(Ask):
    """Which card is spent."""

    def __init__(self) -> None:
        super().__init__("spend", RT_2_1_3, [Spend()], private=True)

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show the suit."""
        return Message("prompt-spend", {"suit": f"@suit-{SUITS[f.arg]}"})


class Limit(AutoStep[Woods]):
    """A hand is reduced to the limit (RT-2.1#2, RT-6.6#2, RT-7.6.2#2, RT-8.6.2#2, RT-9.6.3, RT-10.6.3#2, RT-11.6.1)."""

    def __init__(self) -> None:
        super().__init__("limit", RT_2_1_N2)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask for one card at a time."""
        if len(held(s, f.seat)) > HAND_LIMIT:
            s.then([Frame(FLOW.discard, f.seat), f])


class Discard(HandVerb):
    """Discard a card of one's choice."""

    def __init__(self) -> None:
        super().__init__("discard", RT_2_1_N2, 120)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """One card at a time, down to the limit."""
        return Meaning(SPEND, things(card=1), repeats=True)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Discard it in public."""
        told(s, "log-discard", f.seat, n)
        spend(s, f.seat, n)


def told(s: Woods, id: str, seat: int, card: int) -> None:
    """Log what a seat does with a card."""
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "card": f"@card-{CARD_KEYS[card]}"}
        s.emit(Message(id, args, RT_2_1_3))


def spending_steps() -> list[AutoStep[Woods] | Ask]:
    """Return the steps of spending and discarding."""
    return [SpendAsk(), Limit(), Ask("discard", RT_2_1_N2, [Discard()], private=True)]
