"""Items of the Vagabond: states, tracks, refresh, repair, rest, limit (RT-9.2.5#1, RT-9.4.1#1, RT-9.5.7#1, RT-9.6)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.roamer import Roamer


def dawn(items: str, place: int | str = 1) -> Roamer:
    """The start of his Birdsong."""
    t = Roamer(place=place, items=items)
    t.begin("vagabond", "birdsong")
    return t


def dusk(items: str, place: int | str = 1, hand: str = "") -> Roamer:
    """The start of his Evening; cards are drawn by chance's first outcomes."""
    t = Roamer(place=place, items=items, hands={"vagabond": hand})
    t.begin("vagabond", "evening").deal()
    return t


# Refresh.


@pytest.mark.rules("RT-9.4.1#1", "RT-9.4#1")
@pytest.mark.parametrize(("teas", "turned"), [(0, 3), (1, 5), (2, 7)])
def test_rt_9_4_1_n1_three_items_and_two_for_each_tea(teas: int, turned: int) -> None:
    """He chooses which, one at a time; Slip comes afterwards."""
    t = dawn(", ".join(["tea"] * teas + ["exhausted boot"] * 5 + ["exhausted sword"] * 5))
    assert ["exhausted boot", "exhausted sword"] == t.options("refresh")
    while t.step == "refresh":
        t.choose(t.options()[-1])
    assert "slip" == t.step
    assert 10 - turned == t.items().count("exhausted")


@pytest.mark.rules("RT-9.4.1#2")
def test_rt_9_4_1_n2_only_tea_that_is_whole_and_face_up_counts() -> None:
    """A damaged one and an exhausted one do not."""
    t = dawn("damaged tea, exhausted tea, exhausted boot, exhausted boot, exhausted boot")
    t.choose("refresh exhausted boot", "refresh exhausted boot", "refresh exhausted boot")
    assert "slip" == t.step
    assert "boot, boot, boot, damaged tea, exhausted tea" == t.items()


@pytest.mark.rules("RT-9.4.1#3", "RT-9.2.5#1")
def test_rt_9_4_1_n3_damaged_items_may_be_turned_too() -> None:
    """They stay damaged; equal ones are one choice."""
    t = dawn("exhausted boot, exhausted boot, damaged exhausted sword, damaged exhausted sword")
    assert ["exhausted boot", "damaged exhausted sword"] == t.options("refresh")
    t.choose("refresh damaged exhausted sword", "refresh damaged exhausted sword")
    assert "boot, damaged sword, damaged sword, exhausted boot" == t.items()


@pytest.mark.rules("RT-9.4.1#3")
def test_rt_9_4_1_n3_nothing_is_asked_where_all_can_be_turned() -> None:
    """Three items, three turns."""
    t = dawn("exhausted boot, exhausted torch, damaged exhausted sword")
    assert "slip" == t.step
    assert "boot, damaged sword, torch" == t.items()


# Repair.


@pytest.mark.rules("RT-9.5.7#1", "RT-9.5.7#2", "RT-9.2.5#2")
def test_rt_9_5_7_n1_a_hammer_repairs_an_item_on_the_side_it_shows() -> None:
    """It needs a hammer that is face up and whole."""
    t = Roamer(place="3_6_11", items="hammer, hammer, damaged boot, damaged exhausted tea").by_day()
    assert ["damaged boot", "damaged exhausted tea"] == t.options("repair")
    t.choose("repair damaged exhausted tea", "repair damaged boot")
    assert "boot, exhausted hammer, exhausted hammer, exhausted tea" == t.items()
    t = Roamer(items="exhausted hammer, damaged hammer, damaged boot").by_day()
    assert "RT-9.5.7#1" == t.refusal("repair damaged boot")


# Evening.


@pytest.mark.rules("RT-9.6.1")
def test_rt_9_6_1_in_a_forest_damaged_items_are_whole_and_face_up() -> None:
    """Other exhausted items stay as they are; in a clearing nothing happens."""
    items = "damaged boot, damaged exhausted coin, exhausted torch"
    t = dusk(items, "3_6_11")
    assert "boot, coin, exhausted torch" == t.items()
    assert [("@item-boot", 1), ("@item-coin", 1)] == [(told["item"], told["number"]) for told in t.said("log-rest")]
    assert items == dusk(items).items()


