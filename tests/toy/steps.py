"""The toy's questions: everything about one kind of decision side by side."""

from __future__ import annotations

from tests.toy import rules as r
from tests.toy.state import NO_BID, ToyState
from turnwright.core.frames import CHANCE, Deed, Frame, State, Step
from turnwright.core.messages import Message

DEAL, SCOUT, LOOK, BIDDING, REVEAL, TARGET, ATTACK, REACTION, ROUND = range(9)


class Deal(Step[ToyState]):
    """TOY-2: chance draws for a seat; only that seat sees the card."""

    def __init__(self) -> None:
        super().__init__("deal", ["draw"], r.TOY_2)

    def candidates(self, s: ToyState, f: Frame) -> list[int]:
        return [r.DRAW + card for card in s.deck.cards()]

    def refuse(self, s: ToyState, f: Frame, action: int) -> int:
        return 0 if action - r.DRAW in s.deck.cards() else r.TOY_2

    def weights(self, s: ToyState, f: Frame) -> list[int]:
        return s.deck.weights()

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        card = action - r.DRAW
        s.deck.take(card)
        s.hands[f.arg] = sorted([*s.hands[f.arg], card])
        s.tell(Message("log-draw", {"seat": f.arg}, r.TOY_2))
        s.tell(Message("log-drew", {"card": card}, r.TOY_2, f.arg))


class Scout(Step[ToyState]):
    """TOY-3: look at the top card, or do not."""

    def __init__(self) -> None:
        super().__init__("scout", ["peek", "pass"], r.TOY_3)

    def candidates(self, s: ToyState, f: Frame) -> list[int]:
        return [r.PASS] if s.knows_top(f.seat) else [r.PEEK, r.PASS]

    def refuse(self, s: ToyState, f: Frame, action: int) -> int:
        return r.TOY_4 if action == r.PEEK and s.knows_top(f.seat) else 0

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        if action == r.PEEK:
            s.tell(Message("log-peek", {"seat": f.seat}, r.TOY_3))
            s.then([Frame(LOOK, CHANCE, f.seat)])


class Look(Step[ToyState]):
    """TOY-3: chance settles the top card, and one seat sees it."""

    def __init__(self) -> None:
        super().__init__("look", ["top"], r.TOY_3)
        self.private = True

    def candidates(self, s: ToyState, f: Frame) -> list[int]:
        return [r.TOP + card for card in s.deck.cards()]

    def refuse(self, s: ToyState, f: Frame, action: int) -> int:
        return 0 if action - r.TOP in s.deck.cards() else r.TOY_3

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        card = action - r.TOP
        s.deck.fix_top(card, s.deck.seen[0] | 1 << f.arg)
        s.tell(Message("log-peeked", {"card": card}, r.TOY_3, f.arg))


class Bidding(Step[ToyState]):
    """TOY-5: a secret bid."""

    def __init__(self) -> None:
        super().__init__("bidding", ["bid"], r.TOY_5)

    def candidates(self, s: ToyState, f: Frame) -> list[int]:
        return [r.BID + coins for coins in range(min(r.MOST, s.coins[f.seat]) + 1)]

    def refuse(self, s: ToyState, f: Frame, action: int) -> int:
        return 0 if action - r.BID <= s.coins[f.seat] else r.TOY_5

    def detail(self, s: ToyState, f: Frame, action: int) -> Message | None:
        return Message("detail-coins", {"need": action - r.BID, "have": s.coins[f.seat]})

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        s.bids[f.seat] = action - r.BID
        s.tell(Message("log-bid", {"seat": f.seat}, r.TOY_5))


class Reveal(Deed[ToyState]):
    """TOY-5: all bids are shown at once, and the first of the highest leads."""

    def __init__(self) -> None:
        super().__init__("reveal", r.TOY_5)
        self.reveals = True

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        best = max(s.bids)
        leader = s.bids.index(best)
        for seat in range(s.seats):
            s.tell(Message("log-reveal", {"seat": seat, "bid": s.bids[seat]}, r.TOY_5))
            s.bids[seat] = NO_BID
        s.coins[leader] -= best
        s.then([Frame(TARGET, leader)])


