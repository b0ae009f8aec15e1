"""A click on anything that is drawn says what is true of that place for that seat, in hundreds of positions."""

from __future__ import annotations

from importlib import import_module
from itertools import islice
from typing import cast

import pytest

from tests.effort import games_to_play
from tests.games.cases import CASES, Case, plain
from tests.games.clicks import ClickChecks, faults
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.rng import Rng

POSITIONS = games_to_play(70)
"""Positions of each seat count."""
EVERY = 7
"""One in this many."""

PLAIN = [case for case in CASES if case == plain(case.name, case.seats)]


def checks_of(name: str) -> ClickChecks[State]:
    """Return what a game knows of true answers."""
    return cast("ClickChecks[State]", import_module(f"tests.games.{name}.clicks").CHECKS)


@pytest.mark.parametrize("case", PLAIN, ids=lambda case: f"{case.name}-{case.seats}")
def test_every_click_is_answered_truly(case: Case) -> None:
    """The rule is the seat's, the choice points at the place, the setup is not cited once it is over, and the table
    looks as the rule says.
    """
    checks = checks_of(case.name)
    s, rng = case.game.new_state(case.seats, case.options), Rng(case.seats)
    looked_at, ply, found = 0, 0, list[str]()
    while looked_at < POSITIONS:
        if not s.todo:
            s = case.game.new_state(case.seats, case.options)
        if engine.asked(s) >= 0 and ply % EVERY == 0:
            looked_at += 1
            found += islice(faults(case.game, checks, s), 5)
        engine.apply(s, case.samples.answer(s, rng))
        ply += 1
    assert [] == found
