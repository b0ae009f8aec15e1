"""Dwarves (TM-35); what tunnels and carpets share is in ``test_hops.py``."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def table(at: str = "A1", **amounts: int) -> Table:
    """Return dwarves against nomads; A3 is forest, one step from their mountains."""
    return Table("dwarves nomads", at={0: at, 1: "I7"}).own(0, None, **amounts)


@pytest.mark.rules("TM-35.4", "TM-35.5")
def test_tm_35_4_a_tunnel_costs_2_workers_and_scores_4_points() -> None:
    """Research case 41: with the spade 5 workers; 4 are too few."""
    assert "TM-5.8" == table(workers=4).refusal("transform A3 mountains")
    t = table(workers=5).choose("transform A3 mountains")
    assert (0, {"ability": 4}, "mountains") == (t.s.workers[0], t.scored(), t.terrain("A3"))


@pytest.mark.rules("TM-35.4")
def test_tm_35_4_under_exactly_one_hex() -> None:
    """A4 is two hexes beyond A1, out of reach even with the stronghold."""
    assert "TM-10.3" == table(workers=20).land("A4", "forest").refusal("transform A4 mountains")
    assert "TM-10.3" == table("stronghold:A1", workers=20).land("A4", "forest").refusal("transform A4 mountains")


@pytest.mark.rules("TM-35.6", "TM-35.5")
def test_tm_35_6_with_the_stronghold_1_worker() -> None:
    """4 workers do; the points stay 4."""
    assert "TM-5.8" == table("stronghold:A1", workers=3).refusal("transform A3 mountains")
    t = table("stronghold:A1", workers=4).choose("transform A3 mountains")
    assert (0, {"ability": 4}) == (t.s.workers[0], t.scored())


@pytest.mark.rules("TM-35.7")
def test_tm_35_7_at_the_end_structures_one_hex_apart_are_joined() -> None:
    """A1 and A3, and C1 under the river: an area of 3; A7 is too far. No points and no price."""
    t = Table("dwarves nomads", at={0: "A1 A3 C1 A7", 1: "I7 I8"}, round=6).own(0, workers=0, coins=0, bowls=(12, 0, 0))
    t.own(0, earth=0).passed(1).choose("pass")
    assert ({"area": 18}, 12) == (t.scored(), t.scored(1)["area"])
    t = Table("witches nomads", at={0: "A1 A3 C1 A7", 1: "I7 I8"}, round=6).passed(1).choose("pass")
    assert 12 == t.scored()["area"]
