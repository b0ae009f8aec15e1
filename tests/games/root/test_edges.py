"""The last piece of a supply, the first card of the deck, the first clearing of the map: where rules begin and end."""

from __future__ import annotations

import pytest

from tests.games.root.factions.company import Company
from tests.games.root.factions.cult import Cult
from tests.games.root.factions.roamer import Roamer
from tests.games.root.table import Table
from turnwright.games.root.data.boards import HOSTILE, INDIFFERENT, SAWMILL
from turnwright.games.root.factions.riverfolk_funds import market
from turnwright.games.root.pieces import Removal, carry_out, place_piece, place_warriors
from turnwright.games.root.rules import RT_6_5_4_I
from turnwright.games.root.scoring import out_of_time, winners


@pytest.mark.rules("RT-6.4#1", "RT-2.5#3")
def test_rt_2_5_n3_wood_that_is_just_enough_leaves_no_choice() -> None:
    """Three sawmills, three wood."""
    t = Table("marquise eyrie", at={5: {"sawmill": 2}, 9: {"sawmill": 1}, 1: {"wood": 5}})
    t.begin("marquise", "birdsong")
    assert ("marquise", 2, 1) == (t.step, t.there(5)["wood"], t.there(9)["wood"])


@pytest.mark.rules("RT-6.4#1", "RT-2.5#3", "RT-2.5.3#1")
def test_rt_2_5_n3_the_last_wood_goes_where_she_likes() -> None:
    """One for two sawmills."""
    t = Table("marquise eyrie", at={5: {"sawmill": 1}, 9: {"sawmill": 1}, 1: {"wood": 7}})
    t.begin("marquise", "birdsong").choose("saw 9")
    assert ("marquise", {"sawmill": 1}, 1) == (t.step, t.there(5), t.there(9)["wood"])


@pytest.mark.rules("RT-6.5.3#1", "RT-2.5#3")
def test_rt_2_5_n3_warriors_that_are_just_enough_leave_no_choice() -> None:
    """Three recruiters, three warriors."""
    t = Table("marquise eyrie", at={5: {"recruiter": 2}, 9: {"recruiter": 1}, 1: {"marquise": 22}})
    t.begin("marquise", "daylight").choose("recruit")
    assert ("marquise", 2, 1, 0) == (t.step, t.there(5)["marquise"], t.there(9)["marquise"], t.supply("marquise"))


@pytest.mark.rules("RT-4.3.1#7")
def test_rt_4_3_1_n7_a_single_hired_warrior_fights_on() -> None:
    """An ambush takes one of each kind, and one of three is left."""
    t = Company("marquise eyrie riverfolk", at={5: {"marquise": 1, "riverfolk": 2, "eyrie": 3}})
    t.give("eyrie", "ambush_bird").hire("marquise").begin("marquise", "daylight")
    t.choose("battle 5 eyrie", "ambush ambush_bird")
    assert ({"riverfolk": 1, "eyrie": 3}, "dice") == (t.there(5), t.step)


@pytest.mark.rules("RT-1.4#3", "RT-9.2.8#4")
def test_a_game_with_a_round_limit_may_be_shared() -> None:
    """Nobody wins if no score marker is left; a single one wins, whoever has it."""
    t = Table("marquise eyrie alliance", vp={"marquise": -1, "eyrie": -1, "alliance": -1})
    out_of_time(t.s)
    assert [0, 1, 2] == winners(t.s)
    t = Table("marquise eyrie alliance", vp={"marquise": -1, "eyrie": 0, "alliance": -1})
    out_of_time(t.s)
    assert [1] == winners(t.s)


@pytest.mark.rules("RT-9.2.9.II.C#1", "RT-9.2.9.II.C#2")
def test_rt_9_2_9_ii_c_n1_only_an_ally_who_is_there_fights_along() -> None:
    """One is no ally, one is elsewhere."""
    at = {1: {"marquise": 2, "eyrie": 5, "alliance": 1}, 5: {"lizard": 1}}
    factions = "vagabond marquise eyrie alliance lizard"
    t = Roamer(factions, place=1, items="sword", at=at, allied="marquise lizard").by_day()
    t.choose("battle 1 eyrie")
    assert ["with marquise", "done"] == t.options()
    assert ["RT-9.2.9.II.C#1"] * 2 == [t.refusal("with alliance"), t.refusal("with lizard")]


