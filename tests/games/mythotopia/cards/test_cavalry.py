"""Cavalry: strength for invaders."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.7", "MY-3.19")
def test_my_17_7_it_adds_one_in_every_war_that_its_owner_invades() -> None:
    """Against a player, against a neutral force; not at home, not in the hand, not for others."""
    t = Table(realms={0: "palmain", 1: "nusus"}, reserves={0: "cavalry"})
    t.armies_at(0, nusus=2, blore=3, palmain=1).armies_at(1, palmain=1, blore=1)
    assert [3, 4, 1] == [t.strength(0, province) for province in ("nusus", "blore", "palmain")]
    assert [1, 1] == [t.strength(1, province) for province in ("palmain", "blore")]
    assert 4 == t.strength(-1, "blore")
    t = Table(realms={0: "palmain", 1: "nusus"}, hands={0: "cavalry"}).armies_at(0, nusus=2)
    assert 2 == t.strength(0, "nusus")
