"""The factions of Root and what their boards show: pieces, tracks, leaders, characters."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.tables import (
    BAG,
    BOOT,
    CLEARING_SUITS,
    COIN,
    CROSSBOW,
    HAMMER,
    SWORD,
    TEA,
    TORCH,
)

MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
VAGABOND_2: Final = 4
LIZARD: Final = 5
RIVERFOLK: Final = 6
FACTIONS: Final = ["marquise", "eyrie", "alliance", "vagabond", "vagabond_2", "lizard", "riverfolk"]
"""In the order of their setup (RT-5.1.7)."""
WARRIORS: Final = [25, 20, 10, 0, 0, 25, 15]
"""Warriors by faction (RT-6.3.1, RT-7.3.1, RT-8.3.1, RT-10.3.1, RT-11.3.1, RT-B.marquise.pieces, RT-B.eyrie.pieces,
RT-B.alliance.pieces, RT-B.lizard.pieces, RT-B.riverfolk.pieces).
"""
REACH: Final = [10, 7, 3, 5, 2, 2, 5]
"""By faction: its reach, which is advice and not a rule (RT-5.1.1#3)."""
LEAST_REACH: Final = [0, 0, 17, 18, 21, 25, 28]
"""By number of players: the recommended total reach of their factions (RT-5.1.1#3)."""

SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
ROOST: Final = 3
BASE: Final = 4
GARDEN: Final = 5
SYMPATHY: Final = 6
TRADE_POST: Final = 7
WOOD: Final = 8
KEEP: Final = 9
PIECES: Final = [
    "sawmill", "workshop", "recruiter", "roost", "base", "garden", "sympathy", "trade_post", "wood", "keep",
]  # fmt: skip
"""Buildings, then tokens (RT-2.5#6). A base, garden or trade post has the suit of its clearing."""
BUILDINGS: Final = 6
"""How many of PIECES are buildings; the others are tokens (RT-2.5#6)."""
OWNER: Final = [
    MARQUISE, MARQUISE, MARQUISE, EYRIE, ALLIANCE, LIZARD, ALLIANCE, RIVERFOLK, MARQUISE, MARQUISE,
]  # fmt: skip
"""By piece: the faction that owns it."""
LEAVES_THE_GAME: Final = [piece in (TRADE_POST, KEEP) for piece in range(len(PIECES))]
"""By piece: whether it goes to the box when removed (RT-2.5.3#2)."""


class Track:
    """The spaces of a track from left to right; placing a piece uncovers the next (RT-B.reading).

    ``cost`` and ``vp`` are given for each space; ``draws`` is the number of extra cards by number of pieces on the map.
    ``each_suit`` means that there is one such track each for foxes, rabbits and mice.
    """

    def __init__(
        self, vp: list[int], cost: list[int] | None = None, draw_at: list[int] | None = None, each_suit: bool = False
    ) -> None:
        self.spaces = len(vp)
        self.vp = vp
        self.cost = cost if cost is not None else [0] * len(vp)
        self.draw_at = draw_at if draw_at is not None else []
        self.draws = [len([space for space in self.draw_at if space < n]) for n in range(len(vp) + 1)]
        self.each_suit = each_suit
        self.pieces = len(vp) * (CLEARING_SUITS if each_suit else 1)


WOOD_COST: Final = [0, 1, 2, 3, 3, 4]
"""By space, the same for sawmills, workshops and recruiters (RT-B.marquise.cost)."""
TRACKS: Final[list[Track]] = [
    Track([0, 1, 2, 3, 4, 5], WOOD_COST),
    Track([0, 2, 2, 3, 4, 5], WOOD_COST),
    Track([0, 1, 2, 3, 3, 4], WOOD_COST, draw_at=[2, 4]),
    Track([0, 1, 2, 3, 4, 4, 5], draw_at=[2, 5]),
    Track([0], draw_at=[0], each_suit=True),
    Track([0, 2, 2, 3, 4], draw_at=[1], each_suit=True),
    Track([0, 1, 1, 1, 2, 2, 3, 4, 4, 4], cost=[1, 1, 1, 2, 2, 2, 3, 3, 3, 3]),
    Track([2, 2, 2], each_suit=True),
]
"""By piece from SAWMILL to TRADE_POST; wood and the keep are in the supply (RT-B.marquise.vp, RT-B.marquise.draw,
RT-B.eyrie.vp, RT-B.eyrie.draw, RT-B.alliance.cost, RT-B.alliance.vp, RT-B.alliance.draw, RT-B.lizard.vp,
RT-B.lizard.draw, RT-B.riverfolk.vp).
"""
STOCK: Final[list[int]] = [track.pieces for track in TRACKS] + [8, 1]
"""By piece: how many there are (RT-6.3.1, RT-6.3.5, RT-7.3.5, RT-8.3.2, RT-8.3.3, RT-10.3.4, RT-B.marquise.pieces,
RT-B.eyrie.pieces, RT-B.alliance.pieces, RT-B.lizard.pieces, RT-B.riverfolk.pieces)."""

RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3
COLUMNS: Final = ["recruit", "move", "battle", "build"]
"""The columns of the Decree, from left to right (RT-7.5.2#1)."""


class Leader:
    """A leader of the Eyrie, and the columns of its two Loyal Viziers."""

    def __init__(self, key: str, first: int, second: int) -> None:
        self.key = key
        self.first = first
        self.second = second


LEADERS: Final[list[Leader]] = [
    Leader("builder", RECRUIT, MOVE),
    Leader("charismatic", RECRUIT, BATTLE),
    Leader("commander", MOVE, BATTLE),
    Leader("despot", MOVE, BUILD),
]
"""RT-7.8#1."""
VIZIERS: Final = 2
"""RT-B.eyrie.pieces."""


class Character:
    """A character of the Vagabond, and his starting items."""

    def __init__(self, key: str, items: list[int]) -> None:
        self.key = key
        self.items = items


CHARACTERS: Final[list[Character]] = [
    Character("thief", [BOOT, TORCH, TEA, SWORD]),
    Character("tinker", [BOOT, TORCH, BAG, HAMMER]),
    Character("ranger", [BOOT, TORCH, CROSSBOW, SWORD]),
    Character("vagrant", [COIN, TORCH, BOOT]),
    Character("arbiter", [BOOT, TORCH, SWORD, SWORD]),
    Character("scoundrel", [BOOT, BOOT, TORCH, CROSSBOW]),
    Character("adventurer", [BOOT, TORCH, HAMMER]),
    Character("ronin", [BOOT, BOOT, TORCH, SWORD]),
    Character("harrier", [COIN, TORCH, SWORD, CROSSBOW]),
]
BASE_CHARACTERS: Final = 3
"""The characters of the base box; the others came with later boxes (RT-V.thief, RT-V.tinker, RT-V.ranger)."""
ITEM_TRACK: Final = 3
"""Spaces on each of the Vagabond's tracks for tea, coins and bags (RT-9.2.5.I)."""
REFRESHED: Final = 3
"""Items turned face up in Birdsong, without tea (RT-9.4.1#1)."""
REFRESHED_BY_TEA: Final = 2
"""Additional items turned face up for each tea (RT-9.4.1#1)."""

INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4
AIDS_TO_ADVANCE: Final = [1, 2, 3]
"""By space on the relationship chart: how many Aids in one turn lead to the next (RT-B.vagabond.relationship)."""
RELATIONSHIP_VP: Final = [0, 1, 2, 2]
"""By space: points for entering it (RT-B.vagabond.relationship)."""

SERVICES: Final = ["hand_card", "riverboats", "mercenaries"]
PRICES: Final = [1, 2, 3, 4]
"""The possible prices of a service (RT-B.riverfolk.services)."""
