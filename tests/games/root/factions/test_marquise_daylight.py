"""The Daylight of the Marquise (RT-6.5)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table
from turnwright.games.root.data.boards import WOOD
from turnwright.games.root.queries import left


def day(at: dict[int, dict[str, int]], hand: str = "", factions: str = "marquise eyrie", vp: int = 0) -> Table:
    """Return her Daylight."""
    t = Table(factions, at=at, hands={"marquise": hand}, vp={"marquise": vp})
    return t.begin("marquise", "daylight")


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
    """No other suit does."""
    t = day({5: {"marquise": 9, "eyrie": 9}}, "sappers armorers anvil")
    for _spent in range(3):
        t.choose("battle 5 eyrie", "roll 0 0")
    assert (["armorers", "sappers"], "RT-6.5#3") == (t.options("extra"), t.refusal("extra anvil"))
    t.choose("extra sappers", "battle 5 eyrie", "roll 0 0")
    assert ["armorers"] == t.options("extra")
    t.choose("extra armorers", "battle 5 eyrie", "roll 0 0")
    assert (["done"], ["armorers", "sappers"], ["anvil"]) == (t.options(), t.discard(), t.hand("marquise"))


@pytest.mark.rules("RT-6.5#3", "RT-6.5#2")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_rt_6_5_n3_a_bird_gives_up_what_is_left_of_the_three(taken: int) -> None:
    """Up to three actions come before the birds: the button and its meaning name what is lost."""
    t = day({5: {"marquise": 9, "eyrie": 9}}, "sappers armorers")
    for _spent in range(taken):
        t.choose("battle 5 eyrie", "roll 0 0")
    action = t.game.vocabulary.action("extra sappers")
    meaning = t.game.meaning(t.s, action)
    assert meaning is not None
    assert meaning.loss is not None
    assert ("choice-extra-instead", 3 - taken) == (t.game.label(t.s, action).id, meaning.loss.args["actions"])
    t.choose("extra sappers")
    assert 1 == t.s.todo[-1].arg
    t.choose("battle 5 eyrie", "roll 0 0")
    assert (["armorers"], "RT-6.5#2") == (t.options("extra"), t.refusal("battle 5 eyrie"))


@pytest.mark.rules("RT-6.5#3", "RT-6.5#1", "RT-6.5.3#2")
def test_rt_6_5_n3_birds_spent_together_give_their_actions_together() -> None:
    """Three birds are three actions, without a loss; it is too late to craft, and recruiting is still once."""
    at = {5: {"marquise": 9, "eyrie": 9, "recruiter": 1, "workshop": 1}}
    t = day(at, "sappers armorers royal_claim root_tea_fox")
    t.choose("recruit", "extra sappers")
    meaning = t.game.meaning(t.s, t.game.vocabulary.action("extra armorers"))
    assert meaning is not None
    assert meaning.loss is None
    t.choose("extra armorers", "extra royal_claim")
    assert (3, [], "RT-6.5.3#2") == (t.s.todo[-1].arg, t.options("craft"), t.refusal("recruit"))


@pytest.mark.rules("RT-6.5#3")
def test_rt_6_5_n3_bots_keep_their_actions() -> None:
    """Spending a bird while an action is left looks worse to them than ending the day."""
    t = day({5: {"marquise": 9, "eyrie": 9}}, "sappers")
    bird, done = t.game.judge().prior(
        t.s, [t.game.vocabulary.action("extra sappers"), t.game.vocabulary.action("done")]
    )
    assert bird < done


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


@pytest.mark.rules(
    "RT-6.5.4.I", "RT-6.5.4.II#2", "RT-6.5.4.III", "RT-2.5#4", "RT-B.marquise.cost", "RT-B.marquise.vp", "RT-B.reading"
)
@pytest.mark.parametrize("piece", BUILDINGS)
@pytest.mark.parametrize("built", range(6))
def test_rt_6_5_4_i_each_building_costs_and_scores_by_its_track(piece: str, built: int) -> None:
    """The leftmost one left tells both; one fewer wood is not enough (RT-2.5#4)."""
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