@pytest.mark.rules("RT-10.2.2", "RT-10.5#1")
@pytest.mark.parametrize("bird", ["ambush_bird", "armorers"])
def test_rt_10_2_2_no_bird_is_revealed(bird: str) -> None:
    """Not even the first card of the list."""
    t = Cult(at={8: {"lizard": 1}}, hands={"lizard": f"{bird} anvil"}).begin("lizard", "daylight")
    assert ["anvil"] == t.options("reveal")
    assert "RT-10.2.2" == t.refusal(f"reveal {bird}")


@pytest.mark.rules("RT-11.5.2", "RT-11.2.4")
def test_rt_11_5_2_without_funds_there_is_no_battle() -> None:
    """Not even in the first clearing of the map."""
    t = Company("riverfolk marquise", at={1: {"riverfolk": 1, "marquise": 1}}).begin("riverfolk", "daylight")
    assert [] == t.options("battle")
    assert "RT-11.2.4" == t.refusal("battle 1 marquise")


@pytest.mark.rules("RT-2.5.1#1", "RT-2.5#2")
@pytest.mark.parametrize(("wanted", "placed"), [(2, 2), (3, 3), (4, 3), (0, 0)])
def test_rt_2_5_1_n1_as_many_warriors_as_there_are(wanted: int, placed: int) -> None:
    """Three are in the supply."""
    t = Table("marquise eyrie", at={1: {"marquise": 22}})
    assert placed == place_warriors(t.s, 0, 4, wanted)
    assert (placed, 3 - placed) == (t.there(5).get("marquise", 0), t.supply("marquise"))


@pytest.mark.rules("RT-10.5#2", "RT-10.5.4")
def test_rt_10_5_n2_a_revealed_card_is_not_revealed_again() -> None:
    """Nor sacrificed: that takes a bird in hand."""
    t = Cult(at={8: {"lizard": 1}}, hands={"lizard": "anvil armorers armorers"}).begin("lizard", "daylight")
    assert ["RT-10.5#1", "RT-10.5.4"] == [t.refusal("reveal foxfolk_steel"), t.refusal("sacrifice sappers")]
    t.choose("sacrifice armorers", "sacrifice armorers")
    assert ["RT-10.5#2", "RT-10.5.4"] == [t.refusal("sacrifice armorers"), t.refusal("sacrifice sappers")]


@pytest.mark.rules("RT-2.8#1", "RT-2.5.2#1", "RT-2.5.3#1", "RT-2.5.1#2", "RT-6.2.2#4")
def test_rt_2_8_n1_rule_follows_every_piece() -> None:
    """A building that is placed, or removed, changes at once who rules."""
    t = Table("marquise eyrie", at={5: {"marquise": 1, "eyrie": 1}})
    assert "eyrie" == t.ruler(5)
    place_piece(t.s, 0, SAWMILL, 4, RT_6_5_4_I)
    assert "marquise" == t.ruler(5)
    removal = Removal()
    removal.add(SAWMILL, 4, 1, 1)
    carry_out(t.s, removal)
    assert "eyrie" == t.ruler(5)


@pytest.mark.rules("RT-9.2.9.III#1", "RT-11.2.7.III#5")
def test_rt_9_2_9_iii_n1_an_ally_who_falls_counts_as_its_own() -> None:
    """The other Vagabond has removed a warrior of the Marquise, who turns Hostile to him."""
    t = Roamer("vagabond vagabond_2 marquise", place=1, items="sword, boot", at={1: {"marquise": 2}}, allied="marquise")
    t.roam(1, "sword, torch", "ranger", "vagabond_2")
    t.by_day().choose("battle 1 vagabond_2", "with marquise", "roll 1 1", "damage torch", "ally-falls")
    t.settle()
    assert HOSTILE == t.friend("marquise", of="vagabond_2")


@pytest.mark.rules("RT-11.2.7.III#5", "RT-9.2.9.III#1")
def test_rt_11_2_7_iii_n5_the_buyer_turns_hostile_wherever_he_sits() -> None:
    """A hired warrior falls to a Vagabond: the Marquise, in the third seat, minds, and the Riverfolk do not."""
    t = Roamer("vagabond riverfolk marquise", place=5, items="sword, torch", at={5: {"riverfolk": 2}})
    market(t.s, 1).hirer = 2
    t.begin("marquise", "daylight").choose("battle 5 vagabond", "roll 1 1", "damage torch")
    t.settle()
    assert (HOSTILE, INDIFFERENT) == (t.friend("marquise"), t.friend("riverfolk"))


