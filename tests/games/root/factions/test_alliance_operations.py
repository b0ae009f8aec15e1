"""Mobilizing, training and military operations (RT-8.5, RT-8.6)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.uprising import officers, with_officers
from tests.games.root.table import Table
from turnwright.core.seats import EVERYONE, only

FIVE = "anvil bake_sale investments sword armorers"


@pytest.mark.rules("RT-8.5.2", "RT-8.5#1")
def test_rt_8_5_2_cards_from_hand_become_supporters() -> None:
    """As many as the Alliance likes, in any order with the rest."""
    t = Table("alliance marquise", at={1: {"base": 1}}, hands={"alliance": "anvil bake_sale sappers"})
    t.begin("alliance", "daylight").choose("mobilize", "rally bake_sale", "train anvil", "mobilize", "rally sappers")
    assert (["bake_sale", "sappers"], [], 1) == (t.hand("supporters"), t.hand("alliance"), officers(t))
    assert "noon" not in [f.step.name for f in t.s.todo]


@pytest.mark.rules("RT-8.5.2", "RT-8.2.3#3")
def test_rt_8_5_2_nobody_else_learns_which_card_is_mobilized() -> None:
    """Unless there is no room for it."""
    t = Table("alliance marquise", hands={"alliance": "sappers"}).begin("alliance", "daylight").choose("mobilize")
    assert only(0) == t.game.audience(t.s)
    t = Table("alliance marquise", hands={"alliance": "sappers", "supporters": FIVE}).begin("alliance", "daylight")
    assert EVERYONE == t.choose("mobilize").game.audience(t.s)


@pytest.mark.rules("RT-8.5.3")
def test_rt_8_5_3_a_card_of_the_suit_of_a_base_trains_an_officer() -> None:
    """Foxes and birds with a fox base; without a base nobody is trained."""
    t = Table("alliance marquise", at={1: {"base": 1}}, hands={"alliance": "anvil bake_sale sappers"})
    t.begin("alliance", "daylight")
    assert (["anvil", "sappers"], "RT-8.5.3") == (t.options("train"), t.refusal("train bake_sale"))
    t.choose("train sappers")
    assert (1, 9, ["sappers"]) == (officers(t), t.supply("alliance"), t.discard())
    assert [{"seat": 0, "card": "@card-sappers"}] == t.said("log-spend")
    assert ("alliance", ["anvil"]) == (t.step, t.options("train"))
    t = Table("alliance marquise", hands={"alliance": "anvil"}).begin("alliance", "daylight")
    assert ([], "RT-8.5.3") == (t.options("train"), t.refusal("train anvil"))


@pytest.mark.rules("RT-8.5.3", "RT-2.5#5")
def test_rt_8_5_3_training_takes_a_warrior_of_the_supply() -> None:
    """With none left no card can be spent for it."""
    t = Table("alliance marquise", at={1: {"base": 1, "alliance": 10}}, hands={"alliance": "anvil ambush_bird"})
    assert "RT-2.5#5" == t.begin("alliance", "daylight").refusal("train anvil")
    assert [] == t.options("train")
    t = Table("alliance marquise", at={1: {"base": 1, "alliance": 9}}, hands={"alliance": "anvil sword"})
    assert ["anvil"] == t.begin("alliance", "daylight").options("train")
    assert "RT-8.5.3" == t.refusal("train sword")


@pytest.mark.rules("RT-8.5#1")
def test_rt_8_5_n1_daylight_is_asked_for_with_a_card_or_an_effect_only() -> None:
    """Everybody sees that nothing can be done with an empty hand."""
    assert "alliance" != Table("alliance marquise").begin("alliance", "daylight").step
    at = {1: {"alliance": 1}}
    t = Table("alliance marquise", at=at, areas={"alliance": "tax_collector"}).begin("alliance", "daylight")
    assert ("alliance", ["use tax_collector", "done"]) == (t.step, t.options())


@pytest.mark.rules("RT-8.6.1#1")
def test_rt_8_6_1_n1_as_many_operations_as_officers_or_fewer() -> None:
    """Two officers: two operations of any kind, the same twice if one likes; the officers stay."""
    t = with_officers(Table("alliance marquise", at={1: {"base": 1}}), 2).begin("alliance", "evening")
    t.choose("levy 1", "levy 1")
    assert ({"alliance": 2, "base": 1}, 2, "deal") == (t.there(1), officers(t), t.step)
    t = with_officers(Table("alliance marquise", at={1: {"base": 1}}), 2).begin("alliance", "evening")
    assert "deal" == t.choose("levy 1", "done").step
    assert "deal" == Table("alliance marquise", at={1: {"base": 1}}).begin("alliance", "evening").step


@pytest.mark.rules("RT-8.6.1#2")
def test_rt_8_6_1_n2_operations_taken_count_against_the_officers_that_are_left() -> None:
    """Four officers, and the only base falls in the second operation: two are left, both used."""
    t = with_officers(Table("alliance marquise", at={1: {"base": 1, "marquise": 4}}), 4).begin("alliance", "evening")
    t.choose("levy 1", "battle 1 marquise", "roll 2 2")
    assert (2, "deal") == (officers(t), t.step)
    t = with_officers(Table("alliance marquise", at={1: {"base": 1, "marquise": 4}}), 5).begin("alliance", "evening")
    t.choose("levy 1", "battle 1 marquise", "roll 2 2")
    assert (2, "deal") == (officers(t), t.step)
    t = with_officers(Table("alliance marquise", at={1: {"base": 1, "marquise": 4}}), 6).begin("alliance", "evening")
    t.choose("levy 1", "battle 1 marquise", "roll 2 2")
    assert (3, "operation") == (officers(t), t.step)


@pytest.mark.rules("RT-8.6.1.I", "RT-8.6.1.II")
def test_rt_8_6_1_i_moves_and_battles_are_operations() -> None:
    """One of each for two officers."""
    at = {1: {"alliance": 3}, 5: {"marquise": 1}}
    t = with_officers(Table("alliance marquise", at=at), 2).begin("alliance", "evening")
    t.choose("move 1 5", "take 2", "battle 5 marquise", "roll 1 0")
    assert ({"alliance": 1}, {"alliance": 2}, "deal") == (t.there(1), t.there(5), t.step)


@pytest.mark.rules("RT-8.6.1.III", "RT-2.5#5")
def test_rt_8_6_1_iii_a_warrior_is_recruited_at_any_base() -> None:
    """Where one stands, as long as there are warriors."""
    at = {1: {"base": 1}, 2: {"base": 1}, 5: {"alliance": 8}}
    t = with_officers(Table("alliance marquise", at=at), 1)
    t.stand(5, alliance=0).begin("alliance", "evening")
    assert (["1", "2"], "RT-8.6.1.III") == (t.options("levy"), t.refusal("levy 5"))
    t.choose("levy 2")
    assert ({"base": 1, "alliance": 1}, 0) == (t.there(2), t.supply("alliance"))
    t = with_officers(Table("alliance marquise", at={1: {"base": 1, "alliance": 9}}), 1).begin("alliance", "evening")
    assert "RT-2.5#5" == t.refusal("levy 1")


@pytest.mark.rules("RT-8.6.1.IV", "RT-B.alliance.vp")
def test_rt_8_6_1_iv_a_warrior_organizes_an_unsympathetic_clearing() -> None:
    """The warrior returns to the supply, the token costs no supporters and scores by the track."""
    at = {1: {"alliance": 2}, 5: {"alliance": 1, "sympathy": 1}, 10: {"sympathy": 1}, 9: {"marquise": 5}}
    t = with_officers(Table("alliance marquise", at=at, hands={"supporters": "anvil"}), 1).begin("alliance", "evening")
    assert (["1"], "RT-8.6.1.IV", "RT-8.6.1.IV") == (
        t.options("organize"),
        t.refusal("organize 5"),
        t.refusal("organize 9"),
    )
    t.choose("organize 1")
    assert ({"alliance": 1, "sympathy": 1}, 7, 1) == (t.there(1), t.supply("alliance"), t.vp("alliance"))
    assert (["anvil"], "deal") == (t.hand("supporters"), t.step)


@pytest.mark.rules("RT-8.6.1.IV", "RT-6.2.2#1", "RT-2.5#5")
def test_rt_8_6_1_iv_no_sympathy_beside_the_keep_and_no_eleventh_token() -> None:
    """A warrior cannot organize where the Marquise bars others from placing."""
    at = {1: {"alliance": 1, "keep": 1}, 5: {"alliance": 1}}
    t = with_officers(Table("alliance marquise", at=at), 1).begin("alliance", "evening")
    assert ["5"] == t.options("organize")
    at = {clearing: {"sympathy": 1} for clearing in range(1, 11)} | {11: {"alliance": 1}}
    t = with_officers(Table("alliance marquise", at=at), 1).begin("alliance", "evening")
    assert ([], "RT-2.5#5") == (t.options("organize"), t.refusal("organize 11"))


@pytest.mark.rules("RT-8.6.1.IV", "RT-3.1#1")
def test_rt_8_6_1_iv_organizing_may_win_at_once() -> None:
    """The seventh token scores three."""
    at = {clearing: {"sympathy": 1} for clearing in range(1, 7)} | {11: {"alliance": 1}}
    t = with_officers(Table("alliance marquise", at=at, vp={"alliance": 27}), 1).begin("alliance", "evening")
    t.choose("organize 11")
    assert (True, 0, 30) == (t.s.finished, t.s.winner, t.vp("alliance"))
