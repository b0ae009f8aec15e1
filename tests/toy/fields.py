"""What lies on the toy's table."""

from __future__ import annotations

from turnwright.core.fields import ALL, StateDeclaration, boards, cards, number, numbers

TABLE = StateDeclaration(
    "tests.toy",
    "ToyState",
    "The toy's table.",
    (
        number("rounds", "rounds still to play", high="5", seen=ALL),
        cards("cards", "deck, discard pile, hands, bids", "CARDS", "zones(seats)"),
        numbers("coins", "by seat", "seats", seen=ALL),
        numbers("points", "by seat", "seats", seen=ALL),
        boards("boards", "the oath of each seat that has sworn"),
        number("winner", "who has won at once (-1: nobody)", "-1", "seats - 1", seen=ALL),
    ),
    imports=("from tests.toy.rules import CARDS", "from tests.toy.layout import zones"),
    checks="tests.toy.checks",
)
