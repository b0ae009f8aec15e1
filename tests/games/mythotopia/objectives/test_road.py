"""Road (MY-6.2): a token for every road built."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def builder(reserve: str = "") -> Table:
    """A seat with what a road between Palmain and Nusus costs."""
    hand = "start_build palmain fadge malebolge"
    return Table(2, realms={0: "palmain nusus"}, hands={0: hand}, reserves={0: reserve})


def build(t: Table) -> Table:
    """Build a road between Palmain and Nusus."""
    return t.act(0).choose("play start_build", "road nusus-palmain", "play palmain", "pay fadge", "pay malebolge")


@pytest.mark.rules("MY-6.2", "MY-5.6")
def test_my_6_2_a_road_gives_a_token() -> None:
    """Of 2 points."""
    t = build(builder())
    assert ([0, 1, 0], [6, 5, 6]) == (t.tokens(0), t.s.heaps[:3])
    assert [{"seat": 0, "vp": 2, "source": "@source-road"}] == t.said("log-score")


@pytest.mark.rules("MY-5.8", "MY-5.10", "MY-6.2")
def test_my_5_8_an_empty_road_card_gives_nothing() -> None:
    """The road is built anyway; the last token empties the card, which is logged."""
    t = build(builder().left(road=0))
    assert ([0, 0, 0], 1, "act") == (t.tokens(0), len(t.s.roads), t.step)
    t = build(builder().left(road=1))
    assert ([0, 1, 0], [{"vp_card": "@vp-road"}]) == (t.tokens(0), t.said("log-empty"))


@pytest.mark.rules("MY-5.8")
def test_my_5_8_the_scribe_takes_an_unused_token() -> None:
    """Where the card is empty; it need not."""
    t = build(builder("scribe").left(road=0))
    assert (["take-unused", "no-token"], "MY-5.8") == (t.options(), t.refusal("take-token"))
    t.choose("take-unused")
    assert ([0, 1, 0], [22, 13, 3], 0) == (t.tokens(0), t.s.unused, t.s.heaps[1])
