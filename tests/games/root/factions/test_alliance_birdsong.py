"""Revolts and spreading sympathy (RT-8.4)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.uprising import officers, without_base
from tests.games.root.table import Table
from turnwright.games.root.parts import market_of

FOXES = "anvil root_tea_fox foxfolk_steel protection_racket"
MICE = "investments sword root_tea_mouse"


def at_dawn(at: dict[int, dict[str, int]], supporters: str, factions: str = "alliance marquise eyrie") -> Table:
    """The Birdsong of the Alliance begins."""
    return Table(factions, at=at, hands={"supporters": supporters}).begin("alliance", "birdsong")


@pytest.mark.rules("RT-8.4.1.III#1", "RT-8.4.1.III#2", "RT-8.4.1.III#3", "RT-8.4.1.II")
def test_rt_8_4_1_a_revolt_clears_the_clearing_and_brings_a_base_warriors_and_an_officer() -> None:
    """Three sympathetic fox clearings: three warriors; the buildings and the token of the enemies score."""
    at = {
        1: {"sympathy": 1, "marquise": 4, "sawmill": 1, "wood": 2, "eyrie": 2},
        6: {"sympathy": 1},
        8: {"sympathy": 1},
        2: {"sympathy": 1},
    }
    t = at_dawn(at, "anvil armorers root_tea_fox investments").choose("revolt 1")
    assert (["root_tea_fox", "anvil", "armorers"], "support") == (t.options("supporter"), t.step)
    assert "RT-8.2.3#2" == t.refusal("supporter investments")
    t.choose("supporter anvil")
    assert {"marquise": 4, "sawmill": 1, "wood": 2, "eyrie": 2, "sympathy": 1} == t.there(1)
    t.choose("supporter armorers")
    assert {"alliance": 3, "base": 1, "sympathy": 1} == t.there(1)
    assert (1, 6, 3) == (officers(t), t.supply("alliance"), t.vp("alliance"))
    assert (["root_tea_fox", "investments"], ["anvil", "armorers"]) == (t.hand("supporters"), t.discard())


@pytest.mark.rules("RT-8.4.1.III#3")
@pytest.mark.parametrize(("supply", "warriors", "trained"), [(2, 2, 0), (3, 2, 1), (1, 1, 0), (0, 0, 0)])
def test_rt_8_4_1_iii_n3_a_short_supply_serves_the_clearing_first(supply: int, warriors: int, trained: int) -> None:
    """Two sympathetic fox clearings."""
    at = {1: {"sympathy": 1}, 6: {"sympathy": 1}, 5: {"alliance": 10 - supply}}
    t = at_dawn(at, "anvil armorers").choose("revolt 1", "supporter anvil", "supporter armorers")
    assert (warriors, trained) == (t.there(1).get("alliance", 0), officers(t))


@pytest.mark.rules("RT-8.4.1.I", "RT-8.2.5.II")
def test_rt_8_4_1_i_a_revolt_needs_sympathy_and_an_unbuilt_base_of_its_suit() -> None:
    """The fox base stands, the clearing 3 has no sympathy; mice may revolt."""
    at = {1: {"base": 1}, 6: {"sympathy": 1}, 2: {"sympathy": 1}}
    t = at_dawn(at, f"{FOXES} investments sword bake_sale cobbler")
    assert ["2"] == t.options("revolt")
    assert "RT-8.4.1.I" == t.refusal("revolt 6")
    assert "RT-8.4.1.I" == t.refusal("revolt 3")


@pytest.mark.rules("RT-8.4.1.I")
def test_rt_8_4_1_i_a_base_that_was_removed_can_be_built_again() -> None:
    """After the fox base is removed, the foxes may revolt again."""
    t = Table("alliance marquise", at={1: {"base": 1}, 6: {"sympathy": 1}, 2: {"base": 1}})
    without_base(t, 1, "marquise")
    t.give("supporters", FOXES).begin("alliance", "birdsong")
    assert ["6"] == t.options("revolt")


@pytest.mark.rules("RT-8.4.1.II")
def test_rt_8_4_1_ii_a_revolt_costs_two_matching_supporters() -> None:
    """One fox and any number of mice are too few; a bird would do."""
    at = {1: {"sympathy": 1}, 9: {"base": 1}}
    t = at_dawn(at, "anvil investments sword")
    assert ("RT-8.4.1.II", {"need": 2, "have": 1}) == (t.refusal("revolt 1"), t.detail("revolt 1"))
    assert ["1"] == at_dawn(at, "anvil armorers").options("revolt")


@pytest.mark.rules("RT-8.4#1")
def test_rt_8_4_n1_any_number_of_revolts_come_before_any_spreading() -> None:
    """Two revolts, then two tokens, and no revolt after the first of them."""
    at = {1: {"sympathy": 1}, 2: {"sympathy": 1}}
    t = at_dawn(at, f"{FOXES} {MICE} bake_sale cobbler armorers")
    t.choose("revolt 1", "supporter anvil", "supporter root_tea_fox")
    t.choose("revolt 2", "supporter investments", "supporter sword")
    t.choose("spread 5", "supporter bake_sale")
    assert ("RT-8.4#1", []) == (t.refusal("revolt 5"), t.options("revolt"))
    t.choose("spread 10", "supporter cobbler", "supporter armorers")
    assert (2, 2) == (officers(t), t.vp("alliance"))


@pytest.mark.rules("RT-8.4.1.III#1", "RT-8.4.1.III#2")
def test_rt_8_4_1_iii_what_the_removal_brings_is_settled_before_the_base_is_placed() -> None:
    """Field Hospitals are asked for while the clearing has no base yet; the keep stays where it is."""
    at = {1: {"sympathy": 1, "marquise": 2}, 3: {"keep": 1}}
    t = Table("alliance marquise", at=at, hands={"supporters": "anvil armorers", "marquise": "foxfolk_steel"})
    t.begin("alliance", "birdsong").choose("revolt 1", "supporter anvil", "supporter armorers")
    assert ("marquise", "hospital", {"sympathy": 1}) == (t.asked(), t.step, t.there(1))
    t.choose("heal foxfolk_steel")
    assert {"marquise": 2, "keep": 1} == t.there(3)
    assert {"alliance": 1, "base": 1, "sympathy": 1} == t.there(1)


@pytest.mark.rules("RT-8.4.1.III#1")
def test_rt_8_4_1_iii_n1_a_revolt_may_win_at_once() -> None:
    """With the last point the game is over before the base comes."""
    t = Table(
        "alliance marquise", at={1: {"sympathy": 1, "sawmill": 1}}, hands={"supporters": FOXES}, vp={"alliance": 29}
    )
    t.begin("alliance", "birdsong").choose("revolt 1", "supporter anvil", "supporter root_tea_fox")
    assert (True, 0) == (t.s.finished, t.s.winner)
    assert {"sympathy": 1} == t.there(1)


@pytest.mark.rules("RT-8.4.2.I#2")
def test_rt_8_4_2_i_n2_the_first_sympathy_may_lie_anywhere() -> None:
    """Where a supporter matches."""
    t = at_dawn({}, "anvil")
    assert ["1", "6", "8", "12"] == t.options("spread")
    assert "RT-8.4.2.II" == t.refusal("spread 2")


@pytest.mark.rules("RT-8.4.2.I#1", "RT-8.2.5.I")
def test_rt_8_4_2_i_n1_sympathy_spreads_to_adjacent_clearings_without_any() -> None:
    """From clearing 1 to 5, 9 and 10; never twice into the same."""
    t = at_dawn({1: {"sympathy": 1}, 9: {"sympathy": 1}}, "armorers")
    assert ["4", "5", "10", "12"] == t.options("spread")
    assert "RT-8.4.2.I#1" == t.refusal("spread 9")
    assert "RT-8.4.2.I#1" == t.refusal("spread 2")


@pytest.mark.rules("RT-8.4.2.I#1", "RT-2.3#1", "RT-11.2.7.II#2")
def test_rt_8_4_2_i_n1_rivers_join_clearings_for_whoever_has_riverboats() -> None:
    """Clearings 4 and 7 are on the river; the paths from 4 lead to 8, 9 and 12."""
    t = Table("alliance riverfolk", at={4: {"sympathy": 1}}, hands={"supporters": "armorers"})
    assert ["8", "9", "12"] == t.begin("alliance", "birdsong").choose("done").options("spread")
    market_of(t.s.boards, 1).boats = 0
    assert ["7", "8", "9", "12"] == t.begin("alliance", "birdsong").choose("done").options("spread")


@pytest.mark.rules("RT-8.4.2.II", "RT-8.4.2.III", "RT-B.alliance.cost", "RT-B.alliance.vp")
def test_rt_8_4_2_ii_the_track_tells_the_price_and_the_points() -> None:
    """The fourth token costs two supporters and scores one."""
    at = {1: {"sympathy": 1}, 9: {"sympathy": 1}, 10: {"sympathy": 1}}
    t = at_dawn(at, "bake_sale cobbler armorers")
    t.choose("spread 5", "supporter bake_sale")
    assert {} == t.there(5)
    t.choose("supporter cobbler")
    assert ({"sympathy": 1}, 1, ["armorers"]) == (t.there(5), t.vp("alliance"), t.hand("supporters"))


@pytest.mark.rules("RT-B.alliance.vp", "RT-8.4.2.III")
def test_rt_8_4_2_iii_the_first_token_scores_nothing() -> None:
    """It costs one supporter, and so does the second, which scores one."""
    t = at_dawn({}, "anvil armorers").choose("spread 1", "supporter anvil")
    assert 0 == t.vp("alliance")
    t.choose("spread 5", "supporter armorers")
    assert 1 == t.vp("alliance")


@pytest.mark.rules("RT-8.4.2.II.A")
def test_rt_8_4_2_ii_a_martial_law_costs_one_supporter_more() -> None:
    """Three warriors of one other player; two of each are not enough, and the Alliance's own do not count."""
    at = {1: {"marquise": 3}, 6: {"marquise": 2, "eyrie": 2}, 8: {"alliance": 3}, 12: {"eyrie": 5}}
    t = at_dawn(at, "anvil")
    assert ["6", "8"] == t.options("spread")
    assert ("RT-8.4.2.II", {"need": 2, "have": 1}) == (t.refusal("spread 1"), t.detail("spread 1"))
    t = at_dawn(at, "anvil armorers").choose("spread 12", "supporter anvil", "supporter armorers")
    assert {"sympathy": 1, "eyrie": 5} == t.there(12)


