"""The toy's verbs: each with all there is to know of its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.toy import rules as r
from tests.toy.layout import DECK, DISCARD, bid, hand, held, holds_all_ambushes, knows_top, tokens
from tests.toy.state import ToyState
from turnwright.core.common import CardVerb, NumberVerb
from turnwright.core.frames import Frame
from turnwright.core.gestures import Gesture
from turnwright.core.messages import Argument, Message
from turnwright.core.payment import cheapest
from turnwright.core.seats import CHANCE, only
from turnwright.core.verbs import END, GAIN, RISK, SPEND, Meaning, Verb
from turnwright.core.zones import Zone

if TYPE_CHECKING:
    from tests.toy.steps import Flow

CARD_NAMES = [str(card) for card in range(r.CARDS)]


class ToyVerb(Verb[ToyState]):
    """What all verbs of the toy share: their labels, and where a card is drawn."""

    def label(self, s: ToyState, f: Frame, n: int) -> Message:
        args: dict[str, Argument] = {"n": int(self.parameters[n])} if self.parameters[n] else {}
        return Message(f"label-{self.word}", args)


class OfTheDeck(CardVerb[ToyState]):
    """Chance names a card of the deck; ``arg`` is the seat that sees it."""

    def __init__(self, word: str, rule: int, place: int) -> None:
        super().__init__(word, CARD_NAMES, rule, place)

    def pile(self, s: ToyState, f: Frame) -> Zone:
        return s.cards.zones[DECK]

    def label(self, s: ToyState, f: Frame, n: int) -> Message:
        return Message(f"label-{self.word}", {"n": n})


class Draw(OfTheDeck):
    """TOY-2: chance draws for a seat; only that seat sees the card."""

    def __init__(self) -> None:
        super().__init__("draw", r.TOY_2, 10)

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.cards.move(DECK, hand(f.arg), n)
        s.emit(Message("log-draw", {"seat": f.arg}, r.TOY_2))
        s.emit(Message("log-drew", {"card": n}, r.TOY_2, only(f.arg)))
        win_with_all_ambushes(s, f.arg)


class Top(OfTheDeck):
    """TOY-3: chance settles the top card, and one seat sees it."""

    def __init__(self) -> None:
        super().__init__("top", r.TOY_3, 20)

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.cards.put_on_top(DECK, DECK, n, only(f.arg))
        s.emit(Message("log-peeked", {"card": n}, r.TOY_3, only(f.arg)))


class Peek(ToyVerb):
    """TOY-3, TOY-4: look at the top card, unless it was already seen or there is none."""

    def __init__(self, flow: Flow) -> None:
        super().__init__("peek", [""], r.TOY_3, 30)
        self.flow = flow

    def refuse(self, s: ToyState, f: Frame, n: int) -> int:
        if not s.cards.zones[DECK].layers:
            return r.TOY_3
        return r.TOY_4 if knows_top(s, f.seat) else 0

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.emit(Message("log-peek", {"seat": f.seat}, r.TOY_3))
        s.then([Frame(self.flow.look, CHANCE, f.seat)])


class Pass(ToyVerb):
    """TOY-3: do not look."""

    def __init__(self) -> None:
        super().__init__("pass", [""], r.TOY_3, 40)

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        """Nothing happens."""


class Bid(NumberVerb[ToyState]):
    """TOY-5: a secret bid."""

    def __init__(self) -> None:
        super().__init__("bid", r.MOST, r.TOY_5, 50)

    def highest(self, s: ToyState, f: Frame) -> int:
        return s.coins[f.seat]

    def label(self, s: ToyState, f: Frame, n: int) -> Message:
        return Message("label-bid", {"n": n})

    def detail(self, s: ToyState, f: Frame, n: int) -> Message | None:
        return Message("detail-coins", {"need": n, "have": s.coins[f.seat]})

    def meaning(self, s: ToyState, f: Frame, n: int) -> Meaning:
        return Meaning(RISK, {"thing-coin": n} if n else {})

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.cards.move(tokens(f.seat), bid(f.seat), n)
        s.cards.show_lack(bid(f.seat), sum(1 << coins for coins in range(r.MOST + 1) if coins > s.coins[f.seat]))
        s.emit(Message("log-bid", {"seat": f.seat}, r.TOY_5))


class Attack(ToyVerb):
    """TOY-6, TOY-7: attack another player with a card that is no ambush."""

    def __init__(self, flow: Flow) -> None:
        super().__init__("attack", [str(seat) for seat in range(r.SEATS)], r.TOY_6, 60)
        self.flow = flow

    def label(self, s: ToyState, f: Frame, n: int) -> Message:
        return Message("label-attack", {"seat": n})

    def refuse(self, s: ToyState, f: Frame, n: int) -> int:
        if n == f.seat or n >= s.seats:
            return r.TOY_6
        return 0 if any(card >= r.AMBUSHES for card in held(s, f.seat)) else r.TOY_7

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.then([Frame(self.flow.attack, f.seat, n)])


class Retreat(ToyVerb):
    """TOY-6, TOY-13: attack nobody, and show the hand to the next player."""

    def __init__(self) -> None:
        super().__init__("retreat", [""], r.TOY_6, 70)

    def meaning(self, s: ToyState, f: Frame, n: int) -> Meaning:
        return Meaning(END)

    def reveals(self, s: ToyState, f: Frame, n: int) -> bool:
        return True

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        after = (f.seat + 1) % s.seats
        s.cards.show(hand(f.seat), only(after))
        s.emit(Message("log-retreat", {"seat": f.seat, "other": after}, r.TOY_13))


class Play(ToyVerb):
    """TOY-8: play a card against ``arg``; having but one to play is a secret."""

    def __init__(self, flow: Flow) -> None:
        super().__init__("play", CARD_NAMES, r.TOY_8, 80)
        self.flow = flow

    def refuse(self, s: ToyState, f: Frame, n: int) -> int:
        return 0 if n >= r.AMBUSHES and n in held(s, f.seat) else r.TOY_8

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.cards.move(hand(f.seat), DISCARD, n)
        s.emit(Message("log-play", {"seat": f.seat, "other": f.arg, "card": n}, r.TOY_8))
        s.then([Frame(self.flow.reaction, f.arg, f.seat, n)])


class Ambush(ToyVerb):
    """TOY-9: ambush the attacker ``arg``; being unable to is a secret."""

    def __init__(self, flow: Flow) -> None:
        super().__init__("ambush", CARD_NAMES[: r.AMBUSHES], r.TOY_9, 90)
        self.flow = flow

    def refuse(self, s: ToyState, f: Frame, n: int) -> int:
        return 0 if n in held(s, f.seat) else r.TOY_9

    def meaning(self, s: ToyState, f: Frame, n: int) -> Meaning:
        return Meaning(GAIN, reward={"thing-point": 2})

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.cards.move(hand(f.seat), DISCARD, n)
        s.points[f.seat] += 2
        s.emit(Message("log-ambush", {"seat": f.seat, "card": n}, r.TOY_9))
        s.then([Frame(self.flow.reproach, f.arg)])


class Decline(ToyVerb):
    """TOY-9, TOY-10: no ambush; the attacker ``arg`` gains the value of the card ``extra``, and a card (TOY-14)."""

    def __init__(self, flow: Flow) -> None:
        super().__init__("decline", [""], r.TOY_9, 100)
        self.flow = flow

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.points[f.arg] += r.worth(f.extra)
        s.emit(Message("log-hit", {"seat": f.arg, "points": r.worth(f.extra)}, r.TOY_10))
        gift = [Frame(self.flow.giving, f.seat, f.arg)] if held(s, f.seat) else []
        s.then([*gift, Frame(self.flow.shop, f.arg)])


class Give(ToyVerb):
    """TOY-14: give the attacker ``arg`` a card."""

    def __init__(self) -> None:
        super().__init__("give", CARD_NAMES, r.TOY_14, 140)

    def refuse(self, s: ToyState, f: Frame, n: int) -> int:
        return 0 if n in held(s, f.seat) else r.TOY_14

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.cards.move(hand(f.seat), hand(f.arg), n)
        s.emit(Message("log-gift", {"seat": f.seat, "other": f.arg}, r.TOY_14))
        s.emit(Message("log-given", {"card": n}, r.TOY_14, only(f.arg)))
        win_with_all_ambushes(s, f.arg)


class Drop(ToyVerb):
    """TOY-15: discard an ambush."""

    def __init__(self) -> None:
        super().__init__("drop", CARD_NAMES[: r.AMBUSHES], r.TOY_15, 150)

    def refuse(self, s: ToyState, f: Frame, n: int) -> int:
        return 0 if n in held(s, f.seat) else r.TOY_15

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.cards.move(hand(f.seat), DISCARD, n)
        s.emit(Message("log-drop", {"seat": f.seat, "card": n}, r.TOY_15))


class Buy(ToyVerb):
    """TOY-12: buy a point, if the cards in hand can pay for it."""

    def __init__(self, flow: Flow) -> None:
        super().__init__("buy", [""], r.TOY_12, 110)
        self.flow = flow

    def refuse(self, s: ToyState, f: Frame, n: int) -> int:
        return 0 if sum(map(r.worth, held(s, f.seat))) >= r.PRICE else r.TOY_12

    def meaning(self, s: ToyState, f: Frame, n: int) -> Meaning:
        return Meaning(SPEND, {"thing-worth": r.PRICE}, {"thing-point": 1})

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.emit(Message("log-buy", {"seat": f.seat}, r.TOY_12))
        s.then([Frame(self.flow.paying, f.seat, r.PRICE)])


class Save(ToyVerb):
    """TOY-12: buy nothing."""

    def __init__(self) -> None:
        super().__init__("save", [""], r.TOY_12, 120)

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        """Nothing happens."""


class Pay(ToyVerb):
    """TOY-12: pay with one card after the other until the price ``arg`` is covered."""

    def __init__(self, flow: Flow) -> None:
        super().__init__("pay", CARD_NAMES, r.TOY_12, 125)
        self.flow = flow

    def refuse(self, s: ToyState, f: Frame, n: int) -> int:
        return 0 if r.worth(n) and n in held(s, f.seat) else r.TOY_12

    def gestures(self, s: ToyState, f: Frame) -> list[Gesture]:
        """The cheapest payment: fewest cards, then least surplus."""
        cards = held(s, f.seat)
        paid = cheapest([r.worth(card) for card in cards], f.arg)
        return [Gesture(Message("label-suggested"), [self.base + cards[i] for i in paid])]

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        s.cards.move(hand(f.seat), DISCARD, n)
        s.emit(Message("log-pay", {"seat": f.seat, "card": n}, r.TOY_12))
        if r.worth(n) < f.arg:
            s.then([Frame(self.flow.paying, f.seat, f.arg - r.worth(n))])
        else:
            s.points[f.seat] += 1


def win_with_all_ambushes(s: ToyState, seat: int) -> None:
    """End the game at once for a player who holds all ambushes (TOY-18)."""
    if holds_all_ambushes(s, seat):
        s.winner = seat
        s.emit(Message("log-sudden", {"seat": seat}, r.TOY_18))
        s.finish()
