"""The numbers in a ledger row about a seat."""

from __future__ import annotations

from turnwright.games.terra_mystica.data.tables import CULT_NAMES, CULTS
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.scoring import area_points, cult_points, worth
from turnwright.games.terra_mystica.state import Realm


def snapshot(s: Realm, seat: int) -> list[int]:
    """Return points, coins, workers, priests, three bowls, four cults."""
    bowls = (s.bowl1[seat], s.bowl2[seat], s.bowl3[seat])
    cults = s.cult[seat * CULTS : seat * CULTS + CULTS]
    return [s.vp[seat], s.coins[seat], s.workers[seat], s.priests[seat], *bowls, *cults]


def spent(s: Realm, seat: int) -> list[int]:
    """Return the same with everything turned into coins and those into points, as at the end of ledgers; points are not
    added.
    """
    state = snapshot(s, seat)
    bowl1 = s.bowl1[seat] + s.bowl3[seat] + s.bowl2[seat] // 2
    state[1:7] = [worth(s, seat) % faction_of(s, seat).coins_per_vp, 0, 0, bowl1, s.bowl2[seat] % 2, 0]
    return state


NETWORK = "network"
RESOURCES = "resources"
STAGES = [*CULT_NAMES, NETWORK, RESOURCES]
"""The final scoring, stage by stage."""


def stage_points(s: Realm, stage: str) -> list[int]:
    """Return the points of each seat in a stage of the final scoring."""
    if stage == NETWORK:
        return area_points(s)
    if stage == RESOURCES:
        return [worth(s, seat) // faction_of(s, seat).coins_per_vp for seat in range(s.seats)]
    return cult_points(s, CULT_NAMES.index(stage))
