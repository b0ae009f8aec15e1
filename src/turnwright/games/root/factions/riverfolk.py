"""Riverfolk Company (RT-11.2 to RT-11.6): services, funds and trade posts; they swim and play with an open hand."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.amounts import SEATS
from turnwright.core.clicks import TOO_DEAR
from turnwright.core.fields import ALL, Part, number, numbers, seat_or, up_to
from turnwright.core.frames import AutoStep, Frame, State, Step
from turnwright.core.gestures import Gesture
from turnwright.core.messages import Message
from turnwright.core.seats import EVERYONE
from turnwright.core.spelling import Names, Spelling
from turnwright.core.verbs import GAIN, Meaning, things
from turnwright.games.root.data.boards import PRICES, RIVERFOLK, SERVICES, TRADE_POST
from turnwright.games.root.data.tables import BIRDSONG, CLEARING_SUITS, NONE
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.factions.riverfolk_daylight import DAYLIGHT_STEPS, EXPORTED, MENU
from turnwright.games.root.factions.riverfolk_funds import (
    DIVIDENDS_HALVED,
    FORFEIT,
    FUNDS_STEPS,
    dividends,
    empty_spaces,
    lay_out,
    market,
    new_market,
    payment,
    to_payments,
)
from turnwright.games.root.factions.riverfolk_services import SET_PRICES, Buy, Hire
from turnwright.games.root.factions.riverfolk_worth import company_worth, fund_worth, station_worth, voyage_worth
from turnwright.games.root.names import SUIT_NAMES
from turnwright.games.root.parts import Market
from turnwright.games.root.pieces import place_warriors
from turnwright.games.root.points import FACTION as BY_FACTION
from turnwright.games.root.points import score
from turnwright.games.root.queries import on_map, placeable
from turnwright.games.root.rules import (
    RT_11_2_4,
    RT_11_2_6_I,
    RT_11_3_2,
    RT_11_3_4,
    RT_11_4_1,
    RT_11_4_2,
    RT_11_4_3,
    RT_11_5_3,
    RT_11_5_6_II,
    RT_11_5_6_III_N2,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, ClearingVerb
from turnwright.games.root.zones import hand

PART: Final = Part(
    "Market",
    "The warriors of all seats on the board of the Riverfolk, and what their services cost.",
    (
        numbers("payments", "by seat: warriors in Payments", (SEATS,), seen=ALL),
        numbers("funds", "by seat: warriors in Funds", (SEATS,), seen=ALL),
        numbers("committed", "by seat: warriors in Committed", (SEATS,), seen=ALL),
        numbers(
            "laid",
            "by suit and seat: warriors on spaces of the Trade Posts track",
            (CLEARING_SUITS, SEATS),
            seen=ALL,
        ),
        numbers("posts", "by suit: trade posts on their track", (CLEARING_SUITS,), up_to(3), ALL),
        numbers("prices", "by service (0: not set yet)", (len(SERVICES),), up_to(PRICES[-1]), ALL),
        number("sold", "services bought this turn", seen=ALL),
        number("boats", "the seat that has Riverboats this turn (NONE: none)", seat_or(NONE), ALL),
        number("hirer", "the seat that has Mercenaries this turn (NONE: none)", seat_or(NONE), ALL),
    ),
)
FIRST_WARRIORS: Final = 4
"""Starting warriors on the river (RT-11.3.2)."""
FIRST_PAYMENTS: Final = 3
"""RT-11.3.4."""
PROTECTION: Final = 2
"""Warriors placed in empty Payments (RT-11.4.1)."""


class Riverfolk(Faction):
    """The Riverfolk Company."""

    def __init__(self) -> None:
        super().__init__(RIVERFOLK, "riverfolk")
        self.board = Market
        services = Names("service", SERVICES)
        self.spelled = {"Market.posts": Spelling(by=(SUIT_NAMES,)), "Market.prices": Spelling(by=(services,))}
        self.alone = [TRADE_POST]
        self.carriers = cast("list[Step[State]]", [EXPORTED])
        own = [
            STATION, CAPITAL, PROTECTIONISM, DIVIDENDS, GATHER, SET_PRICES, *FUNDS_STEPS, *DAYLIGHT_STEPS,
        ]  # fmt: skip
        self.steps = cast("list[Step[State]]", own)
        self.distances = {RT_11_2_6_I: TOO_DEAR, RT_11_5_6_II: TOO_DEAR, RT_11_5_6_III_N2: TOO_DEAR}
        self.at_start = [Buy(), Hire()]
        self.readings = [DIVIDENDS_HALVED]

    # Setup and turns.

    def join(self, s: Woods, seat: int) -> None:
        """Start with an empty board and an open hand (RT-11.2.3)."""
        s.boards[seat] = new_market(s.seats)
        s.cards.open_to(hand(seat), EVERYONE)

    def setup(self, s: Woods, seat: int) -> list[Frame]:
        """Warriors on the river, the first payments, prices (RT-11.3)."""
        return [Frame(STATION, seat, FIRST_WARRIORS), Frame(CAPITAL, seat), Frame(SET_PRICES, seat)]

    def birdsong(self, s: Woods, seat: int) -> list[Frame]:
        """Protectionism, dividends, then gathering Funds (RT-11.4#1)."""
        return [Frame(PROTECTIONISM, seat), Frame(DIVIDENDS, seat), Frame(GATHER, seat)]

    def daylight(self, s: Woods, seat: int) -> list[Frame]:
        """Actions paid with Funds."""
        return [Frame(MENU, seat)]

    def evening(self, s: Woods, seat: int) -> list[Frame]:
        """Discard, then new prices (RT-11.6.1, RT-11.6.2)."""
        return [Frame(FLOW.limit, seat), Frame(SET_PRICES, seat)]

    def menus(self, s: Woods, seat: int) -> list[Frame]:
        """Daylight."""
        return [Frame(MENU, seat)]

    def draws(self, s: Woods, seat: int) -> int:
        """None in Evening (RT-11.6.1)."""
        return 0

    def turn_begins(self, s: Woods, seat: int) -> None:
        """Services expire."""
        board = market(s, seat)
        board.sold = 0
        board.boats = NONE
        board.hirer = NONE

    # For bots.

    def worth(self, s: Woods, seat: int, turns: int) -> int:
        """The value of future dividends, depending on how safe the trade posts are."""
        return company_worth(s, seat, turns)

    def piece_worth(self, s: Woods, seat: int, piece: int, clearing: int) -> int:
        """Losing a trade post costs half of the Funds."""
        return (sum(market(s, seat).funds) + 1) // 2 * fund_worth(s, seat) if piece == TRADE_POST else 0

    def moves_worth(self, s: Woods, seat: int, ways: list[tuple[int, int]]) -> list[int]:
        """For rule, but keep a guard at trade posts."""
        return [voyage_worth(s, seat, start, end) for start, end in ways]

    # Rule and adjacency.

    def fights_for(self, s: Woods, seat: int) -> int:
        """Mercenaries: in Daylight and Evening they fight for whoever hired them (RT-11.2.7.III#1, RT-11.2.7.III#2)."""
        hirer = market(s, seat).hirer
        return seat if hirer == NONE or s.phase == BIRDSONG else hirer

    def opens_rivers(self, s: Woods, seat: int, other: int) -> bool:
        """Every river section is a path for them and for buyers of Riverboats (RT-11.2.2, RT-11.2.7.II#1,
        RT-11.2.7.II#2).
        """
        return other in (seat, market(s, seat).boats)

    def swims(self) -> bool:
        """No rule is needed along a river; on printed paths it is (RT-11.2.2)."""
        return True

    # What happens to pieces.

    def mourns(self, piece: int) -> bool:
        """Losing a trade post costs Funds."""
        return piece == TRADE_POST

    def mourns_alike(self, piece: int) -> bool:
        """The same in every clearing."""
        return piece == TRADE_POST

    def lose(self, s: Woods, seat: int, piece: int, clearing: int, remover: int) -> None:
        """Return half of the Funds, rounded up, to their owners' supplies (RT-11.2.5.I#2)."""
        s.push(payment(seat, FORFEIT, (sum(market(s, seat).funds) + 1) // 2))

    def keeps(self, s: Woods, seat: int, owner: int) -> int:
        """Payments, Funds, Committed, and the track spaces."""
        board = market(s, seat)
        laid = sum([board.laid[suit * s.seats + owner] for suit in range(CLEARING_SUITS)])
        return board.payments[owner] + board.funds[owner] + board.committed[owner] + laid

    # Crafting.

    def crafters(self, s: Woods, seat: int) -> list[int]:
        """Empty track spaces (RT-11.2.1)."""
        return empty_spaces(s, seat)

    def refuse_craft(self, s: Woods, seat: int, cost: list[int]) -> int:
        """There must be an empty space and a warrior in Funds for every symbol."""
        if super().refuse_craft(s, seat, cost):
            return RT_11_5_3
        return 0 if sum(market(s, seat).funds) >= sum(cost) else RT_11_2_4

    def craft_price(self, cost: list[int]) -> dict[str, int]:
        """Warriors from Funds."""
        return things(fund=sum(cost))

    def pays_craft(self, s: Woods, seat: int, cost: list[int]) -> bool:
        """Place Funds on the spaces."""
        lay_out(s, seat, cost)
        return True


class Station(ClearingVerb):
    """Place one of the first warriors on the river; ``arg`` are left (RT-11.3.2)."""

    def __init__(self) -> None:
        super().__init__("station", RT_11_3_2, 90)

    def open(self, s: Woods, f: Frame) -> int:
        """Clearings on the river."""
        return placeable(s, f.seat, s.rules.map.on_river)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """One warrior, and the next with the next click."""
        return Meaning(GAIN, reward=things(warrior=1), repeats=True)

    def gestures(self, s: Woods, f: Frame) -> list[Gesture]:
        """Suggest to place all that are left in one clearing."""
        return self.in_one_clearing("gesture-station", self.open(s, f), f.arg)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Together, where few others are."""
        return station_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Place it, with the others or apart."""
        place_warriors(s, f.seat, n, 1)
        if f.arg > 1:
            s.push(Frame(STATION, f.seat, f.arg - 1))


class Capital(AutoStep[Woods]):
    """The first payments (RT-11.3.4)."""

    def __init__(self) -> None:
        super().__init__("capital", RT_11_3_4)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Place their own warriors."""
        to_payments(s, f.seat, FIRST_PAYMENTS)


class Protectionism(AutoStep[Woods]):
    """Empty Payments get two warriors (RT-11.4.1)."""

    def __init__(self) -> None:
        super().__init__("protectionism", RT_11_4_1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Place as many as are left."""
        if not any(market(s, f.seat).payments):
            to_payments(s, f.seat, PROTECTION)


class Dividends(AutoStep[Woods]):
    """If a trade post is on the map, the remaining Funds score (RT-11.4.2)."""

    def __init__(self) -> None:
        super().__init__("dividends", RT_11_4_2)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """One point per warrior, or per two."""
        if on_map(s, TRADE_POST):
            score(s, f.seat, dividends(s, sum(market(s, f.seat).funds)), BY_FACTION, self.rule)


class Gather(AutoStep[Woods]):
    """All warriors on the board go to Funds (RT-11.4.3)."""

    def __init__(self) -> None:
        super().__init__("gather", RT_11_4_3)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Take Payments, Committed, and the track spaces."""
        board = market(s, f.seat)
        board.funds = [FACTION.keeps(s, f.seat, owner) for owner in range(s.seats)]
        board.payments = [0] * s.seats
        board.committed = [0] * s.seats
        board.laid = [0] * (CLEARING_SUITS * s.seats)
        if s.log is not None:
            s.emit(Message("log-gather", {"seat": f.seat, "warriors": sum(board.funds)}, self.rule))


STATION: Final = Ask("station", RT_11_3_2, [Station()], setup=True)
CAPITAL: Final = Capital()
PROTECTIONISM: Final = Protectionism()
DIVIDENDS: Final = Dividends()
GATHER: Final = Gather()
FACTION: Final[Faction] = Riverfolk()
