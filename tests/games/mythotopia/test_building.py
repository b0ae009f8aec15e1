"""Card action, and Build: cities, castles and roads (MY-13.1 to MY-13.25)."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.geometry import BORDER_KEYS, KEYS
from turnwright.games.mythotopia.data.tables import TOWNS
from turnwright.games.mythotopia.queries import cities_left, reserve_limit, roads_left

STONE = "start_market fadge quean eoan"
"""Four cards that show stone."""


def building(realm: str, hand: str, reserve: str = "", vp_cards: str = "", road_stone: int = 2) -> Table:
    """Seat 0 of three, who can build by a Build card in its hand."""
    return Table(
        3,
        realms={0: realm},
        hands={0: f"start_build {hand}"},
        reserves={0: reserve},
        vp_cards=vp_cards,
        road_stone=road_stone,
    )


def to_build(t: Table) -> Table:
    """Play the Build card."""
    return t.act(0).choose("play start_build")


def cited(t: Table, id: str) -> str:
    """Return the rule that the one message with an id cites."""
    (rule,) = [message.rule for message in t.log if message.id == id]
    return t.game.rulebook.rule(rule).id


# The card.


@pytest.mark.rules("MY-13.1", "MY-13.2")
def test_my_13_1_the_texts_headed_action() -> None:
    """Both kinds of Build, the Alchemist and the Diplomat are played as actions, of which one is used up."""
    t = Table(
        realms={0: "hatchel", 1: "mome"},
        hands={0: "hatchel start_build build alchemist diplomat hero limes portal start_market start_ship"},
    )
    t.armies_at(0, mome=1)
    t.s.tokens[0] = 1
    t.act(0)
    assert ["start_build", "alchemist", "build", "diplomat"] == t.options("play")
    assert ("MY-3.18", "MY-3.19", "MY-13.1") == tuple(map(t.refusal, ("play hero", "play limes", "play hatchel")))
    t.choose("play build", "castle hatchel", "play hatchel", "pay start_build")
    assert (1, 1) == (t.s.castles.bit_count(), t.s.todo[-1].arg)


@pytest.mark.rules("MY-13.3", "MY-3.10")
def test_my_13_3_one_building_is_erected() -> None:
    """A city, a road or a castle: then the action is over, and all its cards are discarded."""
    t = to_build(building("hatchel malebolge", f"hatchel {STONE}"))
    assert (["hatchel"], ["hatchel"], ["hatchel-malebolge"]) == (
        t.options("city"),
        t.options("castle"),
        t.options("road"),
    )
    t.choose("castle hatchel", "play hatchel", "pay fadge")
    assert ("act", 1 << KEYS.index("hatchel"), 0, []) == (t.step, t.s.castles, t.s.cities, t.s.roads)
    assert ["fadge", "hatchel", "start_build"] == t.discard(0)


@pytest.mark.rules("MY-13.3", "MY-13.6", "MY-13.10")
def test_my_13_3_build_is_not_played_in_vain() -> None:
    """Hatchel has all that can stand there; or a city is all that is left, and needs two other stones."""
    assert "MY-13.3" == building("hatchel", STONE).castles("hatchel").cities("hatchel").act(0).refusal(
        "play start_build"
    )
    assert "MY-13.6" == building("hatchel", "hatchel fadge").castles("hatchel").act(0).refusal("play start_build")
    assert "MY-13.10" == building("hatchel", "hatchel").castles("hatchel").act(0).refusal("play start_build")
    assert ["start_build"] == building("hatchel", "hatchel fadge quean").castles("hatchel").act(0).options("play")


@pytest.mark.rules("MY-13.4")
def test_my_13_4_the_card_of_the_site_is_played() -> None:
    """Malebolge's card is in the deck, so nothing can be built there."""
    t = to_build(building("hatchel malebolge", f"hatchel {STONE}"))
    assert ("MY-13.4", "MY-13.4") == (t.refusal("city malebolge"), t.refusal("castle malebolge"))
    t.choose("castle hatchel")
    assert (["hatchel"], "MY-13.4") == (t.options("play"), t.refusal("play fadge"))
    assert "MY-13.4" == building("hatchel", STONE).act(0).refusal("play start_build")


