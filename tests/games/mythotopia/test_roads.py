"""What roads are good for: cards, and the road move (MY-13.25 to MY-13.34)."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from tests.games.table import SetUpTable
from turnwright.games.mythotopia.data.geometry import BORDER_KEYS, KEYS
from turnwright.games.mythotopia.queries import armies, network
from turnwright.games.mythotopia.state import World


def joined(t: Table, province: str, seat: int = 0) -> list[str]:
    """Return the provinces that working roads of a seat join with one."""
    found = network(t.s, seat, KEYS.index(province))
    return [key for number, key in enumerate(KEYS) if found >> number & 1]


def marching(realm: str = "palmain diclesium talion", other: str = "", roads: str = "diclesium-palmain") -> Table:
    """Seat 0 with armies in Palmain, on a road."""
    return Table(realms={0: realm, 1: other}).roads(roads).armies_at(0, palmain=3)


# Networks.


@pytest.mark.rules("MY-13.25")
def test_my_13_25_a_road_stays_to_the_end() -> None:
    """Whoever controls its ends, in war and peace."""
    t = Table(realms={0: "palmain", 1: "nusus oxter"}).roads("nusus-oxter").armies_at(0, nusus=2)
    t.act(0).choose("end-war nusus")
    assert [BORDER_KEYS.index("nusus-oxter")] == t.s.roads


@pytest.mark.rules("MY-13.26")
def test_my_13_26_a_road_works_for_who_controls_both_ends() -> None:
    """No matter who built it."""
    t = Table(realms={0: "palmain nusus", 1: "oxter talion"}).roads("nusus-palmain nusus-oxter oxter-talion")
    assert (["nusus", "palmain"], ["oxter", "talion"]) == (joined(t, "palmain"), joined(t, "talion", 1))
    t.armies_at(0, oxter=2).act(0).choose("end-war oxter")
    assert (["nusus", "oxter", "palmain"], ["talion"]) == (joined(t, "palmain"), joined(t, "talion", 1))


@pytest.mark.rules("MY-13.29")
def test_my_13_29_a_chain_of_roads_is_one_network() -> None:
    """Eagre is beyond Oxter and Nusus; Hatchel and Malebolge are a separate network."""
    t = Table(realms={0: "palmain nusus oxter eagre hatchel malebolge"})
    t.roads("nusus-palmain eagre-oxter nusus-oxter hatchel-malebolge")
    assert ["eagre", "nusus", "oxter", "palmain"] == joined(t, "eagre") == joined(t, "palmain")
    assert ["hatchel", "malebolge"] == joined(t, "hatchel")


@pytest.mark.rules("MY-13.27", "MY-13.26")
def test_my_13_27_a_card_leads_out_of_a_province_joined_by_road() -> None:
    """Hatchel's card to Mome, which borders on Malebolge; not when Hatchel is lost."""
    there = """
        game: mythotopia seats: 2
        realms: {0={hatchel malebolge}} zones: {hand_0=[hatchel start_army start_market]}
    """
    assert "mome" not in SetUpTable(there).options("invade")
    t = SetUpTable(f"{there} roads: [hatchel-malebolge]")
    t.choose("invade mome", "play hatchel", "pay start_market", "pay start_army", "done")
    assert isinstance(t.s, World)
    assert 2 == armies(t.s, 0, KEYS.index("mome"))
    hands = {0: "hatchel start_army start_market"}
    lost = Table(realms={0: "malebolge", 1: "hatchel"}, hands=hands).roads("hatchel-malebolge").act(0)
    assert [] == lost.options("invade")


@pytest.mark.rules("MY-13.28", "MY-13.29")
def test_my_13_28_a_card_serves_to_build_in_a_province_joined_by_road() -> None:
    """Hatchel's card for a castle in Mome, over a chain of two roads."""
    t = Table(realms={0: "hatchel malebolge mome"}, hands={0: "hatchel start_build fadge"})
    t.roads("hatchel-malebolge malebolge-mome").act(0).choose("play start_build")
    assert ["hatchel", "malebolge", "mome"] == t.options("castle")
    t.choose("castle mome", "play hatchel", "pay fadge")
    assert 1 << KEYS.index("mome") == t.s.castles


