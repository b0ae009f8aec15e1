"""What is printed on the improvement cards."""

from __future__ import annotations

import pytest

from turnwright.games.mythotopia.data.faces import ALL_IMPROVEMENTS, FACES
from turnwright.games.mythotopia.data.tables import HEADERS, SYMBOLS

PRINTED = {
    "alchemist": "action",
    "army": "none army army gold",
    "build": "action stone",
    "cavalry": "reserve",
    "counsellor": "free",
    "diplomat": "action",
    "farming": "reserve",
    "general": "advantage army",
    "gold_mine": "reserve",
    "hero": "advantage army",
    "levies": "reserve",
    "limes": "reserve",
    "market": "none food stone gold",
    "marauders": "free",
    "mercenary": "free",
    "merchant": "advantage",
    "militia": "free army",
    "mystic": "free",
    "philosopher": "free",
    "portal": "advantage food",
    "providence": "free",
    "quarry": "reserve",
    "queen": "reserve",
    "ranger": "reserve stone",
    "reserve_army": "reserve army",
    "ship": "advantage food gold ship",
    "scribe": "reserve",
    "warehouse": "reserve",
    "water_mill": "advantage",
}
"""The header of the text, then the symbols."""


@pytest.mark.rules("MY-17.1", "MY-17.5", "MY-17.28")
def test_my_17_1_headers_and_symbols_are_those_of_the_ledger() -> None:
    """All 29 improvement cards; Army and Market have symbols only."""
    found = {}
    for card in ALL_IMPROVEMENTS:
        face = FACES[card]
        symbols = [symbol for symbol, number in zip(SYMBOLS, face.symbols, strict=True) for _copy in range(number)]
        found[face.key] = " ".join([HEADERS[face.header], *sorted(symbols, key=order)])
    assert PRINTED == found


def order(symbol: str) -> int:
    """Return where a symbol stands in the lists above."""
    return ["army", "food", "stone", "gold", "ship"].index(symbol)
