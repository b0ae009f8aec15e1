"""Tunnels and carpet flights in general (TM-27)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def dwarves(at: str = "A1", other: str = "I7", **amounts: int) -> Table:
    """Return dwarves against nomads; A3 is forest, one step from their mountains."""
    return Table("dwarves nomads", at={0: at, 1: other}).own(0, None, workers=20, coins=20, **amounts)


def fakirs(at: str = "A1", other: str = "I7", **amounts: int) -> Table:
    """Return fakirs against witches; A3 is plains, one step from their desert."""
    t = Table("fakirs witches", at={0: at, 1: other}).land("A3", "plains")
    return t.own(0, None, workers=20, coins=20, priests=3).own(0, None, **amounts)


@pytest.mark.rules("TM-27.1")
def test_tm_27_1_the_auren_have_only_the_ability_of_their_stronghold() -> None:
    """Without it they have no special action, conversion or hop; with it the one of TM-28.4."""
    t = Table("auren nomads", at={0: "A1", 1: "I7"}).own(0, workers=9, coins=9, priests=3)
    verbs = {"convert", "burn", "transform", "ship", "dig", "upgrade", "send", "pass"}
    assert (verbs, []) == ({name.split()[0] for name in t.options()}, t.options("special"))
    assert ["priest-worker", "worker-coin"] == t.options("convert")
    t = Table("auren nomads", at={0: "stronghold:A1", 1: "I7"})
    assert ["stronghold"] == t.options("special")


@pytest.mark.rules("TM-27.2")
def test_tm_27_2_a_stronghold_reward_is_taken_when_it_is_built() -> None:
    """The turn cannot end before; nothing of it is on offer later."""
    for faction, first in (("halflings", "claim"), ("darklings", "ordain 0"), ("auren", "favor FAV1")):
        t = Table(f"{faction} nomads", at={0: "trading-house:A1", 1: "I7"}).own(0, workers=9, coins=9)
        t.choose("upgrade A1 stronghold")
        assert ("rewards", False) == (t.step, "end" in t.options())
        t.choose(first)
        if t.step == "spades":
            t.choose("done")
        assert "after" == t.step
        t.choose("end").turn(0)
        assert [] == t.options("claim") + t.options("ordain") + t.options("favor")


@pytest.mark.rules("TM-27.3")
def test_tm_27_3_hexes_of_any_kind_are_skipped() -> None:
    """Under an empty hex, an opponent's structure, an own one's neighbour, and a river hex."""
    assert "" == dwarves().refusal("transform A3 mountains")
    assert "" == dwarves(other="A2").refusal("transform A3 mountains")
    assert "" == dwarves("A3").land("C1", "forest").refusal("transform C1 mountains")
    assert "" == fakirs(other="A2").refusal("transform A3 desert")
    assert "" == fakirs("A3").land("C1", "plains").refusal("transform C1 desert")


@pytest.mark.rules("TM-27.4")
def test_tm_27_4_a_bridge_is_no_part_of_the_way() -> None:
    """A3 and C1 are joined by a bridge: D3 beyond C1 is two hexes of grid away from A3, out of a tunnel's reach."""
    t = dwarves("A3").bridge(0, "A3:C1").land("D3", "forest")
    assert "TM-10.3" == t.refusal("transform D3 mountains")
    assert "" == t.at(0, "C2").refusal("transform D3 mountains")
    t = fakirs("A3").bridge(0, "A3:C1").land("D3", "plains")
    assert "TM-10.3" == t.refusal("transform D3 desert")
    assert "" == t.at(0, "stronghold:I1").refusal("transform D3 desert")


@pytest.mark.rules("TM-27.4")
def test_tm_27_4_a_hex_touching_another_own_structure_can_be_skipped() -> None:
    """A2 touches both A1 and B1; A3 beyond it is reached."""
    assert "" == dwarves("A1 B1").refusal("transform A3 mountains")


@pytest.mark.rules("TM-27.5")
def test_tm_27_5_only_to_transform_or_build_there() -> None:
    """What a hop alone costs is not enough, and no choice hops without work; upgrades and bridges do not use it."""
    t = dwarves().own(0, workers=2)
    assert ("TM-5.8", []) == (t.refusal("transform A3 mountains"), [n for n in t.options() if "A3" in n])
    t = dwarves().land("A3", "mountains").own(0, workers=2, coins=2)
    assert "TM-5.8" == t.refusal("build A3")
    t.own(0, workers=3, coins=2).choose("build A3")
    assert ((0, 0, 0), {"ability": 4}) == (t.pay(), t.scored())


