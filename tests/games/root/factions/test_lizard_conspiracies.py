"""Birdsong of the Lizard Cult: the Outcast, Lost Souls, conspiracies (RT-10.4)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.cult import Cult
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import FACTIONS
from turnwright.games.root.data.geometry import AUTUMN
from turnwright.games.root.factions.lizard_conspiracies import HATED_ON_TIES
from turnwright.games.root.factions.roster import READINGS, ROSTER
from turnwright.games.root.options import rule_set
from turnwright.games.root.ruleset import RuleSet

FOXES = "anvil foxfolk_steel"
MICE = "sword investments"
RABBITS = "bake_sale cobbler"


# The Outcast and the Lost Souls.


@pytest.mark.rules("RT-10.4#1", "RT-10.4.1#1", "RT-10.4.2")
def test_rt_10_4_n1_the_outcast_comes_first_then_the_souls_then_conspiracies() -> None:
    """The new Outcast is where conspiracies happen; its cards are discarded by then."""
    t = Cult(souls=f"{FOXES} sword", outcast="mouse", acolytes=2, at={8: {"marquise": 1}, 7: {"marquise": 1}})
    t.begin("lizard", "birdsong")
    assert (("fox", False), [], ["foxfolk_steel", "anvil", "sword"]) == (t.marker(), t.souls(), t.discard())
    assert ["8 marquise"] == t.options("convert")
    assert [{"seat": 0, "suit": "@suit-fox", "hated": 0}] == t.said("log-outcast")
    assert [{"seat": 0, "cards": 3}] == t.said("log-souls")


@pytest.mark.rules("RT-10.4.1#1", "RT-10.4.1#2", "RT-10.4.1#3")
@pytest.mark.parametrize(
    ("souls", "before", "after"),
    [
        (f"{FOXES} sword", ("mouse", False), ("fox", False)),
        (f"{FOXES} sword", ("mouse", True), ("fox", False)),
        (f"{FOXES} sword", ("fox", False), ("fox", True)),
        (f"{FOXES} sword", ("fox", True), ("fox", True)),
        (f"sword {RABBITS} armorers armorers sappers", ("fox", True), ("rabbit", False)),
        (f"{FOXES} {MICE} armorers", ("mouse", False), ("mouse", False)),
        (f"{FOXES} {MICE} armorers", ("mouse", True), ("mouse", True)),
        ("armorers sappers", ("rabbit", False), ("rabbit", False)),
        ("", ("fox", False), ("fox", False)),
        ("dominance_mouse", ("fox", False), ("mouse", False)),
    ],
)
def test_rt_10_4_1_the_commonest_suit_is_the_outcast(
    souls: str, before: tuple[str, bool], after: tuple[str, bool]
) -> None:
    """The same suit again is Hated; birds do not count; a tie and an empty pile change nothing (test 59)."""
    t = Cult("lizard marquise eyrie", souls=souls, outcast=before[0], hated=before[1]).begin("lizard", "birdsong")
    assert after == t.marker()


@pytest.mark.rules("RT-10.4.1#3")
@pytest.mark.parametrize(
    ("souls", "after"),
    [(f"{FOXES} {MICE}", ("mouse", True)), ("", ("mouse", True)), ("anvil", ("fox", False))],
)
def test_a_table_may_agree_that_a_tie_is_hated(souls: str, after: tuple[str, bool]) -> None:
    """As later printings have it; the option is off unless the table sets it."""
    options = {option.name: option.default for option in GAME.options}
    assert not rule_set(2, options).plays(HATED_ON_TIES)
    assert rule_set(2, {**options, "hated_on_ties": True}).plays(HATED_ON_TIES)
    t = Cult(souls=souls, outcast="mouse")
    agreed = [reading is HATED_ON_TIES for reading in READINGS]
    t.s.rules = RuleSet(AUTUMN, ROSTER, [FACTIONS.index(name) for name in t.names], 0, agreed=agreed)
    assert after == t.begin("lizard", "birdsong").marker()


@pytest.mark.rules("RT-10.4.2")
def test_rt_10_4_2_dominance_cards_among_the_souls_become_available() -> None:
    """All others are discarded (test 58)."""
    t = Cult("lizard marquise eyrie", souls="dominance_fox anvil").begin("lizard", "birdsong")
    assert (["dominance_fox"], ["anvil"], []) == (t.available(), t.discard(), t.souls())


# Conspiracies.


def conspiring(
    acolytes: int, at: dict[int, dict[str, int]], hated: bool = False, factions: str = "lizard marquise"
) -> Cult:
    """The Cult conspires against foxes."""
    return Cult(factions, acolytes=acolytes, hated=hated, at=at).begin("lizard", "birdsong")


@pytest.mark.rules("RT-10.4.3#1", "RT-10.4.3#2", "RT-10.4.3.I#1", "RT-10.4.3.II", "RT-10.4.3.III")
@pytest.mark.parametrize("hated", [False, True])
@pytest.mark.parametrize(
    ("choice", "cost"),
    [("battle 8 marquise", 2), ("move 8 4", 2), ("convert 8 marquise", 2), ("sanctify 8 sawmill", 3)],
)
def test_rt_10_4_3_what_conspiracies_cost(choice: str, cost: int, hated: bool) -> None:
    """Two or three acolytes, one less while the Outcast is Hated (test 60); they return to the supply."""
    cost -= hated
    there = {"lizard": 3, "marquise": 1, "sawmill": 1}
    t = conspiring(cost, {8: there}, hated)
    before = t.supply("lizard")
    t.choose(choice)
    assert (0, before + cost - choice.startswith("convert")) == (t.board.acolytes, t.supply("lizard"))
    t = conspiring(cost - 1, {8: there}, hated)
    assert choice not in (t.options() if t.step == "conspiracies" else [])


@pytest.mark.rules("RT-10.4.3.I#1", "RT-10.4.3.II", "RT-10.4.3.III")
def test_rt_10_4_3_too_few_acolytes_are_refused_with_the_numbers() -> None:
    """What it costs, what there is."""
    t = conspiring(2, {8: {"lizard": 1, "marquise": 1, "sawmill": 1}})
    assert ("RT-10.4.3.III", {"need": 3, "have": 2}) == (
        t.refusal("sanctify 8 sawmill"),
        t.detail("sanctify 8 sawmill"),
    )
    assert {} == t.detail("convert 8 marquise")


@pytest.mark.rules("RT-10.4.3#1")
def test_rt_10_4_3_n1_conspiracies_happen_in_outcast_clearings() -> None:
    """Clearing 8 is of foxes, 7 of mice and 4 of rabbits."""
    there = {"lizard": 3, "marquise": 1, "workshop": 1}
    t = conspiring(5, {8: there, 7: there, 4: there})
    assert ["8 marquise"] == t.options("battle")
    assert ["8 marquise"] == t.options("convert")
    assert ["8 workshop"] == t.options("sanctify")
    assert ["8 4", "8 7"] == t.options("move")
    refused = ("battle 7 marquise", "convert 4 marquise", "sanctify 7 workshop", "move 7 8")
    assert ["RT-10.4.3#1"] * 4 == [t.refusal(choice) for choice in refused]


@pytest.mark.rules("RT-10.4.3#1")
def test_rt_10_4_3_n1_any_number_in_any_order() -> None:
    """The menu comes back while anything can be paid for, and ends with the acolytes."""
    t = conspiring(8, {8: {"lizard": 1, "marquise": 3, "workshop": 1}})
    t.choose("convert 8 marquise", "sanctify 8 workshop", "convert 8 marquise")
    assert ({"lizard": 3, "marquise": 1, "garden": 1}, 1) == (t.there(8), t.board.acolytes)
    assert "deal" == t.step


@pytest.mark.rules("RT-10.4.3#1")
def test_rt_10_4_3_n1_none_at_all() -> None:
    """They are optional."""
    t = conspiring(8, {8: {"lizard": 1, "marquise": 3}}).choose("done")
    assert (8, "deal") == (t.board.acolytes, t.step)


@pytest.mark.rules("RT-10.4.3.I#2")
def test_rt_10_4_3_i_n2_a_crusade_may_move_and_then_fight_there() -> None:
    """The clearing it comes to may have any suit; the battle is part of the crusade."""
    t = conspiring(2, {8: {"lizard": 3}, 7: {"marquise": 2}, 4: {"marquise": 1}})
    t.choose("move 8 7", "take 2")
    assert ["battle 7 marquise", "done"] == t.options()
    t.choose("battle 7 marquise", "roll 1 0")
    assert ({"lizard": 2, "marquise": 1}, {"lizard": 1}, 0) == (t.there(7), t.there(8), t.board.acolytes)
    assert "deal" == t.step


@pytest.mark.rules("RT-10.4.3.I#2")
def test_rt_10_4_3_i_n2_the_battle_after_the_move_is_optional() -> None:
    """And not asked for where nobody is."""
    t = conspiring(4, {8: {"lizard": 2}, 7: {"marquise": 1}})
    t.choose("move 8 7", "take 1", "done")
    assert {"lizard": 1, "marquise": 1} == t.there(7)
    t.choose("move 8 4")
    assert ({"lizard": 1}, "deal") == (t.there(4), t.step)


@pytest.mark.rules("RT-10.4.3.I#2", "RT-4.2.1#1")
def test_rt_10_4_3_i_n2_a_crusade_moves_by_the_rules() -> None:
    """Without rule of the origin or the destination nobody goes."""
    t = conspiring(2, {8: {"lizard": 1, "marquise": 2}, 7: {"marquise": 1}, 4: {"garden": 1, "marquise": 4}})
    assert ["8 4"] == t.options("move")
    assert "RT-4.2.1#1" == t.refusal("move 8 7")


@pytest.mark.rules("RT-10.4.3.II", "RT-2.5#7")
def test_rt_10_4_3_ii_a_spent_acolyte_takes_the_place_of_the_converted_warrior() -> None:
    """Even with an empty supply: the price is paid first."""
    t = conspiring(2, {8: {"marquise": 2}, 4: {"lizard": 23}})
    assert 0 == t.supply("lizard")
    t.choose("convert 8 marquise")
    assert ({"lizard": 1, "marquise": 1}, 1) == (t.there(8), t.supply("lizard"))
    assert (24, 0) == (t.supply("marquise"), t.vp("lizard"))


@pytest.mark.rules("RT-10.4.3.II")
def test_rt_10_4_3_ii_only_enemy_warriors_are_converted() -> None:
    """Buildings and tokens are no warriors, partners no enemies."""
    t = conspiring(4, {8: {"wood": 1, "eyrie": 1}, 1: {"sawmill": 1}}, factions="lizard marquise eyrie")
    assert (["8 eyrie"], "RT-10.4.3.II") == (t.options("convert"), t.refusal("convert 1 marquise"))
    t.s.partner[0] = 2
    assert "RT-10.4.3.II" == t.refusal("convert 8 eyrie")


@pytest.mark.rules("RT-10.4.3.II", "RT-6.2.3#1")
def test_rt_10_4_3_ii_a_converted_cat_may_be_healed() -> None:
    """Field Hospitals come first, then the Cult's warrior, then the menu."""
    t = Cult(acolytes=4, at={8: {"marquise": 2}, 2: {"keep": 1}}, hands={"marquise": "anvil"})
    t.begin("lizard", "birdsong").choose("convert 8 marquise")
    assert ("marquise", "hospital") == (t.asked(), t.step)
    t.choose("heal anvil")
    assert ({"lizard": 1, "marquise": 1}, {"keep": 1, "marquise": 1}) == (t.there(8), t.there(2))
    assert ("conspiracies", ["anvil"]) == (t.step, t.souls())


