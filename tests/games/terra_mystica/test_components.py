"""TM-1: what is in the box, and what the words mean."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import KEYS, Table
from turnwright.core.errors import BadOption
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, PRINTED
from turnwright.games.terra_mystica.data.tables import RIVERS, TERRAINS
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.queries import supply
from turnwright.games.terra_mystica.steps.flow import FLOW

HOMES = {
    "desert": {"fakirs", "nomads"},
    "plains": {"halflings", "cultists"},
    "swamp": {"alchemists", "darklings"},
    "lakes": {"mermaids", "swarmlings"},
    "forest": {"auren", "witches"},
    "mountains": {"engineers", "dwarves"},
    "wasteland": {"chaos_magicians", "giants"},
}


@pytest.mark.rules("TM-1.1")
def test_tm_1_1_two_to_five_play() -> None:
    """The game is for 2 to 5 players; other numbers are refused."""
    for seats in (2, 3, 4, 5):
        assert seats == len(Table.fresh(seats).s.vp)
    for seats in (0, 1, 6):
        with pytest.raises(BadOption):
            GAME.new_state(seats)


@pytest.mark.rules("TM-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tm_1_2_each_player_leads_one_of_14_factions(seats: int) -> None:
    """The first to choose has 14 to choose from; after one choice each, everybody leads a faction of its own."""
    t = Table.fresh(seats, first=0).deal()
    assert sorted(KEYS) == sorted(t.options("lead"))
    assert 14 == len(set(KEYS))
    for _seat in range(seats):
        t.choose("lead " + t.options("lead")[0])
    assert "placing" == t.step
    assert seats == len(set(t.s.faction))


@pytest.mark.rules("TM-1.3", "TM-10.5")
def test_tm_1_3_the_cycle_has_seven_terrains_in_this_order() -> None:
    """One spade leads to the neighbours on the cycle: desert, plains, swamp, lakes, forest, mountains, wasteland."""
    cycle = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"]
    for i, terrain in enumerate(cycle):
        t = Table("auren nomads", at={0: "E6"}).land("E7", terrain).own(0, workers=3)
        near = {cycle[i - 1], cycle[(i + 1) % 7]}
        assert near == {words.split()[1] for words in t.options("transform") if words.startswith("E7")}


@pytest.mark.rules("TM-1.4")
def test_tm_1_4_the_home_terrain_has_the_colour_of_the_faction() -> None:
    """Two factions for each terrain; first dwellings go there and nowhere else."""
    assert HOMES == {name: {f.key for f in ROSTER if TERRAINS[f.home] == name} for name in TERRAINS}
    for terrain, factions in HOMES.items():
        for faction in factions:
            other = "witches" if terrain != "forest" else "nomads"
            t = Table.fresh(2, first=0, factions=f"{faction},{other}").deal()
            while t.seat == 1:
                t.choose("build " + t.options("build")[0])
            assert {terrain} == {t.terrain(name) for name in t.options("build")}


@pytest.mark.rules("TM-1.5")
def test_tm_1_5_the_map_has_77_land_hexes_and_36_river_hexes() -> None:
    """11 land hexes of each terrain; every one of them is there at the start of a game."""
    t = Table.fresh()
    assert 77 == len(t.s.terrain) == len(HEX_NAMES)
    assert [11] * 7 == [t.s.terrain.count(terrain) for terrain in range(7)]
    assert PRINTED == t.s.terrain
    assert 36 == RIVERS == len([n for n in GAME.vocabulary.names if n.startswith("connect r")])


@pytest.mark.rules("TM-1.6")
def test_tm_1_6_no_choice_builds_on_or_transforms_a_river() -> None:
    """Building and transforming name land hexes only."""
    for verb in ("build", "transform", "around", "upgrade"):
        places = {name.split()[1] for name in GAME.vocabulary.names if name.split()[0] == verb}
        assert set(HEX_NAMES) == places
    assert not {name for name in HEX_NAMES if name.startswith("r")}


@pytest.mark.rules("TM-1.7")
def test_tm_1_7_there_are_five_structures() -> None:
    """A dwelling is built, the other four are upgrades."""
    kinds = {name.split()[2] for name in GAME.vocabulary.names if name.startswith("upgrade")}
    assert {"trading-house", "temple", "stronghold", "sanctuary"} == kinds
    t = Table(at={0: "E9"}).own(0, workers=1, coins=2).land("E10", "forest").choose("build E10")
    assert "dwelling 0" == t.on("E10")


@pytest.mark.rules("TM-1.8", "TM-1.9")
@pytest.mark.parametrize(
    ("standing", "choice", "rule"),
    [
        ("A1 A2 A3 A4 A5 A6 A7 A8", "build A9", "TM-10.28"),
        (
            "A1 trading-house:A2 trading-house:A3 trading-house:A4 trading-house:A5",
            "upgrade A1 trading-house",
            "TM-13.3",
        ),
        ("trading-house:A1 temple:A2 temple:A3 temple:A4", "upgrade A1 temple", "TM-13.3"),
        ("trading-house:A1 stronghold:A2", "upgrade A1 stronghold", "TM-13.2"),
        ("temple:A1 sanctuary:A2", "upgrade A1 sanctuary", "TM-13.2"),
    ],
)
def test_tm_1_8_structures_are_limited_to_the_pieces_of_a_faction(standing: str, choice: str, rule: str) -> None:
    """8 dwellings, 4 trading houses, 3 temples, 1 stronghold, 1 sanctuary; with one fewer the choice is open."""
    t = Table(at={0: standing}).own(0, workers=9, coins=30).land("A9", "forest")
    assert rule == t.refusal(choice)
    fewer = standing.rpartition(" ")[0]
    t = Table(at={0: fewer}).own(0, workers=9, coins=30).land("A9", "forest").land("A8", "forest")
    assert "" == t.refusal(choice.replace("A9", "A8"))


@pytest.mark.rules("TM-1.8", "TM-1.9")
def test_tm_1_8_a_faction_has_three_bridges_and_seven_priests() -> None:
    """A fourth bridge and an eighth priest do not exist."""
    t = Table(at={0: "A3 A7 A11 B1"}).own(0, bowls=(0, 0, 12))
    t.bridge(0, "A3:C1", "A7:C3")
    assert "" == t.refusal("power ACT1")
    t.bridge(0, "A11:C5")
    assert "TM-5.12" == t.refusal("power ACT1")
    t = Table().own(0, priests=5, bowls=(0, 0, 12)).order(0, "fire 3")
    assert "" == t.refusal("convert power-priest")
    t.choose("convert power-priest")
    assert (6, 1) == (t.s.priests[0], t.s.priests_placed[0])
    assert "TM-8.10" == t.refusal("convert power-priest")


@pytest.mark.rules("TM-1.10")
def test_tm_1_10_only_priests_on_the_faction_board_can_be_spent() -> None:
    """Priests in the own supply or on an order pay for nothing and are not sent."""
    t = Table(at={0: "E9"}).own(0, workers=5, coins=20, priests=0).order(0, "fire 3")
    assert 6 == supply(t.s, 0)
    assert "TM-5.8" == t.refusal("ship")
    assert "TM-5.8" == t.refusal("dig")
    assert "TM-16.1" == t.refusal("send fire 2")
    assert "TM-8.7" == t.refusal("convert priest-worker")
    t.own(0, priests=1)
    assert ["", "", "", ""] == [t.refusal(c) for c in ("ship", "dig", "send fire 2", "convert priest-worker")]


@pytest.mark.rules("TM-1.11")
def test_tm_1_11_a_priest_gained_from_an_empty_supply_is_lost() -> None:
    """By a power action, by income, by a town tile."""
    t = Table(at={0: "E9 temple:E10"}).own(0, priests=6, bowls=(0, 0, 12)).order(0, "fire 3").choose("power ACT2")
    assert (6, 9) == (t.s.priests[0], t.s.bowl3[0])
    t = Table(at={0: "E9 temple:E10 temple:E11"}, round=0).own(0, priests=5).order(0, "fire 3")
    t.card(0, "BON8").run(FLOW.round)
    assert 6 == t.s.priests[0]
    t = Table(at={0: "E9 E10 trading-house:F6 stronghold:F5"}).own(0, workers=9, coins=20, priests=7)
    t.choose("upgrade E9 trading-house", "town TW3")
    assert 7 == t.s.priests[0]


@pytest.mark.rules("TM-1.12", "TM-1.13", "TM-5.14")
def test_tm_1_12_workers_coins_and_points_never_run_out() -> None:
    """Whatever a seat holds, more can be gained."""
    t = Table(at={0: "E9"}, round=0).own(0, workers=500, coins=500, vp=500)
    t.run(FLOW.round)
    assert (502, 506) == t.pay(0)[:2]
    t.own(0, priests=1).choose("dig")
    assert 506 == t.s.vp[0]


@pytest.mark.rules("TM-1.13")
def test_tm_1_13_terrain_tiles_never_run_out() -> None:
    """The whole map may become one terrain."""
    t = Table(at={0: "E6"}).own(0, workers=9)
    t.land(" ".join(name for name in HEX_NAMES if name != "E7"), "forest").land("E7", "lakes")
    assert "forest" == t.choose("transform E7 forest").terrain("E7")


@pytest.mark.rules("TM-1.14", "TM-3.5")
@pytest.mark.parametrize("faction", KEYS)
def test_tm_1_14_a_player_starts_with_12_power_tokens(faction: str) -> None:
    """12 in all, none of them in bowl III."""
    t = Table.fresh(2, first=0).deal().choose(f"lead {faction}")
    assert (12, 0) == (sum(t.bowls(0)), t.bowls(0)[2])


@pytest.mark.rules("TM-1.15")
@pytest.mark.parametrize("cult", ["fire", "water", "earth", "air"])
def test_tm_1_15_each_of_four_cults_has_spaces_0_to_10(cult: str) -> None:
    """From 0 step by step to 10, and not beyond."""
    t = Table("engineers nomads").own(0, priests=1, keys=2)
    for space in range(10):
        assert space == t.cult(cult)
        t.own(0, priests=1).turn().choose(f"send {cult} 1")
    assert 10 == t.cult(cult)
    assert 10 == t.own(0, priests=1).turn().choose(f"send {cult} 1").cult(cult)


@pytest.mark.rules("TM-1.16", "TM-16.2")
@pytest.mark.parametrize("cult", ["fire", "water", "earth", "air"])
def test_tm_1_16_an_order_has_one_space_for_3_and_three_for_2(cult: str) -> None:
    """After one priest for 3 and three for 2 the order is full."""
    t = Table().own(0, priests=7)
    for steps in (3, 2, 2, 2):
        assert "" == t.refusal(f"send {cult} {steps}")
        t.turn().choose(f"send {cult} {steps}").turn()
    assert ["TM-16.2", "TM-16.2", ""] == [t.refusal(f"send {cult} {steps}") for steps in (3, 2, 1)]


@pytest.mark.rules("TM-1.17", "TM-2.6")
def test_tm_1_17_there_are_28_favor_tiles() -> None:
    """Four kinds with 3 steps once each, eight kinds three times each; all are available from the start."""
    assert [1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3] == Table.fresh().s.favors_left


@pytest.mark.rules("TM-1.18", "TM-2.6")
def test_tm_1_18_there_are_10_town_tiles() -> None:
    """Five kinds, two of each; later printings are an option."""
    assert [2, 2, 2, 2, 2, 0, 0, 0] == Table.fresh().s.towns_left
    assert [2, 2, 2, 2, 2, 1, 2, 1] == Table.fresh(more_towns=True).s.towns_left


@pytest.mark.rules("TM-1.19")
def test_tm_1_19_there_are_8_scoring_tiles_and_9_bonus_cards() -> None:
    """All different, all of them can be drawn."""
    t = Table.fresh()
    assert 8 == len(GAME.new_state(2).rules.scorings)
    assert {f"SCORE{n}" for n in range(2, 9)} == set(t.options("scoring"))
    while t.step == "draw-tiles":
        t.choose("scoring " + t.options("scoring")[-1])
    assert [f"BON{n}" for n in range(1, 10)] == t.options("deal")
