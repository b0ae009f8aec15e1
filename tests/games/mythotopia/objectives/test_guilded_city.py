"""Guilded City (MY-6.9, MY-6.22): a token for gold beside a city."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table

CITY = ("play start_build", "city hatchel", "play hatchel", "pay fadge", "pay malebolge")


def builder(more: str = "nesh", reserve: str = "") -> Table:
    """A seat with what a city in Hatchel costs, and more."""
    hand = f"start_build hatchel fadge malebolge {more}"
    return Table(2, realms={0: "hatchel palmain"}, hands={0: hand}, reserves={0: reserve}, vp_cards="guilded_city inns")


@pytest.mark.rules("MY-6.9", "MY-5.7")
def test_my_6_9_one_gold_more_buys_a_token() -> None:
    """Beside that of the City card, in the same action; the gold is discarded with the rest."""
    t = builder().act(0).choose(*CITY)
    assert ("extra", ["extra", "decline"], []) == (t.step, t.options(), t.discard(0))
    t.choose("extra", "pay nesh")
    assert ([1, 1, 0], "act", 1) == (t.tokens(0), t.step, t.s.todo[-1].arg)
    assert ["fadge", "hatchel", "malebolge", "nesh", "start_build"] == t.discard(0)


@pytest.mark.rules("MY-6.9")
def test_my_6_9_nobody_has_to_buy_it() -> None:
    """The gold stays in the hand."""
    t = builder().act(0).choose(*CITY, "decline")
    assert ([0, 1, 0], ["nesh"]) == (t.tokens(0), t.hand(0))


@pytest.mark.rules("MY-6.9")
def test_my_6_9_whoever_has_no_gold_is_asked_as_well() -> None:
    """Others would learn of the hand if not."""
    t = builder("aporia").act(0).choose(*CITY)
    assert (["decline"], "MY-6.9") == (t.options(), t.refusal("extra"))


@pytest.mark.rules("MY-6.9")
def test_my_6_9_only_beside_a_city() -> None:
    """A castle earns the token of its own card and nothing more."""
    t = builder().act(0).choose("play start_build", "castle hatchel", "play hatchel", "pay fadge")
    assert ([1, 0, 0], "act") == (t.tokens(0), t.step)


@pytest.mark.rules("MY-6.22", "MY-5.8")
def test_my_6_22_no_gold_for_an_empty_card() -> None:
    """Nobody is asked, unless the Scribe lets them take an unused token."""
    t = builder().left(guilded_city=0).act(0).choose(*CITY)
    assert ([0, 1, 0], "act") == (t.tokens(0), t.step)
    t = builder(reserve="scribe").left(guilded_city=0).act(0).choose(*CITY, "take-token")
    t.choose("extra", "pay nesh", "take-unused")
    assert [1, 1, 0] == t.tokens(0)
