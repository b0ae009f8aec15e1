"""Engineers (TM-34)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def table(at: str = "A3 C1", **amounts: int) -> Table:
    """Return engineers against nomads who have passed."""
    return Table("engineers nomads", at={0: at, 1: "I7"}).own(0, None, **amounts).passed(1)


@pytest.mark.rules("TM-34.6")
def test_tm_34_6_a_bridge_for_2_workers_several_times_a_round() -> None:
    """Each is an action; the third has no price in power."""
    t = table(workers=4, coins=0).own(0, bowls=(12, 0, 0)).choose("special ability")
    assert ("bridging", 2) == (t.step, t.s.workers[0])
    t.choose("bridge A3:C1", "end", "special ability", "bridge B1:C1")
    assert ((0, 0, 0), 2, (12, 0, 0)) == (t.pay(), t.s.bridges.count(0), t.bowls())


@pytest.mark.rules("TM-34.6")
def test_tm_34_6_without_workers_or_a_slot_there_is_no_bridge() -> None:
    """1 worker is too little; A1 has no slot; other factions have no such action."""
    assert "TM-34.6" == table(workers=1).refusal("special ability")
    assert "TM-34.6" == table("A1", workers=9).refusal("special ability")
    assert "TM-18.1" == Table("witches nomads", at={0: "A3", 1: "I7"}).own(0, workers=9).refusal("special ability")


@pytest.mark.rules("TM-34.7")
def test_tm_34_7_the_power_action_is_open_to_them_too() -> None:
    """3 power, no workers."""
    t = table(workers=0).own(0, bowls=(0, 0, 3)).choose("power ACT1", "bridge A3:C1")
    assert ((3, 0, 0), 0) == (t.bowls(), t.s.workers[0])


@pytest.mark.rules("TM-34.8")
def test_tm_34_8_bridges_between_own_structures_score_at_every_pass() -> None:
    """Research case 45: two between own structures, one to an empty hex: 6 points; without the stronghold none."""
    at = "A3 C1 B1"
    t = table("stronghold:I1 " + at).bridge(0, "A3:C1", "B1:C1", "B1:D1").choose("pass BON5")
    assert {"ability": 6} == t.scored()
    t = table(at).bridge(0, "A3:C1", "B1:C1", "B1:D1").choose("pass BON5")
    assert {} == t.scored()


@pytest.mark.rules("TM-34.8")
def test_tm_34_8_an_opponents_bridge_or_end_does_not_count() -> None:
    """A3:C1 was built by nomads, B1:C1 leads to nomads."""
    t = table("stronghold:I1 A3 C1").at(1, "B1").bridge(1, "A3:C1").bridge(0, "B1:C1").choose("pass BON5")
    assert {} == t.scored()


@pytest.mark.rules("TM-34.8", "TM-19.11")
def test_tm_34_8_in_round_6_too() -> None:
    """The last pass counts."""
    t = Table("engineers nomads", at={0: "stronghold:A3 C1", 1: "I7"}, round=6).bridge(0, "A3:C1").choose("pass")
    assert {"ability": 3} == t.scored()
