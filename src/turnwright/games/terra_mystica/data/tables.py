"""The tracks and the tiles of Terra Mystica, as printed. ``source.yaml`` holds the same facts with their origin."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NONE: Final = -1

SETUP: Final = 0
INCOME: Final = 1
PLAY: Final = 2
BONUSES: Final = 3
"""Phases of a round; SETUP comes before the first."""

BY_CARD: Final = 1
BY_FAVOR: Final = 2
BY_STRONGHOLD: Final = 4
"""Special actions a seat has used this round, as bits."""
SPECIALS: Final = 3

SEATS: Final = 5
ALL_CARDS: Final = 10
ALL_FAVORS: Final = 12
ALL_TOWNS: Final = 8
ALL_SCORINGS: Final = 9
"""Kinds of tiles, including those of later printings."""

DESERT: Final = 0
PLAINS: Final = 1
SWAMP: Final = 2
LAKES: Final = 3
FOREST: Final = 4
MOUNTAINS: Final = 5
WASTELAND: Final = 6
TERRAINS: Final = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"]
"""In the order of the terraforming cycle (TM-1.3)."""
CYCLE: Final = 7

LAND: Final = 77
RIVERS: Final = 36
SLOTS: Final = 29
"""Number of printed bridge slots (TM-17.9)."""
MOST_SHIPPING: Final = 6
"""The end of the longest track, and one more with a card."""
FARTHEST: Final = 6
"""The longest possible flight: two hexes skipped, and one more for each town tile that adds range."""

EMPTY: Final = 0
DWELLING: Final = 1
TRADING_HOUSE: Final = 2
TEMPLE: Final = 3
STRONGHOLD: Final = 4
SANCTUARY: Final = 5
KINDS: Final = 6
STRUCTURES: Final = ["", "dwelling", "trading-house", "temple", "stronghold", "sanctuary"]
POWER_VALUE: Final = [0, 1, 2, 2, 3, 3]
"""TM-14.1."""
DIG_WORKERS: Final = 2
DIG_PRIESTS: Final = 1
"""The cost of a step on the exchange track besides coins (TM-12.1)."""
PIECES: Final = [0, 8, 4, 3, 1, 1]
"""How many of each a faction owns (TM-1.8)."""
UPGRADES: Final = [EMPTY, EMPTY, DWELLING, TRADING_HOUSE, TRADING_HOUSE, TEMPLE]
"""By kind: what it is upgraded from (TM-13.1)."""
UPGRADED_TO: Final[list[list[int]]] = [
    [kind for kind in range(TRADING_HOUSE, KINDS) if UPGRADES[kind] == before] for before in range(KINDS)
]
"""By kind: what it is upgraded to."""

FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
CULTS: Final = 4
CULT_NAMES: Final = ["fire", "water", "earth", "air"]
TOP: Final = 10
CULT_POWER: Final = [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3]
"""Power for reaching or passing each space (TM-15.1)."""
ORDER_SPACES: Final = 4
ORDER_STEPS: Final = [3, 2, 2, 2]
"""TM-1.16."""

PRIESTS: Final = 7
TOKENS: Final = 12
BRIDGES_EACH: Final = 3
START_VP: Final = 20
ROUNDS: Final = 6

ACTIONS: Final = 6
ACTION_COST: Final = [3, 3, 4, 4, 4, 6]
ACTION_NAMES: Final = ["ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6"]

NO_CULT: Final = -1


class Card:
    """A bonus card: its income, and the points it scores when passing."""

    def __init__(
        self,
        name: str,
        workers: int = 0,
        coins: int = 0,
        priests: int = 0,
        power: int = 0,
        spades: int = 0,
        steps: int = 0,
        shipping: int = 0,
        pass_vp: list[int] | None = None,
        ship_vp: int = 0,
    ) -> None:
        self.name = name
        self.workers = workers
        self.coins = coins
        self.priests = priests
        self.power = power
        self.spades = spades
        self.steps = steps
        self.shipping = shipping
        self.pass_vp = pass_vp if pass_vp is not None else [0] * KINDS
        self.ship_vp = ship_vp


CARDS: Final[list[Card]] = [
    Card("BON1", coins=2, spades=1),
    Card("BON2", coins=4, steps=1),
    Card("BON3", coins=6),
    Card("BON4", power=3, shipping=1),
    Card("BON5", workers=1, power=3),
    Card("BON6", workers=2, pass_vp=[0, 0, 0, 0, 4, 4]),
    Card("BON7", workers=1, pass_vp=[0, 0, 2, 0, 0, 0]),
    Card("BON8", priests=1),
    Card("BON9", coins=2, pass_vp=[0, 1, 0, 0, 0, 0]),
    Card("BON10", power=3, ship_vp=3),
]
BASE_CARDS: Final = 9
SPARE_CARDS: Final = 3
"""How many more cards than seats are in play (TM-2.5)."""


class Favor:
    """A favor tile: its cult steps and its lasting effect."""

    def __init__(
        self,
        name: str,
        copies: int,
        cult: int,
        steps: int,
        workers: int = 0,
        coins: int = 0,
        power: int = 0,
        town_power: int = 0,
        action_steps: int = 0,
        build_vp: list[int] | None = None,
        pass_vp: list[int] | None = None,
    ) -> None:
        self.name = name
        self.copies = copies
        self.cult = cult
        self.steps = steps
        self.workers = workers
        self.coins = coins
        self.power = power
        self.town_power = town_power
        self.action_steps = action_steps
        self.build_vp = build_vp if build_vp is not None else [0] * KINDS
        self.pass_vp = pass_vp if pass_vp is not None else [0] * (PIECES[TRADING_HOUSE] + 1)


FAVORS: Final[list[Favor]] = [
    Favor("FAV1", 1, FIRE, 3),
    Favor("FAV2", 1, WATER, 3),
    Favor("FAV3", 1, EARTH, 3),
    Favor("FAV4", 1, AIR, 3),
    Favor("FAV5", 3, FIRE, 2, town_power=6),
    Favor("FAV6", 3, WATER, 2, action_steps=1),
    Favor("FAV7", 3, EARTH, 2, workers=1, power=1),
    Favor("FAV8", 3, AIR, 2, power=4),
    Favor("FAV9", 3, FIRE, 1, coins=3),
    Favor("FAV10", 3, WATER, 1, build_vp=[0, 0, 3, 0, 0, 0]),
    Favor("FAV11", 3, EARTH, 1, build_vp=[0, 2, 0, 0, 0, 0]),
    Favor("FAV12", 3, AIR, 1, pass_vp=[0, 2, 3, 3, 4]),
]
FAV5: Final = 4
FAV6: Final = 5
FAV12: Final = 11


class Town:
    """A town tile: points and the reward when founding a town."""

    def __init__(
        self,
        name: str,
        copies: int,
        vp: int,
        workers: int = 0,
        coins: int = 0,
        priests: int = 0,
        power: int = 0,
        steps: int = 0,
        shipping: int = 0,
        keys: int = 1,
    ) -> None:
        self.name = name
        self.copies = copies
        self.vp = vp
        self.workers = workers
        self.coins = coins
        self.priests = priests
        self.power = power
        self.steps = steps
        self.shipping = shipping
        self.keys = keys


TOWNS: Final[list[Town]] = [
    Town("TW1", 2, 5, coins=6),
    Town("TW2", 2, 7, workers=2),
    Town("TW3", 2, 9, priests=1),
    Town("TW4", 2, 6, power=8),
    Town("TW5", 2, 8, steps=1),
    Town("TW6", 1, 2, steps=2, keys=2),
    Town("TW7", 2, 4, shipping=1),
    Town("TW8", 1, 11),
]
BASE_TOWNS: Final = 5
TOWN_STRUCTURES: Final = 4
TOWN_POWER: Final = 7


class Scoring:
    """A scoring tile: points for events of its round on the left, the cult bonus on the right."""

    def __init__(
        self,
        name: str,
        cult: int,
        every: int,
        workers: int = 0,
        coins: int = 0,
        priests: int = 0,
        power: int = 0,
        spades: int = 0,
        spade_vp: int = 0,
        town_vp: int = 0,
        build_vp: list[int] | None = None,
    ) -> None:
        self.name = name
        self.cult = cult
        self.every = every
        self.workers = workers
        self.coins = coins
        self.priests = priests
        self.power = power
        self.spades = spades
        self.spade_vp = spade_vp
        self.town_vp = town_vp
        self.build_vp = build_vp if build_vp is not None else [0] * KINDS


SCORINGS: Final[list[Scoring]] = [
    Scoring("SCORE1", EARTH, 1, coins=1, spade_vp=2),
    Scoring("SCORE2", EARTH, 4, spades=1, town_vp=5),
    Scoring("SCORE3", WATER, 4, priests=1, build_vp=[0, 2, 0, 0, 0, 0]),
    Scoring("SCORE4", FIRE, 2, workers=1, build_vp=[0, 0, 0, 0, 5, 5]),
    Scoring("SCORE5", FIRE, 4, power=4, build_vp=[0, 2, 0, 0, 0, 0]),
    Scoring("SCORE6", WATER, 4, spades=1, build_vp=[0, 0, 3, 0, 0, 0]),
    Scoring("SCORE7", AIR, 2, workers=1, build_vp=[0, 0, 0, 0, 5, 5]),
    Scoring("SCORE8", AIR, 4, spades=1, build_vp=[0, 0, 3, 0, 0, 0]),
    Scoring("SCORE9", NO_CULT, 1, coins=2, build_vp=[0, 0, 0, 4, 0, 0]),
]
"""SCORE9 counts the seat's own priests on the orders instead of a cult."""
BASE_SCORINGS: Final = 8
SPADE_SCORING: Final = 0
SPADE_ROUNDS: Final = 4
"""The last round for which SCORE1 may be drawn (TM-2.3)."""

CULT_PLACES: Final = [8, 4, 2]
AREA_PLACES: Final = [18, 12, 6]
COINS_PER_VP: Final = 3
