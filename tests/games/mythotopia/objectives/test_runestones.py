"""Runestones (MY-6.23, MY-6.24): a token for a province with a runestone."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def site(**left: int) -> Table:
    """Player 0 wins in Nusus, which is neutral and has a runestone."""
    t = Table(2, realms={0: "palmain oxter talion eagre remise"}, vp_cards="runestones")
    return t.runestones("nusus trogle").armies_at(0, nusus=3).left(**left)


@pytest.mark.rules("MY-6.23", "MY-6.24")
def test_my_6_23_a_province_with_a_runestone_gives_a_token() -> None:
    """Worth 2 points, and the runestone is removed; it adds no strength."""
    t = site()
    assert 2 == t.strength(-1, "nusus")
    t.act(0).choose("end-war nusus")
    assert ([0, 1, 0], 3 * 6 + 2, 1) == (t.tokens(0), t.vp(0), t.s.runestones.bit_count())


@pytest.mark.rules("MY-6.24")
def test_my_6_24_a_runestone_leaves_without_a_token_too() -> None:
    """The card is empty: 3 points for the province are all."""
    t = site(runestones=0).act(0).choose("end-war nusus")
    assert ([0, 0, 0], 3 * 6, 1) == (t.tokens(0), t.vp(0), t.s.runestones.bit_count())


@pytest.mark.rules("MY-6.24")
def test_my_6_24_a_runestone_that_nobody_gained_stays() -> None:
    """The neutral force holds the province."""
    t = Table(2, realms={0: "palmain"}, vp_cards="runestones").runestones("nusus").armies_at(0, nusus=1)
    t.act(0).choose("end-war nusus")
    assert ([0, 0, 0], 1) == (t.tokens(0), t.s.runestones.bit_count())
