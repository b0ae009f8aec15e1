"""Conquest: what is in reach, what it costs, what taking a region does. Used by steps and traits."""

from __future__ import annotations

from typing import Final

from turnwright.core.messages import Message
from turnwright.games.small_world.column import retire
from turnwright.games.small_world.data.tables import ACTIVE, BESIDE, DECLINED, NOBODY, SLOTS, TRIBE
from turnwright.games.small_world.markers import strip
from turnwright.games.small_world.readings import IMMUNE_TO_OWN, OWN_DECLINE_COUNTS, OWN_TOKENS_DEFEND
from turnwright.games.small_world.rules import (
    SW_3_2,
    SW_6_1,
    SW_6_5,
    SW_6_8,
    SW_6_9,
    SW_8_1,
    SW_8_10,
    SW_15_4,
    SW_15_5,
)
from turnwright.games.small_world.state import World


def domain(s: World, force: int) -> int:
    """Return the regions of the kinds ``force`` may conquer: land, and water with a trait (SW-6.8)."""
    regions = s.board.land
    for trait in s.kits[force].waters:
        regions |= trait.waters(s)
    return regions


def reach(s: World, force: int) -> int:
    """Return the regions ``force`` can reach: border regions first, then neighbours of its own (SW-6.1, SW-6.5)."""
    own = s.land[force]
    if own == 0:
        regions = s.board.border
        for trait in s.kits[force].entries:
            regions |= trait.entries(s, force)
        return regions
    regions = 0
    adjacent = s.board.adjacent
    while own:
        low = own & -own
        regions |= adjacent[low.bit_length() - 1]
        own ^= low
    for trait in s.kits[force].reaches:
        regions |= trait.reaches(s, force)
    return regions


def shielded(s: World, force: int) -> int:
    """Return the immune regions that stop ``force`` (SW-15.4, SW-15.5)."""
    immune = s.immune
    if immune and force % SLOTS != ACTIVE and not s.rules.reads(IMMUNE_TO_OWN):
        immune &= ~s.land[force - force % SLOTS]
    return immune


def forbidden(s: World, force: int) -> int:
    """Return the regions that abilities of others forbid ``force`` to attack; races in decline are not restricted."""
    regions = 0
    if force % SLOTS == ACTIVE and s.bound >> force // SLOTS & 1:
        for keeper in s.keepers:
            regions |= keeper.forbids(s, force)
    return regions


def forbidding_rule(s: World, force: int, region: int) -> int:
    """Return the rule of the ability that forbids ``force`` to attack ``region``, or 0."""
    if forbidden(s, force) >> region & 1:
        for keeper in s.keepers:
            if keeper.forbids(s, force) >> region & 1:
                return keeper.forbids_by()
    return 0


def targets(s: World, force: int) -> int:
    """Return the regions ``force`` may conquer, regardless of cost."""
    open = reach(s, force) & domain(s, force) & ~s.land[force] & ~shielded(s, force)
    return open & ~forbidden(s, force) if s.bound else open


def barred(s: World, force: int, region: int) -> int:
    """Return 0 if ``region`` is among the targets, or the rule that keeps ``force`` out."""
    bit = 1 << region
    if bit & s.board.all == 0:
        return SW_3_2
    if bit & s.land[force]:
        return SW_6_9
    if bit & domain(s, force) == 0:
        return SW_6_8
    if bit & reach(s, force) == 0:
        return SW_6_5 if s.land[force] else SW_6_1
    if bit & shielded(s, force):
        return SW_15_5 if bit & s.land[force - force % SLOTS] else SW_15_4
    return forbidding_rule(s, force, region)


NO_DISCOUNTS: Final[list[int]] = []


class Prices:
    """The cost of regions for one force: made once per question, called for every region (SW-7.1 to SW-7.11).

    guard        by region: what land and markers add; markers defend against everyone
    tokens       by region: the tokens there
    undefended   regions of other races of its owner: their tokens add nothing (SW-7.8)
    cheaper      a mask of cheaper regions for every trait that lowers costs; discounts add up
    """

    def __init__(self, s: World, force: int) -> None:
        first = force - force % SLOTS
        own = s.land[first] | s.land[first + DECLINED] | s.land[first + BESIDE]
        self.guard = s.guard
        self.tokens = s.tokens
        self.undefended = 0 if s.rules.reads(OWN_TOKENS_DEFEND) else own
        self.cheaper = NO_DISCOUNTS
        if s.kits[force].cheaper:
            self.cheaper = [trait.cheaper(s, force) for trait in s.kits[force].cheaper]

    def of(self, region: int, roll: int) -> int:
        """Return the tokens needed for ``region`` with the help of a roll; at least 1 (SW-7.11)."""
        need = self.guard[region] - roll
        tokens = self.tokens[region]
        if tokens and self.undefended >> region & 1 == 0:
            need += tokens
        for mask in self.cheaper:
            need -= mask >> region & 1
        return need if need > 1 else 1


