"""Auren (TM-28)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import cult_spaces


@pytest.mark.rules("TM-28.3", "TM-27.1")
def test_tm_28_3_the_stronghold_gives_one_favor_tile_of_choice() -> None:
    """Once, at the building; it cannot be declined, and other strongholds give none."""
    t = Table("auren nomads", at={0: "trading-house:A1", 1: "I7"}).own(0, workers=9, coins=9)
    t.choose("upgrade A1 stronghold")
    assert ("rewards", [f"FAV{n}" for n in range(1, 13)], 12) == (t.step, t.options("favor"), len(t.options()))
    t.choose("favor FAV4")
    assert (["FAV4"], "after", 4) == (t.favors(), t.step, t.cult("air"))
    t = Table("witches nomads", at={0: "trading-house:A1", 1: "I7"}).own(0, workers=9, coins=9)
    assert "after" == t.choose("upgrade A1 stronghold").step


@pytest.mark.rules("TM-28.4", "TM-28.5")
def test_tm_28_4_two_steps_in_one_cult_of_choice() -> None:
    """One cult is chosen, once; then the turn continues."""
    t = Table("auren nomads", at={0: "stronghold:A1", 1: "I7"}).choose("special stronghold")
    assert ["cult fire", "cult water", "cult earth", "cult air"] == t.options()
    t.choose("cult water")
    assert ([0, 3, 0, 1], "after") == (cult_spaces(t.s, 0), t.step)


@pytest.mark.rules("TM-28.4", "TM-15.6")
def test_tm_28_4_steps_that_cannot_be_made_are_lost() -> None:
    """From 8 without a key only one is made; with a key and a free top both."""
    t = Table("auren nomads", at={0: "stronghold:A1", 1: "I7"}).own(0, fire=8)
    assert 9 == t.choose("special stronghold", "cult fire").cult("fire")
    t = Table("auren nomads", at={0: "stronghold:A1", 1: "I7"}).own(0, fire=8, keys=1)
    assert 10 == t.choose("special stronghold", "cult fire").cult("fire")
