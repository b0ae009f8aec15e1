"""The toy's steps: questions made of verbs, and what happens by itself."""

from __future__ import annotations

from tests.toy import rules as r
from tests.toy import verbs as v
from tests.toy.factions.oath import Swear
from tests.toy.layout import DECK, DISCARD, bid, hand, held, tokens
from tests.toy.state import ToyState
from turnwright.core.actions import Vocabulary
from turnwright.core.common import DrawCards
from turnwright.core.frames import AutoStep, Frame, State, Step
from turnwright.core.messages import Message
from turnwright.core.seats import EVERYONE, Audience, only
from turnwright.core.verbs import Question, assemble
from turnwright.core.zones import Cards


class OfTheTop(Question[ToyState]):
    """Chance is asked for a card of the deck; ``arg`` is the seat that sees it."""

    def audience(self, s: ToyState, f: Frame) -> Audience:
        return only(f.arg)


class InSecret(Question[ToyState]):
    """The answer is known to the seat alone."""

    def audience(self, s: ToyState, f: Frame) -> Audience:
        return only(f.seat)


class Giving(Question[ToyState]):
    """TOY-14: the card is known to who gives and to the attacker ``arg``."""

    def audience(self, s: ToyState, f: Frame) -> Audience:
        return Audience(only(f.seat) | only(f.arg))


class Reveal(AutoStep[ToyState]):
    """TOY-5: all bids are shown at once, and the first of the highest leads."""

    def __init__(self, flow: Flow) -> None:
        super().__init__("reveal", r.TOY_5)
        self.flow = flow
        self.revealing = True

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        bids = [s.cards.zones[bid(seat)].layers[0][0] for seat in range(s.seats)]
        best = max(bids)
        leader = bids.index(best)
        for seat in range(s.seats):
            s.emit(Message("log-reveal", {"seat": seat, "bid": bids[seat]}, r.TOY_5))
            s.cards.move(bid(seat), tokens(seat), bids[seat], EVERYONE)
        s.coins[leader] -= best
        s.then([Frame(self.flow.target, leader)])


class Reproach(AutoStep[ToyState]):
    """TOY-15: an ambushed attacker discards an ambush, or everyone sees that there is none."""

    def __init__(self, flow: Flow) -> None:
        super().__init__("reproach", r.TOY_15)
        self.flow = flow
        self.revealing = True

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        if any(card < r.AMBUSHES for card in held(s, f.seat)):
            s.then([Frame(self.flow.dropping, f.seat)])
        else:
            s.cards.show_lack(hand(f.seat), r.AMBUSH_KINDS)
            s.emit(Message("log-lack", {"seat": f.seat}, r.TOY_15))


class Draw(DrawCards[ToyState]):
    """TOY-2: the seat draws a card, if there is one; an empty deck is reshuffled first (TOY-16)."""

    def cards(self, s: ToyState) -> Cards:
        return s.cards

    def deck(self, s: ToyState, f: Frame) -> int:
        return DECK

    def refill(self, s: ToyState, f: Frame) -> None:
        s.cards.shuffle_under(DISCARD, DECK)


class Round(AutoStep[ToyState]):
    """The next round: scout, draw, bid, attack; or the end."""

    def __init__(self, flow: Flow) -> None:
        super().__init__("round", r.TOY_11)
        self.flow = flow

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        if s.rounds == 0:
            return
        s.rounds -= 1
        flow, seats = self.flow, range(s.seats)
        s.then(
            [
                *[Frame(flow.scout, seat) for seat in seats],
                *[Frame(flow.draw, seat, 1) for seat in seats],
                *[Frame(flow.bidding, seat) for seat in seats],
                Frame(flow.reveal, 0),
                Frame(flow.round, 0),
            ]
        )


class Flow:
    """All steps of a toy; each toy has its own, so that a leak can be planted in one of them."""

    def __init__(self) -> None:
        self.deal = OfTheTop("deal", r.TOY_2, [v.Draw()])
        self.scout = Question[ToyState]("scout", r.TOY_3, [v.Peek(self), v.Pass()])
        self.look = OfTheTop("look", r.TOY_3, [v.Top()], private=True)
        self.shop = Question[ToyState]("shop", r.TOY_12, [v.Buy(self), v.Save()], private=True)
        self.paying = Question[ToyState]("paying", r.TOY_12, [v.Pay(self)], private=True)
        self.bidding = InSecret("bidding", r.TOY_5, [v.Bid()])
        self.target = Question[ToyState]("target", r.TOY_6, [v.Attack(self), v.Retreat(), Swear()], private=True)
        self.attack = Question[ToyState]("attack", r.TOY_8, [v.Play(self)], private=True)
        self.reaction = Question[ToyState]("reaction", r.TOY_9, [v.Ambush(self), v.Decline(self)], private=True)
        self.giving = Giving("giving", r.TOY_14, [v.Give()], private=True)
        self.dropping = Question[ToyState]("dropping", r.TOY_15, [v.Drop()], private=True)
        self.reveal = Reveal(self)
        self.reproach = Reproach(self)
        self.draw = Draw("draw", r.TOY_16, self.deal)
        self.round = Round(self)

    def steps(self) -> list[Step[State]]:
        """Return all of them."""
        return list(vars(self).values())

    def vocabulary(self) -> Vocabulary:
        """Number the verbs."""
        return assemble(self.steps())