def cost_for(s: World, force: int, region: int, roll: int = 0) -> int:
    """Return the cost of one region for ``force``."""
    return Prices(s, force).of(region, roll)


def conquer(s: World, force: int, region: int, tokens: int) -> None:
    """Conquer ``region`` with ``tokens`` from hand: losses, markers, occupation (SW-7.13, SW-8)."""
    s.hand[force] -= tokens
    overrun(s, force, region, losses(s, force, region))
    occupy(s, force, region, tokens)


def own_lost(s: World, force: int, region: int) -> int:
    """Return how many regions the seat of ``force`` loses by conquering ``region``: 1 if another race of its own holds
    it.
    """
    return 1 if s.who[region] // SLOTS == force // SLOTS else 0


def losses(s: World, force: int, region: int) -> int:
    """Return the tokens that the holder of ``region`` loses when ``force`` conquers it (SW-8.1)."""
    holder = s.who[region]
    if holder >= 0:
        for trait in s.kits[holder].spares:
            if trait.spares(s, force, holder):
                return 0
    return 1


def overrun(s: World, force: int, region: int, lost: int) -> None:
    """Clear ``region`` of its holder, which loses ``lost`` of its tokens there."""
    holder = s.who[region]
    if force % SLOTS == ACTIVE and is_raid(s, force, region):
        s.raided += 1
    if holder == TRIBE:
        if s.log is not None:
            s.emit(Message("log-tribe-gone", {"region": region + 1}, SW_8_10))
    elif holder >= 0:
        if force % SLOTS == ACTIVE:
            note_attack(s, force // SLOTS, holder, True)
        beat(s, force, region, lost)
    strip(s, region)
    s.who[region] = NOBODY
    s.tokens[region] = 0


def is_raid(s: World, force: int, region: int) -> bool:
    """Return whether ``region`` counts as non-empty for ``force``: other races of its owner may not count (SW-2.15)."""
    holder = s.who[region]
    return holder != NOBODY and (s.rules.reads(OWN_DECLINE_COUNTS) or holder // SLOTS != force // SLOTS)


def note_attack(s: World, seat: int, holder: int, won: bool) -> None:
    """Let abilities remember that the active race of ``seat`` attacked ``holder``, if that is an opponent's
    active race.
    """
    if holder % SLOTS == ACTIVE and holder // SLOTS != seat:
        for keeper in s.keepers:
            keeper.attacked(s, holder // SLOTS, won)


def beat(s: World, force: int, region: int, lost: int) -> None:
    """Remove some tokens of a stack that ``force`` conquers, and return the rest to their owner's hand (SW-8.1,
    SW-8.2).

    An active race conquered by another race of its owner may get the rest only when it redeploys.
    """
    holder = s.who[region]
    rest = s.tokens[region] - lost
    s.tray[s.race[holder]] += lost
    waits = holding_rule(s, force, holder)
    if waits:
        s.withdrawn += rest
    else:
        s.hand[holder] += rest
    s.land[holder] &= ~(1 << region)
    if s.log is not None:
        args: dict[str, int | str] = {"seat": holder // SLOTS, "region": region + 1, "lost": lost, "rest": rest}
        args["race"] = s.rules.races[s.race[holder]].name
        s.emit(Message("log-withdrawn", args, waits) if waits else Message("log-beaten", args, SW_8_1))
    if holder % SLOTS != ACTIVE and s.land[holder] == 0 and s.hand[holder] == 0:
        retire(s, holder)


def holding_rule(s: World, force: int, holder: int) -> int:
    """Return the rule by which an active race conquered by another race of its owner cannot continue to fight, or 0."""
    if holder % SLOTS == ACTIVE and holder // SLOTS == force // SLOTS:
        for trait in s.kits[force].traits:
            rule = trait.holds_back(s)
            if rule:
                return rule
    return 0


def occupy(s: World, force: int, region: int, tokens: int) -> None:
    """Put ``tokens`` in an emptied region; traits of the conqueror take effect."""
    s.who[region] = force
    s.tokens[region] = tokens
    s.land[force] |= 1 << region
    for trait in s.kits[force].conquered:
        trait.conquered(s, force, region)


def leave(s: World, force: int, region: int) -> int:
    """Empty a region of ``force``; return the tokens taken from it (SW-12.6)."""
    tokens = s.tokens[region]
    strip(s, region)
    s.who[region] = NOBODY
    s.tokens[region] = 0
    s.land[force] &= ~(1 << region)
    return tokens


def gather(s: World, force: int) -> None:
    """Return all tokens but one from every region to hand (SW-12.1, SW-12.2)."""
    land = s.land[force]
    taken = 0
    while land:
        low = land & -land
        land ^= low
        region = low.bit_length() - 1
        if s.tokens[region] > 1:
            taken += s.tokens[region] - 1
            s.tokens[region] = 1
    s.hand[force] += taken
