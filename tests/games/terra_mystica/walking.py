"""Random play for tests: plain, or rich and keen to build."""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.queries import supply
from turnwright.games.terra_mystica.state import Realm


def enrich(s: Realm) -> None:
    """Fill the hands of the seat that acts, so that a walk builds, digs and sails to its heart's content."""
    seat = engine.asked(s)
    s.workers[seat] = max(s.workers[seat], 8)
    s.coins[seat] = max(s.coins[seat], 15)
    s.priests[seat] += min(1, supply(s, seat))
    s.bowl3[seat] += s.bowl1[seat]
    s.bowl1[seat] = 0


def answer(s: Realm, rng: Rng, rich: bool) -> int:
    """Return a random answer; a rich seat passes one time in eight, likes to build, and seldom converts or stops."""
    found = engine.options(s)
    assert found, f"dead end in {engine.step_of(s).name}"
    if not rich or engine.asked(s) == CHANCE:
        return engine.random_answer(s, found, rng)
    passing = rng.below(8) == 0
    word = GAME.vocabulary.verb
    idle = [a for a in found if word(a) in ("burn", "convert", "end", "done")]
    keen = [a for a in found if (word(a) == "pass") == passing and a not in idle] or found
    if rng.below(3):
        keen = [a for a in keen if word(a) in ("build", "upgrade")] or keen
    return keen[rng.below(len(keen))]
