"""TM-9: what is adjacent, directly and indirectly."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.network import area


def dug(t: Table) -> set[str]:
    """Return the hexes that can be transformed now."""
    return {words.split()[0] for words in t.options("transform")}


def digging(factions: str, standing: str, ship: int = 0) -> Table:
    """Return a table whose first seat can pay for any transformation."""
    return Table(factions, at={0: standing}).own(0, workers=18, coins=20, ship=ship)


@pytest.mark.rules("TM-9.1")
def test_tm_9_1_hexes_that_share_an_edge_are_directly_adjacent() -> None:
    """E10 has six land neighbours, D6 one; without shipping nothing else is within reach."""
    assert {"D7", "D8", "E9", "E11", "F6", "F7"} == dug(digging("witches nomads", "E10"))
    assert {"C4"} == dug(digging("witches nomads", "D6"))


@pytest.mark.rules("TM-9.2")
def test_tm_9_2_a_bridge_makes_its_hexes_directly_adjacent() -> None:
    """From E8 over the bridge to G3: reach, upgrades beside an opponent, offers."""
    t = digging("witches nomads", "E8").at(1, "G3").own(0, coins=3)
    assert "TM-5.8" == t.refusal("upgrade E8 trading-house")
    assert {"D5", "E7"} == dug(t)
    t.bridge(0, "E8:G3")
    t.choose("upgrade E8 trading-house")
    assert ("offer", 1) == (t.step, t.seat)
    t = digging("witches nomads", "E8").bridge(0, "E8:G3").land("G3", "forest").own(0, workers=4)
    assert "G3" in dug(t)
    assert "dwelling 0" == t.choose("build G3").on("G3")


@pytest.mark.rules("TM-9.3")
def test_tm_9_3_a_bridge_serves_everybody() -> None:
    """The bridge of seat 1 gives seat 0 reach, the cheap trading house, and offers both ways."""
    t = digging("witches nomads", "E8").bridge(1, "E8:G3")
    assert "G3" in dug(t)
    t = digging("witches nomads", "E8").at(1, "G3").bridge(1, "E8:G3").own(0, workers=2, coins=3)
    t.choose("upgrade E8 trading-house")
    assert ("offer", 1, 0) == (t.step, t.seat, t.s.coins[0])


@pytest.mark.rules("TM-9.4")
def test_tm_9_4_shipping_reaches_over_so_many_river_hexes() -> None:
    """From E3: G1 is across one river hex, F3 and E5 across two, G2 across three (case 24)."""
    beside = {"D2", "D3", "E2", "E4", "F2"}
    assert beside == dug(digging("witches nomads", "E3"))
    assert beside | {"G1"} == dug(digging("witches nomads", "E3", ship=1))
    assert beside | {"G1", "E5", "F3", "H2", "H3"} == dug(digging("witches nomads", "E3", ship=2))
    assert "G2" not in dug(digging("witches nomads", "E3", ship=2))
    assert "G2" in dug(digging("witches nomads", "E3", ship=3))


@pytest.mark.rules("TM-9.5")
def test_tm_9_5_the_chain_of_river_hexes_is_unbroken() -> None:
    """A1 touches no river: shipping 3 adds nothing. A5 and A9 neither, though water is one hex away."""
    assert {"A2", "B1"} == dug(digging("witches nomads", "A1", ship=3))
    assert {"A8", "A10", "B4", "B5"} == dug(digging("witches nomads", "A9", ship=3))


@pytest.mark.rules("TM-9.5")
def test_tm_9_5_land_is_no_part_of_the_chain() -> None:
    """The river at F1 (r25, r26) is cut off by land from that at E1: from F1 by 1 river hex only H1, H2 and beyond."""
    one = dug(digging("witches nomads", "F1", ship=1))
    assert {"E1", "E2", "F2", "H1", "H2"} == one
    assert "E3" not in dug(digging("witches nomads", "F1", ship=2))
    assert "E3" in dug(digging("witches nomads", "F1", ship=3))


@pytest.mark.rules("TM-9.6")
def test_tm_9_6_structures_and_bridges_do_not_block_the_river() -> None:
    """Opponents on every bank and a bridge over the water: E3 still reaches G1."""
    t = digging("witches nomads", "E3", ship=1).at(1, "E4 F2 H3 F3").bridge(1, "E4:G1")
    assert "G1" in dug(t)


@pytest.mark.rules("TM-9.7")
def test_tm_9_7_tunnel_and_carpet_are_indirect_adjacency() -> None:
    """Two hexes away over one, land or river: for Dwarves and Fakirs only, at a price."""
    for faction in ("dwarves", "fakirs"):
        t = digging(f"{faction} witches", "E10").own(0, priests=1)
        assert {"C5", "D6", "G5", "H8", "G7"} & dug(t) == {"C5", "G5", "G7"}
    assert not {"C5", "G5", "G7"} & dug(digging("nomads witches", "E10").own(0, priests=1))


@pytest.mark.rules("TM-9.8")
@pytest.mark.parametrize("faction", ["dwarves", "fakirs", "mermaids"])
def test_tm_9_8_reach_starts_at_a_structure_not_at_the_end_of_a_bridge(faction: str) -> None:
    """A bridge from A11 to the empty C5 brings C5 within reach, and nothing beyond it."""
    t = digging(f"{faction} witches", "A11", ship=0).own(0, priests=1)
    before = dug(t)
    with_bridge = dug(t.bridge(0, "A11:C5"))
    assert before | {"C5"} == with_bridge
    assert not with_bridge & {"D6", "D7", "E9"}


@pytest.mark.rules("TM-9.8")
def test_tm_9_8_shipping_starts_at_a_structure() -> None:
    """With shipping 1 and a bridge to G1, the hexes across G1's rivers stay out of reach."""
    t = digging("witches nomads", "E4", ship=1).bridge(0, "E4:G1")
    assert not dug(t) & {"I4", "I5", "G2"}
    assert {"I4", "I5", "G2"} <= dug(t.at(0, "G1"))


