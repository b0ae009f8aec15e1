"""The Funds of the Riverfolk (RT-11.2.4, RT-11.5#2): warriors of all factions that are committed, spent or placed on
spaces.

A frame holds the unpaid rest of a bill; the Riverfolk are asked whose warrior pays only if there is a choice.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.gestures import Gesture
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.root.data.boards import FACTIONS, TRACKS, TRADE_POST
from turnwright.games.root.data.tables import CLEARING_SUITS, NONE
from turnwright.games.root.parts import Market, market_of
from turnwright.games.root.payloads import Bill
from turnwright.games.root.queries import seat_of
from turnwright.games.root.readings import Reading
from turnwright.games.root.rules import RT_11_2_4, RT_11_2_5_I_N2, RT_11_4_1, RT_11_5_3, RT_11_5_N2
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.crafting import Activate
from turnwright.games.root.verbs import Ask, FactionVerb

COMMIT: Final = CLEARING_SUITS
GIVE_BACK: Final = COMMIT + 1
FORFEIT: Final = GIVE_BACK + 1
USES: Final = ["lay", "lay", "lay", "commit", "spend", "forfeit"]
"""What a warrior is used for: placed on a space of a suit, committed, spent, or lost with a trade post."""
DIVIDENDS_HALVED: Final = Reading("dividends_halved", "RT-11.4.2")
"""Dividends are 1 VP for every two warriors in Funds."""
USE_RULES: Final = [RT_11_5_3, RT_11_5_3, RT_11_5_3, RT_11_5_N2, RT_11_5_N2, RT_11_2_5_I_N2]


def market(s: Woods, seat: int) -> Market:
    """Return the board of the Riverfolk."""
    return market_of(s.boards, seat)


def new_market(seats: int) -> Market:
    """Return a board without warriors: every track space holds a trade post (RT-11.3.3)."""
    return Market(
        payments=[0] * seats,
        funds=[0] * seats,
        committed=[0] * seats,
        laid=[0] * (CLEARING_SUITS * seats),
        posts=[TRACKS[TRADE_POST].spaces] * CLEARING_SUITS,
        prices=[0, 0, 0],
        sold=0,
        boats=NONE,
        hirer=NONE,
    )


def dividends(s: Woods, funds: int) -> int:
    """Return the score for a number of warriors in Funds (RT-11.4.2)."""
    return funds // 2 if s.rules.plays(DIVIDENDS_HALVED) else funds


def laid_on(s: Woods, seat: int, suit: int) -> int:
    """Return how many spaces of a suit hold a warrior (RT-11.5.3)."""
    return sum(market(s, seat).laid[suit * s.seats : (suit + 1) * s.seats])


def empty_spaces(s: Woods, seat: int) -> list[int]:
    """Return by suit the spaces that hold neither a trade post nor a warrior; those of lost posts stay empty
    (RT-11.5.3, RT-11.5.3#2).
    """
    posts = market(s, seat).posts
    spaces = TRACKS[TRADE_POST].spaces
    return [spaces - posts[suit] - laid_on(s, seat, suit) for suit in range(CLEARING_SUITS)]


def to_payments(s: Woods, seat: int, warriors: int) -> None:
    """Put warriors from the Riverfolk's own supply into Payments, as many as there are (RT-2.5#2, RT-11.2.6.III#2)."""
    paid = min(warriors, s.supply[seat])
    s.supply[seat] -= paid
    market(s, seat).payments[seat] += paid
    if s.log is not None:
        s.emit(Message("log-payments", {"seat": seat, "warriors": paid}, RT_11_4_1))


def hand_over(s: Woods, seat: int, owner: int, use: int, number: int) -> None:
    """Take one owner's warriors out of Funds; a spent one returns to its own supply (RT-11.5#2)."""
    board = market(s, seat)
    board.funds[owner] -= number
    if use < COMMIT:
        board.laid[use * s.seats + owner] += number
    elif use == COMMIT:
        board.committed[owner] += number
    else:
        s.supply[owner] += number
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "other": owner, "warriors": number, "use": USES[use]}
        s.emit(Message("log-funds", args, USE_RULES[use]))


def payment(seat: int, use: int, number: int) -> Frame:
    """Return the question of whose warriors pay for one use."""
    owed = [0] * len(USES)
    owed[use] = number
    return Frame(PAY, seat, payload=Bill(owed))


def owed_of(f: Frame) -> list[int]:
    """Return what a frame still has to pay, by use."""
    bill = f.payload
    assert isinstance(bill, Bill)
    return bill.owed


def next_use(owed: list[int]) -> int:
    """Return the use that is paid next."""
    use = 0
    while owed[use] == 0:
        use += 1
    return use


