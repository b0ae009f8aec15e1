"""Here be Dragons (MY-6.10, MY-6.11): a token for a province with a dragon."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def lair(**left: int) -> Table:
    """Player 0 wins in Nusus, which is neutral and has a dragon."""
    t = Table(2, realms={0: "palmain oxter talion eagre remise"}, vp_cards="dragons runestones")
    t.dragons("nusus trogle").armies_at(0, nusus=6).left(**left)
    t.s.army_stock[0] += 1
    return t.armies_at(0, nusus=1)


@pytest.mark.rules("MY-6.10", "MY-6.11")
def test_my_6_10_a_province_with_a_dragon_gives_a_token() -> None:
    """Worth 2 points, and the dragon is removed; others stay."""
    t = lair().act(0).choose("end-war nusus")
    assert ([0, 1, 0], 3 * 6 + 2, 1) == (t.tokens(0), t.vp(0), t.s.dragons.bit_count())
    assert 3 == t.strength(-1, "trogle") - 4


@pytest.mark.rules("MY-6.11")
def test_my_6_11_a_dragon_leaves_without_a_token_too() -> None:
    """The card is empty: 3 points for the province are all."""
    t = lair(dragons=0).act(0).choose("end-war nusus")
    assert ([0, 0, 0], 3 * 6, 1) == (t.tokens(0), t.vp(0), t.s.dragons.bit_count())


@pytest.mark.rules("MY-5.7", "MY-6.10", "MY-6.23")
def test_my_5_7_a_dragon_and_a_runestone_in_one_province() -> None:
    """Both leave, and each card gives a token."""
    t = lair().runestones("nusus").act(0).choose("end-war nusus")
    assert ([0, 2, 0], 1, 0) == (t.tokens(0), t.s.dragons.bit_count(), t.s.runestones)


@pytest.mark.rules("MY-6.11")
def test_my_6_11_a_dragon_that_holds_out_stays() -> None:
    """Nobody has gained control."""
    t = Table(2, realms={0: "palmain"}, vp_cards="dragons").dragons("nusus").armies_at(0, nusus=5)
    t.act(0).choose("end-war nusus")
    assert ([0, 0, 0], 1, -1) == (t.tokens(0), t.s.dragons.bit_count(), t.owner("nusus"))
