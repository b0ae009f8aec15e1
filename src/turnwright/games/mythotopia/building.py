"""Building (MY-13): what may be built where, its cost, whether it can be paid, and its value for bots."""

from __future__ import annotations

from typing import Final

from turnwright.core.masks import count
from turnwright.games.mythotopia.data.geometry import BORDER_ENDS, BORDERS, MOUNTAIN
from turnwright.games.mythotopia.data.tables import CASTLE_STONE, CASTLES, CITY_STONE, NONE, STONE
from turnwright.games.mythotopia.data.vp_cards import HEAP_VALUE
from turnwright.games.mythotopia.judgement.estimates import A_GOLD, VP
from turnwright.games.mythotopia.paying import affordable, purse
from turnwright.games.mythotopia.queries import cities_left, easing, roads_left, usable_kinds
from turnwright.games.mythotopia.rules import (
    MY_13_3,
    MY_13_4,
    MY_13_6,
    MY_13_9,
    MY_13_10,
    MY_13_15,
    MY_13_19,
    MY_13_21,
    MY_13_23,
    MY_13_24,
)
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.tokens import available

CITY: Final = 0
CASTLE: Final = 1
ROAD: Final = 2
BUILDINGS: Final = ["city", "castle", "road"]
BUILDING_RULES: Final = [MY_13_10, MY_13_15, MY_13_19]


def sites(building: int, place: int) -> int:
    """Return the provinces whose cards can be played for a building, as a mask: either end of a road (MY-13.22)."""
    return BORDER_ENDS[place] if building == ROAD else 1 << place


def city_sites(s: World, seat: int) -> int:
    """Return where a seat can build a city: in its towns (MY-13.11), if it has a city left (MY-13.9), as a mask."""
    return s.realms[seat] & ~s.cities & ~s.citadels if cities_left(s, seat) else 0


def castle_sites(s: World, seat: int) -> int:
    """Return where a seat can build a castle (MY-13.17, MY-13.18), if one is left (MY-13.9), as a mask."""
    return s.realms[seat] & ~s.castles & ~s.citadels if count(s.castles) < CASTLES else 0


def road_bar(s: World, seat: int, border: int) -> int:
    """Return 0, or the rule that forbids a seat to build a road on a border."""
    ends = sites(ROAD, border)
    if ends & ~s.realms[seat]:
        return MY_13_21
    if border in s.roads:
        return MY_13_24
    if not roads_left(s):
        return MY_13_9
    return MY_13_23 if road_level(s, seat, border) >= MOUNTAIN else 0


def road_level(s: World, seat: int, border: int) -> int:
    """Return the additional stone for a road compared with a plain border; none can be built over mountains."""
    return max(0, BORDERS[border].kind - easing(s, seat))


def stone_for(s: World, seat: int, building: int, place: int) -> int:
    """Return the cost of a building (MY-13.10, MY-13.15, MY-13.19, MY-13.20)."""
    if building == ROAD:
        return s.rules.road_stone + road_level(s, seat, place)
    return CITY_STONE if building == CITY else CASTLE_STONE


class Means:
    """The cards that can be played for the building site, and the stone left after that.

    covered  by stone, 1 to 3: the provinces where that much can be paid in addition to a site card, as masks
    """

    def __init__(self, s: World, seat: int, without: list[int]) -> None:
        self.covered = [0, 0, 0, 0, 0]
        whole = purse(s, seat, STONE, without)
        for card in usable_kinds(s, seat):
            provinces = 0 if card in without else s.rules.texts[card].stands_for(s, seat)
            if provinces:
                whole.drop(card)
                most = whole.most(army=False)
                whole.add(card)
                for stone in range(1, min(most, len(self.covered) - 1) + 1):
                    self.covered[stone] |= provinces

    def where(self, stone: int) -> int:
        """Return where an amount of stone can be paid in addition to a site card, as a mask."""
        return self.covered[stone] if stone < len(self.covered) else 0


def short_of(s: World, seat: int, where: int, stone: int, rule: int) -> int:
    """Return why a building whose stone cost follows from ``rule`` cannot be paid at one of the sites ``where``: no
    site card (MY-13.4), or too little stone, perhaps because that card's own stone does not count (MY-13.6).
    """
    for card in usable_kinds(s, seat):
        if s.rules.texts[card].stands_for(s, seat) & where:
            return MY_13_6 if affordable(s, seat, STONE, stone, []) else rule
    return MY_13_4


def build_bar(s: World, seat: int, card: int) -> int:
    """Return 0, or the rule that keeps a seat from building anything with a Build card: the one for a castle, which
    costs least, or for a city.
    """
    if can_build(s, seat, card):
        return 0
    castles, cities = castle_sites(s, seat), city_sites(s, seat)
    rule = short_of(s, seat, castles, CASTLE_STONE, MY_13_15) if castles else MY_13_3
    if cities and rule in (MY_13_3, MY_13_4):
        rule = short_of(s, seat, cities, CITY_STONE, MY_13_10)
    return rule


BUILDING_WORTH: Final = [400, 200, 150]
"""The value of a building for bots besides tokens, in thousandths of a point."""


def building_worth(s: World, seat: int, building: int) -> int:
    """Return the value for bots of building something."""
    worth = BUILDING_WORTH[building]
    for objective in s.rules.objectives:
        if s.in_play >> objective.number & 1:
            heap = objective.built(s, seat, building)
            if heap != NONE and available(s, seat, heap):
                worth += HEAP_VALUE[heap] * VP
            if objective.building == building and available(s, seat, objective.heap):
                worth += (VP - A_GOLD) // 2
    return worth


def best_building(s: World, seat: int, card: int) -> int:
    """Return the value of the best thing that a seat can build with a Build card."""
    means = Means(s, seat, [card])
    best = 0
    if means.where(CITY_STONE) & city_sites(s, seat):
        best = building_worth(s, seat, CITY)
    if means.where(CASTLE_STONE) & castle_sites(s, seat):
        best = max(best, building_worth(s, seat, CASTLE))
    road = building_worth(s, seat, ROAD)
    if road > best and open_borders(s, seat, means):
        best = road
    return best


def can_build(s: World, seat: int, card: int) -> bool:
    """Return whether a seat could build anything with a Build card (MY-13.4, MY-13.6)."""
    means = Means(s, seat, [card])
    if means.where(CASTLE_STONE) & castle_sites(s, seat) or means.where(CITY_STONE) & city_sites(s, seat):
        return True
    return len(open_borders(s, seat, means)) > 0


def open_borders(s: World, seat: int, means: Means) -> list[int]:
    """Return where a seat may build a road and can pay for it."""
    found: list[int] = []
    if means.where(s.rules.road_stone) and roads_left(s):
        foreign = ~s.realms[seat]
        for border, ends in enumerate(BORDER_ENDS):
            if ends & foreign or road_bar(s, seat, border):
                continue
            if means.where(stone_for(s, seat, ROAD, border)) & ends:
                found.append(border)
    return found
