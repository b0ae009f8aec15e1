"""TM-10: transforming with bought spades, and building dwellings."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import KEYS, Table
from turnwright.games.terra_mystica.data.tables import TERRAINS
from turnwright.games.terra_mystica.queries import faction_of

CYCLE = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"]


def digging(workers: int = 30, **more: int) -> Table:
    """Return Witches (forest) on E6 with this many workers; E7 beside them is what the test makes it."""
    return Table("witches nomads", at={0: "E6"}).own(0, None, workers=workers, coins=2, **more)


def ways(t: Table, verb: str, name: str) -> set[str]:
    """Return the terrains a hex can be turned into, by the short way or by the long one."""
    return {words.split()[1] for words in t.options(verb) if words.split()[0] == name}


def price(t: Table, choice: str) -> int:
    """Return the workers a choice costs."""
    return t.s.workers[0] - t.choose(choice).s.workers[0]


@pytest.mark.rules("TM-10.1")
def test_tm_10_1_transform_or_build_or_both() -> None:
    """One hex is transformed; or a dwelling is built; or both, on the same hex."""
    t = digging().land("E7", "mountains").choose("transform E7 forest", "done")
    assert ("after", "forest", "") == (t.step, t.terrain("E7"), t.on("E7"))
    t = digging().land("E7", "forest").choose("build E7")
    assert ("after", "dwelling 0") == (t.step, t.on("E7"))
    t = digging().land("E7", "mountains").choose("transform E7 forest", "build E7")
    assert ("after", "dwelling 0") == (t.step, t.on("E7"))


@pytest.mark.rules("TM-10.1", "TM-10.22")
def test_tm_10_1_one_hex_only() -> None:
    """After a hex was transformed with bought spades no other one is, and no other one is built on."""
    t = digging().land("E7", "mountains").land("E5", "forest").choose("transform E7 forest")
    assert {"build E7", "done"} == set(t.options())
    assert "TM-10.15" == t.refusal("transform F3 plains")
    assert "TM-10.22" == t.refusal("build E5")
    assert "after" == digging().land("E7", "wasteland").choose("transform E7 mountains").step


@pytest.mark.rules("TM-10.2")
def test_tm_10_2_a_hex_with_a_structure_is_not_transformed() -> None:
    """Neither an own one nor an opponent's (case 52)."""
    t = digging().at(1, "E7").at(0, "E5")
    for name in ("E7", "E5", "E6"):
        assert set() == ways(t, "transform", name) | ways(t, "around", name)
        assert "TM-10.2" == t.refusal(f"transform {name} plains")


@pytest.mark.rules("TM-10.3")
def test_tm_10_3_a_hex_out_of_reach_is_not_transformed() -> None:
    """Directly adjacent, or over the river with shipping (case 52)."""
    t = digging()
    assert "TM-10.3" == t.refusal("transform C2 forest")
    assert "TM-10.3" == t.refusal("transform I12 mountains")
    assert "" == t.own(0, ship=1).refusal("transform C2 forest")


@pytest.mark.rules("TM-10.4")
def test_tm_10_4_the_new_terrain_counts_from_then_on() -> None:
    """Forest made of mountains is built on in a later turn; wasteland turned into desert is home to the Nomads."""
    t = digging().land("E7", "mountains").at(1, "D5").choose("transform E7 forest", "done", "end")
    t.turn(0)
    assert "" == t.refusal("build E7")
    assert 3 == price(t, "transform E7 lakes")


@pytest.mark.rules("TM-10.5", "TM-10.13")
@pytest.mark.parametrize("start", [t for t in CYCLE if t != "forest"])
@pytest.mark.parametrize("dig", [0, 1, 2])
def test_tm_10_5_each_step_on_the_cycle_costs_a_spade(start: str, dig: int) -> None:
    """1, 2 or 3 spades to the forest by the shorter way; 3, 2 or 1 workers a spade."""
    away = abs(CYCLE.index(start) - CYCLE.index("forest"))
    spades = min(away, 7 - away)
    t = digging(30, dig=dig).land("E7", start)
    assert spades * (3, 2, 1)[dig] == price(t, "transform E7 forest")


