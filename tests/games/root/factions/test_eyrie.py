"""Eyrie Dynasties (RT-7.2 to RT-7.8): setup, Birdsong, Evening, leaders."""

from __future__ import annotations

import pytest

from tests.games.root.factions.courts import KEYS, court, day, led
from tests.games.root.table import Table, card, started
from turnwright.core.frames import Frame
from turnwright.games.root.data.boards import COLUMNS, ROOST
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.queries import left
from turnwright.games.root.scoring import winners

# Setup.


@pytest.mark.rules("RT-7.3.1", "RT-7.3.2", "RT-7.3.5", "RT-B.eyrie.pieces")
@pytest.mark.parametrize(("keep", "corner"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_rt_7_3_2_a_roost_and_six_warriors_opposite_the_keep(keep: int, corner: int) -> None:
    """Of twenty warriors and seven roosts."""
    t = started("eyrie marquise", first=0).deal().choose(f"keep {keep}")
    assert (20, 7) == (t.supply("eyrie"), left(t.s, ROOST))
    while t.step == "found":
        t.choose(t.options()[0])
    assert [f"settle {corner}"] == t.options()
    t.choose(f"settle {corner}")
    assert ({"eyrie": 6, "roost": 1}, 14, 6) == (t.there(corner), t.supply("eyrie"), left(t.s, ROOST))


@pytest.mark.rules("RT-7.3.2")
def test_rt_7_3_2_without_the_marquise_any_corner() -> None:
    """All four are free."""
    t = Table("eyrie alliance")
    t.then(*[Frame(f.step, f.seat) for f in t.s.rules.factions[1].setup(t.s, 0)])
    assert (["1", "2", "3", "4"], "RT-7.3.2") == (t.options("settle"), t.refusal("settle 5"))


@pytest.mark.rules("RT-7.3.3", "RT-7.3.4", "RT-7.8#1")
@pytest.mark.parametrize(
    ("leader", "columns"),
    [
        ("builder", {"recruit", "move"}),
        ("charismatic", {"recruit", "battle"}),
        ("commander", {"move", "battle"}),
        ("despot", {"move", "build"}),
    ],
)
def test_rt_7_3_4_the_viziers_lie_in_the_columns_of_the_leader(leader: str, columns: set[str]) -> None:
    """One of four leaders is chosen; the Decree then asks for a bird in two columns and no other."""
    at = {2: {"roost": 1, "eyrie": 9, "marquise": 1}, 5: {"eyrie": 5}}
    t = led("builder", at)
    t.then(*t.s.rules.factions[1].setup(t.s, 0)[1:])
    assert KEYS == t.options("leader")
    t.choose(f"leader {leader}").begin("eyrie", "daylight")
    seen = set()
    while t.step == "decree":
        seen.add(COLUMNS[t.s.todo[-1].arg])
        assert ["bird"] == t.options("resolve")
        t.choose("resolve bird")
        while t.step not in ("decree", "deal", ""):
            t.choose(t.options()[0])
    assert columns == seen


# Birdsong.


@pytest.mark.rules("RT-7.4#1", "RT-7.4.1", "RT-7.4.2#1")
def test_rt_7_4_1_an_empty_hand_draws_a_card_and_adds_it() -> None:
    """Then a new roost; all before Daylight."""
    t = led("builder").begin("eyrie", "birdsong")
    assert "deal" == t.step
    t.choose("card anvil")
    assert ("add", ["add anvil"]) == (t.step, t.options())
    t.choose("add anvil", "column battle")
    assert "roost" == t.step


@pytest.mark.rules("RT-7.4.1")
def test_rt_7_4_1_a_hand_with_cards_draws_none() -> None:
    """Whatever they are."""
    assert "add" == led("builder", hand="anvil").begin("eyrie", "birdsong").step


@pytest.mark.rules("RT-7.4.2#1")
def test_rt_7_4_2_n1_one_or_two_cards_to_any_columns() -> None:
    """The first is obligatory, a third is not possible; a column has no limit."""
    t = led("builder", {2: {"roost": 1}}, "anvil sword cobbler", recruit="bake_sale investments root_tea_fox")
    t.begin("eyrie", "birdsong")
    assert "RT-7.4.2#1" == t.refusal("done")
    t.choose("add anvil")
    assert COLUMNS == t.options("column")
    t.choose("column recruit", "add sword", "column build")
    assert "decree" == t.step
    assert [card("anvil"), card("sword")] == [court(t).decree[0][1], court(t).decree[3][0]]
    assert ["cobbler"] == t.hand("eyrie")
    t = led("builder", {2: {"roost": 1}}, "anvil sword").begin("eyrie", "birdsong")
    t.choose("add anvil", "column recruit", "done")
    assert ("decree", ["sword"]) == (t.step, t.hand("eyrie"))


@pytest.mark.rules("RT-7.4.2#2")
def test_rt_7_4_2_n2_of_two_cards_one_bird_at_most() -> None:
    """In any order."""
    t = led("builder", {2: {"roost": 1}}, "sappers armorers anvil").begin("eyrie", "birdsong")
    t.choose("add sappers", "column move")
    assert (["anvil"], "RT-7.4.2#2") == (t.options("add"), t.refusal("add armorers"))
    t = led("builder", {2: {"roost": 1}}, "sappers armorers anvil").begin("eyrie", "birdsong")
    t.choose("add anvil", "column move")
    assert ["armorers", "sappers"] == t.options("add")


@pytest.mark.rules("RT-7.4.2#3", "RT-2.1.2#3")
def test_rt_7_4_2_n3_without_any_card_nothing_is_added() -> None:
    """Deck and discard pile are empty."""
    t = led("builder", {2: {"roost": 1}})
    t.s.cards.zones[0].layers.clear()
    assert "decree" == t.begin("eyrie", "birdsong").step


@pytest.mark.rules("RT-7.4.2#4")
def test_rt_7_4_2_n4_a_card_in_the_decree_is_only_its_suit() -> None:
    """An ambush there is not played, a dominance card not activated; they stay when they are resolved."""
    at = {5: {"roost": 1, "eyrie": 3, "marquise": 3}}
    t = led("builder", at, vp=12, factions="eyrie marquise alliance", recruit="ambush_rabbit", build="dominance_fox")
    t.battle("marquise", 5, "eyrie")
    assert "dice" == t.step
    t.begin("eyrie", "daylight")
    assert "RT-3.3.1#1" == t.refusal("dominate dominance_fox")
    t.choose("resolve rabbit", "enlist 5")
    assert [card("ambush_rabbit")] == court(t).decree[0]


@pytest.mark.rules("RT-7.4.3#1", "RT-7.4.3#2")
def test_rt_7_4_3_n1_a_new_roost_where_fewest_warriors_stand() -> None:
    """Of all players, in clearings with an open slot where the Eyrie may place; on a tie they choose."""
    at: dict[int, dict[str, int]] = {clearing: {"marquise": 2, "eyrie": 1} for clearing in range(1, 13)}
    at |= {1: {"keep": 1}, 3: {"sawmill": 1}, 5: {"marquise": 1}, 8: {"eyrie": 1}}
    t = led("builder", at, "anvil").begin("eyrie", "birdsong").choose("add anvil", "column move")
    assert (["5", "8"], "RT-7.4.3#1") == (t.options("roost"), t.refusal("roost 7"))
    t.choose("roost 5")
    assert {"marquise": 1, "eyrie": 3, "roost": 1} == t.there(5)


@pytest.mark.rules("RT-7.4.3#1")
def test_rt_7_4_3_n1_with_a_roost_on_the_map_there_is_none() -> None:
    """Wherever it stands."""
    t = led("builder", {7: {"roost": 1}}, "anvil").begin("eyrie", "birdsong").choose("add anvil", "column move")
    assert ("decree", 1) == (t.step, 7 - left(t.s, ROOST))


@pytest.mark.rules("RT-7.4.3#3")
def test_rt_7_4_3_n3_what_is_there_is_placed() -> None:
    """One warrior left comes alone; without an open slot nothing is placed."""
    t = (
        led("builder", {2: {"eyrie": 19}}, "anvil")
        .begin("eyrie", "birdsong")
        .choose("add anvil", "column move", "roost 1")
    )
    assert {"eyrie": 1, "roost": 1} == t.there(1)
    full = {
        c: {"sawmill": slots - (c in (6, 10, 11, 12))} for c, slots in enumerate([1, 2, 1, 1] + [2] * 6 + [3, 2], 1)
    }
    t = led("builder", full, "anvil").begin("eyrie", "birdsong").choose("add anvil", "column move")
    assert ("decree", 7) == (t.step, left(t.s, ROOST))


# Evening and leaders.


@pytest.mark.rules("RT-7.6.1", "RT-7.6.2", "RT-B.eyrie.vp", "RT-B.eyrie.draw", "RT-B.reading")
@pytest.mark.parametrize(
    ("roosts", "vp", "cards"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
def test_rt_7_6_1_roosts_score_and_uncover_cards(roosts: int, vp: int, cards: int) -> None:
    """The points come first."""
    t = led("builder", {clearing: {"roost": 1} for clearing in range(1, roosts + 1)}).begin("eyrie", "evening")
    assert (vp, "deal") == (t.vp("eyrie"), t.step)
    while t.s.turn == 0 and t.step == "deal":
        t.choose(t.options()[0])
    assert cards == len(t.hand("eyrie"))


@pytest.mark.rules("RT-7.6.2#2")
def test_rt_7_6_2_n2_the_eyrie_discard_down_to_five() -> None:
    """Cards of their choice."""
    t = led("builder", hand="anvil sword cobbler sappers bake_sale").begin("eyrie", "evening")
    t.choose("card investments")
    assert ("eyrie", "discard", 6) == (t.asked(), t.step, len(t.options("discard")))
    t.choose("discard cobbler")
    assert (5, 1) == (len(t.hand("eyrie")), t.s.turn)


@pytest.mark.rules("RT-7.8.2")
def test_rt_7_8_2_the_charismatic_leader_recruits_two() -> None:
    """In the same clearing."""
    t = day("charismatic", {2: {"roost": 1}, 5: {"roost": 1}}).choose("resolve bird", "enlist 2")
    assert ({"roost": 1, "eyrie": 2}, "decree") == (t.there(2), t.step)


@pytest.mark.rules("RT-7.8.3", "RT-4.3.2.II#1")
def test_rt_7_8_3_the_commander_deals_an_extra_hit_as_attacker() -> None:
    """Above the warriors that limit rolled hits; as defender he does not."""
    t = led("commander", {5: {"eyrie": 1, "marquise": 3}}).battle("eyrie", 5, "marquise").choose("roll 2 0")
    assert {"eyrie": 1, "marquise": 1} == t.there(5)
    t.battle("marquise", 5, "eyrie").choose("roll 0 0")
    assert {"eyrie": 1, "marquise": 1} == t.there(5)


@pytest.mark.rules("RT-7.8.4#1", "RT-7.8.4#2", "RT-3.2.1#1")
@pytest.mark.parametrize(("leader", "vp"), [("despot", 3), ("commander", 2)])
def test_rt_7_8_4_n1_the_despot_scores_one_more_for_a_battle(leader: str, vp: int) -> None:
    """Two buildings fall: two points, and one on top."""
    there = {"eyrie": 3, "sawmill": 1, "workshop": 1}
    t = led(leader, {5: there}).battle("eyrie", 5, "marquise").choose("roll 1 0")
    while t.step == "losses":
        t.choose(t.options()[0])
    assert ({"eyrie": 3}, vp) == (t.there(5), t.vp("eyrie"))


@pytest.mark.rules("RT-7.8.4#2")
def test_rt_7_8_4_n2_once_a_battle_by_ambush_and_roll_together() -> None:
    """As defender, too: the ambush takes a wood, the roll a sawmill; a hospital keeps the attack alive."""
    t = led("despot", {1: {"eyrie": 3, "marquise": 1, "sawmill": 1, "wood": 1, "keep": 1}}, "ambush_bird")
    t.give("marquise", "anvil").battle("marquise", 1, "eyrie").choose("ambush ambush_bird", "no-ambush", "lose wood")
    assert 2 == t.vp("eyrie")
    t.choose("heal anvil", "roll 2 2", "lose sawmill")
    assert ({"eyrie": 2, "keep": 1}, 3) == (t.there(1), t.vp("eyrie"))


@pytest.mark.rules("RT-7.8.4#1", "RT-3.1#2")
def test_rt_7_8_4_n1_the_point_counts_in_the_same_moment() -> None:
    """Both sides reach thirty; the Eyrie, whose turn it is, do so by the Despot."""
    t = led("despot", {5: {"eyrie": 1, "roost": 1, "marquise": 1, "sawmill": 1}}, vp=28)
    t.s.vp[1] = 28
    t.s.areas = [[card("brutal_tactics")], [card("sappers")]]
    t.battle("eyrie", 5, "marquise").choose("roll 1 1", "use brutal_tactics", "use sappers")
    assert ([30, 30], [0]) == (t.s.vp, winners(t.s))


@pytest.mark.rules("RT-7.8.4#1")
def test_rt_7_8_4_n1_no_piece_no_point() -> None:
    """Warriors alone bring nothing, nor does a lost roost."""
    t = led("despot", {5: {"eyrie": 3, "marquise": 3}}).battle("eyrie", 5, "marquise").choose("roll 2 1")
    assert (0, NONE) == (t.vp("eyrie"), t.s.winner)
