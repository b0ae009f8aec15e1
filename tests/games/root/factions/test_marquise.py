"""Marquise de Cat (RT-6.2 to RT-6.6)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, started
from turnwright.games.root.data.boards import KEEP, RECRUITER, SAWMILL, WOOD, WORKSHOP
from turnwright.games.root.parts import court_of
from turnwright.games.root.queries import left
from turnwright.games.root.steps.flow import FLOW

# Setup.


@pytest.mark.rules("RT-6.3.1", "RT-B.marquise.pieces")
def test_rt_6_3_1_twenty_five_warriors_and_eight_wood() -> None:
    """And six buildings of each kind, of which one each starts on the map."""
    t = started("marquise eyrie", first=0)
    assert (25, 8, 1) == (t.supply("marquise"), left(t.s, WOOD), left(t.s, KEEP))
    assert [6, 6, 6] == [left(t.s, piece) for piece in (SAWMILL, WORKSHOP, RECRUITER)]


@pytest.mark.rules("RT-6.3.2", "RT-6.3.3")
@pytest.mark.parametrize(("keep", "opposite"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_rt_6_3_2_the_keep_in_a_corner_and_a_garrison_everywhere_but_opposite(keep: int, opposite: int) -> None:
    """Eleven warriors."""
    t = started("marquise eyrie", first=0).deal()
    assert ["1", "2", "3", "4"] == t.options("keep")
    assert "RT-6.3.2" == t.refusal("keep 5")
    t.choose(f"keep {keep}")
    assert [int(clearing != opposite) for clearing in range(1, 13)] == t.s.warriors[:12]
    assert (1, 14) == (t.there(keep)["keep"], t.supply("marquise"))


@pytest.mark.rules("RT-6.3.4#1", "RT-6.3.4#2", "RT-6.3.5", "RT-2.5.2#1")
def test_rt_6_3_4_n1_three_buildings_near_the_keep() -> None:
    """In open slots of its clearing and those beside it, in any distribution; they score nothing."""
    t = started("marquise eyrie", first=0).deal().choose("keep 1")
    assert ["1", "5", "9", "10"] == t.options("found")
    t.choose("found 10")
    assert ["1", "5", "9"] == t.options("found")
    assert "RT-6.3.4#1" == t.refusal("found 10")
    t.choose("found 5", "found 5")
    assert {"marquise": 1, "workshop": 1, "recruiter": 1} == t.there(5)
    assert ({"marquise": 1, "sawmill": 1}, 0) == (t.there(10), t.vp("marquise"))
    assert [5, 5, 5] == [left(t.s, piece) for piece in (SAWMILL, WORKSHOP, RECRUITER)]


# The keep.


@pytest.mark.rules("RT-6.2.2#1", "RT-6.2.2#2", "RT-1.1.2", "RT-7.7#2")
def test_rt_6_2_2_n2_nobody_else_builds_or_recruits_beside_the_keep() -> None:
    """The Eyrie rule its clearing, but may not place a roost there, nor a warrior at one that stands there."""
    t = Table("eyrie marquise", at={1: {"eyrie": 3, "keep": 1}})
    court_of(t.s.boards, 0).leader = 0
    step = next(step for step in t.game.steps if step.name == "decree-build")
    t.ask(step, 0, 0)
    assert "RT-7.5.2.IV" == t.refusal("nest 1")
    t = Table("eyrie marquise", at={1: {"roost": 1, "keep": 1}, 6: {"roost": 1}})
    t.ask(next(step for step in t.game.steps if step.name == "decree-recruit"), 0, 0)
    assert ["enlist 6"] == t.options()


@pytest.mark.rules("RT-6.2.2#4", "RT-2.5.3#2")
def test_rt_6_2_2_n4_a_removed_keep_is_gone_for_good() -> None:
    """Then others may place pieces there."""
    t = Table("eyrie marquise", at={1: {"eyrie": 2, "keep": 1}})
    t.battle("eyrie", 1, "marquise").choose("roll 0 0")
    assert ({"eyrie": 2}, 0, 1) == (t.there(1), left(t.s, KEEP), t.vp("eyrie"))
    t.ask(next(step for step in t.game.steps if step.name == "decree-build"), 0, 0)
    assert ["nest 1"] == t.options()


# Field Hospitals.


def wounded(hand: str, clearing: int = 5, warriors: int = 3, keep: int = 1) -> Table:
    """The Eyrie defeat a number of her warriors in a clearing; she may have a keep in clearing 1."""
    at = {clearing: {"marquise": warriors, "eyrie": 3}}
    if keep:
        at.setdefault(1, {})["keep"] = 1
    t = Table("marquise eyrie", at=at, hands={"marquise": hand}).battle("eyrie", clearing, "marquise")
    return t.choose("no-ambush", f"roll {min(3, warriors)} 0")


@pytest.mark.rules("RT-6.2.3#1")
@pytest.mark.parametrize("card", ["bake_sale", "sappers"])
def test_rt_6_2_3_n1_one_matching_card_saves_all(card: str) -> None:
    """Of the suit of the clearing they were removed from, or a bird; the card is spent."""
    t = wounded(f"{card} anvil")
    assert [f"heal {card}", "no-hospital"] == sorted(t.options())
    assert "RT-6.2.3#1" == t.refusal("heal anvil")
    t.choose(f"heal {card}")
    assert ({"marquise": 3, "keep": 1}, {"eyrie": 3}) == (t.there(1), t.there(5))
    assert ([card], ["anvil"], 22) == (t.discard(), t.hand("marquise"), t.supply("marquise"))


@pytest.mark.rules("RT-6.2.3#1")
def test_rt_6_2_3_n1_she_may_leave_them() -> None:
    """They stay in the supply."""
    t = wounded("bake_sale").choose("no-hospital")
    assert ({"keep": 1}, 25, ["bake_sale"]) == (t.there(1), t.supply("marquise"), t.hand("marquise"))


@pytest.mark.rules("RT-6.2.3#3")
def test_rt_6_2_3_n3_no_hospital_without_the_keep() -> None:
    """Gone before, or in the same removal."""
    assert not wounded("bake_sale", keep=0).s.todo
    at = {1: {"marquise": 1, "keep": 1, "eyrie": 3}}
    t = Table("marquise eyrie", at=at, hands={"marquise": "anvil"}).battle("eyrie", 1, "marquise")
    t.choose("no-ambush", "roll 2 0")
    assert (["anvil"], {"eyrie": 3}, []) == (t.hand("marquise"), t.there(1), t.s.todo)


@pytest.mark.rules("RT-6.2.3#2")
def test_rt_6_2_3_n2_each_clearing_needs_a_card_of_its_own() -> None:
    """Two clearings of mice lose warriors at once: two cards, or one clearing."""
    at = {1: {"keep": 1}, 7: {"marquise": 2, "roost": 1}, 9: {"marquise": 1, "roost": 1}, 2: {"roost": 1}}
    hands = {"marquise": "sword investments", "eyrie": "favor_of_the_mice"}
    t = Table("marquise eyrie", at=at, hands=hands)
    court_of(t.s.boards, 1).leader = 0
    t.begin("eyrie", "daylight").choose("craft favor_of_the_mice")
    asked = []
    for card in ("sword", "investments"):
        asked.append((t.s.todo[-1].arg + 1, t.s.todo[-1].extra))
        t.choose(f"heal {card}")
    assert ([(7, 2), (9, 1)], 3) == (sorted(asked), t.there(1)["marquise"])


@pytest.mark.rules("RT-6.2.3#2", "RT-6.2.3#4")
def test_rt_6_2_3_n4_a_hospital_may_save_the_attack() -> None:
    """Both attackers fall to an ambush beside the keep and are back before the battle could end; the hits of the
    roll need another card.
    """
    hands = {"marquise": "anvil sappers", "eyrie": "ambush_fox"}
    t = Table("marquise eyrie", at={1: {"marquise": 2, "keep": 1, "eyrie": 2}}, hands=hands)
    t.battle("marquise", 1, "eyrie").choose("ambush ambush_fox", "no-ambush", "heal anvil")
    assert ("dice", 2) == (t.step, t.there(1)["marquise"])
    t.choose("roll 1 1")
    assert ("hospital", ["heal sappers", "no-hospital"]) == (t.step, t.options())


@pytest.mark.rules("RT-6.2.3#4", "RT-4.3.1#5")
def test_rt_6_2_3_n4_elsewhere_the_battle_ends() -> None:
    """The warriors are saved, but not there."""
    hands = {"marquise": "bake_sale", "eyrie": "ambush_bird"}
    t = Table("marquise eyrie", at={1: {"keep": 1}, 5: {"marquise": 2, "eyrie": 2}}, hands=hands)
    t.battle("marquise", 5, "eyrie").choose("ambush ambush_bird", "no-ambush", "heal bake_sale")
    assert ([], {"keep": 1, "marquise": 2}) == (t.s.todo, t.there(1))


@pytest.mark.rules("RT-6.2.3#7")
def test_rt_6_2_3_n7_also_for_warriors_she_removes_herself() -> None:
    """Tax Collector: the card drawn comes too late to be spent on it."""
    t = Table("marquise eyrie", at={1: {"keep": 1}, 5: {"marquise": 1}}, areas={"marquise": "tax_collector"})
    t.give("marquise", "bake_sale").begin("marquise", "daylight").choose("use tax_collector", "tax 5")
    assert ("hospital", ["bake_sale"]) == (t.step, t.hand("marquise"))
    t.choose("heal bake_sale", "card anvil")
    assert ({"keep": 1, "marquise": 1}, ["anvil"]) == (t.there(1), t.hand("marquise"))


# Birdsong.


@pytest.mark.rules("RT-6.4#1", "RT-2.5.3#1")
def test_rt_6_4_n1_one_wood_at_each_sawmill() -> None:
    """Two in a clearing get two."""
    t = Table("marquise eyrie", at={5: {"sawmill": 2}, 9: {"sawmill": 1}}).begin("marquise", "birdsong")
    assert ({"sawmill": 2, "wood": 2}, {"sawmill": 1, "wood": 1}) == (t.there(5), t.there(9))
    assert "marquise" == t.step


@pytest.mark.rules("RT-6.4#1", "RT-2.5#1", "RT-2.5#2", "RT-2.5#3")
def test_rt_6_4_n1_with_too_little_wood_she_chooses() -> None:
    """Each sawmill gets one at most."""
    t = Table("marquise eyrie", at={5: {"sawmill": 2}, 9: {"sawmill": 1}, 1: {"wood": 6}})
    t.begin("marquise", "birdsong")
    assert ["5", "9"] == t.options("saw")
    t.choose("saw 9")
    assert (["5"], "RT-6.4#1") == (t.options("saw"), t.refusal("saw 9"))
    t.choose("saw 5")
    assert (1, 1, 0, "marquise") == (t.there(5)["wood"], t.there(9)["wood"], left(t.s, WOOD), t.step)


@pytest.mark.rules("RT-2.5#1")
def test_rt_2_5_n1_without_wood_nothing_is_placed() -> None:
    """Nor asked."""
    t = Table("marquise eyrie", at={5: {"sawmill": 2}, 1: {"wood": 8}}).begin("marquise", "birdsong")
    assert ("marquise", {"sawmill": 2}) == (t.step, t.there(5))


# Evening.


@pytest.mark.rules("RT-6.6#1", "RT-B.marquise.draw", "RT-B.reading", "RT-2.1.2#1")
@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_rt_6_6_n1_one_card_and_one_for_each_bonus(recruiters: int, cards: int) -> None:
    """Recruiters uncover them."""
    t = Table("marquise eyrie")
    court_of(t.s.boards, 1).leader = 0
    for site in [2, 2, 5, 5, 7, 7][:recruiters]:
        t.stand(site, recruiter=1)
    t.begin("marquise", "evening")
    while t.s.turn == 0:
        t.choose(t.options()[0])
    assert cards == len(t.hand("marquise"))


@pytest.mark.rules("RT-6.6#2")
def test_rt_6_6_n2_she_discards_down_to_five() -> None:
    """With five in hand nothing is asked."""
    t = Table("marquise eyrie", hands={"marquise": "anvil sappers sword cobbler"}).begin("marquise", "evening")
    court_of(t.s.boards, 1).leader = 0
    t.choose("card bake_sale")
    assert (1, 5) == (t.s.turn, len(t.hand("marquise")))
    t = Table("marquise eyrie", hands={"marquise": "anvil sappers sword cobbler bake_sale"}).ask(FLOW.limit, 0)
    assert not t.s.todo
