"""The Decree of the Eyrie (RT-7.4.2#1 to RT-7.4.2#4, RT-7.5, RT-7.7): adding to it, resolving it, and turmoil."""

from __future__ import annotations

from typing import Final

from turnwright.core.decks import insert
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import GAIN, GIVE_UP, SPEND, Meaning, things
from turnwright.games.root.cards import discard, held
from turnwright.games.root.data.boards import COLUMNS, LEADERS, RECRUIT, ROOST, VIZIERS
from turnwright.games.root.data.tables import BIRD, CARD_KEYS, OF_SUIT, SUIT_OF, SUITS
from turnwright.games.root.dominance import may_still_dominate
from turnwright.games.root.factions.eyrie_court import column_suits, court, recruits
from turnwright.games.root.factions.eyrie_worth import (
    add_worth,
    enlist_worth,
    leader_worth,
    nest_worth,
    order_worth,
    urgency,
)
from turnwright.games.root.payloads import Orders
from turnwright.games.root.pieces import place_piece, place_warriors
from turnwright.games.root.points import TURMOIL, score, scored
from turnwright.games.root.queries import clearings_with, left, of_suit, placeable, ruled, with_slot
from turnwright.games.root.rules import (
    RT_7_3_3,
    RT_7_4_2_N1,
    RT_7_4_2_N2,
    RT_7_5_1,
    RT_7_5_2_I,
    RT_7_5_2_II,
    RT_7_5_2_III,
    RT_7_5_2_IV,
    RT_7_5_2_N1,
    RT_7_5_2_N2,
    RT_7_5_2_N5,
    RT_7_7_1,
    RT_7_7_3,
    RT_7_7_4,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.battle import StartBattle
from turnwright.games.root.steps.crafting import Craft
from turnwright.games.root.steps.effects import UseNow, usable
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.moving import Move
from turnwright.games.root.steps.turn import in_daylight
from turnwright.games.root.verbs import ALL_CARDS, Ask, ClearingVerb, Done, HandVerb, WoodsVerb
from turnwright.games.root.zones import hand

ALL_LEADERS: Final = (1 << len(LEADERS)) - 1
MOST_ADDED: Final = 2
"""The most cards added to the Decree in one turn (RT-7.4.2#1)."""


def choose_leader(s: Woods, seat: int, leader: int) -> None:
    """Put a leader in charge, with the Loyal Viziers in its columns (RT-7.3.4)."""
    court(s, seat).leader = leader
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "leader": f"@leader-{LEADERS[leader].key}"}
        s.emit(Message("log-leader", args, RT_7_7_3))


# Adding to the Decree.


