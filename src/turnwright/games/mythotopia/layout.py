"""The table before the first answer: an empty map, all tokens, no cards dealt (MY-4)."""

from __future__ import annotations

from turnwright.games.mythotopia.data.faces import ALL_IMPROVEMENTS
from turnwright.games.mythotopia.data.geometry import EVERYWHERE, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import (
    ARMIES,
    PAIR,
    PAIR_TOWNS,
    POOL_ARMIES,
    POOL_SHIPS,
    SHIPS,
    TOKENS,
    TOWNS,
    VALUES,
)
from turnwright.games.mythotopia.data.vp_cards import HEAPS
from turnwright.games.mythotopia.points import SOURCES
from turnwright.games.mythotopia.ruleset import RuleSet
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, zones


def empty_table(seats: int, rules: RuleSet) -> World:
    """Return the table with stocks and pools (MY-4.4, MY-4.6) and an empty map."""
    cards = zones(seats)
    cards.fill(IMPROVEMENT_DECK, ALL_IMPROVEMENTS)
    return World(
        seats=seats,
        todo=[],
        rules=rules,
        round=0,
        turn=0,
        first=0,
        done=0,
        used=0,
        last=0,
        winners=0,
        realms=[0] * seats,
        camps=[0] * seats,
        cities=0,
        citadels=0,
        castles=0,
        dragons=0,
        runestones=0,
        pile=EVERYWHERE,
        roads=[],
        armies=[0] * (seats * PROVINCES),
        hired=[],
        ships=[0] * (seats * len(SEAS)),
        towns=[PAIR_TOWNS if seats == PAIR else TOWNS] * seats,
        army_stock=[ARMIES] * seats,
        ship_stock=[SHIPS] * seats,
        army_pool=[POOL_ARMIES] * seats,
        ship_pool=[POOL_SHIPS] * seats,
        in_play=0,
        heaps=[0] * HEAPS,
        unused=TOKENS[:],
        tokens=[0] * (seats * VALUES),
        tally=[0] * (seats * SOURCES),
        milestones=[0] * seats,
        marked=[0] * seats,
        cards=cards,
        discards=[[] for _seat in range(seats)],
        reserves=[[] for _seat in range(seats)],
        removed=[[] for _seat in range(seats)],
        display=[],
        played=[],
        gone=[],
        picked=[0] * seats,
        picks=[0] * seats,
    )
