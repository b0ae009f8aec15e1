"""Armies, mercenaries and ships on the board: all changes go through this module."""

from __future__ import annotations

from turnwright.games.mythotopia.data.geometry import PROVINCES, SEAS
from turnwright.games.mythotopia.state import World


def place_armies(s: World, seat: int, province: int, number: int) -> None:
    """Put armies from the stock into a province."""
    s.army_stock[seat] -= number
    arrive(s, seat, province, number)


def remove_armies(s: World, seat: int, province: int, number: int) -> None:
    """Return armies from a province to the stock (MY-2.4)."""
    s.army_stock[seat] += number
    depart(s, seat, province, number)


def arrive(s: World, seat: int, province: int, number: int) -> None:
    """Add armies to a province."""
    s.armies[seat * PROVINCES + province] += number
    s.camps[seat] |= 1 << province


def depart(s: World, seat: int, province: int, number: int) -> None:
    """Remove armies from a province; with the last of them, all mercenaries there leave as well (MY-17.38)."""
    place = seat * PROVINCES + province
    s.armies[place] -= number
    if s.armies[place] == 0:
        s.camps[seat] &= ~(1 << province)
        if place in s.hired:
            s.hired = [hired for hired in s.hired if hired != place]


def send_home(s: World, province: int) -> None:
    """Return all armies of all seats from a province to their stocks (MY-10.25)."""
    for seat in range(s.seats):
        number = s.armies[seat * PROVINCES + province]
        if number:
            remove_armies(s, seat, province, number)


def hire(s: World, seat: int, province: int) -> None:
    """Put a mercenary into a province (MY-17.33)."""
    s.hired = sorted([*s.hired, seat * PROVINCES + province])


def dismiss(s: World, seat: int, province: int, number: int) -> None:
    """Return mercenaries from a province to the common supply (MY-17.37)."""
    hired = s.hired[:]
    for _token in range(number):
        hired.remove(seat * PROVINCES + province)
    s.hired = hired


def place_ships(s: World, seat: int, sea: int, number: int) -> None:
    """Put ships from the stock into a sea area."""
    s.ship_stock[seat] -= number
    s.ships[seat * len(SEAS) + sea] += number


def remove_ships(s: World, seat: int, sea: int, number: int) -> None:
    """Return ships from a sea area to the stock (MY-9.17)."""
    s.ships[seat * len(SEAS) + sea] -= number
    s.ship_stock[seat] += number