@pytest.mark.rules("RT-9.6.2", "RT-9.6#1", "RT-9.5#2", "RT-9.2.5.III")
@pytest.mark.parametrize(
    ("items", "place", "cards"),
    [
        ("", 1, 1),
        ("coin, coin", 1, 3),
        ("exhausted coin, damaged coin", 1, 1),
        ("damaged exhausted coin, exhausted coin", "3_6_11", 2),
        ("coin, coin, coin, coin", 1, 4),
    ],
)
def test_rt_9_6_2_a_card_and_one_for_each_coin_on_its_track(items: str, place: int | str, cards: int) -> None:
    """Coins that rest in a forest count; an exhausted one is in the Satchel; a track holds three."""
    assert cards == len(dusk(items, place).hand("vagabond"))


@pytest.mark.rules("RT-9.6.3")
def test_rt_9_6_3_he_discards_down_to_five_cards() -> None:
    """By choice, before the items are checked."""
    t = dusk(", ".join(["boot"] * 7 + ["torch"] * 7), hand="anvil sword bake_sale investments sappers")
    assert "discard" == t.step
    t.choose("discard anvil")
    assert "drop" == t.step


@pytest.mark.rules("RT-9.6.4#1", "RT-9.2.5.I", "RT-9.2.5.III")
@pytest.mark.parametrize(
    ("items", "excess"),
    [
        (["boot"] * 6, 0),
        (["boot"] * 4 + ["damaged torch"] * 3, 1),
        (["boot"] * 8 + ["bag"], 0),
        (["boot"] * 9 + ["bag"], 1),
        (["boot"] * 6 + ["exhausted bag"], 1),
        (["boot"] * 6 + ["damaged bag"], 1),
        (["boot"] * 6 + ["tea", "tea", "coin"], 0),
        (["boot"] * 5 + ["exhausted tea", "damaged exhausted tea"], 1),
        (["boot"] * 11 + ["bag", "bag", "bag", "bag"], 0),
        (["boot"] * 12 + ["bag", "bag", "bag", "bag"], 1),
    ],
)
def test_rt_9_6_4_n1_six_items_and_two_for_each_bag(items: list[str], excess: int) -> None:
    """Satchel and Damaged box count, tracks do not; a fourth bag is in the Satchel."""
    t = dusk(", ".join(items))
    while t.step == "drop":
        t.choose(t.options()[0])
    assert len(items) - excess == len(t.items().split(", "))


@pytest.mark.rules("RT-9.6.4#2", "RT-2.5.5#2")
def test_rt_9_6_4_n2_he_chooses_what_goes_for_good() -> None:
    """Of the Satchel and the Damaged box, not of the tracks."""
    t = dusk("tea, boot, exhausted boot, damaged boot, damaged exhausted boot, sword, hammer, torch")
    assert [
        "boot",
        "hammer",
        "sword",
        "torch",
        "exhausted boot",
        "damaged boot",
        "damaged exhausted boot",
    ] == t.options("drop")
    t.choose("drop damaged boot")
    assert "boot, damaged exhausted boot, exhausted boot, hammer, sword, tea, torch" == t.items()
    assert [2, 2, 1, 1, 2, 2, 2, 0] == t.s.items


# Services.


@pytest.mark.rules("RT-11.2.6.III#1", "RT-9.4.1#2")
def test_rt_11_2_6_iii_n1_he_pays_for_services_with_items() -> None:
    """Face-up ones of his choice; tea that pays still refreshes, because it was face up when Birdsong began."""
    t = Roamer(place=1, items="tea, boot, exhausted boot, exhausted boot, exhausted boot, exhausted sword")
    faction, s = t.vagabond(), t.s
    assert (0, True) == (faction.refuse_service(s, 0, 2), faction.refuse_service(s, 0, 3) > 0)
    frames = faction.birdsong(s, 0)
    assert faction.pays_service(s, 0, 1)
    t.then().choose("exhaust tea").then(*frames)
    assert "boot, boot, boot, boot, sword, tea" == t.items()


@pytest.mark.rules("RT-11.2.7.III.B")
def test_rt_11_2_7_iii_b_nobody_fights_for_pay_beside_him() -> None:
    """He cannot hire."""
    assert not Roamer().vagabond().can_hire()
