"""Spoils of War (MY-6.25, MY-6.26): a token for a province of another player."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def invaded(target: str, seats: int = 2) -> Table:
    """Player 0 has five armies in a province; player 1 controls Nusus, and Blore is neutral."""
    t = Table(seats, realms={0: "palmain", 1: "nusus"}, vp_cards="spoils")
    return t.armies_at(0, **{target: 5})


@pytest.mark.rules("MY-6.25")
def test_my_6_25_a_province_of_another_player_gives_a_token() -> None:
    """Of 1 point."""
    t = invaded("nusus").act(0).choose("end-war nusus")
    assert ([1, 0, 0], 0) == (t.tokens(0), t.owner("nusus"))
    assert {"seat": 0, "vp": 1, "source": "@source-spoils"} in t.said("log-score")


@pytest.mark.rules("MY-6.26")
def test_my_6_26_a_neutral_province_gives_none() -> None:
    """Its 3 points are all."""
    t = invaded("blore").act(0).choose("end-war blore")
    assert ([0, 0, 0], 0) == (t.tokens(0), t.owner("blore"))


@pytest.mark.rules("MY-6.25")
def test_my_6_25_the_winner_takes_it_whoever_ends_the_war() -> None:
    """The loser ends a lost war."""
    t = invaded("nusus").act(1).choose("end-war nusus")
    assert ([1, 0, 0], [0, 0, 0]) == (t.tokens(0), t.tokens(1))
