"""Random walks: invariants on every ply, at every seat count, under other readings of the rules too."""

from __future__ import annotations

import pytest

from tests.games.small_world.invariants import broken, coins_on_table
from turnwright.core import engine
from turnwright.core.game import JsonDict
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.small_world import GAME
from turnwright.games.small_world.data.tables import NONE, SLOTS
from turnwright.games.small_world.factions.roster import KEEPERS
from turnwright.games.small_world.state import World

WALKS = 8
TIMID = [action for action, name in enumerate(GAME.vocabulary.names) if name.split()[0] in ("stop", "abandon")]
"""What a keen conqueror leaves aside while there is something else to do."""
OTHER_READINGS: JsonDict = {
    "first": 1,
    "coins": "open",
    "own_decline_counts": False,
    "own_tokens_defend": True,
    "coins_help_pay": True,
    "immune_to_own": False,
    "spared_by_own": True,
    "redeploy_at_once": True,
    "decline_die": False,
    "beaten_fight_on": True,
    "swap_needs_token": True,
    "attempt_is_attack": False,
    "sea_entry": False,
    "quick_decline": False,
}
HOMEMADE: JsonDict = {
    "homemade": {
        "race": {
            "name": "Moles",
            "banner": 9,
            "tokens_of": "skeletons",
            "effects": ["skeletons", "amazons", "underworld", "ghouls"],
            "leaves_out": ["amazons"],
        },
        "power": {"name": "Grand", "tokens": 5, "effects": ["heroic", "stout"], "leaves_out": ["heroic"]},
    }
}


def guarded(s: World) -> dict[int, int]:
    """Return the seat that holds each immune region."""
    return {r: s.who[r] // SLOTS for r in range(s.board.regions) if s.immune >> r & 1}


def paid(s: World) -> int:
    """Return and forget the coins told as income."""
    assert s.log is not None
    total = sum(int(message.args["coins"]) for message in s.log if message.id == "log-income-total")
    s.log.clear()
    return total


def walk(seats: int, seed: int, options: JsonDict) -> World:
    """Play one game at random and check every position on the way."""
    s = GAME.new_state(seats, options)
    s.log = []
    rng = Rng(seed)
    while s.todo:
        found = engine.options(s)
        assert found, f"dead end in {engine.step_of(s).name}"
        immune, coins = guarded(s), coins_on_table(s)
        engine.apply(s, engine.random_answer(s, found, rng))
        assert [] == broken(s), f"after {GAME.vocabulary.names[found[0]]}"
        assert coins + paid(s) == coins_on_table(s), "coins are not conserved"
        for region, seat in immune.items():
            assert s.who[region] < 0 or seat == s.who[region] // SLOTS, f"region {region + 1} was immune"
    return s


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, OTHER_READINGS, HOMEMADE], ids=["ledger", "other-readings", "homemade"])
def test_random_games_keep_every_invariant(seats: int, options: JsonDict) -> None:
    """Tokens, coins, banners and badges are conserved, immune regions keep their seat, no question lacks an answer."""
    for seed in range(WALKS):
        s = walk(seats, seed, options)
        assert s.round == s.board.turns


def test_the_walks_meet_what_they_check() -> None:
    """Keen random play meets markers of every kind, Spirit races in decline, allies, and every question there is."""
    met: set[str] = set()
    for seed in range(60):
        s = GAME.new_state(3)
        rng = Rng(1000 + seed)
        while s.todo:
            there = [keeper for keeper in KEEPERS if s.parts[keeper.part] is not None]
            met |= {keeper.marker for keeper in there if keeper.marked(s)}
            met |= {"ally"} if any(keeper.binds(s) for keeper in there) else set()
            met |= {"spirit"} if any(r != NONE for r in s.race[2::SLOTS]) else set()
            met |= {"step " + engine.step_of(s).name}
            found = engine.options(s)
            keen = found if engine.asked(s) == CHANCE else [a for a in found if a not in TIMID] or found
            engine.apply(s, engine.random_answer(s, keen, rng) if keen == found else keen[rng.below(len(keen))])
    questions = {"step " + step.name for step in GAME.steps if not step.automatic}
    assert {"lair", "fortress", "hole", "hero", "dragon", "camps", "ally", "spirit"} <= met
    assert questions == {name for name in met if name.startswith("step ")}


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_20_000_random_games_end_without_an_exception() -> None:
    """5,000 games at each seat count, the end position checked."""
    for seats in GAME.seat_counts:
        for seed in range(5000):
            s = GAME.new_state(seats)
            engine.play_random(s, Rng(seed))
            assert [] == broken(s)
            assert s.round == s.board.turns
