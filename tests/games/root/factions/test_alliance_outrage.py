"""Outrage: who owes a card for what, and how it is paid (RT-8.2.6#1 to RT-8.2.6#8)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.uprising import with_officers
from tests.games.root.table import Table
from turnwright.core.seats import EVERYONE, only
from turnwright.games.root.moving import move_warriors
from turnwright.games.root.parts import court_of
from turnwright.games.root.pieces import place_warriors
from turnwright.games.root.zones import hand

SYMPATHETIC = {5: {"marquise": 3}, 1: {"sympathy": 1}, 9: {"sympathy": 1}}
"""The Marquise beside a fox and a mouse clearing that are sympathetic."""


def march(hand: str, supporters: str = "", factions: str = "marquise alliance") -> Table:
    """The Marquise begins her Daylight with cards in hand."""
    t = Table(factions, at=SYMPATHETIC, hands={"marquise": hand, "supporters": supporters})
    return t.begin("marquise", "daylight")


@pytest.mark.rules("RT-8.2.6#2", "RT-8.2.6#3")
def test_rt_8_2_6_n2_moving_warriors_in_costs_one_matching_card_of_the_movers_choice() -> None:
    """One card for two warriors; foxes and birds match."""
    t = march("anvil foxfolk_steel sappers bake_sale").choose("move 5 1", "take 2")
    assert ("marquise", "debt") == (t.asked(), t.step)
    assert ["foxfolk_steel", "anvil", "sappers"] == t.options("appease")
    assert "RT-8.2.6#3" == t.refusal("appease bake_sale")
    t.choose("appease sappers")
    assert (["sappers"], ["foxfolk_steel", "anvil", "bake_sale"]) == (t.hand("supporters"), t.hand("marquise"))
    assert ("marquise", "march") == (t.asked(), t.step)


@pytest.mark.rules("RT-2.1.1.I")
def test_rt_2_1_1_i_holding_only_birds_is_no_excuse() -> None:
    """A bird has to be given; the hand is not shown."""
    t = march("sappers bake_sale").choose("move 5 1", "take 1")
    assert ["appease sappers"] == t.options()


@pytest.mark.rules("RT-8.2.6#2", "RT-8.2.6#7")
def test_rt_8_2_6_n2_two_moves_into_sympathy_cost_two_cards() -> None:
    """Each is paid before the next move."""
    t = march("anvil investments").choose("move 5 1", "take 1", "appease anvil")
    t.choose("move 1 9", "appease investments")
    assert ["anvil", "investments"] == t.hand("supporters")


@pytest.mark.rules("RT-8.2.6#7")
def test_rt_8_2_6_n7_outrage_is_settled_before_the_mover_goes_on() -> None:
    """Nothing else can be done until the card is given."""
    t = march("anvil tax_collector").choose("move 5 1", "take 1")
    assert ["appease anvil", "appease tax_collector"] == t.options()


@pytest.mark.rules("RT-8.2.6#2")
def test_rt_8_2_6_n2_moving_elsewhere_or_within_the_alliance_costs_nothing() -> None:
    """Not out of a sympathetic clearing into another, and not with the Alliance's own warriors."""
    t = Table("marquise alliance", at={1: {"sympathy": 1, "marquise": 1}}, hands={"marquise": "anvil"})
    t.begin("marquise", "daylight").choose("move 1 5")
    assert "march" == t.step
    t = Table("alliance marquise", at={5: {"alliance": 2}, 1: {"sympathy": 1}}, hands={"alliance": "anvil"})
    move_warriors(t.s, 0, 4, 0, 1)
    assert [] == t.s.todo


@pytest.mark.rules("RT-8.2.6#5")
def test_rt_8_2_6_n5_placing_warriors_causes_no_outrage() -> None:
    """Only moving does."""
    t = march("anvil")
    before = list(t.s.todo)
    place_warriors(t.s, 0, 0, 2)
    assert before == t.s.todo


@pytest.mark.rules("RT-8.2.6#3", "RT-8.2.6#4")
def test_rt_8_2_6_n4_without_a_matching_card_the_hand_is_shown_and_the_alliance_draws() -> None:
    """Only rabbits against a fox clearing: the Alliance alone sees them, everybody hears of it."""
    t = march("bake_sale cobbler", factions="marquise alliance eyrie").choose("move 5 1", "take 1")
    assert ["show-hand"] == t.options()
    t.choose("show-hand")
    assert only(1) == t.game.audience(t.s)
    t.choose("card armorers")
    assert (["armorers"], ["bake_sale", "cobbler"]) == (t.hand("supporters"), t.hand("marquise"))
    assert [{"seat": 0, "other": 1}] == t.said("log-outrage-unpaid")
    assert [only(1)] * 2 == [message.to for message in t.log if message.id == "log-seen"]
    assert "march" == t.step


@pytest.mark.rules("RT-8.2.6#3", "RT-8.2.6#4")
def test_rt_8_2_6_n3_who_holds_a_matching_card_cannot_show_the_hand_instead() -> None:
    """The debt has to be paid."""
    t = march("anvil bake_sale").choose("move 5 1", "take 1")
    assert (["appease anvil"], "RT-8.2.6#3") == (t.options(), t.refusal("show-hand"))


@pytest.mark.rules("RT-8.2.6#8")
def test_rt_8_2_6_n8_with_an_empty_hand_the_alliance_draws() -> None:
    """Nothing is asked."""
    t = march("").choose("move 5 1", "take 1")
    assert "supporter-deal" == t.step
    t.choose("card armorers")
    assert ["armorers"] == t.hand("supporters")