@pytest.mark.rules("TM-9.9")
def test_tm_9_9_indirect_adjacency_gives_no_discount_no_offer_no_town() -> None:
    """Across one river hex with shipping 3: full price, no offer (case 9), no town; but one area at the end."""
    t = Table(at={0: "C4 B4 trading-house:B5", 1: "C5"}).own(0, workers=9, coins=6, ship=3).own(1, ship=3)
    assert "C3" in dug(t)
    assert 5 == t.own(0, coins=5).s.coins[0]
    assert "TM-5.8" == t.refusal("upgrade C4 trading-house")
    t.own(0, coins=6).choose("upgrade C4 trading-house")
    assert ("after", 0) == (t.step, t.s.coins[0])
    t = Table(at={0: "C4 B4 stronghold:B5 C3"}).own(0, workers=2, coins=6, ship=3).choose("upgrade C4 trading-house")
    assert ("after", [], 4) == (t.step, t.towns(), area(t.s, 0))
    assert 3 == area(t.own(0, ship=0).s, 0)


@pytest.mark.rules("TM-9.9", "TM-9.4")
def test_tm_9_9_the_final_area_is_joined_by_shipping() -> None:
    """Groups two river hexes apart are one area with shipping 2; the card with shipping does not count (case 24)."""
    t = Table(at={0: "E3 E2 F3"}).own(0, ship=2)
    assert 3 == area(t.s, 0)
    assert 2 == area(t.own(0, ship=1).card(0, "BON4").s, 0)


@pytest.mark.rules("TM-9.4", "TM-9.9")
def test_tm_9_9_shipping_serves_building() -> None:
    """A dwelling across one river hex needs shipping 1."""
    t = Table(at={0: "E3"}).land("G1", "forest").own(0, workers=1, coins=2)
    assert "TM-10.26" == t.refusal("build G1")
    assert "dwelling 0" == t.own(0, ship=1).choose("build G1").on("G1")
