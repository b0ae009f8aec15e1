"""Quick estimates for bots: the point in time of a seat, bonuses, what a force can take, what may be lost.

All amounts are thousandths of a coin or of a region. Abilities contribute through their own ``income`` and ``worth``:
no race or power is named here.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.masks import count
from turnwright.games.small_world.data.tables import ACTIVE, MAX_SHORTFALL, NONE, SLOTS
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW
from turnwright.games.small_world.verbs import Ask
from turnwright.games.small_world.war import Prices, targets

COIN: Final = 1000

LEFTOVER: Final = 340
"""Regions (in thousandths) that a token takes after all targets now in reach are taken."""
FRESH_TAKES: Final = 4000
"""Regions (in thousandths) that a race not yet picked conquers in its first turn."""
DEAR: Final = 10
"""Costs from here on are treated as equal: too expensive."""
APPEAL: Final = [0, 2000, 1100, 600, 330, 180, 100, 55, 30, 17, 9]
"""How attractive a conquest is by its cost, relative to others."""
LUCK: Final = [1000, 500, 333, 167]
"""The chance (in thousandths) that the die makes up for a number of missing tokens."""


class Moment:
    """The point in time of a seat: what the open frames say about its turn.

    left       scorings the seat still has
    unpaid     its turn has begun and is not yet scored
    choosing   it may still decide to decline this turn
    usable     by slot: tokens it can still conquer with this turn
    """

    def __init__(self, s: World, seat: int) -> None:
        self.unpaid = False
        self.choosing = False
        self.usable = [0] * SLOTS
        if s.turn == seat:
            self.read(s, seat)
        self.left = s.board.turns - s.round + 1
        if s.turn == seat:
            if not self.unpaid:
                self.left -= 1
        elif (seat - s.first) % s.seats < (s.turn - s.first) % s.seats:
            self.left -= 1

    def read(self, s: World, seat: int) -> None:
        """Read the frames of the current turn."""
        gathered = True
        for i in range(len(s.todo) - 1, -1, -1):
            f = s.todo[i]
            step = f.step
            conquering = isinstance(step, Ask) and step.conquering
            if f.seat != seat and not conquering:
                continue
            if step in (FLOW.score, FLOW.march):
                self.unpaid = True
            elif step is FLOW.expand_or_decline:
                self.unpaid = True
                self.choosing = True
                self.usable[ACTIVE] = spare(s, seat * SLOTS)
            elif step is FLOW.ready:
                gathered = False
            elif conquering:
                force = f.arg
                self.usable[force % SLOTS] = s.hand[force] if gathered else spare(s, force)
                gathered = True


def spare(s: World, force: int) -> int:
    """Return the tokens of ``force`` beyond one per region."""
    return strength(s, force) - count(s.land[force])


def strength(s: World, force: int) -> int:
    """Return all tokens of ``force``, on the map and in hand."""
    total = s.hand[force]
    land = s.land[force]
    while land:
        low = land & -land
        total += s.tokens[low.bit_length() - 1]
        land ^= low
    return total


def bonus(s: World, force: int, land: int, raided: int, fresh: int) -> int:
    """Return the bonus coins of ``force`` if it held ``land`` and had made a number of conquests this turn."""
    total = 0
    for trait in s.kits[force].income:
        total += trait.income(s, land, raided, fresh)
    return total


def worth(s: World, force: int) -> int:
    """Return the value per turn of the abilities of ``force`` besides their income."""
    total = 0
    for trait in s.kits[force].traits:
        total += trait.worth
    return total


class Front:
    """What a force could conquer next: the cost of each target, and the number of targets of each cost."""

    def __init__(self, s: World, seat: int) -> None:
        force = seat * SLOTS
        prices = Prices(s, force)
        if s.race[force] == NONE:
            open = s.board.border & ~s.immune
        else:
            open = targets(s, force)
        open &= ~(s.land[force + 1] | s.land[force + 2])
        self.open = open
        self.costs = [0] * s.board.regions
        self.counts = [0] * (DEAR + 1)
        self.appeal = 0
        while open:
            low = open & -open
            region = low.bit_length() - 1
            open ^= low
            need = min(prices.of(region, 0), DEAR)
            self.costs[region] = need
            self.counts[need] += 1
            self.appeal += APPEAL[need]

    def taken(self, tokens: int) -> int:
        """Return how many regions (in thousandths) a number of tokens would take, the cheapest first, then
        with the die.
        """
        total = 0
        for need in range(1, DEAR):
            count = self.counts[need]
            if count:
                afford = tokens // need
                if afford < count:
                    tokens -= afford * need
                    short = need - tokens
                    return total + COIN * afford + (LUCK[short] if tokens and short <= MAX_SHORTFALL else 0)
                total += COIN * count
                tokens -= count * need
        return total + LEFTOVER * tokens

    def danger(self, region: int, takes: int, more: int) -> int:
        """Return the chance that ``region`` is among the ``takes`` conquered ones, if it cost ``more`` than it does."""
        need = self.costs[region]
        if need == 0:
            return 0
        need += more
        return takes * APPEAL[min(need, DEAR)] // self.appeal


def takes(s: World, seat: int, front: Front) -> int:
    """Return how many regions (in thousandths) ``seat`` will conquer in its next or current campaign."""
    if s.turn == seat:
        moment = Moment(s, seat)
        if moment.unpaid:
            return front.taken(moment.usable[ACTIVE])
    if s.race[seat * SLOTS] == NONE:
        return FRESH_TAKES
    return front.taken(spare(s, seat * SLOTS))


class Threat:
    """What the rivals of a seat may take from it in the coming round."""

    def __init__(self, s: World, seat: int) -> None:
        self.fronts: list[Front] = []
        self.takes: list[int] = []
        self.open = 0
        for rival in range(s.seats):
            if rival != seat:
                front = Front(s, rival)
                count = takes(s, rival, front)
                if count:
                    self.fronts.append(front)
                    self.takes.append(count)
                    self.open |= front.open

    def chance(self, region: int, more: int) -> int:
        """Return the chance (in thousandths) of losing ``region`` if it cost ``more`` than it does."""
        total = 0
        for i in range(len(self.fronts)):
            total += self.fronts[i].danger(region, self.takes[i], more)
        return min(total, 900)

    def losses(self, regions: int) -> int:
        """Return how many of ``regions`` (in thousandths) are likely to be lost."""
        total = 0
        regions &= self.open
        while regions:
            low = regions & -regions
            total += self.chance(low.bit_length() - 1, 0)
            regions ^= low
        return total
