"""TM-10.15 to TM-10.22: free spades of power actions and bonus cards."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table

ROUND_HOME = "E5 E7 F3 F4 D4"
"""The hexes beside E6; desert is three steps from forest by either way."""


def digging(workers: int = 9, **lands: str) -> Table:
    """Return Witches (forest) on E6 with power for anything; hexes beside E6 are desert unless named."""
    t = Table("witches nomads", at={0: "E6"}).own(0, workers=workers, coins=2, bowls=(0, 0, 12)).card(0, "BON1")
    t.land(ROUND_HOME, "desert")
    for name, terrain in lands.items():
        t.land(name, terrain)
    return t


def hexes(t: Table) -> set[str]:
    """Return the hexes that can be transformed now."""
    return {words.split()[0] for words in t.options("transform") + t.options("around")}


@pytest.mark.rules("TM-10.15")
def test_tm_10_15_free_spades_cannot_be_saved() -> None:
    """Two spades, one used: being done loses the other; the next turn has none."""
    t = digging(0, E7="mountains").choose("power ACT6", "transform E7 forest", "done")
    assert "after" == t.step
    t.choose("end").turn(0)
    assert set() == hexes(t)
    assert 9 + 3 == sum(t.bowls(0))


@pytest.mark.rules("TM-10.16", "TM-17.7")
@pytest.mark.parametrize(("choice", "power"), [("power ACT5", 4), ("power ACT6", 6), ("special card", 0)])
def test_tm_10_16_free_spades_transform_and_build_at_once(choice: str, power: int) -> None:
    """The spade is free, the dwelling has its usual price, all in one action."""
    t = digging(1, E7="mountains").choose(choice, "transform E7 forest", "build E7")
    assert ("after", "dwelling 0", (0, 0, 0)) == (t.step, t.on("E7"), t.pay(0))
    assert (power, 0, 12 - power) == t.bowls(0)


@pytest.mark.rules("TM-10.16")
def test_tm_10_16_building_is_up_to_the_player() -> None:
    """Without the means the action ends with the transformation."""
    t = digging(0, E7="mountains").choose("power ACT5", "transform E7 forest")
    assert ["done"] == t.options()
    assert "TM-5.8" == t.refusal("build E7")
    assert 2 == t.detail("build E7")["coins"]


@pytest.mark.rules("TM-10.17")
def test_tm_10_17_missing_spades_may_be_bought() -> None:
    """One free spade, three steps: 4 power and 6 workers at rate 3, then a dwelling as usual (case 21)."""
    t = digging(7).choose("power ACT5", "transform E7 forest")
    assert (1, (4, 0, 8)) == (t.s.workers[0], t.bowls(0))
    assert (0, 0, 0) == t.choose("build E7").pay(0)
    assert "TM-5.8" == digging(5).choose("power ACT5").refusal("transform E7 forest")
    assert 6 == digging(5).choose("power ACT5").detail("transform E7 forest")["workers"]


@pytest.mark.rules("TM-10.17")
def test_tm_10_17_bought_spades_have_the_current_rate() -> None:
    """Two steps bought at rate 1 beside one free spade."""
    t = digging(2).own(0, dig=2).choose("power ACT5", "transform E7 forest")
    assert 0 == t.s.workers[0]


@pytest.mark.rules("TM-10.18")
def test_tm_10_18_spades_are_bought_only_along_the_shortest_way_home() -> None:
    """One step either way is free, the second one toward home is bought; plains and swamp are on no way home."""
    t = digging(30, E7="wasteland").choose("power ACT5")
    found = {words.split()[1] for words in t.options("transform") if words.startswith("E7")}
    assert {"mountains", "desert", "forest"} == found
    assert "TM-10.18" == t.refusal("transform E7 plains")
    assert "TM-10.18" == t.refusal("transform E7 swamp")
    assert [] == t.options("around")


@pytest.mark.rules("TM-10.18", "TM-10.17")
def test_tm_10_18_stopping_on_the_way_home_may_cost_spades() -> None:
    """One free spade, one bought: from desert two steps to the mountains, on the way to the forest."""
    t = digging(30).choose("power ACT5")
    found = {words.split()[1] for words in t.options("transform") if words.startswith("E7")}
    assert {"wasteland", "mountains", "forest"} <= found
    t.choose("transform E7 mountains")
    assert (27, "after") == (t.s.workers[0], t.step)


@pytest.mark.rules("TM-10.18")
def test_tm_10_18_free_spades_alone_may_go_anywhere() -> None:
    """Two free spades lead two steps in either direction, also past nothing useful."""
    t = digging(0).choose("power ACT6")
    found = {words.split()[1] for words in t.options("transform") if words.startswith("E7")}
    assert {"wasteland", "mountains", "plains", "swamp"} == found


@pytest.mark.rules("TM-10.18", "TM-10.11")
def test_tm_10_18_nothing_is_bought_to_leave_home_terrain() -> None:
    """A forest hex may be transformed away with the free spade, and not a step further."""
    t = digging(30, E7="forest").choose("power ACT5")
    found = {words.split()[1] for words in t.options("transform") if words.startswith("E7")}
    assert {"lakes", "mountains"} == found
    assert "TM-10.18" == t.refusal("transform E7 wasteland")


@pytest.mark.rules("TM-10.19", "TM-10.22")
def test_tm_10_19_a_spade_left_over_may_be_used_on_another_hex() -> None:
    """X one step from home, then Y: a dwelling on X or, if it is home too, on Y, not on both (case 20)."""
    t = digging(9, E7="mountains", E5="lakes").choose("power ACT6", "transform E7 forest")
    assert "E5 forest" in t.options("transform")
    t.choose("transform E5 forest")
    assert ["build E5", "build E7", "done"] == sorted(t.options())
    assert ("after", "") == (t.choose("build E5").step, t.on("E7"))
    t = digging(9, E7="mountains").choose("power ACT6", "transform E7 forest", "transform E5 plains")
    assert ["done", "build E7"] == t.options()


@pytest.mark.rules("TM-10.19")
def test_tm_10_19_two_steps_from_home_use_both_spades() -> None:
    """The hex becomes home terrain and is built on; no spade is left (case 20)."""
    t = digging(9, E7="wasteland").choose("power ACT6", "transform E7 forest")
    assert ["done", "build E7"] == t.options()
    assert "TM-10.15" == t.refusal("transform E5 plains")


@pytest.mark.rules("TM-10.20")
def test_tm_10_20_the_first_hex_must_have_become_home_terrain() -> None:
    """One spade used elsewhere than to the forest: the second is lost."""
    t = digging(9, E7="wasteland").choose("power ACT6", "transform E7 mountains")
    assert ("after", "mountains") == (t.step, t.terrain("E7"))


@pytest.mark.rules("TM-10.21")
def test_tm_10_21_no_other_hex_once_a_spade_was_bought() -> None:
    """Two free and one bought spade for a hex three steps away: nothing is left for another one (case 22)."""
    t = digging(9, E5="lakes").choose("power ACT6", "transform E7 forest")
    assert {"build E7", "done"} == set(t.options())


@pytest.mark.rules("TM-10.21")
def test_tm_10_21_no_spade_is_bought_for_the_second_hex() -> None:
    """One step used on E7: E5 takes the other free spade, and no more than that (case 22)."""
    t = digging(30, E7="mountains", E5="swamp").choose("power ACT6", "transform E7 forest")
    assert {"lakes", "plains"} == {words.split()[1] for words in t.options("transform") if words.startswith("E5")}
    assert "TM-10.21" == t.refusal("transform E5 forest")


@pytest.mark.rules("TM-10.22")
def test_tm_10_22_no_dwelling_on_a_hex_that_was_home_already() -> None:
    """Building on E5, forest before, and digging E7 in one action is refused (case 23)."""
    t = digging(9, E7="mountains", E5="forest").choose("power ACT5")
    assert "TM-10.22" == t.refusal("build E5")
    t.choose("transform E7 forest")
    assert "TM-10.22" == t.refusal("build E5")
    assert "after" == t.choose("build E7").step


@pytest.mark.rules("TM-10.23")
def test_tm_10_23_transformations_come_before_the_building() -> None:
    """The dwelling ends the action, even with spades left."""
    t = digging(9, E7="mountains", E5="lakes").choose("power ACT6", "transform E7 forest", "build E7")
    assert ("after", "lakes") == (t.step, t.terrain("E5"))


@pytest.mark.rules("TM-10.7", "TM-10.19")
def test_tm_10_7_a_hex_is_transformed_once_in_an_action() -> None:
    """The second spade may not turn the first hex on."""
    t = digging(9, E7="mountains").choose("power ACT6", "transform E7 forest")
    assert "E7" not in hexes(t)
    assert "TM-10.7" == t.refusal("transform E7 lakes")


@pytest.mark.rules("TM-10.2", "TM-10.3")
def test_tm_10_3_free_spades_need_reach_and_a_free_hex() -> None:
    """As bought ones do."""
    t = digging(9).at(1, "E7").choose("power ACT5")
    assert "TM-10.2" == t.refusal("transform E7 plains")
    assert "TM-10.3" == t.refusal("transform I12 mountains")
