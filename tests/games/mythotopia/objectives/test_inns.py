"""Roadside Inns (MY-6.21, MY-6.22): a token for gold beside a road."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table

ROAD = ("play start_build", "road nusus-palmain", "play palmain", "pay fadge", "pay malebolge")


def builder(more: str = "nesh") -> Table:
    """A seat with what a road between Palmain and Nusus costs, and more."""
    hand = f"start_build palmain fadge malebolge {more}"
    return Table(2, realms={0: "palmain nusus"}, hands={0: hand}, vp_cards="inns guilded_city")


@pytest.mark.rules("MY-6.21", "MY-5.7")
def test_my_6_21_one_gold_more_buys_a_token() -> None:
    """Beside that of the Road card, in the same action."""
    t = builder().act(0).choose(*ROAD)
    assert ("extra", ["extra", "decline"], []) == (t.step, t.options(), t.discard(0))
    t.choose("extra", "pay nesh")
    assert ([1, 1, 0], "act", 1) == (t.tokens(0), t.step, t.s.todo[-1].arg)


@pytest.mark.rules("MY-6.21")
def test_my_6_21_nobody_has_to_buy_it() -> None:
    """Those without gold are asked as well, and can only decline."""
    assert [0, 1, 0] == builder().act(0).choose(*ROAD, "decline").tokens(0)
    t = builder("aporia").act(0).choose(*ROAD)
    assert (["decline"], "MY-6.21") == (t.options(), t.refusal("extra"))


@pytest.mark.rules("MY-6.22", "MY-5.8")
def test_my_6_22_no_gold_for_an_empty_card() -> None:
    """Nobody is asked."""
    t = builder().left(inns=0).act(0).choose(*ROAD)
    assert ([0, 1, 0], "act") == (t.tokens(0), t.step)