class Target(Step[ToyState]):
    """TOY-6: attack someone, or retreat; being unable to attack is a secret."""

    def __init__(self) -> None:
        super().__init__("target", ["attack", "retreat"], r.TOY_6)
        self.private = True
        self.exact = False

    def candidates(self, s: ToyState, f: Frame) -> list[int]:
        return [*[r.ATTACK + seat for seat in range(s.seats)], r.RETREAT]

    def refuse(self, s: ToyState, f: Frame, action: int) -> int:
        if action == r.RETREAT:
            return 0
        if action - r.ATTACK == f.seat or action - r.ATTACK >= s.seats:
            return r.TOY_6
        return 0 if any(card >= r.AMBUSHES for card in s.hands[f.seat]) else r.TOY_7

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        if action == r.RETREAT:
            s.tell(Message("log-retreat", {"seat": f.seat}, r.TOY_6))
        else:
            s.then([Frame(ATTACK, f.seat, action - r.ATTACK)])


class Attack(Step[ToyState]):
    """TOY-8: play a card against ``arg``; having but one to play is a secret."""

    def __init__(self) -> None:
        super().__init__("attack", ["play"], r.TOY_8)
        self.private = True

    def candidates(self, s: ToyState, f: Frame) -> list[int]:
        return [r.PLAY + card for card in s.hands[f.seat] if card >= r.AMBUSHES]

    def refuse(self, s: ToyState, f: Frame, action: int) -> int:
        card = action - r.PLAY
        return 0 if card >= r.AMBUSHES and card in s.hands[f.seat] else r.TOY_8

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        card = action - r.PLAY
        s.hands[f.seat].remove(card)
        s.discard.append(card)
        s.tell(Message("log-play", {"seat": f.seat, "other": f.arg, "card": card}, r.TOY_8))
        s.then([Frame(REACTION, f.arg, f.seat, card)])


class Reaction(Step[ToyState]):
    """TOY-9: ambush the attacker ``arg``, or do not; being unable to is a secret."""

    def __init__(self) -> None:
        super().__init__("reaction", ["ambush", "decline"], r.TOY_9)
        self.private = True

    def candidates(self, s: ToyState, f: Frame) -> list[int]:
        return [*[r.AMBUSH + card for card in s.hands[f.seat] if card < r.AMBUSHES], r.DECLINE]

    def refuse(self, s: ToyState, f: Frame, action: int) -> int:
        return 0 if action == r.DECLINE or action - r.AMBUSH in s.hands[f.seat] else r.TOY_9

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        if action == r.DECLINE:
            s.points[f.arg] += r.worth(f.extra)
            s.tell(Message("log-hit", {"seat": f.arg, "points": r.worth(f.extra)}, r.TOY_10))
            return
        card = action - r.AMBUSH
        s.hands[f.seat].remove(card)
        s.discard.append(card)
        s.points[f.seat] += 2
        s.tell(Message("log-ambush", {"seat": f.seat, "card": card}, r.TOY_9))


class Round(Deed[ToyState]):
    """The next round: scout, draw, bid, attack; or the end."""

    def __init__(self) -> None:
        super().__init__("round", r.TOY_11)

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        if s.rounds == 0:
            return
        s.rounds -= 1
        seats = range(s.seats)
        s.then(
            [
                *[Frame(SCOUT, seat) for seat in seats],
                *[Frame(DEAL, CHANCE, seat) for seat in seats],
                *[Frame(BIDDING, seat) for seat in seats],
                Frame(REVEAL, 0),
                Frame(ROUND, 0),
            ]
        )


def all_steps() -> list[Step[State]]:
    """Return the toy's steps, each in its place."""
    steps = [Deal(), Scout(), Look(), Bidding(), Reveal(), Target(), Attack(), Reaction(), Round()]
    return list(steps)  # type: ignore[arg-type]
