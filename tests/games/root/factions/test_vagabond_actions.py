"""What the Vagabond does for items (RT-9.5), and the special actions of his characters (RT-9.7)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.roamer import QUEST_KEYS, Roamer
from turnwright.core import engine
from turnwright.games.root.data.boards import HOSTILE, INDIFFERENT
from turnwright.games.root.data.tables import ITEMS
from turnwright.games.root.zones import QUEST_DECK, RUIN_ITEMS

EVERYTHING = ", ".join(item for item in ITEMS for _copy in range(2))


@pytest.mark.rules("RT-9.5#1")
def test_rt_9_5_n1_actions_in_any_order_and_number() -> None:
    """As long as there are items; he may stop at any time."""
    t = Roamer(place=1, items="boot, boot, boot, sword", at={5: {"marquise": 1}}).by_day()
    t.choose("go 5", "battle 5 marquise", "roll 0 0", "go 1", "go 9", "done")
    assert (9, "marquise") == (t.place(), t.deal().asked())


def test_what_depends_on_a_hand_is_asked_in_secret() -> None:
    """Even where there is one answer only: the menu, and which card is given."""
    t = Roamer(place=1, items="boot", at={1: {"marquise": 1}}, hands={"vagabond": "anvil"}).by_day()
    assert engine.step_of(t.s).private
    t.choose("aid marquise")
    assert ("gift", True) == (t.step, engine.step_of(t.s).private)


@pytest.mark.rules("RT-9.5#3")
@pytest.mark.parametrize("character", ["thief", "tinker", "ranger"])
def test_rt_9_5_n3_what_is_impossible_in_a_forest(character: str) -> None:
    """Only Move, Repair and Hideout remain."""
    t = Roamer(place="2_6_10_11_12", items=f"{EVERYTHING}, damaged boot", character=character)
    t.stocked().give("vagabond", "anvil birdy_bindle").stand(6, marquise=1)
    t.s.discard = [9]
    t.by_day()
    assert {"go", "repair", "done"} | ({"hideout"} if character == "ranger" else set()) == {
        name.split()[0] for name in t.options()
    }
    for choice in [
        "battle 6 marquise",
        "explore",
        "aid marquise",
        "quest errand_fox",
        "strike marquise",
        "craft anvil",
    ]:
        assert "RT-9.5#3" == t.refusal(choice)
    special = {"thief": "steal marquise", "tinker": "labor woodland_runners"}
    if character in special:
        assert "RT-9.5#3" == t.refusal(special[character])


# Explore.


@pytest.mark.rules("RT-9.5.3#1", "RT-9.5.3#2", "RT-9.5.3#3", "RT-2.2.4#2", "RT-9.2.5.I", "RT-9.2.5.II")
@pytest.mark.parametrize("item", ["bag", "boot", "hammer", "sword"])
def test_rt_9_5_3_a_torch_takes_the_item_of_a_ruin(item: str) -> None:
    """Face up, for a point; the ruin goes, and its slot opens."""
    t = Roamer(place=6, items="torch", at={6: {"marquise": 1, "sawmill": 1}}).stocked().by_day()
    t.choose("explore")
    assert ["bag", "boot", "hammer", "sword"] == sorted(t.options("unearth"))
    t.choose(f"unearth {item}")
    assert (f"{item}, exhausted torch" if item < "e" else f"exhausted torch, {item}") == t.items()
    assert (1, 0) == (t.vp("vagabond"), t.s.ruins >> 5 & 1)
    assert (3, 3) == (t.s.cards.zones[RUIN_ITEMS].size(), sum(t.s.hoards))


@pytest.mark.rules("RT-9.5.3#1")
def test_rt_9_5_3_n1_explore_needs_a_ruin_and_a_torch() -> None:
    """In his own clearing."""
    assert "RT-9.5.3#1" == Roamer(place=1, items="torch").stocked().by_day().refusal("explore")
    assert "RT-9.5.3#1" == Roamer(place=6, items="damaged torch").stocked().by_day().refusal("explore")


# Quests.


@pytest.mark.rules("RT-9.5.5#1", "RT-Q.fox", "RT-Q.rabbit", "RT-Q.mouse")
@pytest.mark.parametrize(
    ("quest", "place", "items", "other"),
    [
        ("errand_fox", 1, "boot, tea", 5),
        ("guard_duty_rabbit", 5, "sword, torch", 2),
        ("escort_mouse", 2, "boot, boot", 1),
    ],
)
def test_rt_9_5_5_n1_a_quest_exhausts_its_two_items(quest: str, place: int, items: str, other: int) -> None:
    """In a clearing of its suit; two equal items are needed where it shows two."""
    t = Roamer(place=place, items=items).open_quests(quest).by_day().choose(f"quest {quest}", "reward points")
    assert ", ".join(f"exhausted {item}" for item in items.split(", ")) == t.items()
    assert [] == t.s.quests
    t = Roamer(place=other, items=items).open_quests(quest).by_day()
    assert "RT-9.5.5#1" == t.refusal(f"quest {quest}")
    t = Roamer(place=place, items=items.split(", ")[0]).open_quests(quest).by_day()
    assert "RT-9.5.5#1" == t.refusal(f"quest {quest}")
    t = Roamer(place=place, items=items).by_day()
    assert "RT-9.5.5#1" == t.refusal(f"quest {quest}")


@pytest.mark.rules("RT-9.5.5#2", "RT-Q.empty")
def test_rt_9_5_5_n2_a_completed_quest_is_replaced() -> None:
    """From the quest deck, before the reward; an empty deck replaces nothing."""
    t = Roamer(place=1, items="boot, tea").stocked()
    first = t.s.quests[0]
    assert "errand_fox" == QUEST_KEYS[first]
    t.by_day().choose("quest errand_fox")
    assert ("uncovering", 12) == (t.step, len(t.options()))
    t.choose("uncover escort_mouse", "reward points")
    assert [first] == t.pack().done
    assert 3 == len(t.s.quests)
    assert 11 == t.s.cards.zones[QUEST_DECK].size()


@pytest.mark.rules("RT-9.5.5#3")
@pytest.mark.parametrize(("done", "vp"), [([], 1), (["fundraising_fox"], 2), (["fundraising_fox", "errand_rabbit"], 2)])
def test_rt_9_5_5_n3_points_for_all_quests_of_the_suit(done: list[str], vp: int) -> None:
    """This one included."""
    t = Roamer(place=1, items="boot, tea").open_quests("errand_fox")
    t.pack().done = [QUEST_KEYS.index(key) for key in done]
    t.by_day().choose("quest errand_fox", "reward points")
    assert vp == t.vp("vagabond")


@pytest.mark.rules("RT-9.5.5#3")
def test_rt_9_5_5_n3_or_two_cards() -> None:
    """By choice."""
    t = Roamer(place=1, items="boot, tea").open_quests("errand_fox").by_day()
    t.choose("quest errand_fox", "reward cards").deal()
    assert (0, 2) == (t.vp("vagabond"), len(t.hand("vagabond")))


# Strike.


@pytest.mark.rules("RT-9.5.6#1", "RT-9.2.9.III#1", "RT-9.2.9.III.A#3")
def test_rt_9_5_6_n1_a_crossbow_removes_a_warrior() -> None:
    """Its faction turns Hostile; no point, not even when it was."""
    t = Roamer(place=5, items="crossbow, crossbow", at={5: {"marquise": 3, "sawmill": 1}}).by_day()
    t.choose("strike marquise", "strike marquise")
    assert {"marquise": 1, "sawmill": 1} == t.there(5)
    assert (HOSTILE, 0) == (t.friend("marquise"), t.vp("vagabond"))
    assert "exhausted crossbow, exhausted crossbow" == t.items()


@pytest.mark.rules("RT-9.5.6#2", "RT-9.2.9.III#2")
def test_rt_9_5_6_n2_without_warriors_a_building_or_token_goes() -> None:
    """Of his choice, for a point; that makes no enemy."""
    at = {5: {"sawmill": 1, "wood": 1}, 9: {"marquise": 1}}
    t = Roamer(place=5, items="crossbow", at=at).by_day().choose("strike marquise")
    assert ["sawmill", "wood"] == t.options("shoot")
    t.choose("shoot wood")
    assert {"sawmill": 1} == t.there(5)
    assert (INDIFFERENT, 1) == (t.friend("marquise"), t.vp("vagabond"))


@pytest.mark.rules("RT-9.5.6#1", "RT-2.5.4#1")
def test_rt_9_5_6_n1_strike_needs_a_crossbow_and_a_piece() -> None:
    """A pawn is no piece that goes."""
    t = Roamer(place=1, items="exhausted crossbow", at={1: {"marquise": 1}}).by_day()
    assert "RT-9.5.6#1" == t.refusal("strike marquise")
    t = Roamer("vagabond vagabond_2 marquise", place=1, items="crossbow", at={5: {"marquise": 1}})
    t.roam(1, name="vagabond_2")
    t.by_day()
    assert ("RT-9.5.6#1", "RT-9.5.6#1") == (t.refusal("strike marquise"), t.refusal("strike vagabond_2"))


# Craft.


@pytest.mark.rules("RT-9.5.8", "RT-9.2.1#1", "RT-9.2.1#2", "RT-2.5.5#1")
def test_rt_9_5_8_a_hammer_for_each_symbol() -> None:
    """All have the suit of his clearing; a crafted item is his at once, and scores."""
    t = Roamer(place=1, items="hammer, hammer", hands={"vagabond": "sword anvil bake_sale"}).by_day()
    assert "RT-9.2.1#1" == t.refusal("craft bake_sale")
    t.choose("craft sword")
    assert "exhausted hammer, exhausted hammer, sword" == t.items()
    assert ([0] * 16, 2) == (t.s.crafted, t.vp("vagabond"))
    assert "RT-9.5.8" == t.refusal("craft anvil")


@pytest.mark.rules("RT-9.2.1#1", "RT-9.5.8")
def test_rt_9_2_1_n1_two_suits_are_out_of_reach() -> None:
    """Symbols of any suit are not."""
    hands = {"vagabond": "tax_collector royal_claim"}
    t = Roamer(place=1, items="hammer, hammer, hammer, hammer", hands=hands).by_day()
    assert "RT-9.2.1#1" == t.refusal("craft tax_collector")
    t.choose("craft royal_claim")
    assert 4 == t.items().count("exhausted hammer")


# Characters.


@pytest.mark.rules("RT-9.7.1", "RT-9.5.9", "RT-1.3.2#2")
def test_rt_9_7_1_the_thief_steals_a_card() -> None:
    """From a player with a piece there and a card in hand; chance tells which."""
    t = Roamer(
        "vagabond marquise eyrie", place=1, items="torch, torch", at={1: {"sawmill": 1}, 5: {"eyrie": 1}},
        hands={"marquise": "anvil sappers", "eyrie": "armorers"},
    ).by_day()  # fmt: skip
    assert ["marquise"] == t.options("steal")
    assert "RT-9.7.1" == t.refusal("steal eyrie")
    t.choose("steal marquise")
    assert ["anvil", "sappers"] == t.options("stolen")
    t.choose("stolen sappers")
    assert (["sappers"], ["anvil"]) == (t.hand("vagabond"), t.hand("marquise"))
    assert ("exhausted torch, torch", "vagabond") == (t.items(), t.step)


@pytest.mark.rules("RT-9.7.2", "RT-9.5.9")
def test_rt_9_7_2_the_tinker_takes_a_discarded_card() -> None:
    """One that matches his clearing, birds included."""
    t = Roamer(place=1, items="torch", character="tinker", hands={"marquise": "anvil sappers bake_sale"})
    for card in t.s.cards.zones[-1].layers[0][:]:
        t.s.cards.lay_open(len(t.s.cards.zones) - 1, card)
        t.s.discard.append(card)
    t.by_day()
    assert ["anvil", "sappers"] == t.options("labor")
    assert "RT-9.7.2" == t.refusal("labor bake_sale")
    t.choose("labor anvil")
    assert (["anvil"], ["bake_sale", "sappers"]) == (t.hand("vagabond"), t.discard())
    assert "RT-9.5.9" == t.refusal("labor sappers")


@pytest.mark.rules("RT-9.7.3", "RT-9.5.9", "RT-9.5.7#1")
def test_rt_9_7_3_the_ranger_repairs_three_items_and_rests() -> None:
    """On the side they show; Daylight is over."""
    items = "torch, damaged boot, damaged boot, damaged exhausted sword, damaged hammer"
    t = Roamer(place=1, items=items, character="ranger").by_day().choose("hideout")
    t.choose("repair damaged boot", "repair damaged exhausted sword", "repair damaged hammer").deal()
    assert "boot, damaged boot, exhausted sword, exhausted torch, hammer" == t.items()
    assert "marquise" == t.asked()


@pytest.mark.rules("RT-9.7.3")
def test_rt_9_7_3_fewer_items_are_all_repaired() -> None:
    """Without a question; with none there is nothing to hide for."""
    t = (
        Roamer(place=1, items="torch, damaged boot, damaged sword", character="ranger")
        .by_day()
        .choose("hideout")
        .deal()
    )
    assert "boot, exhausted torch, sword" == t.items()
    items = "torch, damaged boot, damaged exhausted sword"
    assert ["hideout"] == Roamer(place=1, items=items, character="ranger").by_day().options()[:1]
    t = Roamer(place=1, items="torch, boot", character="ranger").by_day()
    assert "RT-9.7.3" == t.refusal("hideout")


@pytest.mark.rules("RT-9.5.9")
def test_rt_9_5_9_a_character_has_his_own_action_only() -> None:
    """And it needs a torch."""
    at = {1: {"marquise": 1}}
    t = Roamer(place=1, items="torch, damaged boot", at=at, hands={"marquise": "anvil"}).by_day()
    assert ("", "RT-9.5.9") == (t.refusal("steal marquise"), t.refusal("hideout"))
    t = Roamer(place=1, items="exhausted torch", at=at, hands={"marquise": "anvil"}).by_day()
    assert "RT-9.5.9" == t.refusal("steal marquise")