@pytest.mark.rules("RT-6.2.2#1", "RT-8.4.2.I#2")
def test_rt_6_2_2_no_sympathy_beside_the_keep() -> None:
    """The Marquise bars others from placing there."""
    t = at_dawn({1: {"keep": 1}}, "anvil")
    assert ["6", "8", "12"] == t.options("spread")


@pytest.mark.rules("RT-8.4.2.II", "RT-8.2.5.I")
def test_rt_8_2_5_i_the_eleventh_token_does_not_exist() -> None:
    """With ten on the map nothing spreads, so nothing is asked; one that was removed can be placed again."""
    everywhere = {clearing: {"sympathy": 1} for clearing in range(1, 11)} | {n: {"base": 1} for n in (11, 12)}
    everywhere[5]["base"] = 1
    t = at_dawn(everywhere, FOXES)
    assert "birdsong" not in t.step
    everywhere[1].pop("sympathy")
    t = at_dawn(everywhere, FOXES)
    assert ["1", "12"] == t.options("spread")


@pytest.mark.rules("RT-8.4#1")
def test_rt_8_4_n1_nothing_is_asked_that_everybody_sees_to_be_impossible() -> None:
    """No supporters, or too few for anything; otherwise it is asked regardless of which they are."""
    assert "alliance-birdsong" != at_dawn({}, "").step
    four = {clearing: {"sympathy": 1} for clearing in (2, 5, 9, 10)}
    assert "alliance-birdsong" != at_dawn(four, "anvil").step
    t = at_dawn(four, "anvil investments")
    assert ("alliance-birdsong", ["done"]) == (t.step, t.options())


@pytest.mark.rules("RT-8.4#1")
def test_rt_8_4_n1_two_supporters_that_serve_only_for_a_revolt_are_asked_for_before_spreading() -> None:
    """The seventh and eighth token cost three."""
    six = {clearing: {"sympathy": 1} for clearing in (1, 2, 3, 5, 9, 10)}
    t = at_dawn({**six, 6: {"sympathy": 1}}, "investments sword")
    assert (["2", "9"], []) == (t.options("revolt"), t.options("spread"))
    t = at_dawn(six, "investments sword anvil root_tea_fox foxfolk_steel")
    t.choose("spread 6", "supporter anvil", "supporter root_tea_fox", "supporter foxfolk_steel")
    assert (3, False) == (t.vp("alliance"), t.step == "alliance-birdsong")


def test_effects_of_birdsong_can_be_used_between_revolts_and_spreading() -> None:
    """The menu comes back after them."""
    t = Table("alliance marquise", areas={"alliance": "royal_claim"}, hands={"supporters": FOXES})
    t.begin("alliance", "birdsong").choose("done", "use royal_claim")
    assert ("alliance-birdsong", ["1", "6", "8", "12"]) == (t.step, t.options("spread"))