@pytest.mark.rules("MY-13.5", "MY-13.21")
def test_my_13_5_the_site_is_controlled() -> None:
    """The card alone is not enough, nor are armies."""
    t = to_build(building("hatchel", f"hatchel malebolge {STONE}").armies_at(0, malebolge=2))
    assert ("MY-13.5", "MY-13.5") == (t.refusal("city malebolge"), t.refusal("castle malebolge"))
    assert ([], "MY-13.21") == (t.options("road"), t.refusal("road hatchel-malebolge"))


@pytest.mark.rules("MY-13.6", "MY-3.7")
def test_my_13_6_neither_build_nor_the_site_card_gives_stone() -> None:
    """Malebolge shows stone, and so does Build: neither pays."""
    t = building("malebolge", "malebolge").act(0)
    assert ([], "MY-13.6") == (t.options("play"), t.refusal("play start_build"))
    t = to_build(building("malebolge", "malebolge fadge"))
    assert (["malebolge"], "MY-13.6") == (t.options("castle"), t.refusal("city malebolge"))
    t.choose("castle malebolge", "play malebolge")
    assert ["pay fadge"] == t.options()
    t = Table(realms={0: "hatchel"}, hands={0: "hatchel start_build build"}).act(0).choose("play start_build")
    t.choose("castle hatchel", "play hatchel", "pay build")
    assert 1 << KEYS.index("hatchel") == t.s.castles


@pytest.mark.rules("MY-13.7")
def test_my_13_7_building_goes_on_in_a_war() -> None:
    """Hatchel is under attack."""
    t = to_build(building("hatchel", f"hatchel {STONE}").armies_at(1, hatchel=2))
    t.choose("castle hatchel", "play hatchel", "pay fadge")
    assert 2 == t.strength(0, "hatchel")


@pytest.mark.rules("MY-13.8", "MY-5.8")
@pytest.mark.parametrize(
    ("choice", "paid"), [("city hatchel", 2), ("castle hatchel", 1), ("road hatchel-malebolge", 2)]
)
def test_my_13_8_an_empty_vp_card_does_not_keep_from_building(choice: str, paid: int) -> None:
    """It gives no token then."""
    t = building("hatchel malebolge", f"hatchel {STONE}").left(city=0, castle=0, road=0)
    to_build(t).choose(choice, "play hatchel", *["pay fadge", "pay quean"][:paid])
    assert ("act", [0, 0, 0]) == (t.step, t.tokens(0))
    assert 1 == t.s.cities.bit_count() + t.s.castles.bit_count() + len(t.s.roads)


@pytest.mark.rules("MY-13.8", "MY-17.68")
def test_my_13_8_the_scribe_takes_an_unused_token() -> None:
    """The Road card is empty."""
    t = building("hatchel malebolge", f"hatchel {STONE}", reserve="scribe").left(road=0)
    to_build(t).choose("road hatchel-malebolge", "play hatchel", "pay fadge", "pay quean", "take-unused")
    assert [0, 1, 0] == t.tokens(0)


@pytest.mark.rules("MY-13.9")
def test_my_13_9_without_a_piece_nothing_is_built() -> None:
    """Four cities on the board; nine castles; nine roads."""
    realm = "hatchel malebolge mome talion remise"
    t = to_build(building(realm, f"hatchel {STONE}").cities("malebolge mome talion remise"))
    assert ("MY-13.9", ["hatchel"]) == (t.refusal("city hatchel"), t.options("castle"))
    t = to_build(building(realm, f"hatchel {STONE}").castles("lea darb grimp eoan quean oxter shog nesh ictus"))
    assert ("MY-13.9", ["hatchel"]) == (t.refusal("castle hatchel"), t.options("city"))
    t = building(realm, f"hatchel {STONE}").roads(" ".join([key for key in BORDER_KEYS if "hatchel" not in key][:9]))
    assert 0 == roads_left(t.s)
    assert "MY-13.9" == to_build(t).refusal("road hatchel-malebolge")


