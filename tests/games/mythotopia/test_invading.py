"""Invade (MY-8)."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table

ON_SERPENT_SEA = ["aporia", "camarine", "eagre", "ictus", "kinabra", "nesh", "nusus", "oxter", "palmain", "scombroid"]


def invading(realm: str, hand: str, reserve: str = "", other: str = "") -> Table:
    """Seat 0 with a realm, a hand and a Reserve, at the beginning of its turn; seat 1 may have provinces."""
    return Table(realms={0: realm, 1: other}, hands={0: hand}, reserves={0: reserve}).act(0)


# The target.


@pytest.mark.rules("MY-8.1")
def test_my_8_1_neutral_and_foreign_provinces_can_be_invaded() -> None:
    """Blore is another player's, Nusus is neutral; the own Scombroid is no target."""
    t = invading("palmain scombroid", "palmain start_army start_market", other="blore")
    assert ["blore", "diclesium", "iracund", "nusus"] == t.options("invade")
    assert "MY-8.1" == t.refusal("invade scombroid")


@pytest.mark.rules("MY-8.2")
def test_my_8_2_no_invasion_where_own_armies_are() -> None:
    """Place armies reinforces them instead."""
    t = invading("palmain", "palmain start_army start_market").armies_at(0, nusus=1)
    assert "MY-8.2" == t.refusal("invade nusus")
    assert "nusus" in t.options("place")


@pytest.mark.rules("MY-8.19")
def test_my_8_19_several_players_may_invade_the_same_province() -> None:
    """Seat 0 joins the invasion of seat 1; both are at war."""
    t = Table(realms={0: "palmain", 1: "iracund"}, hands={0: "palmain start_army start_market"})
    t.armies_at(1, blore=1).act(0).choose("invade blore", "play palmain", "pay start_market", "pay start_army", "done")
    assert (2, 1) == (t.armies(0, "blore"), t.armies(1, "blore"))
    assert "MY-9.10" == t.refusal("withdraw blore")


# The source card and the way over land.


@pytest.mark.rules("MY-8.3")
def test_my_8_3_an_invasion_needs_the_card_of_its_source() -> None:
    """Palmain is controlled, but its card is in the deck."""
    t = invading("palmain hatchel", "start_army start_army start_market")
    assert [] == t.options("invade")
    assert "MY-8.3" == t.refusal("invade blore")
    t = invading("palmain hatchel", "hatchel start_army start_market")
    assert "MY-8.3" == t.refusal("invade blore")
    assert "MY-8.3" == t.choose("invade welkin").refusal("play start_army")


@pytest.mark.rules("MY-8.4")
def test_my_8_4_the_target_borders_on_the_source_province() -> None:
    """Each source card leads to its own neighbours only."""
    t = invading("palmain hatchel", "palmain hatchel start_army start_market")
    assert {"blore", "welkin"} < set(t.options("invade"))
    assert "MY-8.4" == t.refusal("invade lea")
    t.choose("invade welkin")
    assert ["hatchel"] == t.options("play")
    assert "MY-8.4" == t.refusal("play palmain")


@pytest.mark.rules("MY-8.5", "MY-17.20")
def test_my_8_5_the_source_province_is_controlled() -> None:
    """Neither a card of a foreign province nor the General leads out of it; the General leads out of own ones."""
    t = invading("palmain", "iracund start_army start_market")
    assert "MY-8.3" == t.refusal("invade fadge")
    t = invading("palmain", "general start_army start_market", other="iracund")
    assert ["blore", "diclesium", "iracund", "nusus", "scombroid"] == t.options("invade")
    assert "MY-8.4" == t.refusal("invade fadge")


@pytest.mark.rules("MY-8.5", "MY-17.50", "MY-17.51")
def test_my_8_5_the_portal_needs_no_source_province() -> None:
    """Trogle is invaded with no own neighbour."""
    t = invading("custus", "portal start_army start_market")
    t.choose("invade trogle", "play portal", "pay start_market", "pay start_army", "done")
    assert 2 == t.armies(0, "trogle")


