"""Crafting (RT-4.1) and what the cards bring at once (RT-C)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, card
from turnwright.games.root.data.tables import BAG, BOOT, COIN, CROSSBOW, HAMMER, ITEMS, SWORD, TEA


def workshops(hand: str, *clearings: int, **given: int) -> Table:
    """The Marquise in Daylight with a hand and a workshop in each of some clearings; fox 6, rabbit 5, mouse 7."""
    t = Table("marquise eyrie", hands={"marquise": hand}, vp=given)
    for clearing in clearings:
        t.stand(clearing, workshop=1)
    return t.begin("marquise", "daylight")


def crafted(t: Table, name: str) -> list[int]:
    """Return the items in a Crafted Items box."""
    seat = t.names.index(name)
    return t.s.crafted[seat * len(ITEMS) : (seat + 1) * len(ITEMS)]


ITEM_CARDS = [
    ("birdy_bindle", [7], BAG, 1),
    ("gently_used_knapsack", [7], BAG, 1),
    ("smugglers_trail", [7], BAG, 1),
    ("mouse_in_a_sack", [7], BAG, 1),
    ("woodland_runners", [5], BOOT, 1),
    ("travel_gear_fox", [5], BOOT, 1),
    ("a_visit_to_friends", [5], BOOT, 1),
    ("travel_gear_mouse", [5], BOOT, 1),
    ("root_tea_fox", [7], TEA, 2),
    ("root_tea_rabbit", [7], TEA, 2),
    ("root_tea_mouse", [7], TEA, 2),
    ("arms_trader", [6, 8], SWORD, 2),
    ("foxfolk_steel", [6, 8], SWORD, 2),
    ("sword", [6, 8], SWORD, 2),
    ("protection_racket", [5, 10], COIN, 3),
    ("bake_sale", [5, 10], COIN, 3),
    ("investments", [5, 10], COIN, 3),
    ("crossbow_bird", [6], CROSSBOW, 1),
    ("crossbow_mouse", [6], CROSSBOW, 1),
    ("anvil", [6], HAMMER, 2),
]
"""A card, clearings of the suits it costs, the item, the points."""


@pytest.mark.rules(
    "RT-C.item.boot",
    "RT-C.item.bag",
    "RT-C.item.tea",
    "RT-C.item.sword",
    "RT-C.item.coin",
    "RT-C.item.crossbow",
    "RT-C.item.hammer",
    "RT-4.1.1#1",
    "RT-4.1.2#1",
    "RT-4.1.2#2",
    "RT-3.2.2",
    "RT-2.5.5#1",
)
@pytest.mark.parametrize(("key", "suits", "item", "vp"), ITEM_CARDS)
def test_rt_c_item_an_item_goes_from_the_map_to_its_box(key: str, suits: list[int], item: int, vp: int) -> None:
    """With the right workshops and not one less; the card is discarded, and its points are scored."""
    t = workshops(key, *suits[1:])
    assert "RT-4.1.1#1" == t.refusal(f"craft {key}")
    t = workshops(key, *suits)
    supply = t.s.items[item]
    t.choose(f"craft {key}")
    assert (supply - 1, 1) == (t.s.items[item], crafted(t, "marquise")[item])
    assert ([key], [], vp) == (t.discard(), t.hand("marquise"), t.vp("marquise"))


@pytest.mark.rules("RT-4.1#1")
def test_rt_4_1_n1_only_cards_in_hand_are_crafted() -> None:
    """One in the deck is not."""
    assert "RT-4.1#1" == workshops("anvil", 6).refusal("craft crossbow_bird")


@pytest.mark.rules("RT-4.1.1#2")
def test_rt_4_1_1_n2_a_workshop_has_the_suit_of_its_clearing() -> None:
    """A workshop among mice does not serve for foxes."""
    t = workshops("anvil root_tea_fox", 7)
    assert ["root_tea_fox"] == t.options("craft")


@pytest.mark.rules("RT-4.1.1#3")
def test_rt_4_1_1_n3_a_workshop_serves_once_a_turn_and_stays() -> None:
    """The second card needs another one; the next turn it serves again."""
    t = workshops("anvil crossbow_bird", 6).choose("craft anvil")
    assert "RT-4.1.1#1" == t.refusal("craft crossbow_bird")
    assert {"workshop": 1} == t.there(6)
    t.s.turn = 1
    t.begin("eyrie", "evening").deal()
    while t.step != "marquise":
        t.settle().deal()
    assert ["crossbow_bird"] == t.options("craft")


@pytest.mark.rules("RT-4.1.1#4")
def test_rt_4_1_1_n4_any_suit_pays_a_question_mark() -> None:
    """Royal Claim costs four of any: with five workshops the Marquise chooses which stay free."""
    assert "RT-4.1.1#1" == workshops("royal_claim", 6, 6, 5).refusal("craft royal_claim")
    t = workshops("royal_claim anvil", 6, 8, 5, 10, 7).choose("craft royal_claim")
    assert ("activate", ["fox", "rabbit", "mouse"]) == (t.step, t.options("activate"))
    t.choose("activate mouse")
    assert "RT-4.1.1#4" == t.refusal("activate mouse")
    t.choose("activate rabbit", "activate rabbit", "activate fox")
    assert ["royal_claim"] == t.area("marquise")
    assert ["anvil"] == t.options("craft")


@pytest.mark.rules("RT-4.1.2#3")
def test_rt_4_1_2_n3_an_item_that_is_gone_cannot_be_crafted() -> None:
    """The only hammer is taken."""
    t = workshops("anvil", 6)
    t.s.items[HAMMER] = 0
    assert "RT-4.1.2#3" == t.refusal("craft anvil")


@pytest.mark.rules("RT-4.1.3")
def test_rt_4_1_3_a_persistent_effect_serves_from_now_on() -> None:
    """It is in the play area, and may be used in the same turn."""
    t = workshops("codebreakers", 7).choose("craft codebreakers")
    assert (["codebreakers"], []) == (t.area("marquise"), t.discard())
    assert ["codebreakers"] == t.options("use")


@pytest.mark.rules("RT-4.1.4")
def test_rt_4_1_4_no_second_effect_of_a_name() -> None:
    """The Eyrie may have the same one."""
    t = workshops("codebreakers codebreakers", 7, 7).choose("craft codebreakers")
    assert "RT-4.1.4" == t.refusal("craft codebreakers")
    t = Table("marquise eyrie", hands={"eyrie": "codebreakers"}, areas={"marquise": "codebreakers"})
    t.s.boards[1].leader = 0  # type: ignore[union-attr]
    t.stand(7, roost=1).begin("eyrie", "daylight")
    assert ["codebreakers"] == t.options("craft")


@pytest.mark.rules("RT-2.1.4", "RT-2.1.5")
@pytest.mark.parametrize(("key", "rule"), [("ambush_fox", "RT-2.1.4"), ("dominance_fox", "RT-2.1.5")])
def test_rt_2_1_4_ambush_and_dominance_are_not_crafted_but_spent(key: str, rule: str) -> None:
    """They serve as cards of their suit like any other."""
    t = Table("marquise eyrie alliance", at={6: {"workshop": 1, "sawmill": 1}}, hands={"marquise": key})
    t.s.ruins = 0
    t.begin("marquise", "daylight")
    assert rule == t.refusal(f"craft {key}")
    t.choose("overwork 6", f"spend {key}")
    assert {"workshop": 1, "sawmill": 1, "wood": 1} == t.there(6)


@pytest.mark.rules("RT-4.1.2#1", "RT-C.favor#1", "RT-1.1.1#1")
@pytest.mark.parametrize(
    ("key", "own", "struck", "spared"),
    [
        ("favor_of_the_foxes", [6, 8, 12], 1, 2),
        ("favor_of_the_rabbits", [3, 5, 10], 4, 2),
        ("favor_of_the_mice", [7, 9, 11], 2, 1),
    ],
)
def test_rt_c_favor_n1_all_enemy_pieces_leave_the_clearings_of_a_suit(
    key: str, own: list[int], struck: int, spared: int
) -> None:
    """Buildings and tokens score one each; the card is discarded, and clearings of other suits are left alone."""
    there = {"eyrie": 3, "roost": 1, "alliance": 2}
    t = Table("marquise eyrie alliance", at={struck: there, spared: there, own[0]: {"eyrie": 1}})
    t.give("marquise", key)
    for clearing in own:
        t.stand(clearing, workshop=1)
    t.begin("marquise", "daylight").choose(f"craft {key}")
    assert {} == t.there(struck)
    assert {"workshop": 1} == t.there(own[0])
    assert there == t.there(spared)
    assert ([key], 1) == (t.discard(), t.vp("marquise"))
    assert (17, 8) == (t.supply("eyrie"), t.supply("alliance"))


@pytest.mark.rules("RT-C.favor#2", "RT-2.2.4#3", "RT-2.2.4#2", "RT-3.2.1#3")
def test_rt_c_favor_n2_own_pieces_those_of_a_partner_and_ruins_stay() -> None:
    """Neither left nor scored."""
    at = {
        6: {"marquise": 1, "workshop": 1, "eyrie": 2, "lizard": 1},
        8: {"workshop": 1, "wood": 2},
        12: {"workshop": 1},
    }
    t = Table("marquise eyrie lizard alliance", at={**at, 1: {"roost": 1}}, hands={"marquise": "favor_of_the_foxes"})
    t.s.partner[0] = 1
    ruins = t.s.ruins
    t.begin("marquise", "daylight").choose("craft favor_of_the_foxes")
    assert {"marquise": 1, "workshop": 1, "eyrie": 2} == t.there(6)
    assert {"workshop": 1, "wood": 2} == t.there(8)
    assert {"roost": 1} == t.there(1)
    assert (ruins, 0) == (t.s.ruins, t.vp("marquise"))


def test_crafting_is_told() -> None:
    """Everybody hears of the card and the points."""
    t = workshops("anvil", 6).choose("craft anvil")
    assert [{"seat": 0, "card": "@card-anvil"}] == t.said("log-craft")
    assert [{"seat": 0, "vp": 2, "source": "@source-crafting"}] == t.said("log-score")
    assert [card("anvil")] == t.s.discard