@pytest.mark.rules("RT-10.4.3.III", "RT-3.2.1#1")
def test_rt_10_4_3_iii_a_sanctified_building_scores_and_leaves_its_slot_to_a_garden() -> None:
    """Clearing 1 has one slot; no warrior is needed there."""
    t = conspiring(3, {1: {"roost": 1, "eyrie": 2}}, factions="lizard eyrie").choose("sanctify 1 roost")
    assert ({"garden": 1, "eyrie": 2}, 1, "lizard") == (t.there(1), t.vp("lizard"), t.ruler(1))


@pytest.mark.rules("RT-10.4.3.III", "RT-3.1#1")
def test_rt_10_4_3_iii_the_point_may_win_at_once() -> None:
    """Nothing more is asked."""
    t = Cult(acolytes=3, at={8: {"sawmill": 1}}, vp={"lizard": 29}).begin("lizard", "birdsong")
    t.choose("sanctify 8 sawmill")
    assert (True, [0]) == (t.s.finished, GAME.winners(t.s))


@pytest.mark.rules("RT-10.4.3#3", "RT-6.2.2#2")
def test_rt_10_4_3_n3_nothing_is_converted_or_sanctified_at_the_keep() -> None:
    """Nobody but the Marquise places a piece there; a crusade may still fight there."""
    t = conspiring(5, {1: {"keep": 1, "sawmill": 1, "marquise": 1, "lizard": 1}})
    refused = ("convert 1 marquise", "sanctify 1 sawmill")
    assert ["RT-10.4.3#3"] * 2 == [t.refusal(choice) for choice in refused]
    assert ["1 marquise"] == t.options("battle")