@pytest.mark.rules("MY-8.6", "MY-3.7")
def test_my_8_6_the_source_card_gives_neither_food_nor_armies() -> None:
    """Palmain shows the only food, Scombroid the only army."""
    assert "MY-8.6" == invading("palmain", "palmain start_army start_army").refusal("invade blore")
    assert "MY-8.6" == invading("scombroid", "scombroid start_market").refusal("invade blore")
    t = invading("palmain", "palmain start_army start_market").choose("invade blore", "play palmain")
    assert ["start_market"] == t.options("pay")


@pytest.mark.rules("MY-8.20")
def test_my_8_20_a_province_under_attack_can_still_be_the_source() -> None:
    """Shog is invaded, and Remise is invaded from Shog."""
    t = Table(realms={0: "shog", 1: "camarine"}, hands={0: "shog start_army start_market"}).armies_at(1, shog=2).act(0)
    t.choose("invade remise", "play shog", "pay start_market", "pay start_army", "done")
    assert 2 == t.armies(0, "remise")


# Food.


@pytest.mark.rules("MY-8.7")
def test_my_8_7_an_invasion_costs_one_food() -> None:
    """Whatever the number of armies."""
    t = invading("scombroid", "scombroid start_army start_army")
    assert ("MY-8.7", {"need": 1, "have": 0}) == (t.refusal("invade blore"), t.detail("invade blore"))
    t = invading("scombroid", "scombroid start_army start_army start_market start_ship")
    t.choose("invade blore", "play scombroid", "pay start_market")
    assert "muster" == t.step
    t.choose("pay start_army", "pay start_army", "done")
    assert (4, ["start_ship"]) == (t.armies(0, "blore"), t.hand(0))


@pytest.mark.rules("MY-8.8", "MY-17.59")
def test_my_8_8_hills_cost_one_more_food() -> None:
    """Two in all; with the Ranger one."""
    t = invading("hatchel", "hatchel start_army start_market")
    assert ("MY-8.8", {"need": 2, "have": 1}) == (t.refusal("invade galingale"), t.detail("invade galingale"))
    t = invading("hatchel", "hatchel start_army start_market start_ship")
    t.choose("invade galingale", "play hatchel", "pay start_market", "pay start_ship")
    assert "muster" == t.step
    t = invading("hatchel", "hatchel start_army start_market", reserve="ranger")
    t.choose("invade galingale", "play hatchel", "pay start_market")
    assert "muster" == t.step


@pytest.mark.rules("MY-8.9", "MY-17.60")
def test_my_8_9_mountains_cannot_be_crossed() -> None:
    """With the Ranger they are hills."""
    hand = "diclesium start_army start_market start_ship"
    t = invading("diclesium", hand)
    assert "MY-8.9" == t.refusal("invade fadge")
    t = invading("diclesium", hand, reserve="ranger")
    t.choose("invade fadge", "play diclesium", "pay start_market", "pay start_ship")
    assert "muster" == t.step
    assert "MY-8.8" == invading("diclesium", "diclesium start_army start_market", "ranger").refusal("invade fadge")


# Across the sea.


@pytest.mark.rules("MY-8.10", "MY-8.12")
def test_my_8_10_an_invasion_across_the_sea_needs_a_ship_card() -> None:
    """Palmain to Aporia: one Ship card besides the source card, and one food of another card."""
    assert "MY-8.10" == invading("palmain", "palmain start_army start_market").refusal("invade aporia")
    assert "MY-3.7" == invading("palmain", "palmain start_army start_ship").refusal("invade aporia")
    t = invading("palmain", "palmain start_army start_market start_ship")
    t.choose("invade aporia", "sail palmain", "play start_ship", "pay start_market")
    assert "muster" == t.step
    t.choose("pay start_army", "done")
    assert 2 == t.armies(0, "aporia")
    assert ["palmain", "start_army", "start_market", "start_ship"] == t.discard(0)


@pytest.mark.rules("MY-8.10", "MY-8.12", "MY-3.7")
def test_my_8_12_a_second_ship_card_may_pay_the_food() -> None:
    """One carries, the other one feeds; which is which is the player's choice."""
    t = invading("palmain", "palmain start_army start_ship ship").choose("invade aporia", "sail palmain")
    assert ["start_ship", "ship"] == t.options("play")
    t.choose("play ship")
    assert ["pay start_ship"] == t.options()


