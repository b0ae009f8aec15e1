"""Marquise de Cat (RT-6)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, started
from turnwright.games.root.data.boards import KEEP, RECRUITER, SAWMILL, WOOD, WORKSHOP
from turnwright.games.root.parts import court_of
from turnwright.games.root.queries import left
from turnwright.games.root.steps.flow import FLOW


def day(at: dict[int, dict[str, int]], hand: str = "", factions: str = "marquise eyrie", vp: int = 0) -> Table:
    """Return her Daylight."""
    t = Table(factions, at=at, hands={"marquise": hand}, vp={"marquise": vp})
    return t.begin("marquise", "daylight")


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
    """Then others place there, too."""
    t = Table("eyrie marquise", at={1: {"eyrie": 2, "keep": 1}})
    t.battle("eyrie", 1, "marquise").choose("roll 0 0")
    assert ({"eyrie": 2}, 0, 1) == (t.there(1), left(t.s, KEEP), t.vp("eyrie"))
    t.ask(next(step for step in t.game.steps if step.name == "decree-build"), 0, 0)
    assert ["nest 1"] == t.options()


# Field Hospitals.


def wounded(hand: str, clearing: int = 5, warriors: int = 3, keep: int = 1) -> Table:
    """The Eyrie defeat so many of her warriors in a clearing; she may have a keep in clearing 1."""
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


# Daylight.


@pytest.mark.rules("RT-6.2.1", "RT-6.5#1")
def test_rt_6_5_n1_crafting_comes_before_the_first_action() -> None:
    """With workshops, in Daylight; after an action it is too late."""
    t = day({6: {"workshop": 1}, 1: {"marquise": 2}}, "anvil")
    assert ["anvil"] == t.options("craft")
    t.choose("move 1 5", "take 1", "done")
    assert ([], "RT-6.5#1") == (t.options("craft"), t.refusal("craft anvil"))


@pytest.mark.rules("RT-6.2.1")
def test_rt_6_2_1_only_workshops_craft() -> None:
    """Sawmills and recruiters do not."""
    assert "RT-4.1.1#1" == day({6: {"sawmill": 1}, 8: {"recruiter": 1}}, "anvil").refusal("craft anvil")


@pytest.mark.rules("RT-6.5#2")
def test_rt_6_5_n2_three_actions_in_any_order() -> None:
    """Repeated at will; a fourth is not to be had."""
    t = day({1: {"marquise": 3, "recruiter": 1}, 5: {"marquise": 2, "eyrie": 1}})
    t.choose("battle 5 eyrie", "roll 0 0", "battle 5 eyrie", "roll 0 0", "recruit")
    assert (["done"], {"RT-6.5#2"}) == (
        t.options(),
        {t.refusal(c) for c in ("battle 5 eyrie", "move 1 5", "recruit", "build sawmill 1", "overwork 1")},
    )
    t.choose("done")
    assert "deal" == t.step


@pytest.mark.rules("RT-6.5#2")
def test_rt_6_5_n2_fewer_are_allowed() -> None:
    """She may end the day at once."""
    assert "deal" == day({1: {"marquise": 3}}).choose("done").step


@pytest.mark.rules("RT-6.5#3", "RT-2.1.1.II")
def test_rt_6_5_n3_each_bird_buys_one_more_after_the_three() -> None:
    """Not earlier, and no other suit does."""
    t = day({5: {"marquise": 9, "eyrie": 9}}, "sappers armorers anvil")
    for spent in range(3):
        assert ([], "RT-6.5#3") == (t.options("extra"), t.refusal("extra sappers")), spent
        t.choose("battle 5 eyrie", "roll 0 0")
    assert (["armorers", "sappers"], "RT-6.5#3") == (t.options("extra"), t.refusal("extra anvil"))
    t.choose("extra sappers", "battle 5 eyrie", "roll 0 0")
    assert ["armorers"] == t.options("extra")
    t.choose("extra armorers", "battle 5 eyrie", "roll 0 0")
    assert (["done"], ["armorers", "sappers"], ["anvil"]) == (t.options(), t.discard(), t.hand("marquise"))


@pytest.mark.rules("RT-6.5.1", "RT-6.5#2")
def test_rt_6_5_1_a_battle_is_one_action() -> None:
    """Only one for each."""
    t = day({5: {"marquise": 2, "eyrie": 2}}).choose("battle 5 eyrie", "roll 0 0")
    assert ("marquise", 2) == (t.step, t.s.todo[-1].arg)


@pytest.mark.rules("RT-6.5.2", "RT-4.2.2")
def test_rt_6_5_2_a_march_is_up_to_two_moves() -> None:
    """The second may be left out; with it the action is over."""
    t = day({1: {"marquise": 1}, 2: {"marquise": 1}}).choose("move 1 5")
    assert "march" == t.step
    t.choose("move 2 10")
    assert ("marquise", 2, {"marquise": 1}) == (t.step, t.s.todo[-1].arg, t.there(10))
    t.choose("move 5 1", "done")
    assert ("marquise", 1) == (t.step, t.s.todo[-1].arg)


@pytest.mark.rules("RT-6.5.3#1", "RT-6.5.3#2")
def test_rt_6_5_3_n1_a_warrior_at_each_recruiter_once_a_turn() -> None:
    """A second Recruit is refused, even by a bird."""
    t = day({5: {"recruiter": 2}, 9: {"recruiter": 1}}, "sappers").choose("recruit")
    assert (2, 1, 22) == (t.there(5)["marquise"], t.there(9)["marquise"], t.supply("marquise"))
    assert "RT-6.5.3#2" == t.refusal("recruit")
    t.choose("move 9 1", "done", "move 1 9", "done", "extra sappers")
    assert "RT-6.5.3#2" == t.refusal("recruit")


@pytest.mark.rules("RT-6.5.3#1", "RT-2.5#2", "RT-2.5#3", "RT-2.5.1#1")
def test_rt_6_5_3_n1_with_too_few_warriors_she_chooses() -> None:
    """One for each recruiter at most."""
    t = day({5: {"recruiter": 2}, 9: {"recruiter": 1}, 1: {"marquise": 23}}).choose("recruit")
    assert ["5", "9"] == t.options("muster")
    t.choose("muster 9")
    assert "RT-6.5.3#1" == t.refusal("muster 9")
    t.choose("muster 5")
    assert ("marquise", 1, 1, 0) == (t.step, t.there(5)["marquise"], t.there(9)["marquise"], t.supply("marquise"))


@pytest.mark.rules("RT-2.5#5", "RT-6.5.3#1")
def test_rt_2_5_n5_an_action_that_places_nothing_is_not_offered() -> None:
    """No warrior, no recruiter, no wood."""
    assert "RT-2.5#5" == day({5: {"recruiter": 1}, 1: {"marquise": 25}}).refusal("recruit")
    assert "RT-6.5.3#1" == day({1: {"marquise": 5}}).refusal("recruit")
    t = day({6: {"sawmill": 1}, 1: {"wood": 8}}, "anvil")
    assert "RT-2.5#5" == t.refusal("overwork 6")


BUILDINGS = ["sawmill", "workshop", "recruiter"]
COSTS = [0, 1, 2, 3, 3, 4]
POINTS = {"sawmill": [0, 1, 2, 3, 4, 5], "workshop": [0, 2, 2, 3, 4, 5], "recruiter": [0, 1, 2, 3, 3, 4]}
SITES = [2, 2, 5, 5, 7, 7]


@pytest.mark.rules("RT-6.5.4.I", "RT-6.5.4.III", "RT-B.marquise.cost", "RT-B.marquise.vp", "RT-B.reading")
@pytest.mark.parametrize("piece", BUILDINGS)
@pytest.mark.parametrize("built", range(6))
def test_rt_6_5_4_i_each_building_costs_and_scores_by_its_track(piece: str, built: int) -> None:
    """The leftmost one left tells both; a wood less is not enough (RT-2.5#4)."""
    cost = COSTS[built]
    for wood in {cost, cost - 1} - {-1}:
        t = Table("marquise eyrie", at={8: {"marquise": 3, "wood": wood}})
        for site in SITES[:built]:
            t.stand(site, **{piece: 1})
        t.begin("marquise", "daylight")
        if wood < cost:
            assert "RT-6.5.4.II#2" == t.refusal(f"build {piece} 8")
            assert {"need": cost, "have": wood} == t.detail(f"build {piece} 8")
            continue
        t.choose(f"build {piece} 8")
        assert ({"marquise": 3, piece: 1}, POINTS[piece][built]) == (t.there(8), t.vp("marquise"))
        assert (8, 2) == (left(t.s, WOOD), t.s.todo[-1].arg)


@pytest.mark.rules("RT-2.5#1", "RT-6.5.4.I")
def test_rt_2_5_n1_a_seventh_building_does_not_exist() -> None:
    """The track is empty."""
    at = {clearing: {"sawmill": 2} for clearing in (2, 5, 7)}
    t = day({**at, 8: {"marquise": 3, "wood": 8}})
    assert "RT-6.5.4.I" == t.refusal("build sawmill 8")


@pytest.mark.rules("RT-2.5.2#2", "RT-6.5.4.I")
def test_rt_2_5_2_n2_a_lost_building_makes_the_next_cheaper_again() -> None:
    """It fills its track from the right."""
    t = Table("marquise eyrie", at={8: {"marquise": 3, "wood": 1}, 5: {"sawmill": 1}, 7: {"sawmill": 1, "eyrie": 3}})
    t.battle("eyrie", 7, "marquise").choose("roll 0 0").begin("marquise", "daylight").choose("build sawmill 8")
    assert (1, 0) == (t.vp("marquise"), sum(t.s.gone))


@pytest.mark.rules("RT-6.5.4.II#1", "RT-2.2.3#2")
def test_rt_6_5_4_ii_n1_the_clearing_must_be_ruled_and_have_a_slot() -> None:
    """Neither a tie nor a ruin leaves room."""
    at = {8: {"marquise": 1, "eyrie": 1}, 5: {"marquise": 3, "sawmill": 2}, 6: {"marquise": 1, "workshop": 1}}
    t = day({**at, 7: {"marquise": 1}})
    assert ["recruiter 7"] == t.options("build")
    for clearing in (8, 5, 6, 12):
        assert "RT-6.5.4.II#1" == t.refusal(f"build recruiter {clearing}")


@pytest.mark.rules("RT-6.5.4.II#2", "RT-2.5#4")
def test_rt_6_5_4_ii_n2_wood_comes_only_over_ruled_clearings() -> None:
    """Source, way and goal: 1-9-12 is ruled throughout, until somebody else rules 9."""
    at = {1: {"marquise": 1, "wood": 1}, 9: {"marquise": 1}, 12: {"marquise": 1}, 2: {"sawmill": 1}}
    assert "12" in [name.split()[1] for name in day(at).options("build") if name.startswith("sawmill")]
    t = day({**at, 9: {"marquise": 1, "eyrie": 1}})
    assert "RT-6.5.4.II#2" == t.refusal("build sawmill 12")
    t = day({**at, 1: {"wood": 1}})
    assert "RT-6.5.4.II#2" == t.refusal("build sawmill 12")


@pytest.mark.rules("RT-6.5.4.II#3")
def test_rt_6_5_4_ii_n3_she_chooses_the_wood() -> None:
    """Token by token while there is a choice; it returns to the supply and scores nothing."""
    at = {5: {"marquise": 1, "wood": 2, "sawmill": 1}, 1: {"marquise": 1, "wood": 1}, 2: {"sawmill": 1}}
    t = day(at).choose("build sawmill 5")
    assert ("wood", ["1", "5"]) == (t.step, t.options("wood"))
    t.choose("wood 5")
    assert ["1", "5"] == t.options("wood")
    t.choose("wood 1")
    assert (1, {"marquise": 1}, 2) == (t.there(5)["wood"], t.there(1), t.vp("marquise"))
    assert 7 == left(t.s, WOOD)
    assert [0, 0] == t.s.tally[:2]


@pytest.mark.rules("RT-6.5.5", "RT-2.1.1#1", "RT-2.5.3#1")
def test_rt_6_5_5_overwork_a_matching_card_for_a_wood() -> None:
    """At a clearing with a sawmill; a bird matches, and costs no less."""
    t = day({6: {"sawmill": 1}, 7: {"sawmill": 1}, 5: {"workshop": 1}}, "anvil cobbler")
    assert ["6"] == t.options("overwork")
    assert ["RT-6.5.5"] * 2 == [t.refusal("overwork 7"), t.refusal("overwork 5")]
    t.give("marquise", "sappers")
    assert ["6", "7"] == t.options("overwork")
    t.choose("overwork 6")
    assert ["anvil", "sappers"] == t.options("spend")
    t.choose("spend anvil")
    assert ({"sawmill": 1, "wood": 1}, ["anvil"], 2) == (t.there(6), t.discard(), t.s.todo[-1].arg)


# Evening.


@pytest.mark.rules("RT-6.6#1", "RT-B.marquise.draw", "RT-B.reading", "RT-2.1.2#1")
@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_rt_6_6_n1_one_card_and_one_for_each_bonus(recruiters: int, cards: int) -> None:
    """Recruiters uncover them."""
    t = Table("marquise eyrie")
    court_of(t.s.boards, 1).leader = 0
    for site in SITES[:recruiters]:
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
