"""Tables for long suites: every set of factions that can play together, by chance on any map and with any readings."""

from __future__ import annotations

from itertools import combinations

from turnwright.core.game import JsonDict
from turnwright.core.rng import Rng
from turnwright.games.root import GAME
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.factions.roster import READINGS, ROSTER
from turnwright.games.root.options import MAPS
from turnwright.games.root.ruleset import ASSIGNMENTS

KEYS = [faction.key for faction in ROSTER]
ROUNDS = 40
"""After which a game ends: the law has no limit, and random players may take long."""


def allowed(party: tuple[int, ...]) -> bool:
    """Return whether the factions may play together: some play only beside another."""
    return all(ROSTER[n].beside in (NONE, *party) for n in party)


PARTIES = {
    seats: [party for party in combinations(range(len(ROSTER)), seats) if allowed(party)] for seats in GAME.seat_counts
}
"""By seat count: every set of factions."""


def options_of(seed: int, rounds: int = ROUNDS) -> tuple[int, JsonDict]:
    """Return the seats and options of one game: all sets of factions of a seat count in turn, in any order of seats."""
    rng = Rng(seed)
    seats = GAME.seat_counts[seed % len(GAME.seat_counts)]
    party = list(PARTIES[seats][seed // len(GAME.seat_counts) % len(PARTIES[seats])])
    order = [KEYS[party.pop(rng.below(len(party)))] for _seat in range(seats)]
    options: JsonDict = {reading.name: rng.below(2) == 1 for reading in READINGS}
    options |= {"rounds": rounds, "map": MAPS[rng.below(len(MAPS))], "factions": ",".join(order)}
    if rng.below(10) == 0:
        options |= {"factions": "", "assign": ASSIGNMENTS[rng.below(len(ASSIGNMENTS))]}
    return seats, options