@pytest.mark.rules("TM-10.6")
@pytest.mark.parametrize(("end", "short", "long"), [("plains", 1, 6), ("wasteland", 1, 6), ("mountains", 2, 5)])
def test_tm_10_6_either_direction_may_be_taken(end: str, short: int, long: int) -> None:
    """From desert, home forest: the short way costs 1 to 3 spades, the long one the rest of the cycle."""
    t = digging().land("E7", "desert")
    assert short * 3 == price(t, f"transform E7 {end}")
    t = digging().land("E7", "desert")
    if "forest" in passed("desert", end, long):
        assert f"around E7 {end}" not in t.options()
    else:
        assert long * 3 == price(t, f"around E7 {end}")


def passed(start: str, end: str, steps: int) -> list[str]:
    """Return the terrains between two, on the way with the given number of steps."""
    here = CYCLE.index(start)
    for step in (1, -1):
        way = [CYCLE[(here + step * k) % 7] for k in range(1, steps + 1)]
        if way[-1] == end:
            return way[:-1]
    raise AssertionError


@pytest.mark.rules("TM-10.6", "TM-10.9")
def test_tm_10_9_the_long_way_takes_up_to_6_steps() -> None:
    """From home terrain every other terrain is reached both ways, by 1 to 6 spades."""
    short, long = {}, {}
    for end in CYCLE:
        if end == "forest":
            continue
        short[end] = price(digging().land("E7", "forest"), f"transform E7 {end}") // 3
        long[end] = price(digging().land("E7", "forest"), f"around E7 {end}") // 3
    assert {"mountains": 1, "wasteland": 2, "desert": 3, "lakes": 1, "swamp": 2, "plains": 3} == short
    assert {end: 7 - spades for end, spades in short.items()} == long


@pytest.mark.rules("TM-10.7")
def test_tm_10_7_the_direction_does_not_change() -> None:
    """A hex touched once in an action is not touched again: swamp to lakes, and not back."""
    t = Table(at={0: "E6"}).own(0, bowls=(0, 0, 12)).land("E7", "swamp").land("E5", "lakes").choose("power ACT6")
    t.choose("transform E5 forest")
    assert "TM-10.7" == t.refusal("transform E5 lakes")
    assert not ways(t, "transform", "E5")


@pytest.mark.rules("TM-10.8")
def test_tm_10_8_a_transformation_ends_at_home() -> None:
    """From mountains through forest to lakes is no way; the long way round, not through forest, is."""
    t = digging().land("E7", "mountains")
    assert {"forest", "wasteland", "desert", "plains", "swamp", "lakes"} == ways(t, "transform", "E7")
    assert 5 * 3 == price(t, "transform E7 lakes")
    assert "TM-10.8" == digging().land("E7", "mountains").refusal("around E7 lakes")
    assert "TM-10.8" == digging().land("E7", "mountains").refusal("transform E7 mountains")


@pytest.mark.rules("TM-10.10")
def test_tm_10_10_a_transformation_may_stop_anywhere() -> None:
    """One step towards the forest, or away from it; then the action is over, for there is nothing to build."""
    for end in ("wasteland", "plains"):
        t = digging().land("E7", "desert").choose(f"transform E7 {end}")
        assert ("after", end) == (t.step, t.terrain("E7"))


@pytest.mark.rules("TM-10.11")
def test_tm_10_11_home_terrain_may_be_transformed_away() -> None:
    """Forest beside the Witches becomes lakes for one spade, and anything else for up to six."""
    t = digging().land("E7", "forest")
    assert set(CYCLE) - {"forest"} == ways(t, "transform", "E7") == ways(t, "around", "E7")
    assert "lakes" == t.choose("transform E7 lakes").terrain("E7")


@pytest.mark.rules("TM-10.12")
def test_tm_10_12_a_transformed_hex_is_free_for_everybody() -> None:
    """Made desert by the Witches, it is built on by the Nomads."""
    t = digging().land("E7", "wasteland").at(1, "D5").own(1, workers=1, coins=2)
    t.choose("transform E7 desert", "end", "build E7")
    assert "dwelling 1" == t.on("E7")


