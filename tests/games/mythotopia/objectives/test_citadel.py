"""Citadel (MY-6.4): a token for the citadel of another player. Where citadels stand at first is in test_setup.py."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.queries import reserve_limit


def siege(vp_cards: str = "citadel") -> Table:
    """Player 0 has five armies before the citadel of player 1 in Nusus."""
    t = Table(2, realms={0: "palmain oxter eagre remise", 1: "nusus talion"}, vp_cards=vp_cards)
    return t.citadels("nusus").armies_at(0, nusus=5)


@pytest.mark.rules("MY-6.4")
def test_my_6_4_capturing_a_citadel_gives_the_token() -> None:
    """Worth 3 points; the citadel is removed."""
    t = siege().act(0).choose("end-war nusus")
    assert ([0, 0, 1], 0, 0) == (t.tokens(0), t.owner("nusus"), t.s.citadels)
    assert [(1, -3), (0, 3), (0, 3)] == [(args["seat"], args["vp"]) for args in t.said("log-score")]


@pytest.mark.rules("MY-6.4")
def test_my_6_4_no_token_without_a_citadel() -> None:
    """A province with a town gives none, and neither does one's own citadel that was defended."""
    t = Table(2, realms={0: "palmain", 1: "nusus talion"}, vp_cards="citadel").citadels("talion")
    t.armies_at(0, nusus=5, talion=1).act(0).choose("end-war nusus")
    assert ([0, 0, 0], 0) == (t.tokens(0), t.owner("nusus"))
    t.act(1).choose("end-war talion")
    assert ([0, 0, 0], [0, 0, 0]) == (t.tokens(0), t.tokens(1))


@pytest.mark.rules("MY-5.7", "MY-6.4", "MY-6.25")
def test_my_5_7_a_citadel_is_spoils_as_well() -> None:
    """One capture, a token from each card."""
    t = siege("citadel spoils").act(0).choose("end-war nusus")
    assert ([1, 0, 1], 15 + 3 + 1) == (t.tokens(0), t.vp(0))


@pytest.mark.rules("MY-2.7")
def test_my_2_7_a_citadel_is_city_and_castle_in_one() -> None:
    """One more card in the Reserve, and neither city nor castle is built there."""
    hand = "start_build nusus fadge malebolge"
    t = Table(2, realms={0: "nusus talion"}, hands={0: hand}, vp_cards="citadel").citadels("nusus")
    assert 3 == reserve_limit(t.s, 0)
    t.act(0).choose("play start_build")
    assert ("MY-13.14", "MY-13.18") == (t.refusal("city nusus"), t.refusal("castle nusus"))
