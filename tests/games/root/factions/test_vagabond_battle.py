"""How the Vagabond fights (RT-9.2.4, RT-9.2.6 to RT-9.2.7#2, RT-9.5.2), beside allies, against enemies (RT-9.2.9)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.roamer import Roamer
from turnwright.games.root.data.boards import ALLIED, HOSTILE, INDIFFERENT

THREE = "vagabond marquise eyrie"


def attack(items: str, dice: str, **cats: int) -> Roamer:
    """The Vagabond attacks the Marquise in clearing 1, with no card in any hand."""
    t = Roamer(place=1, items=items, at={1: cats}).by_day()
    t.choose("battle 1 marquise", f"roll {dice}")
    return t


def attacked(items: str, dice: str, cats: int = 3) -> Roamer:
    """The Marquise attacks the Vagabond in clearing 1."""
    t = Roamer("marquise vagabond", place=1, items=items, at={1: {"marquise": cats}})
    t.begin("marquise", "daylight").choose("battle 1 vagabond", f"roll {dice}")
    return t


def beside_allies(dice: str, ally: int = 3, birds: int = 2, items: str = "sword, sword, boot") -> Roamer:
    """The Vagabond and allied warriors of the Marquise attack the Eyrie."""
    t = Roamer(THREE, place=1, items=items, at={1: {"marquise": ally, "eyrie": birds}}, allied="marquise").by_day()
    t.choose("battle 1 eyrie", "with marquise", f"roll {dice}")
    return t


# Starting a battle.


@pytest.mark.rules("RT-9.5.2", "RT-4.3#1", "RT-9.2.5#2")
def test_rt_9_5_2_a_sword_starts_a_battle_in_his_clearing() -> None:
    """It is exhausted; a damaged or exhausted one does not serve."""
    t = attack("sword", "0 0", marquise=1)
    assert "exhausted sword" == t.items()
    assert ("vagabond", "RT-9.5.2") == (t.step, t.refusal("battle 1 marquise"))
    t = Roamer(place=1, items="exhausted sword, damaged sword", at={1: {"marquise": 1}}).by_day()
    assert "RT-9.5.2" == t.refusal("battle 1 marquise")
    t = Roamer(place=1, items="sword", at={5: {"marquise": 1}}).by_day()
    assert [] == t.options("battle")


@pytest.mark.rules("RT-9.2.6")
@pytest.mark.parametrize(
    ("items", "left"),
    [("sword", 4), ("sword, sword", 3), ("sword, exhausted sword", 3), ("sword, damaged sword", 4)],
)
def test_rt_9_2_6_undamaged_swords_cap_his_hits(items: str, left: int) -> None:
    """Face up or exhausted."""
    assert left == attack(items, "3 0", marquise=5).there(1)["marquise"]


@pytest.mark.rules("RT-9.2.4", "RT-4.3#2")
@pytest.mark.parametrize(
    ("items", "hurt"), [("boot, boot, boot", 2), ("boot, boot, damaged sword", 2), ("boot, boot, exhausted sword", 1)]
)
def test_rt_9_2_4_without_undamaged_swords_he_is_defenseless(items: str, hurt: int) -> None:
    """Then the attacker deals one more hit."""
    t = attacked(items, "1 0")
    while t.step == "wounds":
        t.choose("damage boot")
    assert hurt + items.count("damaged") == t.items().count("damaged")


@pytest.mark.rules("RT-9.2.6", "RT-4.3.2.I")
def test_rt_9_2_6_as_defender_his_swords_hit_too() -> None:
    """The lower roll, limited by them."""
    t = attacked("sword, boot", "3 2")
    assert 2 == t.there(1)["marquise"]


# Taking hits.


@pytest.mark.rules("RT-9.2.7#1", "RT-2.5.4#1")
def test_rt_9_2_7_n1_each_hit_damages_an_item_of_his_choice() -> None:
    """Face up or exhausted; it keeps its side, and the pawn stays."""
    t = attacked("sword, exhausted boot, damaged torch", "1 0")
    assert ("vagabond", ["damage sword", "damage exhausted boot"]) == (t.asked(), t.options())
    t.choose("damage exhausted boot")
    assert "damaged exhausted boot, damaged torch, sword" == t.items()
    assert 1 == t.place()


@pytest.mark.rules("RT-9.2.7#2")
def test_rt_9_2_7_n2_hits_beyond_the_last_item_are_ignored() -> None:
    """One item, three hits, nothing to ask."""
    t = attacked("sword", "3 0")
    assert "damaged sword" == t.items()
    assert "marquise" == t.asked()


@pytest.mark.rules("RT-4.3.1#6", "RT-4.3.1#2")
def test_rt_4_3_1_n6_he_fights_on_after_an_ambush() -> None:
    """Two items are damaged, then the dice are rolled, capped by the swords that are left."""
    t = Roamer(place=1, items="sword, sword, sword, boot", at={1: {"marquise": 3}}, hands={"marquise": "ambush_fox"})
    t.by_day().choose("battle 1 marquise", "ambush ambush_fox")
    t.choose("damage sword", "damage exhausted sword")
    assert "dice" == t.step
    t.choose("roll 3 0")
    assert {"marquise": 2} == t.there(1)


# Enemies.


@pytest.mark.rules("RT-9.2.9.III#1", "RT-9.2.9.III.A#1", "RT-9.2.9.III.A#2", "RT-3.2.1#1")
def test_rt_9_2_9_iii_a_infamy_for_all_but_the_warrior_that_made_them_hostile() -> None:
    """Two warriors and two buildings of an Indifferent faction: 1 for the second warrior, 2 for each building."""
    t = attack("sword, sword, sword", "3 0", marquise=2, workshop=1)
    assert HOSTILE == t.friend("marquise")
    assert 1 + 2 == t.vp("vagabond")


@pytest.mark.rules("RT-9.2.9.III.A#1")
def test_rt_9_2_9_iii_a_n1_every_piece_of_a_hostile_faction_scores() -> None:
    """Including warriors."""
    t = Roamer(place=1, items="sword, sword", at={1: {"marquise": 2}}, hostile="marquise").by_day()
    t.choose("battle 1 marquise", "roll 2 0")
    assert 2 == t.vp("vagabond")


@pytest.mark.rules("RT-9.2.9.III#2", "RT-9.2.9.III.A#1")
def test_rt_9_2_9_iii_n2_buildings_alone_make_no_enemy() -> None:
    """Only the point for the building."""
    t = attack("sword", "0 0", workshop=1)
    assert INDIFFERENT == t.friend("marquise")
    assert 1 == t.vp("vagabond")


@pytest.mark.rules("RT-9.2.9.III#1", "RT-9.2.9.III#2", "RT-9.2.9.III.A#3")
def test_rt_9_2_9_iii_n2_a_warrior_that_falls_to_his_defence_counts() -> None:
    """Its faction turns Hostile, but there is no Infamy on the turn of another."""
    t = attacked("sword, sword, boot", "2 2")
    t.choose("damage boot")
    assert HOSTILE == t.friend("marquise")
    assert 0 == t.vp("vagabond")


@pytest.mark.rules("RT-9.2.9.III#1", "RT-9.2.9.III#2", "RT-9.2.9.III.A#3", "RT-2.5.4#2")
def test_rt_9_2_9_iii_n2_a_favor_makes_enemies_without_infamy() -> None:
    """The point for the building is all he scores; a Favor of another does not touch him."""
    at = {1: {"marquise": 2}, 8: {"sawmill": 1}}
    hands = {"vagabond": "favor_of_the_foxes"}
    t = Roamer(place=1, items="hammer, hammer, hammer, boot", at=at, hands=hands).by_day()
    t.choose("craft favor_of_the_foxes")
    assert ({}, {}) == (t.there(1), t.there(8))
    assert (HOSTILE, 1) == (t.friend("marquise"), t.vp("vagabond"))


@pytest.mark.rules("RT-2.5.4#1", "RT-2.5.4#2")
def test_rt_2_5_4_n2_a_favor_leaves_him_alone() -> None:
    """Neither the pawn nor an item."""
    t = Roamer("marquise vagabond", place=1, items="boot, sword", at={6: {"workshop": 1}, 8: {"workshop": 2}})
    t.give("marquise", "favor_of_the_foxes")
    t.begin("marquise", "daylight").choose("craft favor_of_the_foxes")
    assert (1, "boot, sword") == (t.place(), t.items())
    assert ({"workshop": 1}, {"workshop": 2}) == (t.there(6), t.there(8))
    assert 0 == t.vp("marquise")


# Allies.


@pytest.mark.rules("RT-9.2.9.II.C#1", "RT-9.2.9.II.C#2")
@pytest.mark.parametrize(("answer", "left"), [("with marquise", 2), ("done", 4)])
def test_rt_9_2_9_ii_c_allies_raise_the_cap(answer: str, left: int) -> None:
    """Two allied warriors and one sword: up to three hits; alone one."""
    at = {1: {"marquise": 2, "eyrie": 5}}
    t = Roamer(THREE, place=1, items="sword", at=at, allied="marquise").by_day()
    t.choose("battle 1 eyrie")
    assert ["with marquise", "done"] == t.options()
    t.choose(answer, "roll 3 0")
    assert left == t.there(1)["eyrie"]


@pytest.mark.rules("RT-9.2.9.II.C#3")
def test_rt_9_2_9_ii_c_n3_allies_do_not_fight_their_own() -> None:
    """Nobody is asked; and of two allies only the other can be."""
    t = Roamer(place=1, items="sword", at={1: {"marquise": 2}}, allied="marquise").by_day()
    t.choose("battle 1 marquise")
    assert "dice" == t.step
    t = Roamer(THREE, place=1, items="sword", at={1: {"marquise": 2, "eyrie": 1}}, allied="marquise eyrie").by_day()
    t.choose("battle 1 eyrie")
    assert ["with marquise", "done"] == t.options()
    assert "RT-9.2.9.II.C#3" == t.refusal("with eyrie")


@pytest.mark.rules("RT-9.2.9.II.C#1")
def test_rt_9_2_9_ii_c_n1_allies_do_not_defend_him() -> None:
    """An attack by the Eyrie finds him alone."""
    at = {1: {"marquise": 3, "eyrie": 3}}
    t = Roamer("eyrie marquise vagabond", place=1, items="boot, torch, sword", at=at, allied="marquise")
    t.s.boards[0].leader = 0  # type: ignore[union-attr]
    t.ask(t.game.steps[[step.name for step in t.game.steps].index("free-battle")], 0)
    t.choose("battle 1 vagabond", "roll 3 3")
    assert "damaged boot, damaged sword, damaged torch" == t.items()
    assert {"marquise": 3, "eyrie": 2} == t.there(1)


@pytest.mark.rules("RT-9.2.9.II.D#1", "RT-9.2.9.II.D#2")
@pytest.mark.parametrize(
    ("answers", "left", "friend"),
    [
        (["damage boot", "damage sword"], 3, ALLIED),
        (["damage boot", "ally-falls"], 2, ALLIED),
        (["ally-falls", "ally-falls"], 1, HOSTILE),
    ],
)
def test_rt_9_2_9_ii_d_allies_take_hits_in_any_mix(answers: list[str], left: int, friend: int) -> None:
    """More of them than items lost, and they turn Hostile when the battle is over."""
    t = beside_allies("2 2", birds=3)
    t.choose(*answers)
    assert left == t.there(1)["marquise"]
    assert friend == t.friend("marquise")


@pytest.mark.rules("RT-9.2.9.II.D#2")
def test_rt_9_2_9_ii_d_n2_the_whole_battle_counts_with_the_ambush() -> None:
    """Two allies fall to the ambush, two items to the roll: they stay friends."""
    at = {1: {"marquise": 3, "eyrie": 3}}
    t = Roamer(THREE, place=1, items="sword, sword, boot", at=at, allied="marquise", hands={"eyrie": "ambush_fox"})
    t.by_day().choose("battle 1 eyrie", "with marquise", "ambush ambush_fox", "ally-falls", "ally-falls", "roll 2 2")
    assert ALLIED == t.friend("marquise")
    t.choose("damage boot", "damage sword")
    assert (ALLIED, "vagabond") == (t.friend("marquise"), t.step)


@pytest.mark.rules("RT-9.2.9.II.D#1", "RT-9.2.9.III#1")
def test_rt_9_2_9_ii_d_n1_without_items_allies_take_all_hits() -> None:
    """One is left for the second hit, and falls without a question; as many items as warriors keep the peace."""
    t = beside_allies("3 2", birds=2, items="sword").choose("damage exhausted sword")
    assert {"marquise": 2} == t.there(1)
    assert (ALLIED, HOSTILE) == (t.friend("marquise"), t.friend("eyrie"))
