"""Why a province cannot be invaded: the rule to show to the player (MY-8)."""

from __future__ import annotations

from turnwright.games.mythotopia.data.geometry import COASTS, MOUNTAIN
from turnwright.games.mythotopia.data.tables import FOOD, INVASION_FOOD
from turnwright.games.mythotopia.invading import NO_WAY, by_land, carriers, land_level, seas_to, ways
from turnwright.games.mythotopia.paying import purse
from turnwright.games.mythotopia.queries import easing, usable_kinds
from turnwright.games.mythotopia.rules import (
    MY_3_7,
    MY_8_3,
    MY_8_4,
    MY_8_6,
    MY_8_7,
    MY_8_8,
    MY_8_9,
    MY_8_10,
    MY_8_11,
    MY_8_14,
)
from turnwright.games.mythotopia.state import World


def no_way(s: World, seat: int, target: int) -> int:
    """Return the rule that keeps a seat with an army in its stock from invading a province, with any source card."""
    sources = source_provinces(s, seat)
    leaps = any(s.rules.texts[card].leaps for card in usable_kinds(s, seat))
    level = 0 if leaps else land_level(s, seat, sources, target)
    if level != NO_WAY:
        return no_food(s, seat, level)
    if seas_to(sources, target) != NO_WAY:
        return no_ships(s, seat, sources, target)
    if not sources or land_level(s, seat, s.realms[seat], target) != NO_WAY:
        return MY_8_3
    barred = no_border(s, seat, sources, target)
    return MY_8_11 if barred == MY_8_4 and carriers(s, seat, FOOD) and on_coasts(sources, target) else barred


def source_provinces(s: World, seat: int) -> int:
    """Return the provinces that an invasion may start from with some card of a seat, as a mask."""
    sources = 0
    for card in usable_kinds(s, seat):
        sources |= s.rules.texts[card].stands_for(s, seat)
    return sources


def food_over_land(s: World, seat: int, target: int) -> tuple[int, int]:
    """Return how much food the easiest way over land takes, and how much a seat can pay in addition to its source card
    and an army.
    """
    levels = [
        (0 if s.rules.texts[way.card].leaps else land_level(s, seat, way.sources, target), max(0, way.food[0]))
        for way in ways(s, seat)
    ]
    easiest = min(level for level, _food in levels)
    return INVASION_FOOD + easiest, max(food for level, food in levels if level == easiest)


def ships_overseas(s: World, seat: int, target: int) -> tuple[int, int]:
    """Return how many sea areas the shortest way crosses, and how many cards a seat has that carry an invasion."""
    return seas_to(source_provinces(s, seat), target), len(carriers(s, seat, FOOD))


def on_coasts(sources: int, target: int) -> bool:
    """Return whether a target and some of the sources are on any coast."""
    every = 0
    for coast in COASTS:
        every |= coast
    return every >> target & 1 == 1 and sources & every != 0


def no_land_way(s: World, seat: int, card: int, target: int) -> int:
    """Return the rule that keeps a seat from invading a province over land with a card as the source."""
    if card not in usable_kinds(s, seat):
        return MY_8_3
    text = s.rules.texts[card]
    sources = text.stands_for(s, seat)
    if not sources and not text.leaps:
        return MY_8_3
    level = 0 if text.leaps else land_level(s, seat, sources, target)
    return no_border(s, seat, sources, target) if level == NO_WAY else no_food(s, seat, level)


def no_sea_way(s: World, seat: int, card: int, target: int) -> int:
    """Return the rule that keeps a seat from invading a province across the sea with a card as the source."""
    sources = s.rules.texts[card].stands_for(s, seat)
    if not sources or card not in usable_kinds(s, seat):
        return MY_8_3
    return MY_8_11 if seas_to(sources, target) == NO_WAY else no_ships(s, seat, sources, target)


def no_border(s: World, seat: int, sources: int, target: int) -> int:
    """Return why there is no way over land: mountains, or no border at all."""
    return MY_8_9 if by_land(sources, MOUNTAIN, easing(s, seat)) >> target & 1 else MY_8_4


def no_ships(s: World, seat: int, sources: int, target: int) -> int:
    """Return why a way across the sea cannot be used: too few Ship cards, no army, or no food besides the cards needed
    for other purposes.
    """
    if len(carriers(s, seat, FOOD)) < seas_to(sources, target):
        return MY_8_10
    return MY_8_14 if purse(s, seat, FOOD, []).most(army=True) < 0 else MY_3_7


def no_food(s: World, seat: int, level: int) -> int:
    """Return why a way over land that costs ``level`` more food than a plain border cannot be paid: no army, too little
    food, or none without the source card.
    """
    most = purse(s, seat, FOOD, []).most(army=True)
    if most < 0:
        return MY_8_14
    if level:
        return MY_8_8
    return MY_8_6 if most >= INVASION_FOOD else MY_8_7
