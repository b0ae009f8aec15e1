"""City (MY-6.1): a token for every city built."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.queries import reserve_limit


def builder() -> Table:
    """A seat of five provinces with what a city in Hatchel costs."""
    hand = "start_build hatchel fadge malebolge"
    return Table(2, realms={0: "hatchel palmain nusus oxter talion"}, hands={0: hand})


def build(t: Table) -> Table:
    """Build a city in Hatchel."""
    return t.act(0).choose("play start_build", "city hatchel", "play hatchel", "pay fadge", "pay malebolge")


@pytest.mark.rules("MY-6.1", "MY-5.6", "MY-2.4")
def test_my_6_1_a_city_gives_a_token() -> None:
    """Of 2 points; the town goes back to the stock, and the Reserve holds one more card."""
    t = build(builder())
    assert ([0, 1, 0], [5, 6, 6], 15 + 2) == (t.tokens(0), t.s.heaps[:3], t.vp(0))
    assert (18 - 4, 3) == (t.s.towns[0], reserve_limit(t.s, 0))
    assert ("act", ["fadge", "hatchel", "malebolge", "start_build"]) == (t.step, t.discard(0))
    assert [{"seat": 0, "vp": 2, "source": "@source-city"}] == t.said("log-score")


@pytest.mark.rules("MY-5.8", "MY-6.1")
def test_my_5_8_an_empty_city_card_gives_nothing() -> None:
    """The city is built anyway."""
    t = build(builder().left(city=0))
    assert ([0, 0, 0], 1, [0, 6, 6]) == (t.tokens(0), t.s.cities.bit_count(), t.s.heaps[:3])


@pytest.mark.rules("MY-5.9")
def test_my_5_9_the_token_stays_when_the_city_is_lost() -> None:
    """3 points for the province go, the 2 for building the city do not."""
    t = build(builder()).armies_at(1, hatchel=3)
    t.act(1).choose("end-war hatchel")
    assert (1, 14, [0, 1, 0]) == (t.owner("hatchel"), t.vp(0), t.tokens(0))
