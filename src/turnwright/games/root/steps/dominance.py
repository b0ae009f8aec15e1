"""Activating dominance cards, and taking available ones (RT-3.3)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import GIVE_UP, Meaning, things
from turnwright.games.root.cards import matching
from turnwright.games.root.data.tables import CARD_KEYS, NONE, SUIT_OF
from turnwright.games.root.dominance import activate, dominance_cards, refuse_dominance
from turnwright.games.root.judgement.estimates import PLAIN_CARD, VP, dominance_worth
from turnwright.games.root.queries import faction_of
from turnwright.games.root.rules import RT_3_3_1_N1, RT_3_3_4_N1
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import WoodsVerb
from turnwright.games.root.zones import hand

CARDS: Final = dominance_cards()
UNWISE: Final = 2000
"""How much more than the points activating a dominance card must be worth for bots."""
KEYS: Final = [CARD_KEYS[card] for card in CARDS]


class Dominate(WoodsVerb):
    """Activate a dominance card, then return to the menu."""

    def __init__(self) -> None:
        super().__init__("dominate", KEYS, RT_3_3_1_N1, 150)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be in hand, with enough points."""
        return refuse_dominance(s, f.seat, CARDS[n])

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append those in hand."""
        if s.vp[f.seat] != NONE:
            super().offer(s, f, actions)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message("choice-dominate", {"card": f"@card-{KEYS[n]}"})

    def target(self, n: int) -> str:
        """Point at the card in hand."""
        return f"card-{KEYS[n]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The card is played, and all points are lost."""
        vp = s.vp[f.seat]
        loss = Message(faction_of(s, f.seat).dominance_loss(), {"vp": vp})
        return Meaning(GIVE_UP, things(card=1, vp=vp), loss=loss)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Rarely good: the ruled clearings, less the points."""
        return dominance_worth(s, f.seat, CARDS[n]) - s.vp[f.seat] * VP - UNWISE

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Take the score marker off the track."""
        s.push(f)
        if not faction_of(s, f.seat).dominates(s, f.seat, CARDS[n]):
            activate(s, f.seat, CARDS[n])


class TakeDominance(WoodsVerb):
    """Take an available dominance card for a matching card from hand (RT-3.3.4#1, RT-3.3.4#2)."""

    def __init__(self) -> None:
        super().__init__("fetch", KEYS, RT_3_3_4_N1, 155)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be available, and there must be a card to spend."""
        if CARDS[n] not in s.available:
            return self.rule
        return 0 if matching(s, f.seat, SUIT_OF[CARDS[n]]) else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message("choice-fetch", {"card": f"@card-{KEYS[n]}"})

    def target(self, n: int) -> str:
        """Point at the card beside the map."""
        return f"available-{KEYS[n]}"

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A card for a card."""
        return -PLAIN_CARD

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Spend a card, then take it."""
        s.push(f)
        s.then([Frame(FLOW.spend, f.seat, SUIT_OF[CARDS[n]]), Frame(FLOW.fetched, f.seat, CARDS[n])])


class Fetched(AutoStep[Woods]):
    """The available card ``arg`` goes to the seat's hand."""

    def __init__(self) -> None:
        super().__init__("fetched", RT_3_3_4_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Take it in public."""
        s.available.remove(f.arg)
        s.cards.take_up(hand(f.seat), f.arg)
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.seat, "card": f"@card-{CARD_KEYS[f.arg]}"}
            s.emit(Message("log-fetch", args, self.rule))