# Cities.


@pytest.mark.rules("MY-13.10", "MY-13.12", "MY-13.13", "MY-6.1")
def test_my_13_10_a_city_takes_the_place_of_a_town() -> None:
    """For two stone: the town returns to the stock, the Reserve holds one more card, and a token is due."""
    t = building("hatchel", f"hatchel {STONE}")
    assert (TOWNS - 1, 4, 2) == (t.s.towns[0], cities_left(t.s, 0), reserve_limit(t.s, 0))
    to_build(t).choose("city hatchel", "play hatchel", "pay fadge", "pay quean")
    assert (TOWNS, 3, 3) == (t.s.towns[0], cities_left(t.s, 0), reserve_limit(t.s, 0))
    assert (1 << KEYS.index("hatchel"), ["hatchel"], [0, 1, 0]) == (t.s.cities, t.realm(0), t.tokens(0))
    assert "MY-13.12" == cited(t, "log-city")
    t = to_build(building("hatchel", "hatchel fadge"))
    assert ([], "MY-13.10") == (t.options("city"), t.refusal("city hatchel"))


@pytest.mark.rules("MY-13.10", "MY-6.9", "MY-3.27")
def test_my_13_10_the_guilded_city_gives_a_token_for_gold() -> None:
    """One gold more, one more token."""
    t = building("hatchel", "hatchel fadge quean mome", vp_cards="guilded_city")
    to_build(t).choose("city hatchel", "play hatchel", "pay fadge", "pay quean", "extra", "pay mome")
    assert ([1, 1, 0], "act") == (t.tokens(0), t.step)


@pytest.mark.rules("MY-13.11", "MY-13.14")
def test_my_13_11_a_city_needs_a_town() -> None:
    """Not where a city or a citadel stands."""
    t = (
        building("hatchel malebolge welkin", f"hatchel malebolge welkin {STONE}")
        .cities("hatchel")
        .citadels("malebolge")
    )
    to_build(t)
    assert ["welkin"] == t.options("city")
    assert ("MY-13.11", "MY-13.14") == (t.refusal("city hatchel"), t.refusal("city malebolge"))


# Castles.


@pytest.mark.rules("MY-13.15", "MY-13.16", "MY-6.3")
def test_my_13_15_a_castle_stands_beside_a_town_or_a_city() -> None:
    """For one stone; a token is due."""
    t = building("hatchel welkin", "hatchel welkin fadge quean").cities("welkin")
    towns = t.s.towns[0]
    to_build(t)
    assert ["hatchel", "welkin"] == t.options("castle")
    t.choose("castle welkin", "play welkin", "pay fadge")
    welkin = 1 << KEYS.index("welkin")
    assert (welkin, welkin, towns, [1, 0, 0]) == (t.s.castles, t.s.cities, t.s.towns[0], t.tokens(0))
    assert (["hatchel", "welkin"], ["hatchel", "quean"]) == (t.realm(0), t.hand(0))
    assert "MY-13.16" == cited(t, "log-castle")


@pytest.mark.rules("MY-13.17", "MY-13.18")
def test_my_13_17_one_castle_and_none_beside_a_citadel() -> None:
    """Welkin is free for one."""
    t = building("hatchel malebolge welkin", f"hatchel malebolge welkin {STONE}")
    to_build(t.castles("hatchel").citadels("malebolge"))
    assert ["welkin"] == t.options("castle")
    assert ("MY-13.17", "MY-13.18") == (t.refusal("castle hatchel"), t.refusal("castle malebolge"))


# Roads.


