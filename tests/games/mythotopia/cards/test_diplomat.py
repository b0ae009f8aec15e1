"""Diplomat: a war is stopped."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def invaded(hand: str = "diplomat mome", attackers: int = 5, defenders: int = 3, vp_cards: str = "") -> Table:
    """Seat 0 has invaded a province of seat 1."""
    t = Table(realms={0: "palmain", 1: "nusus"}, hands={0: hand}, vp_cards=vp_cards)
    return t.armies_at(0, nusus=attackers).armies_at(1, nusus=defenders)


@pytest.mark.rules("MY-17.13", "MY-17.14", "MY-17.16", "MY-17.17", "MY-17.18")
@pytest.mark.parametrize("left", [1, 2])
def test_my_17_13_a_war_is_stopped_for_one_gold(left: int) -> None:
    """First or second action: armies go home, the defender keeps the province and takes no token."""
    t = invaded(vp_cards="defender").act(0, left)
    t.choose("play diplomat", "stop nusus", "pay mome")
    assert (6, 6) == (t.s.army_stock[0], t.s.army_stock[1])
    assert (0, 0, 1) == (t.armies(0, "nusus"), t.armies(1, "nusus"), t.owner("nusus"))
    assert ([0, 0, 0], [0, 0, 0]) == (t.tokens(0), t.tokens(1))
    assert ["mome", "diplomat"] == t.discard(0)
    assert {2: "act", 1: "after"}[left] == t.step


@pytest.mark.rules("MY-17.13")
def test_my_17_13_it_needs_gold_and_a_war_of_its_player() -> None:
    """Wars of others cannot be stopped; the other side of a war can stop it as well."""
    assert "MY-17.13" == invaded("diplomat palmain").act(0).refusal("play diplomat")
    assert "MY-17.13" == Table(realms={0: "palmain"}, hands={0: "diplomat mome"}).act(0).refusal("play diplomat")
    t = Table(3, realms={0: "palmain", 1: "nusus"}, hands={2: "diplomat mome"}).armies_at(0, nusus=1)
    assert "MY-17.13" == t.act(2).refusal("play diplomat")
    t.armies_at(2, blore=1).act(2).choose("play diplomat")
    assert (["stop blore"], "MY-17.13") == (t.options(), t.refusal("stop nusus"))
    t = Table(realms={0: "palmain"}, hands={0: "diplomat mome"}).armies_at(1, palmain=3).act(0)
    t.choose("play diplomat", "stop palmain", "pay mome")
    assert (0, 0) == (t.owner("palmain"), t.armies(1, "palmain"))


@pytest.mark.rules("MY-17.15")
@pytest.mark.parametrize(("attackers", "defenders"), [(3, 3), (5, 1), (1, 5)])
def test_my_17_15_it_works_at_any_balance_of_strength(attackers: int, defenders: int) -> None:
    """Whoever is stronger, or nobody."""
    t = invaded(attackers=attackers, defenders=defenders).act(0)
    assert ["stop nusus"] == t.choose("play diplomat").options()


@pytest.mark.rules("MY-17.16")
def test_my_17_16_mercenaries_return_to_the_common_supply() -> None:
    """With the armies they served beside; those in other provinces stay."""
    t = invaded("diplomat mome mercenary remise").armies_at(0, palmain=1).act(0)
    t.choose("play mercenary", "hire nusus", "mercenaries 1", "pay remise")
    assert 6 == t.strength(0, "nusus")
    t.choose("play diplomat", "stop nusus", "pay mome")
    assert ([], 1) == (t.s.hired, t.armies(0, "palmain"))


@pytest.mark.rules("MY-17.17")
def test_my_17_17_a_neutral_province_stays_neutral() -> None:
    """Nothing is captured, not even by the stronger side."""
    t = Table(realms={0: "palmain"}, hands={0: "diplomat mome"}).armies_at(0, blore=6)
    before = t.vp(0)
    t.act(0).choose("play diplomat", "stop blore", "pay mome")
    assert (-1, 0, before) == (t.owner("blore"), t.armies(0, "blore"), t.vp(0))
