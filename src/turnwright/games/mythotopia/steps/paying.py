"""Paying: cards are played one by one until a cost is covered (MY-3.7 to MY-3.12, MY-3.24).

A frame holds the rest to pay (``arg``) and how the next card is played (``extra``), with ARMY_LATER if an army has to
be paid afterwards. Only cards that leave a way to pay the rest are offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.mythotopia.cards.text import CHANGED, DOUBLED
from turnwright.games.mythotopia.data.tables import FOOD, GOLD, NONE, RESOURCES, STONE, SYMBOLS
from turnwright.games.mythotopia.hands import discard_played, play
from turnwright.games.mythotopia.judgement.estimates import thrift
from turnwright.games.mythotopia.paying import HOW, affordable, converter, converts, shown, turned, use
from turnwright.games.mythotopia.queries import can_play, usable_kinds
from turnwright.games.mythotopia.rules import (
    MY_3_9,
    MY_3_10,
    MY_3_11,
    MY_3_17,
    MY_3_24,
    MY_8_14,
    MY_17_19,
    MY_17_21,
    MY_17_26,
    MY_17_39,
    MY_17_56,
    MY_17_79,
)
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.steps.suggesting import PayingAsk
from turnwright.games.mythotopia.tokens import keepers
from turnwright.games.mythotopia.verbs import (
    PLAY,
    PLAY_PLACE,
    Ask,
    CardsVerb,
    OwnCardsVerb,
    WorldVerb,
    card_argument,
    no_ends,
    nothing_asked,
)

ARMY_LATER: Final = 4
KEEPER_STAYS: Final = 8
"""The payment is for an unused token, so the card that makes it available cannot pay."""
A_CARD: Final = 300
"""The cost for bots of each additional card played, in thousandths of a point."""
CONVERTER_RULES: Final = [MY_17_19, MY_17_56, MY_17_21, MY_17_26]
"""By symbol: the rule of the card in the Reserve that converts others to it."""


def tell_paid(s: World, seat: int, card: int, symbol: int, amount: int, rule: int) -> None:
    """Log what a card was played for."""
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "amount": amount, "symbol": f"@symbol-{SYMBOLS[symbol]}"}
        s.emit(Message("log-pays", {**args, **card_argument(card)}, rule))


class PayVerb(OwnCardsVerb):
    """Play a card for a resource."""

    def __init__(self, word: str, resource: int, rule: int, place: int) -> None:
        super().__init__(word, rule, place)
        self.resource = resource

    def bars(self, s: World, f: Frame, card: int) -> int:
        """Only what can be played as the frame says."""
        return self.misfit(s, f, card, f.extra, [card])

    def gives(self, card: int, how: int) -> int:
        """Return what a card gives if it is played according to ``how``."""
        raise NotImplementedError

    def converter(self, s: World, seat: int) -> int:
        """Return the converter in the Reserve that is used, NONE if none is needed."""
        return NONE

    def misfit(self, s: World, f: Frame, card: int, extra: int, gone: list[int]) -> int:
        """Return 0, or the rule that forbids playing a card in a frame with ``extra``: it must give something, need
        every card that helps it, and leave a way to pay the rest without those that are ``gone``.
        """
        how = extra & HOW
        amount = self.gives(card, how)
        if extra & KEEPER_STAYS:
            if s.rules.texts[card].unused:
                return s.rules.texts[card].rule
            gone = gone + keepers(s, f.seat)
        if amount == 0:
            return MY_17_39 if how & CHANGED else MY_17_79 if how else self.rule
        if how & DOUBLED and self.gives(card, how & ~DOUBLED) >= f.arg:
            return MY_3_24
        if how & CHANGED and self.gives(card, how & ~CHANGED) >= f.arg:
            return MY_3_24
        rest = f.arg - amount
        army = extra & ARMY_LATER != 0
        if rest <= 0 and not army:
            return 0
        spent = self.converter(s, f.seat)
        if affordable(s, f.seat, self.resource, rest, gone, army, spent):
            return 0
        return MY_8_14 if army and affordable(s, f.seat, self.resource, rest, gone, False, spent) else self.rule

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be available (MY-3.9)."""
        return super().refuse(s, f, n) if can_play(s, f.seat, n) else MY_3_9

    def surplus(self, s: World, f: Frame, card: int) -> int:
        """The surplus, which is lost (MY-3.12)."""
        return max(0, self.gives(card, f.extra & HOW) - f.arg)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Play it; other cards pay the rest (MY-3.11), and surplus is lost (MY-3.12)."""
        amount = self.gives(n, f.extra & HOW)
        play(s, f.seat, n)
        tell_paid(s, f.seat, n, self.resource, amount, MY_3_11)
        if amount < f.arg:
            s.push(Frame(f.step, f.seat, f.arg - amount, f.extra & ~HOW))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Prefer a card of little value."""
        return thrift(s, f.seat, n)