@pytest.mark.rules("MY-8.10", "MY-8.11")
def test_my_8_10_two_sea_areas_need_two_ship_cards() -> None:
    """Palmain to Jeopigia, over Serpent Sea and Beast Sea."""
    t = invading("palmain", "palmain start_army start_market start_ship")
    assert ("MY-8.10", {"need": 2, "have": 1}) == (t.refusal("invade jeopigia"), t.detail("invade jeopigia"))
    t = invading("palmain", "palmain start_army start_market start_ship ship")
    t.choose("invade jeopigia", "sail palmain", "play start_ship")
    assert ["ship"] == t.options("play")
    t.choose("play ship", "pay start_market", "pay start_army", "done")
    assert 2 == t.armies(0, "jeopigia")


@pytest.mark.rules("MY-8.11", "MY-1.6")
def test_my_8_11_the_sea_areas_of_a_route_touch_each_other() -> None:
    """Custus reaches Hatchel over Inland Sea West; nothing leads from Palmain to Coryphee, nor on from Hatchel."""
    assert "hatchel" in invading("custus", "custus start_army start_market start_ship").options("invade")
    t = invading("palmain", "palmain start_army start_market start_ship ship")
    assert "MY-8.11" == t.refusal("invade coryphee")
    t = invading("hatchel", "hatchel start_army start_market start_ship ship")
    assert "MY-8.11" == t.refusal("invade camarine")
    assert "custus" in t.options("invade")
    assert "MY-8.11" == t.choose("invade welkin").refusal("sail hatchel")


@pytest.mark.rules("MY-8.22")
def test_my_8_22_land_or_sea_where_both_lead_there() -> None:
    """From Nesh hills lead to Ictus; by sea they do not matter."""
    t = invading("nesh", "nesh start_army start_market start_ship").choose("invade ictus")
    assert (["nesh"], ["nesh"]) == (t.options("play"), t.options("sail"))
    t.choose("sail nesh", "play start_ship", "pay start_market")
    assert "muster" == t.step
    t = invading("nesh", "nesh start_army start_market start_ship").choose("invade ictus", "play nesh")
    t.choose("pay start_market", "pay start_ship")
    assert "muster" == t.step
    t = invading("nesh", "nesh start_army start_market iracund").choose("invade ictus")
    assert (["nesh"], [], "MY-8.10") == (t.options("play"), t.options("sail"), t.refusal("sail nesh"))


# The book's example.


@pytest.mark.rules("MY-8.13")
def test_my_8_13_what_palmain_reaches() -> None:
    """By land Nusus, Diclesium, Iracund and Blore; with one Ship card everything else on the Serpent Sea."""
    realm = "palmain scombroid nesh camarine eagre oxter"
    by_land = ["blore", "diclesium", "iracund", "nusus"]
    assert by_land == invading(realm, "palmain start_army start_market").options("invade")
    t = invading(realm, "palmain start_army start_market start_ship")
    assert sorted([*by_land, "aporia", "ictus", "kinabra"]) == t.options("invade")
    t = invading("palmain", "palmain start_army start_market start_ship")
    assert sorted({*by_land, *ON_SERPENT_SEA} - {"palmain"}) == t.options("invade")
    assert [*by_land, "scombroid"] == invading("palmain", "palmain start_army start_market").options("invade")


@pytest.mark.rules("MY-8.15", "MY-8.23", "MY-3.10")
def test_my_8_23_three_armies_enter_blore() -> None:
    """Palmain, an Army card, Scombroid and the food of Nusus."""
    t = invading("palmain scombroid nusus", "palmain start_army scombroid nusus")
    t.choose("invade blore", "play palmain", "pay nusus", "pay start_army", "pay scombroid", "done")
    assert (3, 3) == (t.armies(0, "blore"), t.s.army_stock[0])
    assert ([], ["nusus", "palmain", "scombroid", "start_army"]) == (t.hand(0), t.discard(0))


# Armies.


@pytest.mark.rules("MY-8.14")
def test_my_8_14_an_invasion_needs_an_army_symbol() -> None:
    """None available; none played yet."""
    assert "MY-8.14" == invading("palmain", "palmain start_market start_ship").refusal("invade blore")
    t = invading("palmain", "palmain start_market start_army").choose(
        "invade blore", "play palmain", "pay start_market"
    )
    assert "MY-8.14" == t.refusal("done")