# The road move.


@pytest.mark.rules("MY-13.30")
def test_my_13_30_armies_march_once_a_turn_as_a_free_action() -> None:
    """One or more; two actions are still to be taken, and the next turn has its own road move."""
    t = marching().act(0).choose("march palmain", "to diclesium")
    assert (["1", "2", "3"], "MY-13.30") == (t.options("number"), t.refusal("number 0"))
    t.choose("number 2")
    assert (1, 2, 3) == (t.armies(0, "palmain"), t.armies(0, "diclesium"), t.s.army_stock[0])
    assert ("act", 2, [], "MY-13.30") == (t.step, t.s.todo[-1].arg, t.options("march"), t.refusal("march palmain"))
    assert "MY-13.30" == t.refusal("march talion")
    t.choose("pass", "pass")
    assert ("after", []) == (t.step, t.options("march"))
    assert ["diclesium", "palmain"] == t.act(0).options("march")


@pytest.mark.rules("MY-13.30", "MY-3.15")
def test_my_13_30_after_both_actions_too() -> None:
    """Until the hand is filled up, and over any distance."""
    t = marching(roads="diclesium-palmain diclesium-talion").act(0).choose("pass", "pass")
    t.choose("march palmain", "to talion", "number 3")
    assert ("after", 3) == (t.step, t.armies(0, "talion"))


@pytest.mark.rules("MY-13.30")
def test_my_13_30_after_another_free_action_too() -> None:
    """A card that has been put into the Warehouse is no road move."""
    t = Table(realms={0: "palmain diclesium"}, hands={0: "palmain"}, reserves={0: "warehouse"})
    t.roads("diclesium-palmain").armies_at(0, palmain=3).act(0).choose("stow palmain")
    t.choose("march palmain", "to diclesium", "number 1")
    assert 1 == t.armies(0, "diclesium")


@pytest.mark.rules("MY-13.31", "MY-13.26", "MY-13.29")
def test_my_13_31_every_province_on_the_way_is_controlled() -> None:
    """Neither to nor through nor out of a foreign one."""
    t = marching("palmain talion", "diclesium", "diclesium-palmain diclesium-talion").act(0)
    assert ([], "MY-13.26") == (t.options("march"), t.refusal("march palmain"))
    assert "MY-13.30" == marching(roads="diclesium-talion").act(0).refusal("march palmain")
    t = marching("palmain nusus talion", "diclesium", "diclesium-palmain nusus-palmain diclesium-talion").act(0)
    t.choose("march palmain")
    assert ["nusus"] == t.options("to")
    assert ("MY-13.31", "MY-13.29") == (t.refusal("to diclesium"), t.refusal("to talion"))
    t = marching("palmain", "diclesium").armies_at(0, diclesium=1).act(0)
    assert "MY-13.31" == t.refusal("march diclesium")


@pytest.mark.rules("MY-13.32")
def test_my_13_32_from_one_province_to_one_other() -> None:
    """All of them; not back to where they are."""
    t = marching(roads="diclesium-palmain diclesium-talion").act(0).choose("march palmain")
    assert (["diclesium", "talion"], "MY-13.32") == (t.options("to"), t.refusal("to palmain"))
    t.choose("to talion", "number 1")
    assert ("act", [2, 0, 1]) == (t.step, [t.armies(0, key) for key in ("palmain", "diclesium", "talion")])


@pytest.mark.rules("MY-13.33", "MY-13.34")
def test_my_13_33_armies_may_enter_a_war_but_not_leave_one() -> None:
    """Shog is at war: into it, and through it, but not out of it."""
    t = Table(realms={0: "shog remise eagre", 1: "camarine"}).roads("remise-shog eagre-shog")
    t.armies_at(0, shog=1, remise=3).armies_at(1, shog=2).act(0)
    assert (["remise"], "MY-13.33") == (t.options("march"), t.refusal("march shog"))
    t.choose("march remise")
    assert ["eagre", "shog"] == t.options("to")
    t.choose("to shog", "number 2")
    assert (3, 1) == (t.armies(0, "shog"), t.armies(0, "remise"))
    t.act(0).choose("march remise", "to eagre", "number 1")
    assert 1 == t.armies(0, "eagre")
