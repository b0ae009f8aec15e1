"""The tables of the game hold what the data source says, field by field."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mythotopia.printed import PRINTED, starting_copies, vp_cards, vp_key
from turnwright.core.masks import count
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data import faces, geometry, tables
from turnwright.games.mythotopia.data import vp_cards as vp
from turnwright.games.mythotopia.options import CHOICE_DEALT, DEALT, FEWER_DEALT, GIVEN_UP, OPTIONS
from turnwright.games.mythotopia.steps.setup import hand_at_start


def key(row: Any) -> str:
    """Return the name of a row for test ids."""
    return str(row["id"])


def symbols(row: Any) -> list[int]:
    """Return the symbols of a card as the tables hold them."""
    return [row["symbols"].get(symbol, 0) for symbol in tables.SYMBOLS]


@pytest.mark.rules("MY-1.1")
def test_numbers_of_a_turn_are_those_of_the_source() -> None:
    """Players, actions, hands, the floor, the fewest cards."""
    turn, setup = PRINTED["turn"], PRINTED["setup"]
    assert PRINTED["meta"]["players"] == {"min": min(GAME.seat_counts), "max": max(GAME.seat_counts)}
    assert PRINTED["meta"]["players"]["max"] == tables.MOST_SEATS
    assert (turn["actions"], turn["hand_refill"], turn["vp_floor"]) == (tables.ACTIONS, tables.HAND, tables.FLOOR)
    assert (turn["hand_kept"], turn["min_cards_owned"]) == (True, tables.FEWEST_CARDS)
    assert (setup["hand"], setup["fourth_player_hand"]) == (tables.HAND, tables.FOURTH_HAND)
    assert setup["start_vp_per_province"] == tables.PROVINCE_VP
    assert setup["dragons"]["draw"] == setup["runestones"]["draw"] == tables.MARKERS
    assert next(row for row in PRINTED["actions"] if row["id"] == "remove_cards")["max"] == tables.MOST_REMOVED


def test_what_is_dealt_is_that_of_the_source() -> None:
    """By players, and by the start choice, which two players do not have."""
    setup = PRINTED["setup"]
    assert setup["provinces_dealt"] == DEALT
    choice = setup["optional_choice"]
    assert (choice["dealt"], choice["discarded_each"]) == (CHOICE_DEALT["one_fewer"], GIVEN_UP)
    assert [tables.PAIR] == choice["not_for"]
    assert (setup["first_player"], choice["default"]) == ("random", False)
    defaults = {option.name: option.default for option in OPTIONS}
    assert ("random", "off") == (defaults["first"], defaults["start_choice"])


def test_options_are_the_other_readings_of_the_source() -> None:
    """Every contradiction with an option has one here, with that value."""
    found = {row["id"]: row["option"] for row in PRINTED["contradictions"] if "option" in row}
    options = {option.name: option for option in OPTIONS}
    for id, name, value in [
        ("C1", "two_player_provinces", FEWER_DEALT),
        ("C2", "road_stone", 1),
        ("C3", "starting_cards", 4),
        ("C14", "remove_from_neutral", True),
    ]:
        assert f"{name}: {str(value).lower()}" == found.pop(id)
        assert value in options[name].values
        assert value != options[name].default
    assert {"C4": f"dealt {CHOICE_DEALT['same']}"} == found


@pytest.mark.rules("MY-2.5", "MY-2.6", "MY-2.8", "MY-2.9", "MY-2.10", "MY-4.4", "MY-4.6")
def test_tokens_are_those_of_the_source() -> None:
    """In the common supply, and of each player."""
    shared, own = PRINTED["tokens"]["shared"], PRINTED["tokens"]["per_player"]
    assert list(PRINTED["tokens"]["vp"]["total"].values()) == tables.TOKENS
    assert list(PRINTED["tokens"]["vp"]["total"]) == list(range(1, tables.VALUES + 1))
    assert (shared["roads"]["count"], shared["castles"]["count"]) == (tables.ROADS, tables.CASTLES)
    assert shared["mercenaries"]["count"] == tables.MERCENARIES
    assert shared["dragons"]["count"] == shared["runestones"]["count"] == tables.MARKERS
    assert (own["towns"][2], own["towns"][3], own["towns"][4]) == (tables.PAIR_TOWNS, tables.TOWNS, tables.TOWNS)
    assert (own["cities"]["count"], own["citadels"]["count"]) == (tables.CITIES, 1)
    assert (own["armies"]["stock"], own["armies"]["pool"]) == (tables.ARMIES, tables.POOL_ARMIES)
    assert (own["ships"]["stock"], own["ships"]["pool"]) == (tables.SHIPS, tables.POOL_SHIPS)


def test_costs_are_those_of_the_source() -> None:
    """Food, gold and stone."""
    costs = PRINTED["costs"]
    assert costs["invade"] == {"food": tables.INVASION_FOOD, "hills_food": geometry.HILLS}
    assert (costs["reinforce_invaded"]["food"], costs["reinforce_own"]["food"]) == (tables.INVASION_FOOD, 0)
    assert (costs["army_token"]["gold"], costs["ship_token"]["gold"]) == (tables.ARMY_GOLD, tables.SHIP_GOLD)
    assert costs["acquire_card"]["gold"] == PRINTED["improvement_cards"]["price"]["gold"] == tables.CARD_GOLD
    assert (costs["city"]["stone"], costs["castle"]["stone"]) == (tables.CITY_STONE, tables.CASTLE_STONE)
    road = {option.name: option.default for option in OPTIONS}["road_stone"]
    assert costs["road"] == {"stone": road, "hills_stone": geometry.HILLS}
    assert costs["patronage"]["gold"] == tables.PATRON_GOLD


def test_strengths_and_the_reserve_are_those_of_the_source() -> None:
    """What counts in wars, and what a Reserve holds."""
    strength = PRINTED["strength"]
    assert (strength["castle_defender"], strength["citadel_defender"]) == (
        tables.CASTLE_STRENGTH,
        tables.CITADEL_STRENGTH,
    )
    assert (strength["hilly_player_defender"], strength["dragon_neutral"]) == (
        tables.HILLY_STRENGTH,
        tables.DRAGON_STRENGTH,
    )
    assert PRINTED["reserve"]["base"] == tables.RESERVE_ROOM


def test_symbols_are_those_of_the_source() -> None:
    """Resources first, then forces."""
    printed = PRINTED["symbols"]
    assert printed["resources"] == tables.SYMBOLS[: tables.RESOURCES]
    assert printed["forces"] == tables.SYMBOLS[tables.RESOURCES :]


def test_the_map_has_the_provinces_of_the_source() -> None:
    """The same, in the same order, by letters."""
    assert [row["id"] for row in PRINTED["map"]["provinces"]] == geometry.KEYS == sorted(geometry.KEYS)
    assert PRINTED["province_cards"]["count"] == geometry.PROVINCES == len(geometry.PROVINCE_FACES)


@pytest.mark.rules("MY-1.2", "MY-1.3", "MY-1.5", "MY-3.1", "MY-10.12")
@pytest.mark.parametrize("row", PRINTED["map"]["provinces"], ids=key)
def test_a_province_is_as_printed(row: Any) -> None:
    """Symbol, strength, hilly mark, seas, island; its card shows the same symbol."""
    number = geometry.KEYS.index(row["id"])
    province = geometry.MAP[number]
    assert (row["symbol"], row["strength"]) == (tables.SYMBOLS[province.symbol], province.strength)
    assert row["strength"] == geometry.STRENGTH[number]
    assert row["hilly"] == province.hilly == (geometry.HILLY >> number & 1 == 1)
    assert row["seas"] == [geometry.SEAS[sea] for sea in province.seas]
    assert geometry.SEAS_OF[number] == sum(1 << sea for sea in province.seas)
    island = [name for name, mask in zip(("large", "small"), geometry.ISLANDS, strict=True) if mask >> number & 1]
    assert ([row["island"]] if "island" in row else []) == island
    face = faces.FACES[number]
    assert (row["id"], tables.PROVINCE) == (face.key, face.header)
    assert [int(symbol == row["symbol"]) for symbol in tables.SYMBOLS] == face.symbols


@pytest.mark.rules("MY-1.2", "MY-1.6")
@pytest.mark.parametrize("row", PRINTED["map"]["seas"], ids=key)
def test_a_sea_area_is_as_printed(row: Any) -> None:
    """Its coasts, and the sea areas that it touches."""
    sea = geometry.SEAS.index(row["id"])
    assert row["provinces"] == [k for n, k in enumerate(geometry.KEYS) if geometry.COASTS[sea] >> n & 1]
    touching = [one + other - sea for one, other in geometry.TOUCHING_SEAS if sea in (one, other)]
    assert row["seas"] == [geometry.SEAS[other] for other in touching]


def test_sea_areas_and_islands_are_those_of_the_source() -> None:
    """In the same order."""
    assert [row["id"] for row in PRINTED["map"]["seas"]] == geometry.SEAS
    islands = PRINTED["map"]["islands"]
    assert [islands["large"]["provinces"], islands["small"]["provinces"]] == [
        geometry.LARGE_ISLAND,
        geometry.SMALL_ISLAND,
    ]
    isles = vp.VP_CARDS[vp.VP_KEYS.index("isles")].tokens
    assert [islands[size]["lord_of_the_isles_token"] for size in ("large", "small")] == [value for value, _ in isles]


@pytest.mark.rules("MY-1.4")
def test_borders_are_those_of_the_source() -> None:
    """The same, in the same order, each of the same kind; neighbours follow from them."""
    printed = [(f"{row['a']}-{row['b']}", row["kind"]) for row in PRINTED["map"]["borders"]]
    assert printed == [(border.key, geometry.BORDER_KINDS[border.kind]) for border in geometry.BORDERS]
    for border in geometry.BORDERS:
        assert f"{geometry.KEYS[border.one]}-{geometry.KEYS[border.other]}" == border.key
        for one, other in ((border.one, border.other), (border.other, border.one)):
            beyond = [geometry.NEIGHBOURS[kind][one] >> other & 1 for kind in range(len(geometry.BORDER_KINDS))]
            assert [int(kind == border.kind) for kind in range(len(geometry.BORDER_KINDS))] == beyond
    assert 2 * len(printed) == sum(count(mask) for masks in geometry.NEIGHBOURS for mask in masks)


def test_starting_cards_are_those_of_the_source() -> None:
    """Kinds and copies; without the second copy there is one of each."""
    assert starting_copies() == dict(zip([face.key for face in tables.STARTING], tables.STARTING_COPIES, strict=True))
    assert list(starting_copies()) == [faces.CARD_KEYS[card] for card in faces.starting_cards(doubled=False)]
    held = [faces.CARD_KEYS[card] for card in faces.starting_cards(doubled=True)]
    assert starting_copies() == {kind: held.count(kind) for kind in held}


@pytest.mark.parametrize("row", PRINTED["starting_cards"]["cards"], ids=key)
def test_a_starting_card_is_as_printed(row: Any) -> None:
    """Symbols and header."""
    face = faces.FACES[faces.CARD_KEYS.index(row["id"].removesuffix("_2"))]
    assert (symbols(row), row["kind"]) == (face.symbols, tables.HEADERS[face.header])


def test_improvement_cards_are_those_of_the_source() -> None:
    """The same, in the same order, one copy of each, with the printed number on display."""
    printed = PRINTED["improvement_cards"]
    assert [row["id"] for row in printed["cards"]] == [face.key for face in tables.IMPROVEMENTS]
    assert (printed["count"], printed["copies_each"]) == (tables.IMPROVEMENT_KINDS, 1)
    assert (printed["on_display"], printed["refill_display"]) == (tables.DISPLAY, False)
    assert [row["id"] for row in printed["cards"]] == [faces.CARD_KEYS[card] for card in faces.ALL_IMPROVEMENTS]


@pytest.mark.parametrize("row", PRINTED["improvement_cards"]["cards"], ids=key)
def test_an_improvement_card_is_as_printed(row: Any) -> None:
    """Symbols and header."""
    number = faces.CARD_KEYS.index(row["id"])
    face = faces.FACES[number]
    assert (symbols(row), row["kind"]) == (face.symbols, tables.HEADERS[face.header])
    assert symbols(row) == [faces.GIVES[symbol][number] for symbol in range(len(tables.SYMBOLS))]


def test_vp_cards_are_those_of_the_source() -> None:
    """The same, in the same order, the fixed ones first."""
    assert [vp_key(row) for row in vp_cards()] == vp.VP_KEYS
    assert len(PRINTED["vp_cards"]["fixed"]) == vp.FIXED
    assert PRINTED["vp_cards"]["variable_drawn"] == vp.VARIABLE
    assert PRINTED["vp_cards"]["empty_cards_to_end"] == vp.EMPTY_TO_END


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("row", vp_cards(), ids=key)
def test_a_vp_card_is_as_printed(row: Any, seats: int) -> None:
    """Value and number of its tokens, by players."""
    first = vp.FIRST_HEAP[vp.VP_KEYS.index(vp_key(row))]
    for place, heap in enumerate(row["tokens"][seats]):
        assert vp_key(row) == vp.VP_KEYS[vp.HEAP_CARD[first + place]]
        assert (heap["value"], heap["count"]) == (vp.HEAP_VALUE[first + place], vp.tokens_on(first + place, seats))
    assert len(row["tokens"][seats]) == vp.HEAP_CARD.count(vp.VP_KEYS.index(vp_key(row)))


def test_actions_are_those_of_the_source() -> None:
    """Fifteen, and the two that are the first of a turn."""
    assert 15 == len(PRINTED["actions"])
    assert ["end_war", "end_game"] == [row["id"] for row in PRINTED["actions"] if row.get("first_only")]
    once = [row["id"] for row in PRINTED["actions"] if not row["twice"]]
    assert ["end_war", "acquire_card", "end_game"] == once


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_only_the_fourth_hand_is_larger(seats: int) -> None:
    """By the position after the first player."""
    hands = [PRINTED["setup"]["hand"]] * 3 + [PRINTED["setup"]["fourth_player_hand"]]
    assert hands[:seats] == [hand_at_start(place) for place in range(seats)]