@pytest.mark.rules("RT-8.2.6#4", "RT-1.3.2#2")
def test_rt_8_2_6_n4_a_hand_that_lies_open_needs_no_showing() -> None:
    """Everybody sees that nothing matches, or which card is given."""
    t = march("bake_sale anvil")
    t.s.cards.open_to(hand(0), EVERYONE)
    t.choose("move 5 1", "take 1")
    assert EVERYONE == t.game.audience(t.s)
    t.choose("appease anvil", "move 1 9")
    assert "supporter-deal" == t.step


@pytest.mark.rules("RT-8.2.6#1", "RT-8.2.6#3")
def test_rt_8_2_6_n1_removing_sympathy_in_battle_costs_a_card() -> None:
    """The attacker pays for the token, and scores it."""
    at = {1: {"marquise": 2, "sympathy": 1}}
    t = Table("marquise alliance", at=at, hands={"marquise": "anvil sappers"}).begin("marquise", "daylight")
    t.choose("battle 1 alliance", "roll 0 0")
    assert ("marquise", "debt", 1) == (t.asked(), t.step, t.vp("marquise"))
    t.choose("appease anvil")
    assert ({"marquise": 2}, ["anvil"]) == (t.there(1), t.hand("supporters"))


@pytest.mark.rules("RT-8.2.6#1")
def test_rt_8_2_6_n1_a_defender_pays_as_well() -> None:
    """The Alliance attacks beside its sympathy and loses it to the defender's roll."""
    at = {1: {"alliance": 1, "marquise": 3, "sympathy": 1}}
    t = with_officers(Table("alliance marquise", at=at, hands={"marquise": "anvil"}), 1)
    t.begin("alliance", "evening").choose("battle 1 marquise", "no-ambush", "roll 2 2")
    assert ("marquise", ["appease anvil"]) == (t.asked(), t.options())


@pytest.mark.rules("RT-8.2.6#1", "RT-1.1.3#3", "RT-C.favor#1")
def test_rt_8_2_6_n1_each_token_costs_a_card_in_the_order_of_the_active_player() -> None:
    """Favor of the Foxes removes two tokens: two debts, one after the other."""
    at = {n: {"workshop": 1} for n in (1, 6, 8)} | {12: {"sympathy": 1}}
    at[6]["sympathy"] = 1
    t = Table("marquise alliance", at=at, hands={"marquise": "favor_of_the_foxes anvil sappers"})
    t.begin("marquise", "daylight").choose("craft favor_of_the_foxes")
    assert ("marquise", ["sympathy 6", "sympathy 12"]) == (t.asked(), t.options("first"))
    t.choose("first sympathy 12", "appease sappers", "appease anvil")
    assert ["anvil", "sappers"] == t.hand("supporters")
    assert (2, ["favor_of_the_foxes"]) == (t.vp("marquise"), t.discard())


@pytest.mark.rules("RT-1.1.3#3", "RT-8.2.4#1")
@pytest.mark.parametrize(("first", "left"), [("sympathy", []), ("base", ["anvil"])])
def test_rt_1_1_3_n3_a_base_and_sympathy_lost_together(first: str, left: list[str]) -> None:
    """A card paid before the base is lost goes with it; one paid afterwards stays."""
    at = {1: {"marquise": 3, "sympathy": 1, "base": 1}}
    t = Table("marquise alliance", at=at, hands={"marquise": "anvil", "supporters": "foxfolk_steel"})
    t.begin("marquise", "daylight").choose("battle 1 alliance", "roll 1 1")
    assert ["base 1", "sympathy 1"] == t.options("first")
    t.choose(f"first {first} 1", "appease anvil")
    assert left == t.hand("supporters")


@pytest.mark.rules("RT-1.1.3#3", "RT-8.2.6#7")
def test_rt_1_1_3_n3_field_hospitals_come_before_outrage() -> None:
    """The Marquise attacks, loses warriors and removes sympathy."""
    at = {1: {"marquise": 3, "alliance": 1, "sympathy": 1}, 3: {"keep": 1}}
    t = Table("marquise alliance", at=at, hands={"marquise": "anvil sappers"}).begin("marquise", "daylight")
    t.choose("battle 1 alliance", "roll 2 3")
    assert "hospital" == t.step
    t.choose("heal sappers")
    assert ("debt", ["appease anvil"]) == (t.step, t.options())


@pytest.mark.rules("RT-8.2.6#2")
def test_rt_8_2_6_n2_a_move_of_the_decree_costs_a_card() -> None:
    """The Eyrie pay like anyone, before the Decree continues."""
    t = Table("eyrie alliance", at={5: {"eyrie": 3}, 1: {"sympathy": 1}}, hands={"eyrie": "anvil"})
    court = court_of(t.s.boards, 0)
    court.leader, court.decree[1] = 2, []
    t.begin("eyrie", "daylight").choose("resolve bird", "move 5 1", "take 2")
    assert ("eyrie", "debt") == (t.asked(), t.step)
    t.choose("appease anvil")
    assert "decree" == t.step


@pytest.mark.rules("RT-9.2.9.II.E")
def test_rt_9_2_9_ii_e_who_moves_warriors_of_others_pays_even_for_those_of_the_alliance() -> None:
    """The seat at whose cost they move owes the card, not their owner."""
    at = {5: {"alliance": 2, "eyrie": 2}, 1: {"sympathy": 1}}
    for owner in (1, 2):
        t = Table("marquise alliance eyrie", at=at, hands={"marquise": "anvil", "eyrie": "sappers"})
        move_warriors(t.s, owner, 4, 0, 1, payer=0)
        t.then()
        assert ("marquise", ["appease anvil"]) == (t.asked(), t.options())
