"""The Decree of the Eyrie and turmoil (RT-7.5, RT-7.7)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.courts import KEYS, court, day, led, obey
from tests.games.root.table import card
from turnwright.games.root.data.tables import COIN


@pytest.mark.rules("RT-7.2.1", "RT-7.5.1")
def test_rt_7_5_1_crafting_comes_before_the_decree() -> None:
    """With roosts; once a card is resolved it is too late."""
    t = day("builder", {6: {"roost": 1}}, "anvil crossbow_bird")
    assert ["crossbow_bird", "anvil"] == t.options("craft")
    t.choose("resolve bird", "enlist 6")
    assert ([], "RT-7.5.1") == (t.options("craft"), t.refusal("craft anvil"))


@pytest.mark.rules("RT-7.2.3", "RT-7.8.1", "RT-3.2.2")
@pytest.mark.parametrize("leader", KEYS)
def test_rt_7_2_3_items_score_one_unless_the_builder_leads(leader: str) -> None:
    """Bake Sale prints three."""
    t = day(leader, {5: {"roost": 1}, 10: {"roost": 1}}, "bake_sale").choose("craft bake_sale")
    assert (3 if leader == "builder" else 1, 1) == (t.vp("eyrie"), t.s.crafted[COIN])


@pytest.mark.rules("RT-7.5.2#1", "RT-7.5.2#2")
def test_rt_7_5_2_n1_columns_from_left_to_right_and_cards_in_any_order() -> None:
    """Each card once; an empty column is skipped."""
    at = {2: {"roost": 1, "eyrie": 3}, 5: {"eyrie": 2}}
    t = day("builder", at, recruit="sword investments bake_sale", build="cobbler")
    assert ["rabbit", "mouse", "bird"] == t.options("resolve")
    assert "RT-7.5.2#2" == t.refusal("resolve fox")
    t.choose("resolve mouse", "enlist 2", "resolve bird", "enlist 2", "resolve mouse", "enlist 2")
    assert ["rabbit"] == t.options("resolve")
    t = day("builder", at, recruit="sword", build="cobbler")
    t.choose("resolve mouse", "enlist 2", "resolve bird", "enlist 2")
    assert ("decree", 1) == (t.step, t.s.todo[-1].arg)
    t.choose("resolve bird", "move 2 5", "take 1")
    assert ("decree", 3) == (t.step, t.s.todo[-1].arg)
    t.choose("resolve rabbit", "nest 5")
    assert "deal" == t.step


@pytest.mark.rules("RT-7.5.2#3", "RT-7.5.2.I")
def test_rt_7_5_2_i_recruit_at_a_roost_of_the_suit() -> None:
    """A bird matches every clearing; a clearing without a roost none."""
    t = led("builder", {5: {"roost": 1}, 6: {"roost": 1}, 7: {"eyrie": 3}})
    assert ["enlist 6"] == obey(t, "recruit", 0).options()
    assert ["enlist 5", "enlist 6"] == obey(t, "recruit", 3).options()
    t.choose("enlist 5")
    assert ({"roost": 1, "eyrie": 1}, 16) == (t.there(5), t.supply("eyrie"))


@pytest.mark.rules("RT-7.5.2#3", "RT-7.5.2.II")
def test_rt_7_5_2_ii_move_out_of_a_clearing_of_the_suit() -> None:
    """At least one warrior, by the rules of moving; where to does not matter."""
    t = led("builder", {1: {"eyrie": 2}, 7: {"eyrie": 1}, 6: {"eyrie": 1, "marquise": 2}})
    assert ["1 5", "1 9", "1 10"] == obey(t, "move", 0).options("move")
    assert "RT-7.5.2.II" == t.refusal("move 7 3")
    t.choose("move 1 10")
    assert ["1", "2"] == t.options("take")


@pytest.mark.rules("RT-7.5.2#3", "RT-7.5.2.III")
def test_rt_7_5_2_iii_a_battle_in_a_clearing_of_the_suit() -> None:
    """Only one."""
    t = led("builder", {1: {"eyrie": 2, "marquise": 1}, 7: {"eyrie": 1, "marquise": 1}})
    assert ["battle 7 marquise"] == obey(t, "battle", 2).options()
    assert "RT-7.5.2.III" == t.refusal("battle 1 marquise")
    assert 2 == len(obey(t, "battle", 3).options())


@pytest.mark.rules("RT-7.5.2.III#2")
def test_rt_7_5_2_iii_n2_a_started_battle_is_enough() -> None:
    """An ambush ends it before the roll, and the Decree continues."""
    t = led("charismatic", {2: {"roost": 1}, 5: {"eyrie": 2, "marquise": 1}}, build="anvil")
    t.give("marquise", "ambush_bird").begin("eyrie", "daylight").choose("resolve bird", "enlist 2")
    t.choose("resolve bird", "battle 5 marquise", "ambush ambush_bird")
    assert ("decree", [], {"marquise": 1}) == (t.step, t.said("log-turmoil"), t.there(5))


@pytest.mark.rules("RT-7.5.2#3", "RT-7.5.2.IV", "RT-2.2.3#2")
def test_rt_7_5_2_iv_a_roost_in_a_ruled_clearing_with_room_and_without_a_roost() -> None:
    """A tie is enough to rule."""
    at = {
        5: {"eyrie": 1, "marquise": 1},
        10: {"eyrie": 1, "sawmill": 1},
        4: {"eyrie": 1, "roost": 1},
        3: {"marquise": 1},
    }
    t = led("builder", {**at, 6: {"eyrie": 2}})
    assert ["nest 5"] == obey(t, "build", 1).options()
    for clearing in (10, 4, 3, 6):
        assert "RT-7.5.2.IV" == t.refusal(f"nest {clearing}")
    t.choose("nest 5")
    assert {"eyrie": 1, "marquise": 1, "roost": 1} == t.there(5)


@pytest.mark.rules("RT-7.5.2#4")
def test_rt_7_5_2_n4_what_can_be_done_must_be_done() -> None:
    """There is no way out of a card, and none past it."""
    t = day("builder", {5: {"roost": 1, "eyrie": 1}})
    assert ["resolve bird"] == t.options()
    t.choose("resolve bird")
    assert ["enlist 5"] == t.options()


@pytest.mark.rules("RT-7.5.2#6")
def test_rt_7_5_2_n6_the_eyrie_may_make_a_later_card_impossible() -> None:
    """Their only warrior leaves the fox clearing by the bird card: the fox card then fails."""
    t = day("commander", {1: {"eyrie": 1}, 5: {"eyrie": 1}}, move="anvil").choose("resolve bird", "move 1 5")
    assert ["resolve fox"] == t.options()
    t.choose("resolve fox")
    assert "leader" == t.step


# Turmoil.


@pytest.mark.rules("RT-7.5.2#5", "RT-7.7.1", "RT-7.7.2", "RT-7.7.3", "RT-7.7.4")
def test_rt_7_7_turmoil_step_by_step() -> None:
    """No fox roost: points for birds, the Decree, the leader and the rest of Daylight are lost; Evening follows."""
    at = {5: {"roost": 1, "eyrie": 2}, 7: {"roost": 1}}
    t = day("builder", at, vp=9, recruit="anvil sappers", move="armorers bake_sale cobbler")
    t.choose("resolve fox")
    assert (5, "leader") == (t.vp("eyrie"), t.step)
    assert ([[], [], [], []], ["anvil", "bake_sale", "armorers", "sappers", "cobbler"]) == (
        court(t).decree,
        t.discard(),
    )
    assert (["charismatic", "commander", "despot"], "RT-7.3.3") == (t.options("leader"), t.refusal("leader builder"))
    t.choose("leader despot")
    assert (KEYS.index("despot"), "deal", 6) == (court(t).leader, t.step, t.vp("eyrie"))
    assert {"roost": 1, "eyrie": 2} == t.there(5)
    assert [{"seat": 0}] == t.said("log-turmoil")


@pytest.mark.rules("RT-7.7.1", "RT-3.1#4")
def test_rt_7_7_1_a_score_stops_at_zero() -> None:
    """Three birds cost one point of one."""
    t = day("builder", {5: {"eyrie": 1}}, vp=1, move="sappers").choose("resolve bird")
    assert (0, "leader") == (t.vp("eyrie"), t.step)


@pytest.mark.rules("RT-7.7.2", "RT-3.3.3")
def test_rt_7_7_2_a_dominance_card_of_the_decree_becomes_available() -> None:
    """It is discarded like the others."""
    t = led("builder", {5: {"eyrie": 1}}, factions="eyrie marquise alliance", move="dominance_fox anvil")
    t.begin("eyrie", "daylight").choose("resolve bird")
    assert ([card("dominance_fox")], ["anvil"]) == (t.s.available, t.discard())


@pytest.mark.rules("RT-7.7.3.I")
def test_rt_7_7_3_i_after_the_fourth_leader_all_may_be_chosen() -> None:
    """Including the one just deposed."""
    t = led("builder", {5: {"eyrie": 1}})
    court(t).deposed = 0b1110
    t.begin("eyrie", "daylight").choose("resolve bird")
    assert KEYS == t.options("leader")
    t.choose("leader builder")
    assert (0, 0) == (court(t).leader, court(t).deposed)


@pytest.mark.rules("RT-7.7#1", "RT-7.8.2", "RT-2.5#2")
def test_rt_7_7_n1_half_a_card_is_carried_out_before_turmoil() -> None:
    """The Charismatic leader has one warrior left for two."""
    t = day("charismatic", {2: {"roost": 1}, 5: {"eyrie": 19}}).choose("resolve bird", "enlist 2")
    assert ({"roost": 1, "eyrie": 1}, "leader") == (t.there(2), t.step)


@pytest.mark.rules("RT-7.7#2", "RT-7.5.2#5")
@pytest.mark.parametrize(
    ("column", "at"),
    [
        ("recruit", {2: {"roost": 1}, 5: {"eyrie": 20}}),
        ("recruit", {2: {"eyrie": 5}}),
        ("recruit", {1: {"roost": 1, "keep": 1}}),
        ("move", {2: {"roost": 1}}),
        ("move", {5: {"eyrie": 1, "marquise": 2}}),
        ("battle", {5: {"eyrie": 5}}),
        ("battle", {5: {"roost": 1, "marquise": 1}}),
        ("build", {3: {"eyrie": 5, "sawmill": 1}}),
        ("build", {5: {"eyrie": 1, "marquise": 2}}),
        ("build", {5: {"eyrie": 1, "roost": 1}}),
        ("build", {1: {"eyrie": 1, "keep": 1}}),
        ("build", {5: {"eyrie": 9, "marquise": 1}, 2: {"roost": 7}}),
    ],
)
def test_rt_7_7_n2_the_reason_does_not_matter(column: str, at: dict[int, dict[str, int]]) -> None:
    """No warrior, no roost, no slot, no rule, nobody to fight, the keep."""
    assert [] == obey(led("builder", at), column, 3).options()
