"""Favor tiles (TM-22)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import cult_spaces

ALONE = {0: "trading-house:A1", 1: "I7"}


def temple(factions: str = "witches nomads") -> Table:
    """Let seat 0 build a temple far from everybody; all its cults are at 0."""
    t = Table(factions, at=ALONE).own(0, workers=20, coins=20, fire=0, water=0, earth=0, air=0, bowls=(12, 0, 0))
    return t.scoring("SCORE2")


@pytest.mark.rules("TM-22.1")
def test_tm_22_1_no_tile_type_twice() -> None:
    """Research case 53: the one owned is refused, all eleven others are on offer."""
    t = temple().favor(0, "FAV9").choose("upgrade A1 temple")
    assert ("TM-22.1", 11) == (t.refusal("favor FAV9"), len(t.options("favor")))


@pytest.mark.rules("TM-22.2")
def test_tm_22_2_only_tiles_of_which_a_copy_is_left() -> None:
    """There is one FAV1 and there are three FAV9, until others have taken them."""
    t = Table("witches nomads halflings cultists", at={0: "trading-house:A1", 1: "I7", 2: "E6", 3: "E1"})
    t.own(0, workers=9, coins=9).favor(1, "FAV1", "FAV9").favor(2, "FAV9").choose("upgrade A1 temple")
    assert ("TM-22.2", "") == (t.refusal("favor FAV1"), t.refusal("favor FAV9"))
    t.favor(3, "FAV9")
    assert "TM-22.2" == t.refusal("favor FAV9")
    t = temple().choose("upgrade A1 temple", "favor FAV9")
    assert 2 == t.s.favors_left[8]


@pytest.mark.rules("TM-22.2")
def test_tm_22_2_if_no_tile_can_be_taken_none_is() -> None:
    """The owner of every type gets nothing, and the game continues."""
    t = temple().favor(0, *[f"FAV{n}" for n in range(1, 13)]).choose("upgrade A1 temple")
    assert "after" == t.step


@pytest.mark.rules("TM-22.3")
def test_tm_22_3_a_tile_works_from_the_moment_it_is_taken_for_the_rest_of_the_game() -> None:
    """FAV11: the next dwelling of the same round scores, and one two rounds later."""
    t = temple().land("A2 A3", "forest").passed(1)
    t.choose("upgrade A1 temple", "favor FAV11", "end", "build A2", "end")
    assert {"favor": 2} == t.scored()
    t.s.round = 5
    t.scoring("SCORE2").choose("build A3")
    assert {"favor": 4} == t.scored()


@pytest.mark.rules(
    "TM-22.4", "TM-22.5", "TM-22.6", "TM-22.7", "TM-22.8", "TM-22.9", "TM-22.10", "TM-22.11", "TM-22.12", "TM-22.13"
)
@pytest.mark.rules("TM-22.14", "TM-22.15")
@pytest.mark.parametrize(
    ("tile", "cults"),
    [
        ("FAV1", [3, 0, 0, 0]),
        ("FAV2", [0, 3, 0, 0]),
        ("FAV3", [0, 0, 3, 0]),
        ("FAV4", [0, 0, 0, 3]),
        ("FAV5", [2, 0, 0, 0]),
        ("FAV6", [0, 2, 0, 0]),
        ("FAV7", [0, 0, 2, 0]),
        ("FAV8", [0, 0, 0, 2]),
        ("FAV9", [1, 0, 0, 0]),
        ("FAV10", [0, 1, 0, 0]),
        ("FAV11", [0, 0, 1, 0]),
        ("FAV12", [0, 0, 0, 1]),
    ],
)
def test_tm_22_4_the_cult_steps_of_each_tile(tile: str, cults: list[int]) -> None:
    """3, 2 or 1 steps in one cult, with the power of the spaces reached, and no points."""
    t = temple().choose("upgrade A1 temple", f"favor {tile}")
    power = 1 if 3 in cults else 0
    assert (cults, (12 - power, power, 0), {}) == (cult_spaces(t.s, 0), t.bowls(), t.scored())


@pytest.mark.rules("TM-22.9")
def test_tm_22_9_fav6_gives_one_step_in_any_cult_as_a_special_action() -> None:
    """Each of the four may be chosen."""
    for cult in ("fire", "water", "earth", "air"):
        t = temple().favor(0, "FAV6").choose("special favor")
        assert ["fire", "water", "earth", "air"] == t.options("cult")
        t.choose(f"cult {cult}")
        assert (1, 1, "after") == (t.cult(cult), sum(cult_spaces(t.s, 0)), t.step)


@pytest.mark.rules("TM-22.10", "TM-22.11", "TM-22.12")
def test_tm_22_10_the_income_of_the_tiles() -> None:
    """FAV7: 1 worker and 1 power; FAV8: 4 power; FAV9: 3 coins; all others nothing."""
    bare = temple().income()
    gains = {"FAV7": (1, 0, 0, 1), "FAV8": (0, 0, 0, 4), "FAV9": (0, 3, 0, 0)}
    for n in range(1, 13):
        t = temple().favor(0, f"FAV{n}")
        more = tuple(after - before for after, before in zip(t.income(), bare))
        assert gains.get(f"FAV{n}", (0, 0, 0, 0)) == more, n


@pytest.mark.rules("TM-22.10", "TM-22.12")
def test_tm_22_10_the_income_is_paid_each_round() -> None:
    """One dwelling fewer, BON5 taken: 1 base worker, 1 of FAV7, 1 of BON5; coins of house and FAV9."""
    t = temple().favor(0, "FAV7", "FAV9").own(0, workers=0, coins=0).passed(1).choose("pass BON5")
    assert (3, 5, 0) == t.pay()


@pytest.mark.rules("TM-22.13")
def test_tm_22_13_fav10_scores_3_for_each_later_trading_house() -> None:
    """Not for dwellings or temples."""
    t = (
        Table("witches nomads", at={0: "A1 A2 trading-house:A4", 1: "I7"})
        .favor(0, "FAV10")
        .own(0, workers=20, coins=30)
    )
    t.passed(1).choose("upgrade A1 trading-house", "end")
    assert {"favor": 3} == t.scored()
    t.choose("upgrade A2 trading-house", "end")
    assert {"favor": 6} == t.scored()
    t.choose("upgrade A1 temple", "favor FAV9", "end").land("A5", "forest").choose("build A5", "end")
    assert {"favor": 6} == t.scored()


@pytest.mark.rules("TM-22.14")
def test_tm_22_14_fav11_scores_2_for_each_later_dwelling() -> None:
    """Not for upgrades, and not for dwellings that stand already."""
    t = Table("witches nomads", at={0: "A1", 1: "I7"}).own(0, workers=20, coins=30).favor(0, "FAV11").passed(1)
    t.land("A2", "forest").choose("build A2", "end", "upgrade A1 trading-house", "end")
    assert {"favor": 2} == t.scored()


@pytest.mark.rules("TM-22.15")
@pytest.mark.parametrize(("houses", "vp"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_tm_22_15_fav12_scores_at_each_pass_for_trading_houses(houses: int, vp: int) -> None:
    """Research case 47; other structures do not count."""
    at = "I1 temple:I2 " + " ".join(f"trading-house:A{n + 1}" for n in range(houses))
    t = Table("witches nomads", at={0: at, 1: "I7"}).favor(0, "FAV12").choose("pass BON5")
    assert ({"favor": vp} if vp else {}) == t.scored()


@pytest.mark.rules("TM-22.15", "TM-19.11")
def test_tm_22_15_fav12_scores_in_round_6_too() -> None:
    """At every pass."""
    t = Table("witches nomads", at={0: "trading-house:A1", 1: "I7"}, round=6).favor(0, "FAV12").choose("pass")
    assert {"favor": 2} == t.scored()


@pytest.mark.rules("TM-22.16")
def test_tm_22_16_points_of_several_sources_add_up() -> None:
    """A trading house under FAV10 and SCORE6: 3 and 3; a pass with BON7, FAV12 and the engineers' bridge."""
    t = Table("witches nomads", at={0: "A1", 1: "I7"}).own(0, workers=9, coins=9).favor(0, "FAV10").scoring("SCORE6")
    t.choose("upgrade A1 trading-house")
    assert ({"favor": 3, "round-tile": 3}, 26) == (t.scored(), t.s.vp[0])
    t = Table("engineers nomads", at={0: "trading-house:A3 stronghold:C1", 1: "I7"}).card(0, "BON7")
    t.favor(0, "FAV12").bridge(0, "A3:C1").choose("pass BON5")
    assert ({"favor": 2, "card": 2, "ability": 3}, 27) == (t.scored(), t.s.vp[0])
