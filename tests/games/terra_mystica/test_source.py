"""The tables of the game hold what the data source says, field by field."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.games.terra_mystica.printed import CULTS, KINDS, PRINTED, land_and_rivers, terrain, touch
from turnwright.games.terra_mystica.data import first_game, geometry, tables
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.steps import improving, powers

FACTIONS = {faction.key: faction for faction in ROSTER}
NAMES = sorted(PRINTED["factions"])
GOODS = ["workers", "coins", "priests", "power"]


def steps(totals: list[int]) -> list[int]:
    """Return what each further structure adds."""
    return [after - before for before, after in pairwise(totals)]


def by_kind(points: Any) -> list[int]:
    """Return points by kind of structure, as the tables hold them."""
    return [0, *[points.get(kind, 0) for kind in KINDS]]


def code(row: Any) -> str:
    """Return the name of a tile for test ids."""
    return str(row["code"])


def goods(found: Any) -> list[int]:
    """Return workers, coins, priests and power of a gain in the file."""
    return [found.get(name, 0) for name in GOODS]


def test_the_roster_holds_the_factions_of_the_source() -> None:
    """14 of them, by the same names."""
    assert NAMES == sorted(FACTIONS)
    assert 14 == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_faction_starts_as_its_board_shows(name: str) -> None:
    """Home, resources, bowls, cults, dwellings."""
    board, faction = PRINTED["factions"][name], FACTIONS[name]
    start = board["start"]
    assert terrain(board["home"]) == tables.TERRAINS[faction.home]
    assert (start["workers"], start["coins"], start["priests"]) == (faction.workers, faction.coins, faction.priests)
    assert start["power"] == [faction.bowl1, faction.bowl2, 0]
    assert [start["cults"][cult] for cult in CULTS] == faction.cults
    assert start["dwellings"] == faction.dwellings


@pytest.mark.parametrize("name", NAMES)
def test_a_faction_pays_what_its_board_shows(name: str) -> None:
    """Prices of the five structures, and of a trading house beside an opponent."""
    cost, faction = PRINTED["factions"][name]["cost"], FACTIONS[name]
    assert [0, *[cost[kind]["workers"] for kind in KINDS]] == faction.price_workers
    assert [0, *[cost[kind]["coins"] for kind in KINDS]] == faction.price_coins
    assert cost["trading_house"]["coins_near"] == faction.near_coins


@pytest.mark.parametrize("name", NAMES)
def test_a_faction_earns_what_its_board_shows(name: str) -> None:
    """Income of every slot of every track."""
    income, faction = PRINTED["factions"][name]["income"], FACTIONS[name]
    assert income["base"] == {"workers": faction.worker_income[0]}
    assert income["dwelling"] == {"workers": steps(faction.worker_income)}
    assert income["trading_house"]["coins"] == steps(faction.coin_income)
    assert income["trading_house"]["power"] == steps(faction.power_income)
    assert income["temple"]["priests"] == steps(faction.priest_income)
    assert income["temple"].get("power", [0, 0, 0]) == steps(faction.temple_power)
    stronghold = {key: amounts[0] for key, amounts in income["stronghold"].items()}
    assert goods(stronghold) == stronghold_income(faction)
    assert income["sanctuary"] == {"priests": [faction.sanctuary_priests]}


def stronghold_income(faction: Faction) -> list[int]:
    """Return workers, coins, priests and power."""
    found = [faction.stronghold_workers, faction.stronghold_coins]
    return [*found, faction.stronghold_priests, faction.stronghold_power]


@pytest.mark.parametrize("name", NAMES)
def test_a_faction_sails_and_digs_as_its_board_shows(name: str) -> None:
    """Length, price and points of the shipping track; rates and prices of the exchange track."""
    board, faction = PRINTED["factions"][name], FACTIONS[name]
    shipping, spades = board.get("shipping"), board["spades"]
    if shipping is None or not shipping.get("max"):
        assert (0, 0) == (faction.ship_start, faction.ship_max)
    else:
        assert (shipping["start"], shipping["max"]) == (faction.ship_start, faction.ship_max)
        assert shipping["cost"] == {"priests": 1, "coins": improving.SHIP_COINS}
        assert shipping["vp"] == {n: faction.ship_vp[n] for n in range(faction.ship_start + 1, faction.ship_max + 1)}
    assert spades["max_level"] == len(faction.dig_rates) - 1
    if spades["pay"] == "priests":
        assert spades["per_spade"] == [faction.spade_priests()]
        return
    assert spades["per_spade"] == faction.dig_rates
    price = {"workers": tables.DIG_WORKERS, "coins": faction.dig_coins, "priests": tables.DIG_PRIESTS}
    assert spades["cost"] == price
    assert spades["vp"] == improving.DIG_VP


def test_structures_are_those_of_the_source() -> None:
    """Counts, power values, what they grow from, what a town asks for."""
    printed = PRINTED["buildings"]
    assert [0, *[printed[kind]["count"] for kind in KINDS]] == tables.PIECES
    assert [0, *[printed[kind]["power_value"] for kind in KINDS]] == tables.POWER_VALUE
    came = [KINDS.index(printed[kind]["from"]) + 1 if printed[kind]["from"] else 0 for kind in KINDS]
    assert came == tables.UPGRADES[1:]
    town = printed["rules"]["town"]
    assert (town["min_buildings"], town["min_power"]) == (tables.TOWN_STRUCTURES, tables.TOWN_POWER)
    assert town["min_power_with_fav5"] == tables.FAVORS[tables.FAV5].town_power


def test_power_actions_are_those_of_the_source() -> None:
    """Names, prices and gains."""
    printed = PRINTED["power_actions"]
    assert [row["code"] for row in printed] == tables.ACTION_NAMES
    assert [row["cost"] for row in printed] == tables.ACTION_COST
    assert printed[2]["gain"] == {"workers": powers.ACT_WORKERS}
    assert printed[3]["gain"] == {"coins": powers.ACT_COINS}


@pytest.mark.parametrize("row", PRINTED["bonus_cards"], ids=code)
def test_a_bonus_card_is_as_printed(row: Any) -> None:
    """Income, special action, shipping, points at a pass."""
    card = tables.CARDS[PRINTED["bonus_cards"].index(row)]
    special, points = row.get("special_action", {}), row.get("on_pass_vp", {})
    assert row["code"] == card.name
    assert goods(row["income"]) == [card.workers, card.coins, card.priests, card.power]
    assert (special.get("spades", 0), special.get("cult_steps", 0)) == (card.spades, card.steps)
    assert row.get("shipping_bonus", 0) == card.shipping
    assert by_kind(points) == card.pass_vp
    assert points.get("shipping_level", 0) == card.ship_vp


@pytest.mark.parametrize("row", PRINTED["favor_tiles"], ids=code)
def test_a_favor_tile_is_as_printed(row: Any) -> None:
    """Copies, cult steps and what it gives from then on."""
    tile = tables.FAVORS[PRINTED["favor_tiles"].index(row)]
    assert (row["code"], row["count"]) == (tile.name, tile.copies)
    assert row["cult"] == {CULTS[tile.cult]: tile.steps}
    assert goods(row.get("income", {})) == [tile.workers, tile.coins, 0, tile.power]
    assert row.get("town_power_needed", 0) == tile.town_power
    assert row.get("special_action", {}).get("cult_steps", 0) == tile.action_steps
    assert by_kind(row.get("on_build_vp", {})) == tile.build_vp
    assert row.get("on_pass_vp_by_trading_houses", [0, 0, 0, 0, 0]) == tile.pass_vp


@pytest.mark.parametrize("row", PRINTED["town_tiles"], ids=code)
def test_a_town_tile_is_as_printed(row: Any) -> None:
    """Copies, keys, points and gains."""
    tile = tables.TOWNS[PRINTED["town_tiles"].index(row)]
    gain = row["gain"]
    assert (row["code"], row["count"]) == (tile.name, tile.copies)
    assert (row["keys"], row["vp"]) == (tile.keys, tile.vp)
    assert goods(gain) == [tile.workers, tile.coins, tile.priests, tile.power]
    assert (gain.get("each_cult", 0), gain.get("shipping_steps", 0)) == (tile.steps, tile.shipping)


@pytest.mark.parametrize("row", PRINTED["scoring_tiles"], ids=code)
def test_a_scoring_tile_is_as_printed(row: Any) -> None:
    """Points of the left half, cult bonus of the right half."""
    tile = tables.SCORINGS[PRINTED["scoring_tiles"].index(row)]
    points = row["vp"]
    assert row["code"] == tile.name
    assert by_kind(points) == tile.build_vp
    assert (points.get("spade_used", 0), points.get("town_founded", 0)) == (tile.spade_vp, tile.town_vp)
    assert (row.get("cult"), row["every"]) == (CULTS[tile.cult] if tile.cult >= 0 else None, tile.every)
    assert goods(row["reward"]) == [tile.workers, tile.coins, tile.priests, tile.power]
    assert row["reward"].get("spades", 0) == tile.spades


def test_only_base_tiles_are_in_the_box_by_default() -> None:
    """Tiles of later printings come after the base tiles."""
    for key, count in {
        "bonus_cards": tables.BASE_CARDS,
        "town_tiles": tables.BASE_TOWNS,
        "scoring_tiles": tables.BASE_SCORINGS,
    }.items():
        assert [i < count for i in range(len(PRINTED[key]))] == [row.get("base", True) for row in PRINTED[key]]


def test_cults_and_final_scoring_are_those_of_the_source() -> None:
    """Spaces with power, orders, places."""
    cults, final = PRINTED["cults"], PRINTED["final_scoring"]
    assert (cults["order"], cults["top"]) == (tables.CULT_NAMES, tables.TOP)
    assert cults["power_on_reaching_or_passing"] == {n: p for n, p in enumerate(tables.CULT_POWER) if p}
    assert cults["order_slots"] == tables.ORDER_STEPS
    assert cults["final_scoring"]["places"] == tables.CULT_PLACES
    assert final["network"]["places"] == tables.AREA_PLACES
    assert PRINTED["resources"]["end_game"]["coins_per_vp"] == tables.COINS_PER_VP


def test_counts_of_the_box_are_those_of_the_source() -> None:
    """Rounds, priests, tokens, bridges, cards in play."""
    assert (PRINTED["rounds"], PRINTED["starting_vp"]) == (tables.ROUNDS, tables.START_VP)
    resources = PRINTED["resources"]
    assert resources["priests_per_player"] == tables.PRIESTS
    assert resources["power_tokens_per_player"] == tables.TOKENS
    assert PRINTED["map"]["bridges"]["per_player"] == tables.BRIDGES_EACH
    assert {n: n + tables.SPARE_CARDS for n in range(2, 6)} == PRINTED["setup"]["bonus_cards_in_play"]


def test_the_map_is_that_of_the_source() -> None:
    """Names, terrains and neighbours of all hexes."""
    land, rivers = land_and_rivers()
    assert list(land) == geometry.HEX_NAMES
    assert [found for _row, _x, found in land.values()] == [tables.TERRAINS[t] for t in geometry.PRINTED]
    places, waters = [(row, x) for row, x, _terrain in land.values()], list(rivers.values())
    for h, place in enumerate(places):
        assert [i for i, other in enumerate(places) if touch(place, other)] == sorted(geometry.EDGES[h])
        assert [i for i, other in enumerate(waters) if touch(place, other)] == sorted(geometry.SHORES[h])
    for r, place in enumerate(waters):
        assert [i for i, other in enumerate(places) if touch(place, other)] == sorted(geometry.BANKS[r])
        assert [i for i, other in enumerate(waters) if touch(place, other)] == sorted(geometry.STREAMS[r])


def test_bridge_slots_follow_the_printed_rule() -> None:
    """A slot joins two land hexes that do not touch and whose two common neighbours are both river."""
    land, rivers = land_and_rivers()
    found = []
    for a, (row, x, _terrain) in land.items():
        for b, (other_row, other_x, _other) in land.items():
            if (row, x) >= (other_row, other_x) or touch((row, x), (other_row, other_x)):
                continue
            between = [
                r for r, place in rivers.items() if touch(place, (row, x)) and touch(place, (other_row, other_x))
            ]
            if len(between) == 2:
                found.append(f"{a}:{b}")
    assert sorted(found) == sorted(geometry.SLOT_NAMES) == sorted(PRINTED["map"]["bridges"]["slots"])


def test_the_first_game_is_that_of_the_source() -> None:
    """Scoring tiles by round, cards and first dwellings by number of players."""
    printed = PRINTED["first_game"]
    assert [printed["scoring_tiles"][n] for n in range(1, 7)] == first_game.SCORING_TILES
    for players, rows in printed["by_players"].items():
        assert rows["bonus_cards"] == first_game.CARDS_IN_PLAY[players]
        assert rows["dwellings"] == first_game.HOMES[players]


def test_points_of_the_official_list_are_those_of_the_source() -> None:
    """The points a faction starts with under the list of 2017."""
    printed = next(row for row in PRINTED["variants"] if row["id"] == "starting-vp-2017")
    assert printed["base_factions"] == {name: faction.start_vp for name, faction in FACTIONS.items()}
