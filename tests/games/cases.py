"""The tables that the shared suites try: each registered game, at each of its seat counts, in each of its variants."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple, cast

import pytest

from tests.effort import PLAIN, QUICK
from tests.games.samples import Samples
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import GAMES, Game, JsonDict, find
from turnwright.core.rng import Rng


class Case(NamedTuple):
    """A table that the suites try."""

    name: str
    seats: int
    variant: str

    @property
    def game(self) -> Game[State]:
        """What is played."""
        return find(self.name)

    @property
    def samples(self) -> Samples[State]:
        """What the game adds."""
        return samples_of(self.name)

    @property
    def options(self) -> JsonDict:
        """What the table agreed on, complete."""
        return self.game.check_options(dict(self.samples.options[self.variant]))


def samples_of(name: str) -> Samples[State]:
    """Return what a game adds to the shared suites."""
    return cast("Samples[State]", import_module(f"tests.games.{name}.samples").SAMPLES)


def plain(name: str, seats: int) -> Case:
    """Return the plain table of a game."""
    return Case(name, seats, next(iter(samples_of(name).options)))


def case_id(case: Case) -> str:
    """Return the name of a table in test ids."""
    return f"{case.name}-{case.seats}-{case.variant}"


CASES = [
    Case(name, seats, variant)
    for name in GAMES
    for seats in find(name).seat_counts
    for variant in samples_of(name).options
]
EVERY_GAME = pytest.mark.parametrize("name", GAMES)
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=case_id)
LARGEST = [case for case in CASES if case.seats == case.game.seat_counts[-1]]
# Drawing is not compiled: the compiled build only has to hand it the same tables. On plain Python every seat count is
# drawn, and every variant with the most seats.
DRAWN = [case for case in (CASES if PLAIN and not QUICK else LARGEST) if case == plain(case.name, case.seats)]
DRAWN += [case for case in LARGEST if PLAIN and not QUICK and case not in DRAWN]
EVERY_DRAWN_CASE = pytest.mark.parametrize("case", DRAWN, ids=case_id)


def played(case: Case, plies: int, seed: int) -> State:
    """Return the table after a number of lively answers."""
    s = case.game.new_state(case.seats, case.options)
    rng = Rng(seed)
    for _ply in range(plies):
        engine.apply(s, case.samples.answer(s, rng))
    return s
