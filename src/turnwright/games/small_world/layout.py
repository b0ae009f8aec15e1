"""The box laid out before the game (SW-3)."""

from __future__ import annotations

from functools import lru_cache

from turnwright.games.small_world.data.tables import NOBODY, NONE, SLOTS, START_COINS, TRIBE
from turnwright.games.small_world.parts import PARTS
from turnwright.games.small_world.queries import refresh
from turnwright.games.small_world.ruleset import KEPT, RuleSet
from turnwright.games.small_world.state import World


def empty_table(seats: int, rules: RuleSet) -> World:
    """Return a table before the game; tables with the same rule set start from copies of one layout."""
    return _laid_out(seats, rules).clone()


@lru_cache(maxsize=KEPT)
def _laid_out(seats: int, rules: RuleSet) -> World:
    """Return the starting layout: tribes on the map, tokens in the tray, shuffled stacks, 5 coins per seat (SW-3)."""
    board = rules.board
    s = World(
        seats=seats,
        todo=[],
        rules=rules,
        board=board,
        round=1,
        turn=0,
        first=0,
        coins=[START_COINS] * seats,
        who=[TRIBE if board.tribes >> r & 1 else NOBODY for r in range(board.regions)],
        tokens=[board.tribes >> r & 1 for r in range(board.regions)],
        race=[NONE] * (seats * SLOTS),
        power=[NONE] * (seats * SLOTS),
        hand=[0] * (seats * SLOTS),
        land=[0] * (seats * SLOTS),
        tray=rules.box[:],
        column_race=[],
        column_power=[],
        column_coins=[],
        banners=[rules.banners[:]],
        badges=[rules.badges[:]],
        discards=[],
        fresh=0,
        raided=0,
        withdrawn=0,
        parts=[None] * PARTS,
        kits=[],
        keepers=[],
        marked=0,
        immune=0,
        guard=[],
        bound=0,
    )
    refresh(s)
    return s