@pytest.mark.rules("RT-10.4.3#3", "RT-B.lizard.pieces")
def test_rt_10_4_3_n3_without_a_garden_of_the_suit_nothing_is_sanctified() -> None:
    """Five there are of each suit."""
    t = conspiring(5, {1: {"sawmill": 1}, 6: {"garden": 1}, 8: {"garden": 2}, 12: {"garden": 1}})
    assert ["1 sawmill"] == t.options("sanctify")
    assert "" == t.refusal("sanctify 1 sawmill")
    t = conspiring(5, {1: {"sawmill": 1, "marquise": 1}, 6: {"garden": 2}, 8: {"garden": 2}, 12: {"garden": 1}})
    assert "RT-10.4.3#3" == t.refusal("sanctify 1 sawmill")


@pytest.mark.rules("RT-1.4#6")
def test_effects_of_birdsong_are_on_offer_between_conspiracies() -> None:
    """Once they were declined with the rest they are not asked for again."""
    t = Cult(acolytes=2, at={8: {"marquise": 1}, 4: {"garden": 1}}, areas={"lizard": "royal_claim"})
    t.begin("lizard", "birdsong").choose("done")
    assert ("conspiracies", ["use royal_claim", "convert 8 marquise", "done"]) == (t.step, t.options())
    t.choose("done")
    assert "deal" == t.step


@pytest.mark.rules("RT-1.4#6")
def test_effects_of_birdsong_are_asked_for_without_conspiracies_too() -> None:
    """At the end of the phase."""
    t = Cult(at={4: {"garden": 1}}, areas={"lizard": "royal_claim"}).begin("lizard", "birdsong").choose("done")
    assert ("end", ["use royal_claim", "done"]) == (t.step, t.options())
