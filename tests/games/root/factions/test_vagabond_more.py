"""Characters of later boxes (RT-V)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.roamer import Roamer
from tests.games.root.factions.test_vagabond import Newcomer
from turnwright.core import engine
from turnwright.core.rng import Rng
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import HOSTILE, INDIFFERENT
from turnwright.games.root.moving import barred, refuse_move
from turnwright.games.root.queries import may_place

THREE = "vagabond marquise eyrie"


@pytest.mark.rules(
    "RT-V.vagrant", "RT-V.arbiter", "RT-V.scoundrel", "RT-V.adventurer", "RT-V.ronin", "RT-V.harrier", "RT-9.3.1"
)
def test_rt_v_they_are_chosen_where_the_table_agrees() -> None:
    """Nine characters in all, and three otherwise."""
    s = GAME.new_state(2, {"factions": "vagabond,eyrie", "more_characters": True, "first": 0})
    rng = Rng(1)
    while engine.step_of(s).name != "character":
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    assert 9 == len(engine.options(s))
    t = Newcomer("vagabond eyrie").choose("settle 1", "leader builder")
    assert "RT-9.3.1" == t.refusal("character ronin")


@pytest.mark.rules("RT-V.vagrant")
def test_rt_v_vagrant_instigates_a_battle_and_scores_for_it() -> None:
    """The Marquise attacks a roost: he scores for it, and makes no enemies."""
    at = {1: {"marquise": 3, "roost": 1, "sawmill": 1, "eyrie": 1}}
    t = Roamer(THREE, place=1, items="torch", character="vagrant", at=at).by_day()
    assert ["marquise eyrie", "eyrie marquise"] == t.options("instigate")
    t.choose("instigate marquise eyrie", "roll 2 1")
    assert {"marquise": 2, "sawmill": 1} == t.there(1)
    assert (1, 0, 0) == (t.vp("vagabond"), t.vp("marquise"), t.vp("eyrie"))
    assert (INDIFFERENT, "exhausted torch", "vagabond") == (t.friend("eyrie"), t.items(), t.step)
    assert "RT-9.5.9" == t.refusal("instigate marquise eyrie")


@pytest.mark.rules("RT-V.vagrant")
def test_rt_v_vagrant_needs_two_others_who_can_fight() -> None:
    """In his clearing, an attacker with warriors, and not himself."""
    t = Roamer(THREE, place=1, items="torch", character="vagrant", at={1: {"marquise": 1, "roost": 1}}).by_day()
    assert ["marquise eyrie"] == t.options("instigate")
    assert "RT-4.3#1" == t.refusal("instigate eyrie marquise")
    assert "RT-V.vagrant" == t.refusal("instigate marquise vagabond")
    t = Roamer(THREE, place="3_6_11", items="torch", character="vagrant").by_day()
    assert "RT-9.5#3" == t.refusal("instigate marquise eyrie")


def defended(items: str, answer: str, dice: str) -> Roamer:
    """The Marquise attacks a roost and its warrior beside the Arbiter."""
    at = {1: {"marquise": 5, "eyrie": 1, "roost": 1}}
    t = Roamer("marquise eyrie vagabond", place=1, items=items, character="arbiter", at=at)
    t.begin("marquise", "daylight").choose("battle 1 eyrie")
    assert ("eyrie", ["protect", "done"]) == (t.asked(), t.options())
    t.choose(answer, f"roll {dice}")
    return t


@pytest.mark.rules("RT-V.arbiter")
@pytest.mark.parametrize(("answer", "left", "vp"), [("protect", 2, 1), ("done", 4, 0)])
def test_rt_v_arbiter_lends_his_swords_to_a_defender(answer: str, left: int, vp: int) -> None:
    """Undamaged ones, face up or not; he scores for it, and takes no hit."""
    t = defended("sword, exhausted sword, damaged sword", answer, "3 3")
    assert (left, vp) == (t.there(1)["marquise"], t.vp("vagabond"))
    assert "damaged sword, exhausted sword, sword" == t.items()


@pytest.mark.rules("RT-V.arbiter")
def test_rt_v_arbiter_is_no_help_elsewhere_or_without_swords() -> None:
    """Nor in his own battles."""
    at = {1: {"marquise": 5, "eyrie": 1}}
    for place, items in ((5, "sword"), (1, "damaged sword")):
        t = Roamer("marquise eyrie vagabond", place=place, items=items, character="arbiter", at=at)
        t.begin("marquise", "daylight").choose("battle 1 eyrie")
        assert "dice" == t.step
    t = Roamer("marquise vagabond", place=1, items="sword", character="arbiter", at={1: {"marquise": 5}})
    t.begin("marquise", "daylight").choose("battle 1 vagabond")
    assert "dice" == t.step


@pytest.mark.rules("RT-V.scoundrel")
def test_rt_v_scoundrel_burns_a_clearing_down() -> None:
    """All enemy pieces go and score, warriors make enemies; the torch stays there."""
    at = {1: {"marquise": 2, "sawmill": 1, "eyrie": 1}, 5: {"marquise": 2}}
    t = Roamer(THREE, place=1, items="torch, torch, boot", character="scoundrel", at=at).by_day().choose("scorch")
    assert {} == t.there(1)
    assert ("boot, torch", 1) == (t.items(), t.vp("vagabond"))
    assert (HOSTILE, HOSTILE) == (t.friend("marquise"), t.friend("eyrie"))
    assert "RT-V.scoundrel" == t.refusal("scorch")
    assert 1 == t.place()


@pytest.mark.rules("RT-V.scoundrel")
def test_rt_v_scoundrel_leaves_a_clearing_that_nothing_comes_to() -> None:
    """Neither by placing nor by moving, nor does he come back himself."""
    at = {5: {"marquise": 2}}
    t = Roamer(THREE, place=1, items="torch, boot, boot", character="scoundrel", at=at).by_day()
    assert (0, True) == (refuse_move(t.s, 1, 4, 0), may_place(t.s, 1, 0))
    t.choose("scorch", "go 9")
    assert "1" not in t.options("go")
    assert 1 == barred(t.s)
    assert (True, False) == (refuse_move(t.s, 1, 4, 0) > 0, may_place(t.s, 1, 0))


@pytest.mark.rules("RT-V.adventurer")
def test_rt_v_adventurer_damages_an_item_for_a_quest() -> None:
    """Once a turn; the other item of the quest is exhausted."""
    t = Roamer(place=1, items="boot, hammer, torch, sword", character="adventurer")
    t.open_quests("errand_fox", "repair_a_shed_fox").by_day()
    assert ["errand_fox", "repair_a_shed_fox"] == t.options("improvise")
    t.choose("improvise errand_fox")
    assert ["hammer", "sword", "torch"] == t.options("damage")
    t.choose("damage sword", "reward points")
    assert ("damaged sword, exhausted boot, hammer, torch", 1) == (t.items(), t.vp("vagabond"))
    assert "RT-V.adventurer" == t.refusal("improvise repair_a_shed_fox")
    t.choose("quest repair_a_shed_fox", "reward points")
    assert 3 == t.vp("vagabond")


@pytest.mark.rules("RT-V.adventurer")
def test_rt_v_adventurer_chooses_what_is_exhausted() -> None:
    """With both items of the quest available; and in the next turn he may improvise again."""
    t = Roamer(place=1, items="boot, tea, sword", character="adventurer").open_quests("errand_fox").by_day()
    t.choose("improvise errand_fox", "damage sword")
    assert ["exhaust boot", "exhaust tea"] == t.options()
    t.choose("exhaust tea", "reward points")
    assert "boot, damaged sword, exhausted tea" == t.items()
    t.choose("done").deal()
    assert 0 == t.pack().improvised


@pytest.mark.rules("RT-V.adventurer")
def test_rt_v_adventurer_needs_one_item_of_the_quest() -> None:
    """And a second item with it; the suit of the clearing must still match."""
    for items, place in (("boot", 1), ("sword, hammer", 1), ("boot, sword", 5)):
        t = Roamer(place=place, items=items, character="adventurer").open_quests("errand_fox").by_day()
        assert "RT-V.adventurer" == t.refusal("improvise errand_fox")


@pytest.mark.rules("RT-V.ronin")
@pytest.mark.parametrize(("answer", "left", "exhausted"), [("swift", 2, 2), ("done", 3, 1)])
def test_rt_v_ronin_strikes_once_more(answer: str, left: int, exhausted: int) -> None:
    """For a sword after the roll, once per battle, however many swords are left."""
    t = Roamer(place=1, items="sword, sword, sword", character="ronin", at={1: {"marquise": 4}}).by_day()
    t.choose("battle 1 marquise", "roll 1 0")
    assert ("vagabond", ["swift", "done"]) == (t.asked(), t.options())
    t.choose(answer)
    assert ("vagabond", left) == (t.step, t.there(1)["marquise"])
    assert exhausted == t.items().count("exhausted")


@pytest.mark.rules("RT-V.ronin")
def test_rt_v_ronin_strikes_as_defender_too() -> None:
    """He needs a sword that is face up."""
    t = Roamer("marquise vagabond", place=1, items="sword", character="ronin", at={1: {"marquise": 4}})
    t.begin("marquise", "daylight").choose("battle 1 vagabond", "roll 0 0")
    t.choose("swift")
    assert 3 == t.there(1)["marquise"]
    t = Roamer("marquise vagabond", place=1, items="exhausted sword", character="ronin", at={1: {"marquise": 4}})
    t.begin("marquise", "daylight").choose("battle 1 vagabond", "roll 0 0")
    assert "marquise" == t.step


@pytest.mark.rules("RT-V.harrier")
def test_rt_v_harrier_glides_anywhere() -> None:
    """For a torch, without boots, alone, even into hostile clearings and from a forest."""
    at = {1: {"marquise": 2}, 7: {"eyrie": 2}}
    t = Roamer(THREE, place=1, items="torch", character="harrier", at=at, allied="marquise", hostile="eyrie").by_day()
    assert 11 == len(t.options("glide"))
    t.choose("glide 7")
    assert (7, "exhausted torch", "vagabond", {"marquise": 2}) == (t.place(), t.items(), t.step, t.there(1))
    assert "RT-9.5.9" == t.refusal("glide 1")
    t = Roamer(place="3_6_11", items="torch", character="harrier").by_day()
    assert 12 == len(t.options("glide"))
