"""Outrage (RT-8.2.6#1 to RT-8.2.6#8): removing sympathy or moving into it costs a card, paid to the Alliance."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import TARGET, AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import EVERYONE, Audience, only
from turnwright.games.root.cards import held, matching
from turnwright.games.root.data.tables import CARD_KEYS, MATCHING, SUITS
from turnwright.games.root.factions.alliance_supporters import SUPPORTER_DRAW, join, sees_joining
from turnwright.games.root.rules import RT_8_2_6_N1, RT_8_2_6_N3, RT_8_2_6_N4
from turnwright.games.root.state import Woods
from turnwright.games.root.verbs import ALL_CARDS, ALONE, Ask, HandVerb, WoodsVerb
from turnwright.games.root.zones import hand


def outrage(s: Woods, seat: int, payer: int, clearing: int) -> None:
    """Make a seat pay for Outrage in a clearing before anything else happens (RT-8.2.6#7)."""
    s.push(Frame(OUTRAGE, payer, clearing, seat))


def show_hand(s: Woods, f: Frame) -> None:
    """Show the hand of a payer without a matching card to the seat ``extra``, which draws (RT-8.2.6#4, RT-8.2.6#8)."""
    s.cards.show(hand(f.seat), only(f.extra))
    s.cards.show_lack(hand(f.seat), MATCHING[s.suits[f.arg]])
    if s.log is not None:
        s.emit(Message("log-outrage-unpaid", {"seat": f.seat, "other": f.extra}, RT_8_2_6_N4))
        for card in held(s, f.seat):
            args: dict[str, Argument] = {"seat": f.seat, "card": f"@card-{CARD_KEYS[card]}"}
            s.emit(Message("log-seen", args, RT_8_2_6_N4, only(f.extra)))
    s.push(Frame(SUPPORTER_DRAW, f.extra, 1))


class Outrage(AutoStep[Woods]):
    """The seat must give the seat ``extra`` a card for clearing ``arg``."""

    def __init__(self) -> None:
        super().__init__("outrage", RT_8_2_6_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask regardless of the hand, unless it is public that nothing can be paid."""
        if s.log is not None:
            suit = f"@suit-{SUITS[s.suits[f.arg]]}"
            args: dict[str, Argument] = {"seat": f.seat, "other": f.extra, "clearing": f.arg + 1, "suit": suit}
            s.emit(Message("log-outrage", args, self.rule))
        is_open = s.cards.zones[hand(f.seat)].seen[0] == EVERYONE
        if not held(s, f.seat) or (is_open and not matching(s, f.seat, s.suits[f.arg])):
            show_hand(s, f)
        else:
            s.push(Frame(DEBT, f.seat, f.arg, f.extra))


class Appease(HandVerb):
    """Give a card that matches the clearing to the Supporters (RT-8.2.6#3)."""

    def __init__(self) -> None:
        super().__init__("appease", RT_8_2_6_N3, 177)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Matching cards, birds included."""
        return MATCHING[s.suits[f.arg]]

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Only the two players see which card it is; the others know what it must match (RT-8.2.6#6)."""
        join(s, f.extra, hand(f.seat), n, self.rule, ALL_CARDS & ~MATCHING[s.suits[f.arg]])


class ShowHand(WoodsVerb):
    """Show the hand, which contains no matching card (RT-8.2.6#4)."""

    def __init__(self) -> None:
        super().__init__("show-hand", ALONE, RT_8_2_6_N4, 545)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """Refuse if a card can be paid (RT-8.2.6#3, RT-8.2.6#4)."""
        return RT_8_2_6_N3 if matching(s, f.seat, s.suits[f.arg]) else 0

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Show the hand, then let the Alliance draw."""
        show_hand(s, f)


class Debt(Ask):
    """Which card is given for Outrage."""

    def __init__(self) -> None:
        super().__init__("debt", RT_8_2_6_N3, [Appease(), ShowHand()], private=True)
        self.revealing = True

    def audience(self, s: Woods, f: Frame) -> Audience:
        """The payer and the Alliance."""
        return sees_joining(s, hand(f.seat))

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show what the card has to match."""
        return Message("prompt-debt", {"clearing": f.arg + 1, "suit": f"@suit-{SUITS[s.suits[f.arg]]}"})

    def ends(self, s: Woods, f: Frame) -> dict[str, str]:
        """The clearing that was entered or razed."""
        return {f"clearing-{f.arg + 1}": TARGET}


OUTRAGE: Final = Outrage()
DEBT: Final = Debt()
OUTRAGE_STEPS: Final[list[AutoStep[Woods] | Ask]] = [OUTRAGE, DEBT]
