"""Mystic (MY-17.44 to MY-17.45): take a card from the discard pile."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.mythotopia.cards.text import Text, steps_of
from turnwright.games.mythotopia.data.tables import GOLD
from turnwright.games.mythotopia.judgement.estimates import A_GOLD, MEAN, card_worth
from turnwright.games.mythotopia.paying import affordable
from turnwright.games.mythotopia.queries import different
from turnwright.games.mythotopia.rules import MY_17_44, MY_17_45
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.paying import Priced, pay
from turnwright.games.mythotopia.verbs import CardsVerb, card_argument
from turnwright.games.mythotopia.zones import hand

PRICE: Final = 1
"""The gold it costs."""


class Fetched(AutoStep[World]):
    """Card ``arg``, already paid for, goes to the hand, in public."""

    def __init__(self) -> None:
        super().__init__("fetched", MY_17_44)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Take it."""
        s.discards[f.seat].remove(f.arg)
        s.cards.take_up(hand(f.seat), f.arg)
        if s.log is not None:
            s.emit(Message("log-fetch", {"seat": f.seat, **card_argument(f.arg)}, self.rule))


class Fetch(CardsVerb):
    """Choose the card; cards being played are not in the discard pile yet (MY-17.45)."""

    def __init__(self, fetched: Fetched) -> None:
        super().__init__("fetch", MY_17_45, 150, drawn="discarded")
        self.fetched = fetched

    def among(self, s: World, f: Frame) -> list[int]:
        """The cards in the discard pile."""
        return different(s.discards[f.seat])

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Gold for a card."""
        return Meaning(SPEND, things(gold=PRICE), things(card=1))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Pay, then take it."""
        s.then([pay(GOLD, f.seat, PRICE), Frame(self.fetched, f.seat, n)])

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Prefer a good card."""
        return card_worth(s, n)


class Mystic(Text):
    """Take a card from one's own discard pile for one gold (MY-17.44)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_44)
        self.worth = 250
        fetched = Fetched()
        self.question = Priced("fetching", MY_17_44, Fetch(fetched), PRICE)
        self.steps = steps_of([self.question, fetched])

    def bars(self, s: World, seat: int) -> int:
        """There must be a card, and the gold."""
        return 0 if s.discards[seat] and affordable(s, seat, GOLD, PRICE, [self.card]) else MY_17_44

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Ask which card."""
        s.push(Frame(self.question, seat))

    def promise(self, s: World, seat: int) -> int:
        """A card that is worth more than this one and the gold."""
        best = 0
        for card in s.discards[seat]:
            best = max(best, card_worth(s, card))
        return best - self.worth - A_GOLD - MEAN