class Adding(AutoStep[Woods]):
    """The Eyrie add cards to the Decree, if they have any (RT-7.4.2#1, RT-7.4.2#3)."""

    def __init__(self) -> None:
        super().__init__("adding", RT_7_4_2_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask for a card; ``arg`` cards have been added, ``extra`` of them birds."""
        if f.arg < MOST_ADDED and held(s, f.seat):
            s.push(Frame(ADD, f.seat, f.arg, f.extra))


class Add(HandVerb):
    """Add a card to the Decree; at most one of the two may be a bird (RT-7.4.2#2)."""

    def __init__(self) -> None:
        super().__init__("add", RT_7_4_2_N1, 170)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Any but a second bird."""
        return ALL_CARDS & ~OF_SUIT[BIRD] if f.extra else ALL_CARDS

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """In hand, and no second bird."""
        if not s.cards.zones[hand(f.seat)].holds(n):
            return self.rule
        return 0 if self.fitting(s, f) >> n & 1 else RT_7_4_2_N2

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Its effect in the best column."""
        return add_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Show the card to everybody, then ask for the column."""
        s.cards.lay_open(hand(f.seat), n)
        s.then([Frame(COLUMN, f.seat, n), Frame(ADDING, f.seat, f.arg + 1, f.extra + (SUIT_OF[n] == BIRD))])


class EnoughAdded(Done):
    """Do not add a second card."""

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """One card is mandatory."""
        return 0 if f.arg else self.rule


class Column(WoodsVerb):
    """Choose the column for the card ``arg``."""

    def __init__(self) -> None:
        super().__init__("column", COLUMNS, RT_7_4_2_N1, 530)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the column."""
        return Message("choice-column", {"column": f"@column-{COLUMNS[n]}"})

    def target(self, n: int) -> str:
        """Point at the column."""
        return f"decree-{COLUMNS[n]}"

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Its effect there, and how likely it can be resolved."""
        return order_worth(s, f.seat, n, SUIT_OF[f.arg])

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """It stays there until turmoil (RT-7.4.2#4)."""
        insert(court(s, f.seat).decree[n], f.arg)
        if s.log is not None:
            card = f"@card-{CARD_KEYS[f.arg]}"
            s.emit(Message("log-add", {"seat": f.seat, "card": card, "column": f"@column-{COLUMNS[n]}"}, self.rule))


# Resolving the Decree.


def orders_of(f: Frame) -> Orders:
    """Return the remaining cards of the column in a frame."""
    orders = f.payload
    assert isinstance(orders, Orders)
    return orders


def begin_decree(s: Woods, seat: int) -> list[Frame]:
    """Return the first frame of Daylight; crafting is possible until the first card is resolved (RT-7.5.1)."""
    return [Frame(NEXT_CARD, seat, RECRUIT, 1, Orders(column_suits(s, seat, RECRUIT)))]


def begin_menus(s: Woods, seat: int) -> list[Frame]:
    """Return the questions of Daylight before the first card is resolved, and each deed for a card of any suit."""
    decree = Frame(DECREE, seat, RECRUIT, 1, Orders(column_suits(s, seat, RECRUIT)))
    return [*[Frame(deed, seat, BIRD) for deed in DEEDS], decree]


class NextCard(AutoStep[Woods]):
    """Continue with column ``arg``, or the next one with cards (RT-7.5.2#1, RT-7.5.2#2); ``extra`` 1 means that nothing
    has been resolved yet.
    """

    def __init__(self) -> None:
        super().__init__("next-card", RT_7_5_2_N1)
        self.payload = Orders

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask for a card; after the last one, effects and dominance are still possible."""
        column, suits = f.arg, orders_of(f).left
        while not any(suits):
            column += 1
            if column == len(COLUMNS):
                if may_still_dominate(s, f.seat) or usable(s, f.seat):
                    s.push(Frame(DUSK, f.seat))
                return
            suits = column_suits(s, f.seat, column)
        s.push(Frame(DECREE, f.seat, column, f.extra, Orders(suits)))


class CraftFirst(Craft):
    """Craft before the first card of the Decree is resolved (RT-7.5.1)."""

    def bars(self, s: Woods, f: Frame) -> int:
        """Not after the first card."""
        return 0 if f.extra else RT_7_5_1


def possible(s: Woods, f: Frame, suit: int) -> bool:
    """Return whether a card of column ``arg`` can be resolved."""
    return len(DEEDS[f.arg].candidates(s, Frame(DEEDS[f.arg], f.seat, suit))) > 0


class Resolve(WoodsVerb):
    """Resolve a card of the column, chosen by its suit; a card that cannot be resolved causes turmoil (RT-7.5.2#5)."""

    def __init__(self) -> None:
        super().__init__("resolve", SUITS, RT_7_5_2_N2, 535)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """The column must hold an unresolved card of that suit."""
        return 0 if orders_of(f).left[n] else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the suit and the column, and warn if it causes turmoil."""
        args: dict[str, Argument] = {"suit": f"@suit-{SUITS[n]}", "column": f"@column-{COLUMNS[f.arg]}"}
        return Message("choice-resolve", {**args, "turmoil": 0 if possible(s, f, n) else 1})

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Turmoil, if the card cannot be resolved; other cards of the column that could be are lost with it."""
        if possible(s, f, n):
            return Meaning(SPEND)
        vp, others = turmoil_loss(s, f.seat), 0
        for suit in range(len(SUITS)):
            if orders_of(f).left[suit] and possible(s, f, suit):
                others += orders_of(f).left[suit]
        return Meaning(GIVE_UP, things(vp=vp), loss=Message("loss-turmoil", {"cards": others}) if others else None)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Cards that can be resolved first, then those that may become possible."""
        return urgency(s, f.seat, f.arg, n, possible(s, f, n))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Ask how to resolve it (RT-7.5.2#4); if that is impossible for any reason, turmoil follows (RT-7.7#2). The
        other cards come afterwards (RT-7.5.2#1).
        """
        suits = orders_of(f).left[:]
        suits[n] -= 1
        s.push(Frame(NEXT_CARD, f.seat, f.arg, 0, Orders(suits)))
        deed = Frame(DEEDS[f.arg], f.seat, n)
        s.push(deed if DEEDS[f.arg].candidates(s, deed) else Frame(TURMOIL_STEP, f.seat))


class Decree(Ask):
    """Which card of column ``arg`` is resolved next."""

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Name the column."""
        return Message("prompt-decree", {"column": f"@column-{COLUMNS[f.arg]}"})


class Enlist(ClearingVerb):
    """Recruit at a roost that matches card ``arg`` (RT-7.5.2.I)."""

    def __init__(self) -> None:
        super().__init__("enlist", RT_7_5_2_I, 440)

    def open(self, s: Woods, f: Frame) -> int:
        """Matching clearings with a roost, if there is a warrior to place."""
        if s.supply[f.seat] == 0:
            return 0
        return placeable(s, f.seat, clearings_with(s, ROOST) & of_suit(s, f.arg))

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Warriors in the clearing; turmoil, if too few are left."""
        wanted = recruits(court(s, f.seat).leader)
        price = things(vp=turmoil_loss(s, f.seat)) if s.supply[f.seat] < wanted else {}
        return Meaning(GAIN, price, things(warrior=min(wanted, s.supply[f.seat])))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Where warriors are needed."""
        return enlist_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """The Charismatic leader must place two, or turmoil follows (RT-7.8.2, RT-7.7#1)."""
        wanted = recruits(court(s, f.seat).leader)
        if place_warriors(s, f.seat, n, wanted) < wanted:
            s.push(Frame(TURMOIL_STEP, f.seat))


class DecreeMove(Move):
    """Move out of a clearing that matches card ``arg`` (RT-7.5.2.II)."""

    def origins(self, s: Woods, f: Frame) -> int:
        """Matching clearings (RT-7.5.2#3)."""
        return of_suit(s, f.arg)


class DecreeBattle(StartBattle):
    """Start a battle in a clearing that matches card ``arg`` (RT-7.5.2.III)."""

    def clearings(self, s: Woods, f: Frame) -> int:
        """Matching clearings (RT-7.5.2#3)."""
        return of_suit(s, f.arg)


class BuildRoost(ClearingVerb):
    """Build a roost in a clearing that matches card ``arg`` (RT-7.5.2.IV)."""

    def __init__(self) -> None:
        super().__init__("nest", RT_7_5_2_IV, 445)

    def open(self, s: Woods, f: Frame) -> int:
        """Ruled clearings with an open slot and no roost."""
        if left(s, ROOST) == 0:
            return 0
        sites = ruled(s, f.seat) & of_suit(s, f.arg) & ~clearings_with(s, ROOST)
        return with_slot(s, placeable(s, f.seat, sites))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """More where it is likely to survive."""
        return nest_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Build it; roosts score in Evening."""
        place_piece(s, f.seat, ROOST, n, self.rule)


class DeedAsk(Ask):
    """How a card of the Decree is resolved; ``arg`` is its suit."""

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Name the suit."""
        return Message(f"prompt-{self.name}", {"suit": f"@suit-{SUITS[f.arg]}"})


# Turmoil.


class ChooseLeader(WoodsVerb):
    """Choose a leader whose card is face up (RT-7.3.3, RT-7.7.3)."""

    def __init__(self) -> None:
        super().__init__("leader", [leader.key for leader in LEADERS], RT_7_3_3, 70)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """Not a deposed one."""
        return self.rule if court(s, f.seat).deposed >> n & 1 else 0

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the leader."""
        return Message("choice-leader", {"leader": f"@leader-{LEADERS[n].key}"})

    def target(self, n: int) -> str:
        """Point at the card."""
        return f"leader-{LEADERS[n].key}"

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The leader's abilities and requirements."""
        return leader_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Appoint the leader and place the Loyal Viziers."""
        choose_leader(s, f.seat, n)


def birds_in_decree(s: Woods, seat: int) -> int:
    """Return how many bird cards are in the Decree, the Loyal Viziers included (RT-7.7.1)."""
    return VIZIERS + sum([SUIT_OF[card] == BIRD for column in court(s, seat).decree for card in column])


def turmoil_loss(s: Woods, seat: int) -> int:
    """Return how many points turmoil would cost."""
    return -scored(s, seat, -birds_in_decree(s, seat))


class Turmoil(AutoStep[Woods]):
    """Points are lost, the Decree is purged, the leader deposed, Daylight ends (RT-7.7)."""

    def __init__(self) -> None:
        super().__init__("turmoil", RT_7_5_2_N5)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """In this order (RT-7.7.1, RT-7.7.2, RT-7.7.3.I, RT-7.7.4)."""
        board = court(s, f.seat)
        birds = birds_in_decree(s, f.seat)
        if s.log is not None:
            s.emit(Message("log-turmoil", {"seat": f.seat}, RT_7_7_4))
        score(s, f.seat, -birds, TURMOIL, RT_7_7_1)
        for column in board.decree:
            for card in column:
                discard(s, card)
        board.decree = [[] for _column in COLUMNS]
        board.deposed |= 1 << board.leader
        if board.deposed == ALL_LEADERS:
            board.deposed = 0
        s.skip_to(FLOW.evening)
        s.push(Frame(LEADER, f.seat))


LEADER: Final = Ask("leader", RT_7_3_3, [ChooseLeader()])
NEXT_CARD: Final = NextCard()
ADDING: Final = Adding()
ADD: Final = Ask("add", RT_7_4_2_N1, [Add(), UseNow(), EnoughAdded(RT_7_4_2_N1)], private=True)
COLUMN: Final = Ask("column", RT_7_4_2_N1, [Column()])
DECREE: Final = Decree("decree", RT_7_5_2_N2, [CraftFirst(RT_7_5_1), Resolve(), *in_daylight()], private=True)
DECREE.payload = Orders
DUSK: Final = Ask("dusk", RT_7_5_2_N1, [*in_daylight(), Done(RT_7_5_2_N1)], private=True)
DEEDS: Final[list[Ask]] = [
    DeedAsk("decree-recruit", RT_7_5_2_I, [Enlist()]),
    DeedAsk("decree-move", RT_7_5_2_II, [DecreeMove(RT_7_5_2_II)]),
    DeedAsk("decree-battle", RT_7_5_2_III, [DecreeBattle(RT_7_5_2_III)]),
    DeedAsk("decree-build", RT_7_5_2_IV, [BuildRoost()]),
]
TURMOIL_STEP: Final = Turmoil()
BIRDSONG_STEPS: Final[list[AutoStep[Woods] | Ask]] = [ADDING, ADD, COLUMN]
DAYLIGHT_STEPS: Final[list[AutoStep[Woods] | Ask]] = [LEADER, NEXT_CARD, DECREE, DUSK, *DEEDS, TURMOIL_STEP]