@pytest.mark.rules("MY-13.19", "MY-13.21", "MY-6.2")
def test_my_13_19_a_road_costs_two_stone() -> None:
    """Between Palmain and Nusus; a token is due. By another reading it costs one."""
    t = to_build(building("nusus palmain", "palmain fadge quean"))
    t.choose("road nusus-palmain", "play palmain", "pay fadge", "pay quean")
    assert ([BORDER_KEYS.index("nusus-palmain")], [0, 1, 0]) == (t.s.roads, t.tokens(0))
    assert "MY-13.21" == cited(t, "log-road")
    t = to_build(building("nusus palmain", "palmain fadge"))
    assert ([], "MY-13.19") == (t.options("road"), t.refusal("road nusus-palmain"))
    t = to_build(building("nusus palmain", "palmain fadge", road_stone=1))
    t.choose("road nusus-palmain", "play palmain", "pay fadge")
    assert 1 == len(t.s.roads)


@pytest.mark.rules("MY-13.20", "MY-17.59")
def test_my_13_20_hills_cost_one_more_stone() -> None:
    """Mome to Remise: three, with the Ranger two."""
    t = to_build(building("mome remise", "mome fadge quean"))
    assert ([], "MY-13.20") == (t.options("road"), t.refusal("road mome-remise"))
    t = to_build(building("mome remise", "mome fadge quean eoan"))
    t.choose("road mome-remise", "play mome", "pay fadge", "pay quean", "pay eoan")
    assert 1 == len(t.s.roads)
    t = to_build(building("mome remise", "mome fadge quean", reserve="ranger"))
    t.choose("road mome-remise", "play mome", "pay fadge", "pay quean")
    assert 1 == len(t.s.roads)


@pytest.mark.rules("MY-13.21")
def test_my_13_21_both_ends_are_controlled() -> None:
    """Nusus is neutral."""
    t = to_build(building("palmain", f"palmain {STONE}"))
    assert ([], "MY-13.21") == (t.options("road"), t.refusal("road nusus-palmain"))


@pytest.mark.rules("MY-13.22")
def test_my_13_22_the_card_of_either_end_will_do() -> None:
    """Palmain's or Nusus's."""
    for end in ("nusus", "palmain"):
        t = to_build(building("nusus palmain", f"{end} fadge quean")).choose("road nusus-palmain")
        assert [end] == t.options("play")
    t = to_build(building("nusus palmain hatchel", "hatchel fadge quean"))
    assert "MY-13.4" == t.refusal("road nusus-palmain")


@pytest.mark.rules("MY-13.23", "MY-17.60")
def test_my_13_23_no_road_over_mountains() -> None:
    """Diclesium to Fadge; with the Ranger it costs three stone."""
    t = to_build(building("diclesium fadge", f"diclesium {STONE}"))
    assert ([], "MY-13.23") == (t.options("road"), t.refusal("road diclesium-fadge"))
    t = to_build(building("diclesium fadge", f"diclesium {STONE}", reserve="ranger"))
    t.choose("road diclesium-fadge", "play diclesium", "pay fadge", "pay quean", "pay eoan")
    assert 1 == len(t.s.roads)


@pytest.mark.rules("MY-13.24")
def test_my_13_24_one_road_on_a_border() -> None:
    """Not a second one."""
    t = to_build(building("nusus palmain", f"palmain {STONE}").roads("nusus-palmain"))
    assert ([], "MY-13.24") == (t.options("road"), t.refusal("road nusus-palmain"))


@pytest.mark.rules("MY-13.35", "MY-3.22")
def test_my_13_35_the_price_is_settled_with_the_site_card() -> None:
    """A Ranger pays one of three stones for the mountain road that it makes possible, and is then spent."""
    t = Table(
        realms={0: "diclesium fadge eoan grimp"},
        hands={0: "start_build diclesium eoan grimp"},
        reserves={0: "ranger"},
    ).act(0)
    t.choose("play start_build", "road diclesium-fadge", "play diclesium", "pay ranger")
    assert ("pay-stone", 2, []) == (t.step, t.s.todo[-1].arg, t.reserve(0))
    t.choose("pay eoan", "pay grimp")
    assert [BORDER_KEYS.index("diclesium-fadge")] == t.s.roads
