"""Coins of a turn, source by source, and the final count (SW-11, SW-14)."""

from __future__ import annotations

from turnwright.core.masks import count, numbers_of
from turnwright.games.small_world.data.tables import ACTIVE, NONE, SLOTS
from turnwright.games.small_world.rules import SW_11_1, SW_11_2
from turnwright.games.small_world.state import World
from turnwright.games.small_world.war import leave


class Income:
    """Coins of one source: its name, the rule that pays them and the force they come from."""

    def __init__(self, source: str, rule: int, force: int, coins: int) -> None:
        self.source = source
        self.rule = rule
        self.force = force
        self.coins = coins


def income(s: World, seat: int) -> list[Income]:
    """Return everything that ``seat`` would be paid now, by source."""
    items: list[Income] = []
    for slot in range(SLOTS):
        force = seat * SLOTS + slot
        if s.race[force] == NONE:
            continue
        regions = count(s.land[force])
        if regions:
            rule = SW_11_1 if slot == ACTIVE else SW_11_2
            items.append(Income("@income-regions", rule, force, regions))
        for trait in s.kits[force].income:
            coins = trait.income(s, s.land[force], s.raided, s.fresh)
            if coins:
                items.append(Income(trait.name, trait.pays(), force, coins))
    return items


def income_sum(s: World, seat: int) -> int:
    """Return the coins ``seat`` would be paid now."""
    total = 0
    for slot in range(SLOTS):
        force = seat * SLOTS + slot
        if s.race[force] != NONE:
            land = s.land[force]
            total += count(land)
            for trait in s.kits[force].income:
                total += trait.income(s, land, s.raided, s.fresh)
    return total


def final_income(s: World, seat: int) -> int:
    """Return the coins ``seat`` would be paid if its turn ended now: regions that it must give up are those that bring
    least.
    """
    after = s.clone()
    for force in range(seat * SLOTS, seat * SLOTS + SLOTS):
        for trait in s.kits[force].trim:
            for _region in range(trait.regions_to_leave(s, force)):
                give_up_worst(after, force)
    return income_sum(after, seat)


def give_up_worst(s: World, force: int) -> None:
    """Empty the region of ``force`` without which its seat is paid most."""
    best, worst = -1, NONE
    for region in numbers_of(s.land[force]):
        after = s.clone()
        leave(after, force, region)
        coins = income_sum(after, force // SLOTS)
        if coins > best:
            best, worst = coins, region
    if worst != NONE:
        leave(s, force, worst)


def tokens_on_map(s: World, seat: int) -> int:
    """Return the race tokens of ``seat`` on the map, active and in decline (SW-14.4, SW-14.5)."""
    total = 0
    for region in range(s.board.regions):
        if s.who[region] >= 0 and s.who[region] // SLOTS == seat:
            total += s.tokens[region]
    return total


def winners(s: World) -> list[int]:
    """Return the seats with the most coins; a tie goes to tokens on the map, then is shared (SW-14.3 to SW-14.6)."""
    best = max([(s.coins[seat], tokens_on_map(s, seat)) for seat in range(s.seats)])
    return [seat for seat in range(s.seats) if (s.coins[seat], tokens_on_map(s, seat)) == best]
