"""Reach: what is told of one hex is what is told of all."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.walking import answer, enrich
from turnwright.core import engine
from turnwright.core.rng import Rng
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.data.tables import LAND, PLAY
from turnwright.games.terra_mystica.network import BY_HOP, BY_LAND, own_hexes, reach, reaches
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


@pytest.mark.parametrize("factions", FACTIONS)
def test_what_is_kept_of_the_map_is_what_the_map_shows(factions: str) -> None:
    """Structures, bridges, shipping and cards change what a seat reaches, in the one table and not in its clones."""
    options = GAME.check_options({"factions": factions, "shipping_card": True})
    s = GAME.new_state(len(factions.split(",")), options)
    rng = Rng(3)
    changed = 0
    while s.todo:
        if s.phase == PLAY:
            fresh = GAME.decode(GAME.encode(s), s.seats, options)
            twin = s.clone()
            if engine.step_of(s).name == "act":
                enrich(s)
            for seat in range(s.seats):
                assert own_hexes(fresh, seat) == own_hexes(s, seat)
                assert reach(fresh, seat, True) == reach(s, seat, True)
            engine.apply(s, answer(s, rng, True))
            for seat in range(s.seats):
                assert reach(fresh, seat, True) == reach(twin, seat, True)
                changed += reach(s, seat, True) != reach(twin, seat, True)
        else:
            engine.apply(s, answer(s, rng, True))
    assert changed > 5
