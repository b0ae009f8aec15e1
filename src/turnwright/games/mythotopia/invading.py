"""Ways into a province: over land from a neighbour, across the sea, or from nowhere (MY-8)."""

from __future__ import annotations

from typing import Final

from turnwright.games.mythotopia.data.geometry import EVERYWHERE, MOUNTAIN, NEIGHBOURS, OVERSEAS
from turnwright.games.mythotopia.data.tables import FOOD, INVASION_FOOD, NONE
from turnwright.games.mythotopia.paying import WORTH, Purse, purse
from turnwright.games.mythotopia.queries import easing, shielded, usable_kinds
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.war import fights_players

MOST_SEAS: Final = 2
"""The most sea areas that an invasion can cross (MY-8.11)."""
NO_WAY: Final = 9
"""More than the cost of any way."""


def targets(s: World, seat: int) -> int:
    """Return the provinces that a seat may invade if there is a way, as a mask: not its own (MY-8.1), not where it has
    armies (MY-8.2), and not those protected by a card in a Reserve (MY-17.62, MY-17.63).
    """
    return EVERYWHERE & ~s.realms[seat] & ~s.camps[seat] & ~forbidden(s, seat)


def engaged(s: World, seat: int) -> bool:
    """Return whether a seat is already in the one war against other players that a card in its Reserve allows."""
    return shielded(s, seat) and fights_players(s, seat)


def forbidden(s: World, seat: int) -> int:
    """Return the provinces of others that cards in Reserves forbid a seat to invade, as a mask."""
    own = engaged(s, seat)
    closed = 0
    for other in range(s.seats):
        if other != seat and (own or engaged(s, other)):
            closed |= s.realms[other]
    return closed


def by_land(sources: int, level: int, eased: int) -> int:
    """Return the provinces across those borders of some provinces that cost ``level`` more food than plain ones,
    ``eased`` levels easier, as a mask.
    """
    reached = 0
    for kind in range(MOUNTAIN + 1):
        if max(0, kind - eased) == level:
            beyond = NEIGHBOURS[kind]
            left = sources
            while left:
                low = left & -left
                left ^= low
                reached |= beyond[low.bit_length() - 1]
    return reached


def overseas(sources: int, crossed: int) -> int:
    """Return what can be reached from some provinces across a number of sea areas, as a mask."""
    reached = 0
    beyond = OVERSEAS[crossed - 1]
    while sources:
        low = sources & -sources
        sources ^= low
        reached |= beyond[low.bit_length() - 1]
    return reached


def carriers(s: World, seat: int, resource: int) -> list[int]:
    """Return the different cards that carry an invasion over a sea area, the one that pays least first."""
    worth = WORTH[resource]
    found: list[int] = []
    for card in usable_kinds(s, seat):
        if s.rules.texts[card].carries:
            if found and worth[card] < worth[found[0]]:
                found.insert(0, card)
            else:
                found.append(card)
    return found


class Ways:
    """What a seat can invade with one source card, given the most food it can pay in addition to it and an army.

    card     the source card
    sources  the provinces that the invasion may start from, as a mask; all if it needs no source province
    food     by sea areas crossed: the most food that can still be paid (-1: they cannot be crossed)
    """

    def __init__(self, card: int, sources: int, food: list[int]) -> None:
        self.card = card
        self.sources = sources
        self.food = food

    def land(self, eased: int) -> int:
        """Return the provinces that can be invaded over land, as a mask."""
        reached = 0
        if self.food[0] >= INVASION_FOOD:
            reached |= by_land(self.sources, 0, eased)
        if self.food[0] > INVASION_FOOD:
            reached |= by_land(self.sources, 1, eased)
        return reached

    def sea(self) -> int:
        """Return the provinces that can be invaded across the sea, as a mask."""
        reached = 0
        for crossed in range(1, MOST_SEAS + 1):
            if self.food[crossed] >= INVASION_FOOD:
                reached |= overseas(self.sources, crossed)
        return reached


def land_level(s: World, seat: int, sources: int, target: int) -> int:
    """Return how much more food than a plain border the easiest way over land costs, NO_WAY if there is none."""
    eased = easing(s, seat)
    for level in range(MOUNTAIN):
        if by_land(sources, level, eased) >> target & 1:
            return level
    return NO_WAY


def seas_to(sources: int, target: int) -> int:
    """Return how many sea areas are between some provinces and a target, NO_WAY if there is no way by sea."""
    for crossed in range(1, MOST_SEAS + 1):
        if overseas(sources, crossed) >> target & 1:
            return crossed
    return NO_WAY


def ways(s: World, seat: int) -> list[Ways]:
    """Return, for each card that can be a source, what can be invaded with it (MY-8.3, MY-17.20, MY-17.50)."""
    found: list[Ways] = []
    if s.army_stock[seat] == 0:
        return found
    whole = purse(s, seat, FOOD, [])
    ships = carriers(s, seat, FOOD)
    for card in usable_kinds(s, seat):
        text = s.rules.texts[card]
        sources = EVERYWHERE if text.leaps else text.stands_for(s, seat)
        if sources:
            found.append(Ways(card, sources, most_food(whole, card, [] if text.leaps else ships)))
    return found


def most_food(whole: Purse, card: int, ships: list[int]) -> list[int]:
    """Return, by sea areas crossed, the most food that can be paid in addition to an army, without the source card and
    that many ships; -1 if there are too few ships.
    """
    whole.drop(card)
    food = [whole.most(army=True), NONE, NONE]
    for crossed, ship in enumerate(ships[:MOST_SEAS], start=1):
        whole.drop(ship)
        food[crossed] = whole.most(army=True)
    for ship in ships[:MOST_SEAS]:
        whole.add(ship)
    whole.add(card)
    return food
