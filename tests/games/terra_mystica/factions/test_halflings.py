"""Halflings (TM-32)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def table(at: str = "A7", **amounts: int) -> Table:
    """Return halflings against nomads who have passed."""
    return Table("halflings nomads", at={0: at, 1: "I7"}).own(0, None, **amounts).passed(1)


def stronghold(workers: int = 9, coins: int = 20) -> Table:
    """Build the stronghold at A7; A6 and A8 next to it and I3 next to a dwelling are one step from plains."""
    t = table("trading-house:A7 I2", workers=workers, coins=coins).land("A6", "desert").land("A8 I3", "swamp")
    return t.choose("upgrade A7 stronghold")


@pytest.mark.rules("TM-32.3")
def test_tm_32_3_a_point_for_each_spade_used() -> None:
    """Bought, free and from cults; an unused one gives none."""
    t = table(workers=9).land("A6", "wasteland").choose("transform A6 plains")
    assert {"ability": 2} == t.scored()
    t = table().own(0, bowls=(0, 0, 6)).land("A6", "desert").choose("power ACT6", "transform A6 plains", "done")
    assert {"ability": 1} == t.scored()


@pytest.mark.rules("TM-32.3", "TM-25.4")
def test_tm_32_3_cult_spades_count() -> None:
    """Research case 38: earth 8 on SCORE2: two spades on two hexes, 2 points, nothing bought or built."""
    t = table(workers=20, coins=20, earth=8).land("A6", "desert").land("A8", "swamp").choose("pass BON2")
    t.choose("transform A6 plains")
    assert ("spades", [], ["done"]) == (t.step, t.options("build"), [n for n in t.options() if n == "done"])
    t.choose("transform A8 plains")
    assert ({"ability": 2}, 2) == (t.scored(), t.s.round)


@pytest.mark.rules("TM-32.4", "TM-32.5")
def test_tm_32_4_three_spades_on_up_to_three_hexes() -> None:
    """A6, A8 and a third become plains one after another; 3 points, no worker spent."""
    t = stronghold(workers=4, coins=8)
    assert ["claim"] == t.options()
    t.choose("claim", "transform A6 plains", "transform A8 plains")
    assert ("spades", {"ability": 2}) == (t.step, t.scored())
    t.choose("transform I3 plains")
    assert ({"ability": 3}, (0, 0, 0)) == (t.scored(), t.pay())
    t.choose("done")
    assert "after" == t.step


@pytest.mark.rules("TM-32.4")
def test_tm_32_4_all_three_on_one_hex() -> None:
    """Three steps from plains."""
    t = stronghold().land("A6", "mountains").choose("claim", "transform A6 plains")
    assert ("plains", {"ability": 3}, ["build A6", "done"]) == (t.terrain("A6"), t.scored(), sorted(t.options()))


@pytest.mark.rules("TM-32.4", "TM-27.2")
def test_tm_32_4_the_spades_are_used_at_once_or_lost() -> None:
    """No later turn offers them."""
    t = stronghold()
    assert "TM-27.2" == t.refusal("ordain 0")
    t.choose("claim", "done")
    assert ("after", {}) == (t.step, t.scored())
    t.choose("end")
    assert ("act", []) == (t.step, t.options("claim"))


@pytest.mark.rules("TM-32.5")
def test_tm_32_5_the_next_hex_waits_until_the_last_one_became_home() -> None:
    """A6 stops at desert on its way: the other spades are lost."""
    t = stronghold().land("A6", "wasteland").choose("claim", "transform A6 desert")
    assert "after" == t.step


@pytest.mark.rules("TM-32.6")
def test_tm_32_6_exactly_one_dwelling_at_the_usual_price() -> None:
    """On one of the two hexes; building ends it, a spade left is lost."""
    t = stronghold(workers=5, coins=10).choose("claim", "transform A6 plains", "transform A8 plains")
    assert ["A6", "A8"] == t.options("build")
    t.choose("build A8")
    assert ((0, 0, 0), "after", "") == (t.pay(), t.step, t.on("A6"))


@pytest.mark.rules("TM-32.6")
def test_tm_32_6_no_dwelling_on_a_hex_that_was_plains_before() -> None:
    """A hex of home terrain not turned in this action is refused; so is building without the price."""
    t = stronghold().land("A6", "plains").choose("claim", "transform A8 plains")
    assert ("TM-10.22", "") == (t.refusal("build A6"), t.refusal("build A8"))
    t = stronghold(workers=4, coins=8).choose("claim", "transform A8 plains")
    assert "TM-5.8" == t.refusal("build A8")


@pytest.mark.rules("TM-32.7")
def test_tm_32_7_spades_may_be_left_unused() -> None:
    """All three, or two, or one; they score nothing."""
    assert {} == stronghold().choose("claim", "done").scored()
    assert {"ability": 1} == stronghold().choose("claim", "transform A6 plains", "done").scored()


@pytest.mark.rules("TM-32.4")
def test_tm_32_4_with_nothing_in_reach_the_spades_are_lost() -> None:
    """All neighbours taken: the stronghold can still be built."""
    t = Table("halflings nomads", at={0: "trading-house:A1", 1: "A2 B1"}).own(0, workers=9, coins=9)
    t.choose("upgrade A1 stronghold", "claim")
    assert ["done"] == t.options()
