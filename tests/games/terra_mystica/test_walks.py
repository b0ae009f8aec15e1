"""Random walks: invariants on every ply, at every seat count, with all factions, setups and later tiles."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.invariants import broken
from tests.games.terra_mystica.walking import answer, enrich
from turnwright.core import engine, explain
from turnwright.core.game import JsonDict
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.data.tables import LAND, ROUNDS, TOP
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW

WALKS = 2
BURN = GAME.vocabulary.action("burn")
TABLES: dict[str, JsonDict] = {
    "base": {},
    "later-printings": {
        "more_towns": True,
        "shipping_card": True,
        "temple_tile": True,
        "pass_order": True,
        "start_points": "by-faction",
    },
    "colours": {"setup": "colours"},
    "first-game": {"setup": "first-game"},
}
PAIRS = [sorted(faction.key for faction in ROSTER if faction.home == home) for home in range(7)]


def walk(s: Realm, seed: int, rich: bool = False, met: set[str] | None = None) -> None:
    """Play one game at random and check every position on the way."""
    rng = Rng(seed)
    burned = [0] * s.seats
    while s.todo:
        if rich and s.todo[-1].step is FLOW.act:
            enrich(s)
        if met is not None:
            met.add(engine.step_of(s).name)
        seat, action = engine.asked(s), answer(s, rng, rich)
        burned[seat] += action == BURN
        engine.apply(s, action)
        assert [] == broken(s, burned), f"seed {seed}, after {GAME.vocabulary.name(action)}"
    assert ROUNDS == s.round


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_random_games_keep_every_invariant(seats: int, options: JsonDict) -> None:
    """Tokens, priests, pieces, tiles, keys and points are conserved; no question lacks an answer."""
    for seed in range(WALKS):
        walk(GAME.new_state(seats, options), seed, rich=seed % 2 == 1)


@pytest.mark.parametrize("one", range(7))
@pytest.mark.parametrize("side", [0, 1])
def test_every_faction_plays(one: int, side: int) -> None:
    """Each faction meets two of other colours in a rich game, once in the first seat and once in the second."""
    for k, other in enumerate([(one + 1) % 7, (one + 3) % 7]):
        names = [PAIRS[one][side], PAIRS[other][(side + k) % 2]]
        walk(GAME.new_state(2, {"factions": ",".join(names[:: 1 - 2 * k])}), 10 * one + k, rich=True)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_rich_games_options_are_what_is_not_refused(seats: int) -> None:
    """The law of options where much is possible: full hands, towns, bridges, late rounds."""
    s = GAME.new_state(seats, TABLES["later-printings"])
    rng = Rng(40 + seats)
    ply = 0
    while s.todo:
        if s.todo[-1].step is FLOW.act:
            enrich(s)
        if ply % 9 == 0 and engine.asked(s) != CHANCE:
            passes = [a for a in range(len(GAME.vocabulary.names)) if explain.refuse(GAME, s, a) == 0]
            assert passes == engine.options(s)
        engine.apply(s, answer(s, rng, True))
        ply += 1


def test_the_walks_meet_what_they_check() -> None:
    """Rich random play meets every question there is, towns on land and on rivers, bridges and spaces 10."""
    met: set[str] = set()
    for seed in range(24):
        s = GAME.new_state(2 + seed % 4, {"setup": "colours"} if seed % 2 else {"more_towns": True})
        walk(s, 500 + seed, rich=True, met=met)
        met |= {"town"} if any(place < LAND for place in s.town_place) else set()
        met |= {"river-town"} if any(place >= LAND for place in s.town_place) else set()
        met |= {"bridge"} if max(s.bridges) >= 0 else set()
        met |= {"top"} if TOP in s.cult else set()
    # Two markers that one key could bring to space 10 are too rare to wait for; the tests of town tiles ask for them.
    questions = {step.name for step in GAME.steps if not step.automatic} - {"top-choice"}
    assert questions | {"town", "river-town", "bridge", "top"} == met - {"top-choice"}


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_5_000_random_games_hold_on_every_ply(seats: int) -> None:
    """20,000 games over all seat counts end without an exception, the invariants checked after every choice."""
    for seed in range(5000):
        s = GAME.new_state(seats, list(TABLES.values())[seed % len(TABLES)])
        rng = Rng(seed)
        burned = [0] * seats
        while s.todo:
            seat, action = engine.asked(s), answer(s, rng, seed % 8 == 7)
            burned[seat] += action == BURN
            engine.apply(s, action)
            assert [] == broken(s, burned)
        assert ROUNDS == s.round
