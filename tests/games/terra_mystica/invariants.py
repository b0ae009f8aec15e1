"""What must hold in every position of Terra Mystica, whoever plays how. Counted anew, not asked of the game."""

from __future__ import annotations

from turnwright.games.terra_mystica.data.geometry import BANKS, EDGES, SLOT_A, SLOT_B
from turnwright.games.terra_mystica.data.tables import (
    BRIDGES_EACH,
    CULTS,
    FAVORS,
    KINDS,
    LAND,
    NOBODY,
    NONE,
    PIECES,
    PRIESTS,
    SPARE_CARDS,
    TOKENS,
    TOP,
    TOWNS,
)
from turnwright.games.terra_mystica.points import SOURCES
from turnwright.games.terra_mystica.queries import cult_spaces, faction_of
from turnwright.games.terra_mystica.state import Realm


def broken(s: Realm, burned: list[int] | None = None) -> list[str]:
    """Return the invariants that do not hold, in words; ``burned`` counts the tokens each seat has sacrificed."""
    found = broken_seats(s, burned or [0] * s.seats)
    return found + broken_map(s) + broken_towns(s) + broken_tiles(s) + broken_cults(s)


def broken_seats(s: Realm, burned: list[int]) -> list[str]:
    """Tokens and priests are conserved, nothing is negative, the tally tells the points."""
    found = []
    for seat in range(s.seats):
        if s.faction[seat] == NONE:
            continue
        tokens = s.bowl1[seat] + s.bowl2[seat] + s.bowl3[seat]
        if tokens != TOKENS - burned[seat]:
            found.append(f"seat {seat}: {tokens} power tokens after {burned[seat]} sacrifices")
        if s.priests_placed[seat] != s.cult_priests.count(seat) or s.priests[seat] + s.priests_placed[seat] > PRIESTS:
            found.append(f"seat {seat}: {s.priests[seat]} priests and {s.priests_placed[seat]} on the orders")
        if s.vp[seat] != sum(s.tally[seat * SOURCES : (seat + 1) * SOURCES]):
            found.append(f"seat {seat}: {s.vp[seat]} points, but the tally tells another number")
        faction = faction_of(s, seat)
        if s.dig[seat] >= len(faction.dig_rates) or (faction.ship_max and s.ship[seat] > faction.ship_max):
            found.append(f"seat {seat}: beyond the end of a track")
    for name in ("vp", "coins", "workers", "priests", "bowl1", "bowl2", "bowl3", "keys", "ship", "dig"):
        if min(getattr(s, name)) < 0:
            found.append(f"{name} is negative: {getattr(s, name)}")
    if sorted(s.order) != list(range(s.seats)) and s.order:
        found.append(f"turn order {s.order}")
    if len(set(s.passed)) < len(s.passed):
        found.append(f"passed twice: {s.passed}")
    return found


def broken_map(s: Realm) -> list[str]:
    """Structures stand on home terrain and are counted; bridges join what is near."""
    standing = [h for h in range(LAND) if s.owner[h] != NOBODY]
    away = [h for h in standing if s.terrain[h] != faction_of(s, s.owner[h]).home]
    return [f"hex {h}: a structure away from home terrain" for h in away] + broken_counts(s)


def broken_counts(s: Realm) -> list[str]:
    """Structures are counted and no more than there are; bridges join what is near."""
    found = []
    built = [0] * (s.seats * KINDS)
    for h in range(LAND):
        if (s.kind[h] == 0) != (s.owner[h] == NOBODY):
            found.append(f"hex {h}: structure {s.kind[h]} of seat {s.owner[h]}")
        elif s.kind[h]:
            built[s.owner[h] * KINDS + s.kind[h]] += 1
        elif s.in_town[h]:
            found.append(f"hex {h}: a town without a structure")
    if built != s.built:
        found.append(f"structures: {s.built} counted, {built} on the map")
    if any(count > PIECES[i % KINDS] for i, count in enumerate(built)):
        found.append(f"structures: more than a faction owns, {built}")
    if any(s.bridges.count(seat) > BRIDGES_EACH for seat in range(s.seats)):
        found.append("bridges: more than a faction owns")
    if s.near is not EDGES and [sorted(row) for row in near(s)] != [sorted(row) for row in s.near]:
        found.append("near: edges and bridges say otherwise")
    if s.near is EDGES and max(s.bridges) != NOBODY:
        found.append("near: a bridge joins nothing")
    return found


def near(s: Realm) -> list[list[int]]:
    """Return what is directly adjacent, by edges and bridges."""
    found = [row[:] for row in EDGES]
    for slot, owner in enumerate(s.bridges):
        if owner != NOBODY:
            found[SLOT_A[slot]].append(SLOT_B[slot])
            found[SLOT_B[slot]].append(SLOT_A[slot])
    return found


