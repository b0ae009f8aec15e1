"""What must hold in every position of Small World, whoever plays how."""

from __future__ import annotations

from turnwright.core.masks import count
from turnwright.games.small_world.data.tables import ACTIVE, NOBODY, NONE, SLOTS, TRIBE
from turnwright.games.small_world.markers import remark
from turnwright.games.small_world.state import World


def tokens_by_race(s: World) -> list[int]:
    """Return all tokens of every race: tray, hand, map, set aside, withdrawn."""
    found = s.tray[:]
    if s.withdrawn:
        found[s.race[s.turn * SLOTS]] += s.withdrawn
    for force, race in enumerate(s.race):
        if race != NONE:
            found[race] += s.hand[force]
            if force % SLOTS == ACTIVE:
                found[race] += sum(trait.tokens_kept(s) for trait in s.kits[force].traits)
    for region in range(s.board.regions):
        if s.who[region] >= 0:
            found[s.race[s.who[region]]] += s.tokens[region]
    return found


def coins_on_table(s: World) -> int:
    """Return the coins that left the stash: purses and column."""
    return sum(s.coins) + sum(s.column_coins)


def broken(s: World) -> list[str]:
    """Return the invariants that do not hold, in words."""
    box = [race.box if i in s.rules.banners else 0 for i, race in enumerate(s.rules.races)]
    found = []
    if box != tokens_by_race(s):
        found.append(f"tokens are not conserved: {tokens_by_race(s)} instead of {box}")
    if min(s.coins) < 0 or min(s.hand) < 0 or min(s.tray) < 0 or s.withdrawn < 0:
        found.append("something is negative")
    found += broken_map(s) + broken_markers(s) + broken_banners(s)
    return found


def broken_map(s: World) -> list[str]:
    """Holders, token counts and the masks of regions tell the same story."""
    found = []
    for region in range(s.board.regions):
        holder, tokens = s.who[region], s.tokens[region]
        if (holder == NOBODY) != (tokens == 0):
            found.append(f"region {region + 1}: holder {holder} with {tokens} tokens")
        if holder == TRIBE and not s.board.tribes >> region & 1:
            found.append(f"region {region + 1}: a tribe where none started")
        if holder >= 0 and s.race[holder] == NONE:
            found.append(f"region {region + 1}: held by a race that is not there")
        if holder >= 0 and holder % SLOTS != ACTIVE and tokens > 1 and not stacks_in_decline(s, holder):
            found.append(f"region {region + 1}: a stack in decline")
    for force in range(s.seats * SLOTS):
        regions = [r for r in range(s.board.regions) if s.who[r] == force]
        if s.land[force] != sum(1 << r for r in regions):
            found.append(f"force {force}: mask and map differ")
        if s.race[force] == NONE and (s.hand[force] or s.land[force]):
            found.append(f"force {force}: tokens without a race")
        if force % SLOTS != ACTIVE and s.race[force] != NONE and not s.hand[force] and not s.land[force]:
            found.append(f"force {force}: a race in decline without a token")
    return found


def stacks_in_decline(s: World, force: int) -> bool:
    """Return whether ``force`` keeps whole stacks in decline."""
    return any(trait.keeps_stacks() for trait in s.kits[force].traits)


def broken_markers(s: World) -> list[str]:
    """Markers are no more than the box holds and stand in occupied regions; what follows from them is up to date."""
    found = []
    limits = {"lair": 10, "fortress": 6, "hole": 2, "hero": 2, "dragon": 1, "camps": 5}
    occupied = 0
    for land in s.land:
        occupied |= land
    there = [keeper for keeper in s.rules.keepers if s.parts[keeper.part] is not None]
    for keeper in there:
        if keeper.marker in limits and count(keeper.marked(s)) > limits[keeper.marker]:
            found.append(f"{keeper.marker}: more than {limits[keeper.marker]}")
        if keeper.marked(s) & ~occupied:
            found.append(f"{keeper.marker}: in an empty region")
        if keeper.marker == "camps":
            camps = sum(keeper.standing(s, region) for region in range(s.board.regions)) + keeper.in_hand(s)
            if camps != limits["camps"]:
                found.append(f"encampments: {camps}")
        if keeper.marked(s) == 0 and not any(keeper in s.kits[seat * SLOTS].traits for seat in range(s.seats)):
            found.append(f"{keeper.key}: a part of nobody")
    facts = (s.keepers, s.marked, s.immune, s.bound, s.guard)
    remark(s)
    if facts != (s.keepers, s.marked, s.immune, s.bound, s.guard):
        found.append(f"facts about markers are out of date: {facts}")
    return found


def broken_banners(s: World) -> list[str]:
    """Every banner and badge is in exactly one place."""
    banners = [*[r for r in s.race if r != NONE], *s.column_race, *[c for layer in s.banners for c in layer]]
    badges = [*[p for p in s.power if p != NONE], *[p for p in s.column_power if p != NONE], *s.discards]
    badges += [c for layer in s.badges for c in layer]
    found = []
    if sorted(banners) != sorted(s.rules.banners):
        found.append(f"banners: {sorted(banners)}")
    if sorted(badges) != sorted(s.rules.badges):
        found.append(f"badges: {sorted(badges)}")
    return found