@pytest.mark.rules("RT-C.once", "RT-C.better_burrow_bank")
def test_rt_c_once_an_effect_of_the_start_serves_once() -> None:
    """The other effect of the same moment is still there."""
    t = Table("marquise eyrie", at={1: {"keep": 1}}, areas={"marquise": "stand_and_deliver better_burrow_bank"})
    t.give("eyrie", "anvil").begin("marquise", "birdsong")
    assert ["stand_and_deliver", "better_burrow_bank"] == t.options("use")
    t.choose("use better_burrow_bank").deal()
    t.settle().deal()
    assert ["stand_and_deliver"] == t.options("use")
    assert "RT-C.once" == t.refusal("use better_burrow_bank")


@pytest.mark.rules("RT-1.4#5", "RT-C.cobbler", "RT-C.command_warren#1")
@pytest.mark.parametrize(
    ("phase", "usable"), [("birdsong", "better_burrow_bank"), ("daylight", "command_warren"), ("evening", "cobbler")]
)
def test_rt_1_4_n5_each_start_has_its_own_effects(phase: str, usable: str) -> None:
    """Those of the other phases wait."""
    areas = {"marquise": "command_warren better_burrow_bank cobbler"}
    t = Table("marquise eyrie", at={5: {"marquise": 2, "eyrie": 1}}, areas=areas).begin("marquise", phase)
    assert ("start", [usable]) == (t.step, t.options("use"))


@pytest.mark.rules("RT-4.3.3#3", "RT-4.3.3#2")
def test_rt_4_3_3_n3_the_attacker_names_each_piece_once() -> None:
    """Three hits take the warrior and two of three pieces."""
    at = {5: {"marquise": 1, "sawmill": 1, "workshop": 1, "wood": 1, "eyrie": 4}}
    t = Table("marquise eyrie", at=at).battle("marquise", 5, "eyrie").choose("roll 3 3", "lose workshop")
    assert ("marquise", ["sawmill", "wood"]) == (t.asked(), t.options("lose"))
    assert "RT-4.3.3#3" == t.refusal("lose workshop")
    t.choose("lose wood")
    assert {"sawmill": 1, "eyrie": 3} == t.there(5)


@pytest.mark.rules("RT-2.8#1", "RT-2.5.1#1")
def test_rt_2_8_n1_rule_follows_every_warrior() -> None:
    """Two more, and another rules."""
    t = Table("marquise eyrie", at={5: {"marquise": 1, "eyrie": 2}})
    assert "eyrie" == t.ruler(5)
    place_warriors(t.s, 0, 4, 2)
    assert "marquise" == t.ruler(5)


@pytest.mark.rules("RT-6.5#3")
def test_rt_6_5_n3_every_bird_card_can_be_spent() -> None:
    """Even the first card of the list, and instead of all three actions."""
    t = Table("marquise eyrie", hands={"marquise": "ambush_bird ambush_fox"}).begin("marquise", "daylight")
    assert ["ambush_bird"] == t.options("extra")
    assert 1 == t.choose("extra ambush_bird").s.todo[-1].arg


@pytest.mark.rules("RT-9.2.9.II.C#1", "RT-9.2.9.II.D#1")
def test_rt_9_2_9_ii_d_n1_without_an_ally_only_items_take_hits() -> None:
    """Nobody else who stands there falls for him."""
    at = {1: {"marquise": 3, "eyrie": 2}}
    t = Roamer("vagabond marquise eyrie", place=1, items="sword, boot, torch", at=at).by_day()
    t.choose("battle 1 marquise", "roll 2 2")
    assert ["boot", "torch", "exhausted sword"] == t.options("damage")
    assert ([], "RT-9.2.9.II.D#1") == (t.options("ally-falls"), t.refusal("ally-falls"))


@pytest.mark.rules("RT-9.5.9", "RT-V.adventurer")
def test_rt_9_5_9_nobody_but_the_adventurer_improvises() -> None:
    """Each character has an ability of his own."""
    t = Roamer(place=1, items="tea, boot, torch").open_quests("errand_fox").by_day()
    assert "RT-9.5.9" == t.refusal("improvise errand_fox")


@pytest.mark.rules("RT-C.armorers")
@pytest.mark.parametrize(("roll", "used"), [("1 0", ["armorers"]), ("0 0", [])])
def test_rt_c_armorers_need_rolled_hits_to_ignore(roll: str, used: list[str]) -> None:
    """Brutal Tactics hit anyway."""
    areas = {"eyrie": "armorers", "marquise": "brutal_tactics"}
    t = Table("marquise eyrie", at={5: {"marquise": 2, "eyrie": 3}}, areas=areas).battle("marquise", 5, "eyrie")
    t.choose(f"roll {roll}", "use brutal_tactics")
    assert used == (t.options("use") if t.s.todo else [])
