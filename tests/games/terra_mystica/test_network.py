"""Reach: what is told of one hex is what is told of all."""

from __future__ import annotations

import pytest

from turnwright.core import engine
from turnwright.core.rng import Rng
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.data.tables import LAND, PLAY
from turnwright.games.terra_mystica.network import BY_HOP, BY_LAND, reach, reaches
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.terraforming import NOTHING_DONE, can_dig, open_transforms


def positions(factions: str, count: int = 40) -> list[Realm]:
    """Return positions of a random game, from the first round on."""
    s = GAME.new_state(len(factions.split(",")), {"factions": factions})
    rng = Rng(5)
    found: list[Realm] = []
    while s.todo and len(found) < count:
        if s.phase == PLAY:
            found.append(s.clone())
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    return found


FACTIONS = ["mermaids,dwarves", "fakirs,giants,witches", "engineers,swarmlings,darklings"]


@pytest.mark.parametrize("factions", FACTIONS)
def test_one_hex_is_reached_as_among_all(factions: str) -> None:
    seen = set()
    for s in positions(factions):
        for seat in range(s.seats):
            for hops in (False, True):
                how = reach(s, seat, hops)
                assert how == [reaches(s, seat, h, hops) for h in range(LAND)]
                seen |= set(how)
    assert seen >= {0, BY_LAND}
    assert (BY_HOP in seen) == ("dwarves" in factions or "fakirs" in factions)


@pytest.mark.parametrize("factions", FACTIONS)
def test_spades_can_be_used_if_some_transformation_is_on_offer(factions: str) -> None:
    for s in positions(factions):
        for seat in range(s.seats):
            for free in (1, 2):
                found = [open_transforms(s, seat, free, NOTHING_DONE, long) for long in (False, True)]
                assert any(found) == can_dig(s, seat, free)
