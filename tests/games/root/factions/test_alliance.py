"""The Woodland Alliance: setup, crafting, Guerrilla War, drawing (RT-8.2, RT-8.3, RT-8.6.2)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.uprising import with_officers
from tests.games.root.table import Table
from turnwright.core import engine
from turnwright.core.seats import only
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import ALLIANCE, BASE, SYMPATHY, TRACKS, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.queries import faction_of, left
from turnwright.games.root.zones import SUPPORTERS


@pytest.mark.rules("RT-8.3.1", "RT-8.3.2", "RT-8.3.3", "RT-8.3.4", "RT-B.alliance.pieces")
def test_rt_8_3_the_alliance_starts_with_three_supporters_and_nothing_on_the_map() -> None:
    """Ten warriors, three bases and ten sympathy tokens wait on the board."""
    s = GAME.new_state(2, {"factions": "marquise,alliance"})
    while s.round == 0:
        engine.apply(s, engine.options(s)[0])
    assert 3 == s.cards.zones[SUPPORTERS].size()
    assert 10 == s.supply[1] == WARRIORS[ALLIANCE]
    assert [0] * CLEARINGS == s.warriors[CLEARINGS:]
    assert (3, 10) == (left(s, BASE), left(s, SYMPATHY))


@pytest.mark.rules("RT-8.3.4", "RT-8.2.3#3")
def test_rt_8_3_4_the_first_supporters_are_drawn_face_down() -> None:
    """The answer of chance is for the Alliance alone."""
    t = Table("alliance marquise")
    t.then(*faction_of(t.s, 0).setup(t.s, 0))
    assert only(0) == GAME.audience(t.s)
    t.choose("card anvil", "card sappers", "card armorers")
    assert ["anvil", "armorers", "sappers"] == t.hand("supporters")
    assert t.seat is None
    assert [{"seat": 0}] * 3 == t.said("log-supporter")
    assert {only(0)} == {message.to for message in t.log if message.id == "log-supporter-card"}


@pytest.mark.rules("RT-8.2.1", "RT-8.5.1")
def test_rt_8_2_1_the_alliance_crafts_with_sympathy_by_daylight() -> None:
    """Each token serves once a turn, by the suit of its clearing."""
    at = {1: {"sympathy": 1}, 8: {"sympathy": 1}}
    t = Table("alliance marquise", at=at, hands={"alliance": "foxfolk_steel anvil smugglers_trail"})
    t.begin("alliance", "daylight")
    assert ["foxfolk_steel", "anvil"] == sorted(t.options("craft"), reverse=True)
    assert "RT-4.1.1#1" == t.refusal("craft smugglers_trail")
    t.choose("craft foxfolk_steel")
    assert 2 == t.vp("alliance")
    assert "RT-4.1.1#1" == t.refusal("craft anvil")


@pytest.mark.rules("RT-8.2.2")
def test_rt_8_2_2_the_defending_alliance_deals_the_higher_roll() -> None:
    """Three against three, 3 and 1: the attacker loses three, the Alliance one."""
    t = Table("marquise alliance", at={5: {"marquise": 3, "alliance": 3}}).begin("marquise", "daylight")
    t.choose("battle 5 alliance", "roll 3 1")
    assert {"alliance": 2} == t.there(5)


@pytest.mark.rules("RT-8.2.2")
def test_rt_8_2_2_the_attacking_alliance_rolls_like_anyone() -> None:
    """It deals the higher number as attackers do."""
    t = with_officers(Table("alliance marquise", at={5: {"marquise": 3, "alliance": 3}}), 1)
    t.begin("alliance", "evening").choose("battle 5 marquise", "roll 1 3")
    assert {"alliance": 2} == t.there(5)


@pytest.mark.rules("RT-8.6.2", "RT-B.alliance.draw")
@pytest.mark.parametrize(("bases", "cards"), [([], 1), ([1], 2), ([1, 2, 3], 4)])
def test_rt_8_6_2_each_base_draws_a_card(bases: list[int], cards: int) -> None:
    """One card, and one more for each base on the map."""
    t = Table("alliance marquise", at={clearing: {"base": 1} for clearing in bases}).begin("alliance", "evening")
    t.deal()
    assert cards == len(t.hand("alliance"))


@pytest.mark.rules("RT-8.6.2", "RT-8.6.1#1")
def test_rt_8_6_2_a_base_lost_in_the_operations_draws_nothing() -> None:
    """The cards are counted when they are drawn."""
    t = with_officers(Table("alliance marquise", at={1: {"base": 1, "alliance": 2, "marquise": 3}}), 1)
    t.begin("alliance", "evening").choose("battle 1 marquise", "roll 3 3").deal()
    assert {"marquise": 1} == t.there(1)
    assert 1 == len(t.hand("alliance"))


@pytest.mark.rules("RT-8.6.2#2", "RT-8.2.3#1")
def test_rt_8_6_2_n2_the_hand_is_cut_to_five_supporters_left_out() -> None:
    """Supporters are no cards in hand."""
    hands = {"alliance": "anvil sappers armorers bake_sale sword", "supporters": "investments mouse_in_a_sack"}
    t = Table("alliance marquise", hands=hands).begin("alliance", "evening")
    t.choose("card birdy_bindle")
    assert ("alliance", "discard") == (t.asked(), t.step)
    assert "supporter investments" not in t.options()
    assert "investments" not in t.options("discard")
    t.choose("discard sword")
    assert 5 == len(t.hand("alliance"))
    assert 2 == len(t.hand("supporters"))
    assert ["sword"] == t.discard()


@pytest.mark.rules("RT-B.alliance.cost", "RT-B.alliance.vp")
def test_rt_b_alliance_the_track_tells_costs_and_points() -> None:
    """As printed above and on the spaces."""
    assert [1, 1, 1, 2, 2, 2, 3, 3, 3, 3] == TRACKS[SYMPATHY].cost
    assert [0, 1, 1, 1, 2, 2, 3, 4, 4, 4] == TRACKS[SYMPATHY].vp


def test_officers_are_warriors_that_the_board_keeps() -> None:
    """Whoever counts warriors finds them."""
    t = with_officers(Table("alliance marquise"), 3)
    assert (3, 0) == (faction_of(t.s, 0).keeps(t.s, 0, 0), faction_of(t.s, 0).keeps(t.s, 0, 1))
