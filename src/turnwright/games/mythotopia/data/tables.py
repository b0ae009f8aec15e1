"""The cards and tokens of Mythotopia, as printed. ``source.yaml`` holds the same facts with their origin."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

MOST_SEATS: Final = 4
"""MY-1.1."""
PAIR: Final = 2
"""The number of players with which each has more towns and is dealt more provinces."""

FOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
ARMY: Final = 3
SHIP: Final = 4
SYMBOLS: Final = ["food", "stone", "gold", "army", "ship"]
RESOURCES: Final = 3
"""Food, stone and gold; army and ship symbols are not resources (MY-3.6)."""

NO_TEXT: Final = 0
PROVINCE: Final = 1
ACTION: Final = 2
FREE_ACTION: Final = 3
ADVANTAGE: Final = 4
RESERVE: Final = 5
HEADERS: Final = ["none", "province", "action", "free", "advantage", "reserve"]
"""The header of a card's text: a province card names its province, and some cards have only symbols."""

ACTIONS: Final = 2
"""Actions per turn (MY-7.2)."""
HAND: Final = 5
"""The size to which the hand is refilled (MY-7.7, MY-4.30)."""
FOURTH_HAND: Final = 6
"""The first hand of the fourth player (MY-4.31)."""
FLOOR: Final = 12
"""The lowest possible total (MY-5.3)."""
PROVINCE_VP: Final = 3
"""MY-5.2."""
FEWEST_CARDS: Final = 7
"""The cards that a player must keep when removing some (MY-12.24)."""
MOST_REMOVED: Final = 2
"""The most cards of one Remove cards action (MY-12.20)."""
RESERVE_ROOM: Final = 2
"""The size of a Reserve without a city (MY-12.14)."""
DISPLAY: Final = 16
"""Improvement cards on display (MY-4.14)."""
LOOKED_AT: Final = 3
"""Improvement cards looked at in one go (MY-17.46)."""

PAIR_TOWNS: Final = 18
TOWNS: Final = 14
"""MY-2.5."""
CITIES: Final = 4
"""MY-2.6."""
ROADS: Final = 9
CASTLES: Final = 9
MERCENARIES: Final = 2
"""MY-2.8."""
MARKERS: Final = 5
"""Number of dragons, and of runestones (MY-2.9)."""
ARMIES: Final = 6
SHIPS: Final = 2
"""Pieces in the stock at the start (MY-4.4)."""
POOL_ARMIES: Final = 8
POOL_SHIPS: Final = 3
"""MY-4.6."""
TOKENS: Final = [28, 26, 3]
"""By value, 1 to 3: the number of VP tokens in the game (MY-2.10)."""
VALUES: Final = 3

ARMY_GOLD: Final = 1
SHIP_GOLD: Final = 2
"""MY-12.2, MY-12.3."""
CARD_GOLD: Final = 1
"""MY-12.6."""
PATRON_GOLD: Final = 2
"""MY-14.2."""
CITY_STONE: Final = 2
CASTLE_STONE: Final = 1
"""MY-13.10, MY-13.15."""
INVASION_FOOD: Final = 1
"""MY-8.7; also the cost of reinforcing an invasion (MY-9.4)."""

CASTLE_STRENGTH: Final = 2
CITADEL_STRENGTH: Final = 2
HILLY_STRENGTH: Final = 1
DRAGON_STRENGTH: Final = 4
"""MY-10.8 to MY-10.15."""


class Face:
    """The printed face of a card: its key, the header of its text, and its symbols."""

    def __init__(
        self,
        key: str,
        header: int = NO_TEXT,
        food: int = 0,
        stone: int = 0,
        gold: int = 0,
        army: int = 0,
        ship: int = 0,
    ) -> None:
        self.key = key
        self.header = header
        self.symbols = [food, stone, gold, army, ship]


STARTING: Final[list[Face]] = [
    Face("start_army", army=2, gold=1),
    Face("start_build", ACTION, stone=1),
    Face("start_market", food=1, gold=1, stone=1),
    Face("start_ship", ADVANTAGE, ship=1, food=1),
]
"""The kinds of starting cards (MY-16.1 to MY-16.5)."""
STARTING_COPIES: Final = [2, 1, 1, 1]
"""Copies of each kind; which one is doubled is uncertain (MY-16.1)."""

IMPROVEMENTS: Final[list[Face]] = [
    Face("alchemist", ACTION),
    Face("army", army=2, gold=1),
    Face("build", ACTION, stone=1),
    Face("cavalry", RESERVE),
    Face("counsellor", FREE_ACTION),
    Face("diplomat", ACTION),
    Face("farming", RESERVE),
    Face("general", ADVANTAGE, army=1),
    Face("gold_mine", RESERVE),
    Face("hero", ADVANTAGE, army=1),
    Face("levies", RESERVE),
    Face("limes", RESERVE),
    Face("market", food=1, gold=1, stone=1),
    Face("marauders", FREE_ACTION),
    Face("mercenary", FREE_ACTION),
    Face("merchant", ADVANTAGE),
    Face("militia", FREE_ACTION, army=1),
    Face("mystic", FREE_ACTION),
    Face("philosopher", FREE_ACTION),
    Face("portal", ADVANTAGE, food=1),
    Face("providence", FREE_ACTION),
    Face("quarry", RESERVE),
    Face("queen", RESERVE),
    Face("ranger", RESERVE, stone=1),
    Face("reserve_army", RESERVE, army=1),
    Face("ship", ADVANTAGE, ship=1, food=1, gold=1),
    Face("scribe", RESERVE),
    Face("warehouse", RESERVE),
    Face("water_mill", ADVANTAGE),
]
"""One copy of each (MY-3.3, MY-17.1)."""
IMPROVEMENT_KINDS: Final = len(IMPROVEMENTS)
