"""The services of the Riverfolk (RT-11.2.6#1 to RT-11.2.7.III.B): what others buy in Birdsong, and the prices."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import GAIN, Meaning, things
from turnwright.games.root.data.boards import PRICES, RIVERFOLK, SERVICES, TRADE_POST
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRDSONG, CARD_KEYS, NONE
from turnwright.games.root.factions.riverfolk_funds import market, to_payments
from turnwright.games.root.factions.riverfolk_worth import ASKED, bought_card_worth, purchase_worth
from turnwright.games.root.queries import count, faction_of, has_piece, seat_of
from turnwright.games.root.rules import (
    RT_11_2_6_I,
    RT_11_2_6_II,
    RT_11_2_6_N1,
    RT_11_2_7_I,
    RT_11_2_7_II_N1,
    RT_11_2_7_III_B,
    RT_11_2_7_N1,
    RT_11_3_5,
    RT_11_6_2,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.verbs import ALL_CARDS, Ask, Done, HandVerb, WoodsVerb
from turnwright.games.root.zones import hand

HAND_CARD: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
LASTING: Final = [RIVERBOATS, MERCENARIES]
"""The services that last until the end of the turn."""
TAGS: Final = [f"{service} {price}" for service in SERVICES for price in PRICES]


def service_limit(s: Woods, buyer: int) -> int:
    """Return how many services a seat may buy in its turn: more if it shares clearings with trade posts
    (RT-11.2.6.II).
    """
    beside = [c for c in range(CLEARINGS) if count(s, TRADE_POST, c) and has_piece(s, buyer, c)]
    return 1 + len(beside)


def refuse_sale(s: Woods, buyer: int, service: int) -> int:
    """Return 0, or the rule that keeps a seat from buying a service now. The Riverfolk are not asked (RT-11.2.6#2,
    RT-11.2.6.I).
    """
    seller = seat_of(s, RIVERFOLK)
    if seller in (NONE, buyer) or s.phase != BIRDSONG:
        return RT_11_2_6_N1
    board = market(s, seller)
    if board.sold >= service_limit(s, buyer):
        return RT_11_2_6_II
    if service == MERCENARIES and not faction_of(s, buyer).can_hire():
        return RT_11_2_7_III_B
    if (service == RIVERBOATS and board.boats != NONE) or (service == MERCENARIES and board.hirer != NONE):
        return RT_11_2_7_N1
    return faction_of(s, buyer).refuse_service(s, buyer, board.prices[service])


def charge(s: Woods, buyer: int, service: int) -> None:
    """Charge the price of a service: warriors from the buyer's supply go to Payments; if the buyer pays in another way,
    the Riverfolk place their own (RT-11.2.6.I, RT-11.2.6.III#1). Services are counted (RT-11.2.6#1, RT-11.2.6.II).
    """
    seller = seat_of(s, RIVERFOLK)
    board = market(s, seller)
    price = board.prices[service]
    board.sold += 1
    if s.log is not None:
        args: dict[str, Argument] = {"seat": buyer, "service": f"@service-{SERVICES[service]}", "price": price}
        s.emit(Message("log-service", args, RT_11_2_6_I))
    if faction_of(s, buyer).pays_service(s, buyer, price):
        to_payments(s, seller, price)
    else:
        s.supply[buyer] -= price
        board.payments[buyer] += price


def price_detail(s: Woods, f: Frame, service: int) -> Message | None:
    """Show the cost of a service if the price prevents a seat from buying it."""
    if refuse_sale(s, f.seat, service) != RT_11_2_6_I:
        return None
    return Message("detail-price", {"need": price_of(s, service), "have": s.supply[f.seat]})


def price_of(s: Woods, service: int) -> int:
    """Return the price of a service."""
    return market(s, seat_of(s, RIVERFOLK)).prices[service]


def sold_to(s: Woods, seat: int) -> bool:
    """Return whether a seat can buy services at all: somebody else leads the Riverfolk."""
    return seat_of(s, RIVERFOLK) not in (NONE, seat)


class Buy(HandVerb):
    """Buy a card from the Riverfolk's open hand, then return to the menu (RT-11.2.7.I)."""

    def __init__(self) -> None:
        super().__init__("buy", RT_11_2_7_I, 185)

    def concerns(self, s: Woods, seat: int, n: int) -> bool:
        """The Riverfolk sell to others."""
        return sold_to(s, seat)

    def zone(self, s: Woods, f: Frame) -> int:
        """The Riverfolk's hand."""
        return hand(seat_of(s, RIVERFOLK))

    def fitting(self, s: Woods, f: Frame) -> int:
        """Any card, if the service can be bought."""
        return 0 if refuse_sale(s, f.seat, HAND_CARD) else ALL_CARDS

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """The service must be for sale, and the card must be there."""
        return refuse_sale(s, f.seat, HAND_CARD) or super().refuse(s, f, n)

    def detail(self, s: Woods, f: Frame, n: int) -> Message | None:
        """Show the price."""
        return price_detail(s, f, HAND_CARD)

    def target(self, n: int) -> str:
        """Point at the card in the open hand."""
        return f"offered-{CARD_KEYS[n]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A card for the price of the service."""
        return Meaning(GAIN, faction_of(s, f.seat).service_price(price_of(s, HAND_CARD)), things(card=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The card, less the price."""
        seller = seat_of(s, RIVERFOLK)
        return bought_card_worth(s, f.seat, n) - purchase_worth(s, seller, price_of(s, HAND_CARD))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Move the card in public."""
        s.push(f)
        seller = seat_of(s, RIVERFOLK)
        s.cards.move(hand(seller), hand(f.seat), n)
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.seat, "other": seller, "card": f"@card-{CARD_KEYS[n]}"}
            s.emit(Message("log-buy", args, self.rule))
        charge(s, f.seat, HAND_CARD)


class Hire(WoodsVerb):
    """Buy a service that lasts until the end of the turn, then return to the menu."""

    def __init__(self) -> None:
        super().__init__("hire", [SERVICES[service] for service in LASTING], RT_11_2_7_II_N1, 580)

    def concerns(self, s: Woods, seat: int, n: int) -> bool:
        """The Riverfolk sell to others."""
        return sold_to(s, seat)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be for sale."""
        return refuse_sale(s, f.seat, LASTING[n])

    def detail(self, s: Woods, f: Frame, n: int) -> Message | None:
        """Show the price."""
        return price_detail(s, f, LASTING[n])

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the service and its price."""
        service = LASTING[n]
        return Message("choice-hire", {"service": f"@service-{SERVICES[service]}", "price": price_of(s, service)})

    def target(self, n: int) -> str:
        """Point at the service."""
        return f"service-{SERVICES[LASTING[n]]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The price is paid."""
        return Meaning(GAIN, faction_of(s, f.seat).service_price(price_of(s, LASTING[n])))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Rarely worth the price, unless there is a known use for it."""
        return -purchase_worth(s, seat_of(s, RIVERFOLK), price_of(s, LASTING[n]))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Start the service; more may be bought (RT-11.2.7#1, RT-11.2.7.II#1, RT-11.2.7.III#1)."""
        s.push(f)
        board = market(s, seat_of(s, RIVERFOLK))
        if LASTING[n] == RIVERBOATS:
            board.boats = f.seat
        else:
            board.hirer = f.seat
        charge(s, f.seat, LASTING[n])


# Prices.


class SetPrice(WoodsVerb):
    """Move the marker of a service to another price; ``arg`` is a mask of those already set."""

    def __init__(self) -> None:
        super().__init__("price", TAGS, RT_11_6_2, 585)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """Each marker once, to a different price."""
        service, price = n // len(PRICES), PRICES[n % len(PRICES)]
        return self.rule if f.arg >> service & 1 or market(s, f.seat).prices[service] == price else 0

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the service and the price."""
        service = f"@service-{SERVICES[n // len(PRICES)]}"
        return Message("choice-price", {"service": service, "price": PRICES[n % len(PRICES)]})

    def target(self, n: int) -> str:
        """Point at the service."""
        return f"service-{SERVICES[n // len(PRICES)]}"

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Only the price they want."""
        return 1 if PRICES[n % len(PRICES)] == ASKED[n // len(PRICES)] else -1

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Ask for the others."""
        service, price = n // len(PRICES), PRICES[n % len(PRICES)]
        market(s, f.seat).prices[service] = price
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.seat, "service": f"@service-{SERVICES[service]}", "price": price}
            s.emit(Message("log-price", args, self.rule))
        done = f.arg | 1 << service
        if done != (1 << len(SERVICES)) - 1:
            s.push(Frame(SET_PRICES, f.seat, done))


class Agreed(Done):
    """Leave the other prices unchanged."""

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """At setup all must be set once (RT-11.3.5); later they may stay (RT-11.6.2)."""
        return RT_11_3_5 if 0 in market(s, f.seat).prices else 0


SET_PRICES: Final = Ask("prices", RT_11_6_2, [SetPrice(), Agreed(RT_11_6_2)])
