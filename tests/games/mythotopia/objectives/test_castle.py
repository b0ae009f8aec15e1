"""Castle (MY-6.3): a token for every castle built."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def build(t: Table) -> Table:
    """Build a castle in Palmain."""
    return t.act(0).choose("play start_build", "castle palmain", "play palmain", "pay fadge")


@pytest.mark.rules("MY-6.3", "MY-5.6")
def test_my_6_3_a_castle_gives_a_token() -> None:
    """Of 1 point."""
    t = build(Table(2, realms={0: "palmain nusus"}, hands={0: "start_build palmain fadge"}))
    assert ([1, 0, 0], [6, 6, 5]) == (t.tokens(0), t.s.heaps[:3])
    assert [{"seat": 0, "vp": 1, "source": "@source-castle"}] == t.said("log-score")


@pytest.mark.rules("MY-5.8", "MY-6.3")
def test_my_5_8_an_empty_castle_card_gives_nothing() -> None:
    """The castle is built anyway."""
    t = build(Table(2, realms={0: "palmain nusus"}, hands={0: "start_build palmain fadge"}).left(castle=0))
    assert ([0, 0, 0], 1) == (t.tokens(0), t.s.castles.bit_count())
