"""Battle, stage by stage (RT-4.3)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table


def fought(attackers: int, defenders: int, dice: str, **defended: int) -> Table:
    """A battle of the Marquise against the Eyrie in clearing 5, with no card in any hand."""
    at = {5: {"marquise": attackers, "eyrie": defenders, **defended}}
    t = Table("marquise eyrie", at=at).begin("marquise", "daylight")
    return t.choose("battle 5 eyrie", f"roll {dice}")


@pytest.mark.rules("RT-4.3.2#1", "RT-4.3.2#2", "RT-4.3.2.I")
@pytest.mark.parametrize(
    ("attackers", "defenders", "dice", "left"),
    [(3, 3, "2 1", (2, 1)), (3, 3, "1 2", (2, 1)), (3, 3, "2 2", (1, 1)), (1, 3, "3 2", (0, 2)), (3, 1, "3 2", (2, 0))],
)
def test_rt_4_3_2_n1_the_attacker_deals_the_higher_roll(
    attackers: int, defenders: int, dice: str, left: tuple[int, int]
) -> None:
    """The defender deals the lower one; no side deals more than it has warriors."""
    t = fought(attackers, defenders, dice)
    assert left == (t.there(5).get("marquise", 0), t.there(5).get("eyrie", 0))


@pytest.mark.rules("RT-4.3.2.III", "RT-3.2.1#1")
def test_rt_4_3_2_iii_a_defender_without_warriors_takes_an_extra_hit() -> None:
    """The roost falls on a roll of 0, and scores."""
    t = fought(1, 0, "0 0", roost=1)
    assert {"marquise": 1} == t.there(5)
    assert 1 == t.vp("marquise")


@pytest.mark.rules("RT-4.3.3#2", "RT-4.3.3#3", "RT-4.3.3#5", "RT-4.3.3#4")
def test_rt_4_3_3_n3_warriors_go_before_buildings_of_the_owners_choice() -> None:
    """The Marquise loses her warrior, then one of her buildings or tokens."""
    at = {5: {"eyrie": 3, "marquise": 1, "sawmill": 1, "wood": 1}}
    t = Table("eyrie marquise", at=at)
    t.s.boards[0].leader = 0  # type: ignore[union-attr]
    t.s.boards[0].decree[2] = [1]  # type: ignore[union-attr]
    t.begin("eyrie", "daylight")
    t.ask(t.game.steps[[step.name for step in t.game.steps].index("free-battle")], 0)
    t.choose("battle 5 marquise", "roll 2 0")
    assert ("marquise", ["lose sawmill", "lose wood"]) == (t.asked(), t.options())
    t.choose("lose wood")
    assert {"eyrie": 3, "sawmill": 1} == t.there(5)
    assert 1 == t.vp("eyrie")
