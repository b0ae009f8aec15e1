"""What lies on the toy's table."""

from __future__ import annotations

from tests.toy.layout import zones
from tests.toy.rules import CARDS
from turnwright.core.amounts import SEATS
from turnwright.core.fields import ALL, StateDeclaration, boards, cards, number, numbers, seat_or, up_to

TABLE = StateDeclaration(
    "tests.toy",
    "ToyState",
    "The toy's table.",
    (
        number("rounds", "rounds still to play", up_to(5), ALL),
        cards(
            "cards",
            "deck, discard pile, hands, bids",
            CARDS,
            zones,
            table=("deck", "discard"),
            seat=("hand", "tokens", "bid"),
        ),
        numbers("coins", "by seat", (SEATS,), seen=ALL),
        numbers("points", "by seat", (SEATS,), seen=ALL),
        boards("boards", "the oath of each seat that has sworn"),
        number("winner", "who has won at once (-1: nobody)", seat_or(-1), ALL),
    ),
)
