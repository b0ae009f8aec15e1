"""Ranger: easier borders, and strength in the hills."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table


def ranged(realm: str, hand: str, ranger: str = "reserves") -> Table:
    """Seat 0 has a realm, a hand, and maybe the Ranger in its Reserve."""
    reserve = "ranger" if ranger == "reserves" else ""
    return Table(realms={0: realm}, hands={0: hand}, reserves={0: reserve}).act(0)


@pytest.mark.rules("MY-17.59", "MY-3.19")
def test_my_17_59_hills_count_as_plain_for_invasions() -> None:
    """Galingale from Hatchel for one food; only from the Reserve."""
    hand = "hatchel palmain start_army"
    assert "galingale" not in ranged("hatchel", hand, "").options("invade")
    assert "galingale" not in ranged("hatchel", hand + " ranger", "").options("invade")
    t = ranged("hatchel", hand).choose("invade galingale", "play hatchel", "pay palmain")
    assert "muster" == t.step


@pytest.mark.rules("MY-17.59")
def test_my_17_59_hills_count_as_plain_for_roads() -> None:
    """Mome and Remise for two stone instead of three."""
    hand = "start_build mome fadge eoan"
    t = ranged("mome remise", hand, "").choose("play start_build")
    assert [] == t.options("road")
    t = ranged("mome remise", hand).choose("play start_build", "road mome-remise", "play mome", "pay fadge", "pay eoan")
    assert ([0, 1, 0], ["ranger"]) == (t.tokens(0), t.reserve(0))


@pytest.mark.rules("MY-17.60")
def test_my_17_60_mountains_count_as_hills_for_invasions() -> None:
    """Fadge from Diclesium for two food; without the Ranger not at all."""
    hand = "diclesium palmain nusus start_army"
    assert "fadge" not in ranged("diclesium", hand, "").options("invade")
    assert "fadge" not in ranged("diclesium", "diclesium palmain start_army").options("invade")
    t = ranged("diclesium", hand).choose("invade fadge", "play diclesium", "pay palmain")
    assert ("pay-food", ["pay nusus"]) == (t.step, t.options())


@pytest.mark.rules("MY-17.60")
def test_my_17_60_mountains_count_as_hills_for_roads() -> None:
    """Three stone, of which the Ranger itself may be one."""
    hand = "start_build diclesium eoan quean"
    t = ranged("diclesium fadge", hand + " shog", "").choose("play start_build")
    assert "MY-13.23" == t.refusal("road diclesium-fadge")
    t = ranged("diclesium fadge", hand).choose("play start_build", "road diclesium-fadge", "play diclesium")
    t.choose("pay eoan", "pay quean", "pay ranger")
    assert ([0, 1, 0], []) == (t.tokens(0), t.reserve(0))


@pytest.mark.rules("MY-17.61", "MY-3.22")
def test_my_17_61_it_adds_one_in_hilly_provinces() -> None:
    """As an invader, against a neutral force too, and as defender; not in others, and not once it is played."""
    t = Table(realms={0: "welkin palmain", 1: "shog nusus"}, reserves={0: "ranger"})
    t.armies_at(0, shog=1, nusus=1, lea=2).armies_at(1, welkin=1, palmain=1)
    assert [2, 1, 3] == [t.strength(0, province) for province in ("shog", "nusus", "lea")]
    assert [2, 0] == [t.strength(0, province) for province in ("welkin", "palmain")]
    assert [1, 4] == [t.strength(1, "welkin"), t.strength(-1, "lea")]
    t.act(0).choose("discard ranger")
    assert 1 == t.strength(0, "shog")


@pytest.mark.rules("MY-17.61", "MY-17.7")
def test_my_17_61_it_adds_to_the_cavalry() -> None:
    """The neutral force of hilly Lea stays at four; the attacker has one more by each card."""
    t = Table(realms={0: "quean"}, reserves={0: "ranger cavalry"}).armies_at(0, lea=1)
    assert (3, 4) == (t.strength(0, "lea"), t.strength(-1, "lea"))


@pytest.mark.rules("MY-17.59")
def test_my_17_59_it_shows_a_stone() -> None:
    """One, from the hand or the Reserve."""
    assert ["pay ranger"] == owing("stone", 1, "ranger").options()
    assert ["pay ranger"] == owing("stone", 1, "", "ranger").options()