@pytest.mark.rules("MY-8.14", "MY-8.10")
def test_my_8_14_an_invasion_across_the_sea_needs_one_too() -> None:
    """Palmain to Aporia with a Ship card and food, but without an army."""
    assert "MY-8.14" == invading("palmain", "palmain start_market start_ship").refusal("invade aporia")


@pytest.mark.rules("MY-8.15")
def test_my_8_15_as_many_armies_as_symbols() -> None:
    """A card of one symbol brings one army."""
    t = invading("palmain", "palmain oxter start_market start_ship")
    t.choose("invade blore", "play palmain", "pay start_market")
    assert (["oxter"], "MY-8.15") == (t.options("pay"), t.refusal("pay start_ship"))
    t.choose("pay oxter", "done")
    assert (1, 5) == (t.armies(0, "blore"), t.s.army_stock[0])


@pytest.mark.rules("MY-8.16")
def test_my_8_16_no_more_symbols_than_tokens_in_the_stock() -> None:
    """With three tokens the second Army card cannot follow the first one."""
    t = invading("palmain", "palmain start_army start_army oxter start_market")
    t.s.army_stock[0] = 3
    t.choose("invade blore", "play palmain", "pay start_market", "pay start_army")
    assert ["oxter"] == t.options("pay")
    assert "MY-8.16" == t.refusal("pay start_army")
    t.choose("pay oxter")
    assert (3, "act") == (t.armies(0, "blore"), t.step)


@pytest.mark.rules("MY-8.17")
def test_my_8_17_an_army_card_alone_may_bring_the_last_token() -> None:
    """One token in the stock, two symbols; nothing may be added."""
    for army in ("start_army", "army"):
        t = invading("palmain", f"palmain {army} oxter start_market")
        t.s.army_stock[0] = 1
        t.choose("invade blore", "play palmain", "pay start_market", f"pay {army}")
        assert (1, 0, "act") == (t.armies(0, "blore"), t.s.army_stock[0], t.step)
        assert ["oxter"] == t.hand(0)
    t = invading("palmain", "palmain oxter talion start_market")
    t.s.army_stock[0] = 1
    t.choose("invade blore", "play palmain", "pay start_market", "pay oxter")
    assert (1, "act") == (t.armies(0, "blore"), t.step)


@pytest.mark.rules("MY-8.18")
def test_my_8_18_armies_on_the_board_cannot_be_used() -> None:
    """All six stand elsewhere."""
    t = invading("palmain", "palmain start_army start_market").armies_at(0, palmain=6)
    assert [] == t.options("invade")
    assert "MY-8.18" == t.refusal("invade blore")


@pytest.mark.rules("MY-8.21", "MY-10.17")
def test_my_8_21_no_capture_in_the_turn_of_the_invasion() -> None:
    """Four armies are enough for Nusus, but not in this turn."""
    t = invading("palmain", "palmain start_army start_army start_market")
    t.choose("invade nusus", "play palmain", "pay start_market", "pay start_army", "pay start_army", "done")
    assert "MY-10.17" == t.refusal("end-war nusus")
    t.choose("pass", "end").deal()
    assert 1 == t.seat
    t.act(0).choose("end-war nusus")
    assert 0 == t.owner("nusus")


@pytest.mark.rules("MY-3.7", "MY-17.53")
def test_my_3_7_the_portal_pays_food_for_an_ordinary_invasion() -> None:
    """Played for its food its text is not used, and the other way round."""
    t = invading("palmain", "palmain portal start_army")
    t.choose("invade blore", "play palmain", "pay portal", "pay start_army", "done")
    assert 2 == t.armies(0, "blore")
    assert "MY-8.6" == invading("scombroid", "portal start_army").refusal("invade trogle")


@pytest.mark.rules("MY-8.4")
def test_my_8_4_much_food_makes_no_border() -> None:
    """With food for ten a province that is no neighbour is no source, however much could be paid."""
    stored = "aporia camarine coryphee custus eagre hatchel jeopigia nusus sorner"
    hand = "palmain shog iracund start_army start_market start_ship portal market"
    t = Table(realms={0: f"{stored} iracund palmain shog"}, hands={0: hand}, reserves={0: stored})
    t.act(0).choose("invade blore")
    assert ["iracund", "palmain", "portal"] == t.options("play")
    assert "MY-8.4" == t.refusal("play shog")