@pytest.mark.rules("TM-27.6")
def test_tm_27_6_no_hop_to_a_hex_adjacent_to_any_own_structure() -> None:
    """A2 beside A1: no price and no points, though A4 could tunnel to it; nor to C1 at the end of a bridge."""
    t = dwarves("A1 A4").choose("transform A2 desert")
    assert {} == t.scored()
    t = dwarves("A1 A4").land("A2", "forest").own(0, workers=3).choose("transform A2 mountains")
    assert ({}, 0) == (t.scored(), t.s.workers[0])
    t = dwarves("A3").bridge(1, "A3:C1").land("C1", "forest").own(0, workers=3).choose("transform C1 mountains")
    assert ({}, 0) == (t.scored(), t.s.workers[0])
    t = fakirs("A1 A4").land("A2", "plains").own(0, workers=3).choose("transform A2 desert")
    assert ({}, 3) == (t.scored(), t.s.priests[0])


@pytest.mark.rules("TM-27.7")
def test_tm_27_7_one_hop_covers_transforming_and_building() -> None:
    """2 workers for the tunnel, 3 for the spade, 1 for the dwelling; 4 points."""
    t = dwarves().own(0, workers=6, coins=2).choose("transform A3 mountains", "build A3")
    assert ((0, 0, 0), {"ability": 4}) == (t.pay(), t.scored())


@pytest.mark.rules("TM-27.7", "TM-40.7")
@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_tm_27_7_once_per_action_for_one_hex(faction: str) -> None:
    """ACT6: the first hex by a hop, the second one not by another, but beside an own structure it is fine."""
    t = dwarves("A1 A8") if faction == "dwarves" else fakirs("A1 A8 stronghold:I1")
    home, near = ("mountains", "forest") if faction == "dwarves" else ("desert", "plains")
    t.land("A2 A3 A10", near).own(0, bowls=(0, 0, 12)).choose("power ACT6", f"transform A3 {home}")
    assert ("spades", {"ability": 4}) == (t.step, t.scored())
    assert ("TM-27.7", "") == (t.refusal(f"transform A10 {home}"), t.refusal(f"transform A2 {home}"))
    t.choose(f"transform A2 {home}")
    assert (["A2", "A3"], {"ability": 4}) == (t.options("build"), t.scored())


@pytest.mark.rules("TM-27.7")
def test_tm_27_7_the_hop_may_serve_the_second_hex() -> None:
    """First A2 beside the dwelling, then A3 by a tunnel."""
    t = dwarves().land("A2", "forest").own(0, bowls=(0, 0, 12), workers=2)
    t.choose("power ACT6", "transform A2 mountains", "transform A3 mountains")
    assert (0, {"ability": 4}) == (t.s.workers[0], t.scored())


@pytest.mark.rules("TM-27.8")
def test_tm_27_8_a_hop_with_free_spades() -> None:
    """ACT5 and BON1: only the hop is paid."""
    t = dwarves().own(0, workers=2, bowls=(0, 0, 4)).choose("power ACT5", "transform A3 mountains")
    assert (0, {"ability": 4}) == (t.s.workers[0], t.scored())
    t = fakirs(workers=0, priests=1).card(0, "BON1").choose("special card", "transform A3 desert")
    assert (0, {"ability": 4}) == (t.s.priests[0], t.scored())


@pytest.mark.rules("TM-27.9")
def test_tm_27_9_the_same_hex_again_in_a_later_action() -> None:
    """Research case 41: transform now, build next turn: both pay and score."""
    t = dwarves().own(0, workers=8).passed(1).choose("transform A3 mountains", "done", "end", "build A3")
    assert (0, {"ability": 8}) == (t.s.workers[0], t.scored())
    t = fakirs(workers=4, priests=2).passed(1).choose("transform A3 desert", "done", "end", "build A3")
    assert ((0, 18, 0), {"ability": 8}) == (t.pay(), t.scored())


@pytest.mark.rules("TM-27.10")
def test_tm_27_10_not_with_cult_spades() -> None:
    """Earth 4 on SCORE2: A2 beside the dwelling, not A3 (research case 42)."""
    t = dwarves(earth=4).passed(1).choose("pass BON5")
    assert ("spades", "TM-10.3", "") == (t.step, t.refusal("transform A3 mountains"), t.refusal("transform A2 forest"))
    t = fakirs("stronghold:A1", earth=4).passed(1).choose("pass BON5")
    assert ("TM-10.3", "") == (t.refusal("transform A3 desert"), t.refusal("transform A2 forest"))


@pytest.mark.rules("TM-11.4", "TM-27.1")
def test_tm_11_4_who_hops_does_not_sail() -> None:
    """Neither can advance shipping."""
    assert ("TM-11.4", "TM-11.4") == (dwarves(priests=3).refusal("ship"), fakirs().refusal("ship"))
