"""Limes: strength for defenders."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.27", "MY-3.19")
def test_my_17_27_it_adds_one_wherever_its_owner_defends() -> None:
    """In every war at home, in none elsewhere; only from the Reserve."""
    t = Table(realms={0: "palmain nusus", 1: "oxter"}, reserves={0: "limes"})
    t.armies_at(0, palmain=1, oxter=2).armies_at(1, palmain=1, nusus=1)
    assert [2, 1, 2] == [t.strength(0, province) for province in ("palmain", "nusus", "oxter")]
    assert 1 == t.strength(1, "palmain")
    t = Table(realms={0: "palmain"}, hands={0: "limes"}).armies_at(1, palmain=1)
    assert 0 == t.strength(0, "palmain")


@pytest.mark.rules("MY-17.27", "MY-17.61")
def test_my_17_27_it_adds_to_castle_hills_and_ranger() -> None:
    """A hilly province with a castle and an army: 4, with the Limes 5, with the Ranger 6."""
    for reserve, strength in (("", 4), ("limes", 5), ("limes ranger", 6)):
        t = Table(realms={0: "welkin"}, reserves={0: reserve}).castles("welkin")
        assert strength == t.armies_at(0, welkin=1).armies_at(1, welkin=1).strength(0, "welkin")
