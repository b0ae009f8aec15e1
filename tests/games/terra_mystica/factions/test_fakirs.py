"""Fakirs (TM-40); what tunnels and carpets share is in ``test_hops.py``."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def table(at: str = "A1", **amounts: int) -> Table:
    """Return fakirs against witches; A3 and A4 are plains, one step from their desert."""
    return Table("fakirs witches", at={0: at, 1: "I7"}).land("A3 A4 A5", "plains").own(0, None, **amounts)


@pytest.mark.rules("TM-40.4", "TM-40.5")
def test_tm_40_4_a_flight_costs_a_priest_and_scores_4_points() -> None:
    """Beside the 3 workers of the spade; without a priest it is refused."""
    assert "TM-5.8" == table(workers=9, priests=0).refusal("transform A3 desert")
    t = table(workers=3, priests=1).choose("transform A3 desert")
    assert (0, 0, {"ability": 4}) == (t.s.workers[0], t.s.priests[0], t.scored())


@pytest.mark.rules("TM-40.4", "TM-40.6")
def test_tm_40_6_one_hex_is_skipped_with_the_stronghold_one_or_two() -> None:
    """Research case 42: A4 is two hexes beyond A1, A5 three."""
    t = table(workers=9, priests=3)
    assert ("", "TM-10.3") == (t.refusal("transform A3 desert"), t.refusal("transform A4 desert"))
    t = table("stronghold:A1", workers=9, priests=3)
    found = tuple(t.refusal(f"transform {name} desert") for name in ("A3", "A4", "A5"))
    assert ("", "", "TM-10.3") == found
    t.choose("transform A4 desert")
    assert (6, 2, {"ability": 4}) == (t.s.workers[0], t.s.priests[0], t.scored())


@pytest.mark.rules("TM-40.7", "TM-27.7")
def test_tm_40_7_both_skipped_hexes_serve_one_single_hex() -> None:
    """ACT6 with the stronghold: not one hex for A3 and one for A12, a hex beyond A10."""
    t = table("stronghold:A1 A10", workers=9, priests=3).land("A12", "plains").own(0, bowls=(0, 0, 6))
    t.choose("power ACT6", "transform A3 desert")
    assert "TM-27.7" == t.refusal("transform A12 desert")


@pytest.mark.rules("TM-40.8")
@pytest.mark.parametrize(
    ("at", "vp"), [("A1 A3", 15), ("A1 A4", 12), ("stronghold:A1 A4", 15), ("stronghold:A1 A5", 12)]
)
def test_tm_40_8_at_the_end_structures_within_a_flight_are_joined(at: str, vp: int) -> None:
    """One hex between them, with the stronghold two: as many as the witches' 2. No priest, no points for flights."""
    t = Table("fakirs witches", at={0: at, 1: "I7 I8"}, round=6).own(0, workers=0, coins=0, priests=0, fire=0, air=0)
    t.own(0, bowls=(12, 0, 0)).passed(1).choose("pass")
    assert {"area": vp} == t.scored()


@pytest.mark.rules("TM-12.4", "TM-40.4")
def test_tm_12_4_fakirs_advance_the_exchange_track_once() -> None:
    """Research case 26: 3 to 2 workers per spade, but no further."""
    t = table(workers=9, coins=20, priests=3).passed(1).choose("dig", "end")
    assert "TM-12.4" == t.refusal("dig")