class Pay(AutoStep[Woods]):
    """Warriors leave Funds to pay a bill."""

    def __init__(self) -> None:
        super().__init__("pay-funds", RT_11_5_N2)
        self.payload = Bill

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask whose, if there are several owners and something will be left."""
        owed = owed_of(f)
        funds = market(s, f.seat).funds
        owners = [owner for owner in range(s.seats) if funds[owner]]
        if len(owners) > 1 and 0 < sum(owed) < sum(funds):
            s.push(Frame(FUNDS, f.seat, payload=f.payload))
            return
        for use in range(len(USES)):
            left = owed[use]
            for owner in owners:
                number = min(left, funds[owner])
                if number:
                    hand_over(s, f.seat, owner, use, number)
                    left -= number


class PayWith(FactionVerb):
    """Choose whose warrior pays next."""

    def __init__(self) -> None:
        super().__init__("pay", RT_11_2_4, 584)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """There must be one in Funds; the Riverfolk's own count as well."""
        owner = seat_of(s, n)
        return 0 if owner != NONE and market(s, f.seat).funds[owner] else self.rule

    def target(self, n: int) -> str:
        """Point at the owner's warriors in Funds."""
        return f"funds-{FACTIONS[n]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A warrior from Funds, and the next with the next click."""
        return Meaning(SPEND, things(fund=1), repeats=True)

    def gestures(self, s: Woods, f: Frame) -> list[Gesture]:
        """Suggest to pay the whole bill with the warriors of one owner."""
        owed, funds = sum(owed_of(f)), market(s, f.seat).funds
        return [
            Gesture(
                Message("gesture-pay", self.label(s, f, n).args | {"number": owed}),
                [self.base + n] * owed,
                self.target(n),
            )
            for n in range(self.size)
            if owed > 1 and seat_of(s, n) != NONE and funds[seat_of(s, n)] >= owed
        ]

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Prefer an odd one: a pair could pay for a trade post."""
        return market(s, f.seat).funds[seat_of(s, n)] % 2

    def name(self, s: Woods, f: Frame, seat: int) -> None:
        """Pay, then continue with the rest of the bill."""
        owed = owed_of(f)[:]
        use = next_use(owed)
        owed[use] -= 1
        hand_over(s, f.seat, seat, use, 1)
        s.push(Frame(PAY, f.seat, payload=Bill(owed)))


class Funds(Ask):
    """Whose warrior leaves Funds."""

    def __init__(self) -> None:
        super().__init__("funds", RT_11_2_4, [PayWith()])
        self.payload = Bill

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show what for, and how many."""
        owed = owed_of(f)
        return Message("prompt-funds", {"use": USES[next_use(owed)], "warriors": sum(owed)})

    def ends(self, s: Woods, f: Frame) -> dict[str, str]:
        """The places of what is paid for, which comes next."""
        paid = s.todo[-2]
        return paid.step.ends(s, paid)


def lay_out(s: Woods, seat: int, cost: list[int]) -> None:
    """Pay for a card: a warrior on an empty space for every symbol, after choosing suits for symbols of any suit
    (RT-11.5.3).
    """
    owed = [0] * len(USES)
    owed[:CLEARING_SUITS] = cost[:CLEARING_SUITS]
    s.push(Frame(SPACES, seat, cost[CLEARING_SUITS], payload=Bill(owed)))


class Spaces(AutoStep[Woods]):
    """``arg`` symbols of any suit need a space."""

    def __init__(self) -> None:
        super().__init__("spaces", RT_11_5_3)
        self.payload = Bill

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask for a suit if there is a choice, then pay."""
        owed = owed_of(f)[:]
        empty = empty_spaces(s, f.seat)
        free = [empty[suit] - owed[suit] for suit in range(CLEARING_SUITS)]
        if f.arg and f.arg < sum(free) and len([suit for suit in range(CLEARING_SUITS) if free[suit]]) > 1:
            s.push(Frame(SPACE, f.seat, f.arg, payload=f.payload))
            return
        left = f.arg
        for suit in range(CLEARING_SUITS):
            taken = min(left, free[suit])
            owed[suit] += taken
            left -= taken
        s.push(Frame(PAY, f.seat, payload=Bill(owed)))


class LayOn(Activate):
    """Choose the suit of a space for a symbol of any suit."""

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """A space must be empty and not used by this bill."""
        return 0 if empty_spaces(s, f.seat)[n] > owed_of(f)[n] else RT_11_5_3

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Continue with the next symbol."""
        owed = owed_of(f)[:]
        owed[n] += 1
        s.push(Frame(SPACES, f.seat, f.arg - 1, payload=Bill(owed)))


PAY: Final = Pay()
FUNDS: Final = Funds()
SPACES: Final = Spaces()
SPACE: Final = Ask("space", RT_11_5_3, [LayOn()])
SPACE.payload = Bill
FUNDS_STEPS: Final[list[AutoStep[Woods] | Ask]] = [PAY, FUNDS, SPACES, SPACE]