class Pay(PayVerb):
    """Play a card for all its symbols of the resource (MY-3.8)."""

    def __init__(self, resource: int) -> None:
        super().__init__("pay", resource, MY_3_11, 200)

    def gives(self, card: int, how: int) -> int:
        """What it shows."""
        return shown(self.resource, card, how)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The card is spent, and others after it."""
        return Meaning(SPEND, things(card=1), repeats=True)


class Turn(PayVerb):
    """Play any card as one symbol with the help of a card in the Reserve, once per turn (MY-17.19)."""

    def __init__(self, resource: int, into: int) -> None:
        super().__init__(f"as-{SYMBOLS[into]}", resource, CONVERTER_RULES[into], 210 + into)
        self.into = into

    def concerns(self, s: World, seat: int, n: int) -> bool:
        """A converter must be in the Reserve, used or not."""
        return converts(s, seat, self.into)

    def among(self, s: World, f: Frame) -> list[int]:
        """Any other card, if there is a converter."""
        by = converter(s, f.seat, self.into)
        return [] if by == NONE else [card for card in usable_kinds(s, f.seat) if card != by]

    def gives(self, card: int, how: int) -> int:
        """One, or what other cards make of it."""
        return turned(self.resource, self.into, how)

    def converter(self, s: World, seat: int) -> int:
        """The one that is not used yet."""
        return converter(s, seat, self.into)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Use the converter, which stays (MY-3.21)."""
        use(s, converter(s, f.seat, self.into))
        super().apply(s, f, n)


class Add(CardsVerb):
    """Play a card that changes or doubles what the next one gives (MY-3.17, MY-17.39, MY-17.79)."""

    def __init__(self, ways: list[PayVerb]) -> None:
        super().__init__(PLAY, MY_3_17, PLAY_PLACE, "add")
        self.ways = ways

    def among(self, s: World, f: Frame) -> list[int]:
        """Cards that change or double."""
        return [card for card in usable_kinds(s, f.seat) if s.rules.helps[card]]

    def bars(self, s: World, f: Frame, card: int) -> int:
        """A symbol is changed before it is doubled (MY-17.42), and some card must follow (MY-3.18)."""
        how = s.rules.helps[card]
        if f.extra & HOW >= how:
            return MY_17_39 if how == CHANGED else MY_17_79
        if self.followed(s, f, f.extra | how, [card]):
            return 0
        if how == CHANGED:
            for doubler in self.among(s, f):
                if s.rules.helps[doubler] == DOUBLED and self.followed(s, f, f.extra | HOW, [card, doubler]):
                    return 0
        if any(
            way.gives(other, f.extra & HOW | how) for way in self.ways for other in way.among(s, f) if other != card
        ):
            return MY_3_24
        return MY_17_39 if how == CHANGED else MY_17_79

    def followed(self, s: World, f: Frame, extra: int, helpers: list[int]) -> bool:
        """Return whether there is a card to play with all the ``helpers``."""
        for way in self.ways:
            for card in way.among(s, f):
                if card not in helpers and way.misfit(s, f, card, extra, [*helpers, card]) == 0:
                    return True
        return False

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Play it; it affects the next card."""
        play(s, f.seat, n)
        if s.log is not None:
            s.emit(Message("log-adds", {"seat": f.seat, **card_argument(n)}, MY_3_17))
        s.push(Frame(f.step, f.seat, f.arg, f.extra | s.rules.helps[n]))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Only if nothing cheaper is possible."""
        return thrift(s, f.seat, n) - A_CARD


class Payment(PayingAsk):
    """The seat pays ``arg`` of a resource, card by card."""

    def __init__(self, resource: int) -> None:
        ways: list[PayVerb] = [Pay(resource), *[Turn(resource, into) for into in range(RESOURCES)]]
        verbs: list[WorldVerb] = [*ways, Add(ways)]
        super().__init__(f"pay-{SYMBOLS[resource]}", MY_3_11, verbs, private=True)

    def prompt(self, s: World, f: Frame) -> Message:
        """Show how much is left, and how the next card counts."""
        return Message(f"prompt-{self.name}", {"left": f.arg, "how": f.extra & HOW})


class Priced(Ask):
    """A question whose answer has to be paid for with ``gold``: the asked seat can pay, and beliefs must know that."""

    def __init__(
        self,
        name: str,
        rule: int,
        verb: WorldVerb,
        gold: int,
        about: Callable[[Frame], dict[str, Argument]] = nothing_asked,
        between: Callable[[Frame], dict[str, str]] = no_ends,
    ) -> None:
        super().__init__(name, rule, [verb], about=about, between=between)
        self.gold = gold

    def candidates(self, s: World, f: Frame) -> list[int]:
        """Nothing without the gold."""
        return super().candidates(s, f) if affordable(s, f.seat, GOLD, self.gold, []) else []

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Whatever the verb refuses, and everything without the gold."""
        barred = super().refuse(s, f, action)
        return barred or (0 if affordable(s, f.seat, GOLD, self.gold, []) else self.rule)


class Finish(AutoStep[World]):
    """After an action, its cards go to the discard pile (MY-3.10)."""

    def __init__(self) -> None:
        super().__init__("finish", MY_3_10)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Discard them."""
        discard_played(s, f.seat)


def token_gold(s: World, seat: int, heap: int, gold: int) -> list[Frame]:
    """Return the frames that ask a seat to pay gold for a token of a heap and to take it."""
    return [pay(GOLD, seat, gold, 0 if s.heaps[heap] else KEEPER_STAYS), Frame(FLOW.claim, seat, heap)]


def pay(resource: int, seat: int, amount: int, extra: int = 0) -> Frame:
    """Return the question that asks a seat to pay an amount of a resource."""
    step = FLOW.pay_food if resource == FOOD else FLOW.pay_stone if resource == STONE else FLOW.pay_gold
    return Frame(step, seat, amount, extra)


def paying_steps() -> list[Ask | Finish]:
    """Return the steps of paying."""
    return [Payment(FOOD), Payment(STONE), Payment(GOLD), Finish()]
