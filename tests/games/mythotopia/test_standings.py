"""What the game would come to if it ended now: remembered for all viewers, and always what the rules say."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.parties import options_of
from tests.games.mythotopia.samples import SAMPLES
from tests.games.walks import walk
from turnwright.core.rng import Rng
from turnwright.core.seats import viewers
from turnwright.games.mythotopia import GAME, storage
from turnwright.games.mythotopia.art.standings import Standings, public
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.data.geometry import PROVINCES
from turnwright.games.mythotopia.ending import leaders, projection, totals
from turnwright.games.mythotopia.state import World

ROUNDS = 10
NUMBERS = (
    "turn", "first", "done", "used", "cities", "citadels", "castles", "dragons", "runestones", "in_play", "realms",
    "camps", "roads", "armies", "hired", "ships", "towns", "army_stock", "ship_stock", "army_pool", "ship_pool",
    "heaps", "unused", "tokens", "tally", "milestones", "marked", "discards", "reserves", "removed", "display",
    "played", "gone",
)  # fmt: skip
"""Fields with numbers that may be changed without a meaningless table."""


def wrong(s: World) -> list[int]:
    """Return the viewers who are told other standings than those of the rules."""
    ended, found = projection(s), list[int]()
    for viewer in viewers(s.seats):
        told = Standings(storage.redacted(s, viewer))
        if (told.now, told.then, told.ahead) != (totals(s), totals(ended), leaders(ended)):
            found.append(viewer)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_everybody_is_told_the_standings_of_the_rules(seed: int) -> None:
    """At every ply of lively games, in which most choices come while a war goes on."""
    seats, options = options_of(seed, ROUNDS)
    assert GAME.winners(
        walk(GAME, seats, seed, options, lambda s: [str(viewer) for viewer in wrong(s)], SAMPLES.answer)
    )


def changed(s: World, name: str, rng: Rng) -> World:
    """Return a table that differs in one number."""
    twin = s.clone()
    value = getattr(twin, name)
    if isinstance(value, int):
        setattr(twin, name, value ^ 1 << rng.below(PROVINCES))
    elif value and isinstance(value[0], list):
        row = value[rng.below(len(value))]
        row.append(rng.below(len(CARD_KEYS)))
    elif value:
        value[rng.below(len(value))] += rng.below(7) - 3
    return twin


@pytest.mark.parametrize("seed", range(6))
def test_whatever_matters_to_the_standings_is_compared(seed: int) -> None:
    """A table with another number has the same standings, or counts as another table."""
    seats, options = options_of(seed, ROUNDS)
    rng, matters = Rng(seed), set[str]()

    def missed(s: World) -> list[str]:
        if rng.below(4):
            return []
        ended = totals(projection(s))
        found: list[str] = []
        for name in NUMBERS:
            twin = changed(s, name, rng)
            if totals(projection(twin)) != ended:
                matters.add(name)
                found += [name] if public(s) == public(twin) else []
        return found

    walk(GAME, seats, seed, options, missed, SAMPLES.answer)
    assert {"camps", "tally"} <= matters