@pytest.mark.rules("TM-10.13", "TM-10.14")
def test_tm_10_14_a_spade_is_bought_only_for_a_step() -> None:
    """There is no choice that buys one; a transformation pays exactly its steps."""
    t = digging(7).land("E7", "wasteland")
    assert {"mountains", "forest", "desert", "plains"} == ways(t, "transform", "E7")
    assert (1, "spades") == (t.choose("transform E7 forest").s.workers[0], t.step)


@pytest.mark.rules("TM-10.23")
def test_tm_10_23_a_new_dwelling_gives_no_reach_within_the_action() -> None:
    """After building on the first hex the action is over, a second free spade is lost."""
    t = Table(at={0: "E6"}).own(0, bowls=(0, 0, 12), workers=1, coins=2).land("E7", "mountains").choose("power ACT6")
    t.choose("transform E7 forest")
    assert not {words for words in t.options("transform") if words.split()[0] in ("D5", "E8")}
    assert ("after", "dwelling 0") == (t.choose("build E7").step, t.on("E7"))


@pytest.mark.rules("TM-10.24", "TM-10.25", "TM-10.26")
def test_tm_10_24_where_a_dwelling_may_be_built() -> None:
    """On free home terrain within reach."""
    t = digging().land("E7 E5 I12", "forest").at(1, "D4").land("D4", "forest").at(0, "F4")
    assert ["E5", "E7"] == t.options("build")
    assert "TM-10.24" == t.refusal("build F3")
    assert "TM-10.25" == t.refusal("build D4")
    assert "TM-10.25" == t.refusal("build F4")
    assert "TM-10.26" == t.refusal("build I12")


@pytest.mark.rules("TM-10.27")
@pytest.mark.parametrize("faction", KEYS)
def test_tm_10_27_a_dwelling_costs_a_worker_and_two_coins(faction: str) -> None:
    """Engineers 1 worker and 1 coin, Swarmlings 2 workers and 3 coins (case 10)."""
    other = "giants" if faction not in ("giants", "chaos_magicians") else "nomads"
    workers, coins = {"engineers": (1, 1), "swarmlings": (2, 3)}.get(faction, (1, 2))
    t = Table(f"{faction} {other}", at={0: "E6"}).own(0, workers=workers, coins=coins)
    t.land("E7", TERRAINS[faction_of(t.s, 0).home])
    assert (0, 0) == t.choose("build E7").pay(0)[:2]
    for less in ({"workers": workers - 1, "coins": coins}, {"workers": workers, "coins": coins - 1}):
        t = Table(f"{faction} {other}", at={0: "E6"}).own(0, workers=less["workers"], coins=less["coins"])
        t.land("E7", TERRAINS[faction_of(t.s, 0).home])
        assert "TM-5.8" == t.refusal("build E7")


@pytest.mark.rules("TM-10.28")
def test_tm_10_28_the_ninth_dwelling_does_not_exist() -> None:
    """Eight stand: building is refused, also after a transformation; an upgrade brings one back."""
    t = digging(30).at(0, "A1 A2 A3 A4 A5 A6 A7").land("E7", "mountains").land("E5", "forest")
    assert ("TM-10.28", []) == (t.refusal("build E5"), t.options("build"))
    t.choose("transform E7 forest")
    assert ("TM-10.28", ["done"]) == (t.refusal("build E7"), t.options())
    t = digging(30).at(0, "trading-house:A1 A2 A3 A4 A5 A6 A7").land("E5", "forest")
    assert "" == t.refusal("build E5")


@pytest.mark.rules("TM-10.29")
def test_tm_10_29_a_built_structure_opens_its_income() -> None:
    """The next income has one more worker, though nothing of the others has changed."""
    t = digging(1).land("E7", "forest")
    before = t.income(0)
    after = t.choose("build E7").income(0)
    assert (before[0] + 1, *before[1:]) == after
