"""The laws of observations on all games, and on toys with faults, which they must find."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from tests.laws.tables import TABLES
from tests.toy import Toy
from tests.toy.declared import DECLARED
from tests.toy.leaks import LeakyView
from tests.toy.state import ToyState
from turnwright.core.fields import Declaration, up_to
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.rng import Rng
from turnwright.core.seats import Viewer
from turnwright.games.small_world.game import SmallWorld
from turnwright.games.small_world.state import World
from turnwright.testing import SampleTable
from turnwright.testing.laws.observations import (
    ObservationLaws,
    first_block_with_a_secret,
    first_telling_block,
    space_of,
)
from turnwright.testing.tables import positions, states


class TestObservations(ObservationLaws):
    tables = TABLES


class Boastful(Toy):
    """Declares that nobody ever has more than one point."""

    def declared(self, s: ToyState) -> Declaration:
        """Return the toy's declaration with a wrong bound."""
        fields = [replace(f, values=up_to(1)) if f.name == "points" else f for f in DECLARED.state.fields]
        return replace(DECLARED, state=replace(DECLARED.state, fields=tuple(fields)))


class OpenPurses(SmallWorld):
    """Shows the coins of all, though the table plays with hidden ones."""

    def redacted(self, s: World, viewer: Viewer) -> World:
        """Return the view with the coins of all."""
        shown = super().redacted(s, viewer)
        shown.coins = s.coins[:]
        return shown


def sample(game: Toy) -> SampleTable:
    """Return a table of a toy."""
    return SampleTable(cast("Game[State]", game), 3, thorough=True)


def test_a_planted_leak_is_found() -> None:
    """A view that adds the ambushes of others to their points tells in the numbers, and where."""
    found = ""
    for seed in range(20):
        table = sample(LeakyView())
        for position in positions(table, seed, by_hand=True):
            found = found or first_telling_block(table, space_of(table), position, Rng(seed))
    assert found.startswith("points for viewer ")


def test_coins_that_others_see_are_found() -> None:
    """A number of another seat that a view shows changes the observation."""
    table = SampleTable(cast("Game[State]", OpenPurses()), 2)
    found = [first_block_with_a_secret(table, space_of(table), s) for s in states(table, 1, 20)]
    assert "coins.hidden for viewer 0" not in found
    assert "coins for viewer 0" in found


def test_a_wrong_bound_is_found() -> None:
    """A number above what is declared fails the law."""
    laws, table = ObservationLaws(), sample(Boastful())
    with pytest.raises(AssertionError, match="points"):
        laws.test_every_number_is_within_its_bounds(table)
