"""Random games: invariants on every ply, and now and then the laws that every position keeps."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.effort import shared_out
from tests.games.root.invariants import broken
from tests.games.walks import walk
from turnwright.core import engine
from turnwright.core.game import JsonDict
from turnwright.core.rng import Rng
from turnwright.games.root import GAME
from turnwright.games.root.cards import held
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.factions.roster import ROSTER

KEYS = [faction.key for faction in ROSTER]
PLAYABLE = [f.key for f in ROSTER if f.steps or (f.beside != NONE and ROSTER[f.beside].steps)]
PAIRS = [",".join(pair) for pair in combinations([key for key in PLAYABLE if key != "vagabond_2"], 2)]
LARGER = [",".join(KEYS[:seats]) for seats in range(3, 7)] + [",".join(KEYS[-seats:][::-1]) for seats in range(4, 7)]
"""Of the order of setup and against it; a faction without steps lets its turns pass."""
ROUNDS = 30
"""After which it ends: the law has no limit, and random players may take long."""


def play(factions: str, seed: int, map: str) -> None:
    """Play one game at random to its end."""
    options: JsonDict = {"rounds": ROUNDS, "factions": factions, "map": map}
    assert GAME.winners(walk(GAME, len(factions.split(",")), seed, options, broken))


@pytest.mark.parametrize("seed", shared_out(4))
@pytest.mark.parametrize("factions", PAIRS)
def test_pairs_play_to_the_end(factions: str, seed: int) -> None:
    """Every two factions, on both maps."""
    play(factions, seed, "winter" if seed % 2 else "autumn")


@pytest.mark.parametrize("seed", shared_out(2))
@pytest.mark.parametrize("factions", LARGER)
def test_larger_tables_play_to_the_end(factions: str, seed: int) -> None:
    """Three factions and more, with dominance cards in the deck."""
    play(factions, seed, "autumn" if seed % 2 else "winter")


PASSING = ("stealing", "gift", "start")
"""Questions by which a card goes from hand to hand: robbed, given in aid, bought."""


@pytest.mark.rules("RT-1.3.2#1")
@pytest.mark.parametrize("seed", range(3))
def test_rt_1_3_2_n1_a_card_goes_from_hand_to_hand_by_a_rule_only(seed: int) -> None:
    """Whatever else is answered, no hand gets what another loses."""
    s = GAME.new_state(6, {"rounds": 10, "factions": ",".join(KEYS[1:])})
    rng = Rng(seed)
    passed = 0
    while s.todo:
        asked, before = s.todo[-1].step.name, [Counter(held(s, seat)) for seat in range(s.seats)]
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
        after = [Counter(held(s, seat)) for seat in range(s.seats)]
        lost = sum([before[seat] - after[seat] for seat in range(s.seats)], Counter[int]())
        gained = sum([after[seat] - before[seat] for seat in range(s.seats)], Counter[int]())
        if lost & gained:
            passed += 1
            assert asked in PASSING
    assert passed
