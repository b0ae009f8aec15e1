"""Lord of the Isles (MY-6.12 to MY-6.16): a token for a whole island. Islands that were dealt are in test_setup.py."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.vp_cards import FIRST_HEAP, VP_KEYS

HEAP = FIRST_HEAP[VP_KEYS.index("isles")]


def landed(own: str, other: str, target: str, reserve: str = "") -> Table:
    """Player 0 is about to win in a province of an island."""
    t = Table(2, realms={0: own, 1: other}, reserves={0: reserve}, vp_cards="isles")
    return t.armies_at(0, **{target: 6})


@pytest.mark.rules("MY-6.13", "MY-6.15", "MY-6.12")
def test_my_6_13_the_large_island_gives_3_points() -> None:
    """With its third province, at once."""
    t = landed("ictus nesh", "", "jeopigia").act(0).choose("end-war jeopigia")
    assert ([0, 0, 1], [0, 1]) == (t.tokens(0), t.s.heaps[HEAP : HEAP + 2])
    t = landed("ictus", "", "jeopigia").act(0).choose("end-war jeopigia")
    assert ([0, 0, 0], [1, 1]) == (t.tokens(0), t.s.heaps[HEAP : HEAP + 2])


@pytest.mark.rules("MY-6.14", "MY-6.15", "MY-6.12")
def test_my_6_14_the_small_island_gives_2_points() -> None:
    """With its second province, taken from another player or not."""
    for other in ("", "kinabra"):
        t = landed("aporia", other, "kinabra").act(0).choose("end-war kinabra")
        assert ([0, 1, 0], [1, 0]) == (t.tokens(0), t.s.heaps[HEAP : HEAP + 2])


@pytest.mark.rules("MY-6.15")
def test_my_6_15_only_the_province_gained_counts() -> None:
    """An island held before gives nothing again when another province is gained."""
    t = landed("aporia kinabra", "", "nusus").act(0).choose("end-war nusus")
    assert ([0, 0, 0], 0) == (t.tokens(0), t.owner("nusus"))


@pytest.mark.rules("MY-6.16", "MY-5.9")
def test_my_6_16_an_island_earns_its_token_again() -> None:
    """Lost and regained: from the unused tokens first, with the Scribe, then from the card, until none is left."""
    t = landed("aporia", "kinabra", "kinabra", "scribe").act(0)
    t.choose("end-war kinabra", "take-unused")
    assert ([0, 1, 0], [1, 1]) == (t.tokens(0), t.s.heaps[HEAP : HEAP + 2])
    t.armies_at(1, kinabra=3).act(1).choose("end-war kinabra")
    assert ([0, 1, 0], 1) == (t.tokens(0), t.owner("kinabra"))
    t.armies_at(0, kinabra=6).act(0).choose("end-war kinabra", "take-token")
    assert ([0, 2, 0], [1, 0]) == (t.tokens(0), t.s.heaps[HEAP : HEAP + 2])


@pytest.mark.rules("MY-5.8")
def test_my_5_8_a_token_that_is_gone_is_not_taken_again() -> None:
    """Each island has its own: the small one does not pay with the token of the large one."""
    t = landed("aporia", "", "kinabra")
    t.s.heaps[HEAP + 1] = 0
    t.act(0).choose("end-war kinabra")
    assert ([0, 0, 0], [1, 0]) == (t.tokens(0), t.s.heaps[HEAP : HEAP + 2])