def groups(s: Realm) -> list[list[int]]:
    """Return the sets of structures of one seat that hang together; a river hex with a town joins its banks."""
    rows = near(s)
    for where, owner in zip(s.town_place, s.town_owner, strict=True):
        if where >= LAND:
            banks = [h for h in BANKS[where - LAND] if s.owner[h] == owner]
            for h in banks:
                rows[h] = rows[h] + banks
    seen: set[int] = set()
    found = []
    for start in range(LAND):
        if s.owner[start] == NOBODY or start in seen:
            continue
        group, todo = {start}, [start]
        while todo:
            here = todo.pop()
            fresh = [h for h in rows[here] if s.owner[h] == s.owner[start] and h not in group]
            group.update(fresh)
            todo.extend(fresh)
        seen |= group
        found.append(sorted(group))
    return found


def broken_towns(s: Realm) -> list[str]:
    """A group is in a town as a whole or not at all; one that is enough for a town is in one while tiles last."""
    found = []
    values, counts = [0, 1, 2, 2, 3, 3], [0, 1, 1, 1, 1, 2]
    waiting = s.town_tile.count(NONE)
    for group in groups(s):
        inside = {s.in_town[h] for h in group}
        seat = s.owner[group[0]]
        needed = 6 if s.favors[seat] >> 4 & 1 else 7
        power, count = sum(values[s.kind[h]] for h in group), sum(counts[s.kind[h]] for h in group)
        if len(inside) > 1:
            found.append(f"town: only a part of {group} belongs to one")
        elif inside == {1} and not any(place in town_hexes(s, seat) for place in group):
            found.append(f"town: {group} belongs to none that was founded")
        elif inside == {0} and power >= needed and count >= 4 and sum(s.towns_left) > waiting:
            found.append(f"town: {group} is enough for one")
    return found


def town_hexes(s: Realm, seat: int) -> set[int]:
    """Return the land hexes at which towns of a seat were founded; for a river hex, its banks."""
    found: set[int] = set()
    for where, owner in zip(s.town_place, s.town_owner, strict=True):
        if owner == seat:
            found |= set(BANKS[where - LAND]) if where >= LAND else {where}
    return found


def broken_tiles(s: Realm) -> list[str]:
    """Every favor tile, town tile, card and scoring tile is in exactly one place."""
    found = []
    for tile, favor in enumerate(FAVORS):
        held = sum(s.favors[seat] >> tile & 1 for seat in range(s.seats))
        if held + s.favors_left[tile] != favor.copies:
            found.append(f"{favor.name}: {held} held, {s.favors_left[tile]} left")
    for tile, left in enumerate(s.towns_left):
        taken = s.town_tile.count(tile)
        if taken + left != s.rules.towns[tile] or left < 0:
            found.append(f"{TOWNS[tile].name}: {taken} taken, {left} left")
    held_cards = [card for card in s.card if card != NONE]
    in_play = [card for card, coins in enumerate(s.card_coins) if coins != NONE]
    if len(set(held_cards)) < len(held_cards) or not set(held_cards) <= set(in_play):
        found.append(f"cards: {s.card} held, {in_play} in play")
    if s.round and len(in_play) != s.seats + SPARE_CARDS:
        found.append(f"cards: {len(in_play)} in play")
    if any(s.card_coins[card] for card in held_cards) or min(s.card_coins) < NONE:
        found.append(f"coins on cards: {s.card_coins}, {s.card} held")
    drawn = [tile for tile in s.scoring if tile != NONE]
    if len(set(drawn)) < len(drawn) or (s.round and len(drawn) < 6):
        found.append(f"scoring tiles: {s.scoring}")
    return found


def broken_cults(s: Realm) -> list[str]:
    """One marker at most on each space 10, and a key for each of them."""
    found = []
    for cult in range(CULTS):
        spaces = [s.cult[seat * CULTS + cult] for seat in range(s.seats)]
        if spaces.count(TOP) > 1 or min(spaces) < 0 or max(spaces) > TOP:
            found.append(f"cult {cult}: {spaces}")
    for seat in range(s.seats):
        towns = zip(s.town_tile, s.town_owner, strict=True)
        mine = [tile for tile, owner in towns if owner == seat and tile != NONE]
        keys = sum(TOWNS[tile].keys for tile in mine)
        if s.keys[seat] + cult_spaces(s, seat).count(TOP) != keys:
            found.append(f"seat {seat}: {s.keys[seat]} keys left of {keys}, cults {cult_spaces(s, seat)}")
    return found
