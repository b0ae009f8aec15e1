"""MY-1 to MY-3 and MY-6: the board, the tokens, the cards and the VP cards, as the ledger counts them."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.games.mythotopia.printed import BOOK_FIXED_TOKENS, BOOK_ISLANDS, BOOK_NEXT_TO_PALMAIN
from tests.games.mythotopia.table import Table
from turnwright.core.errors import GameError
from turnwright.core.masks import count
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.cards.roster import OWN_TEXTS, TEXTS
from turnwright.games.mythotopia.data import geometry, tables
from turnwright.games.mythotopia.data.faces import ALL_IMPROVEMENTS, CARD_KEYS, CARDS, FACES, starting_cards
from turnwright.games.mythotopia.data.geometry import (
    BORDER_KINDS,
    BORDERS,
    HILLY,
    ISLANDS,
    KEYS,
    MAP,
    NEIGHBOURS,
    OVERSEAS,
    PROVINCES,
    SEAS,
    TOUCHING_SEAS,
)
from turnwright.games.mythotopia.data.tables import ARMY, NO_TEXT, RESOURCES, SHIP, SYMBOLS
from turnwright.games.mythotopia.data.vp_cards import FIRST_HEAP, FIXED, HEAP_VALUE, VP_CARDS, VP_KEYS, tokens_on
from turnwright.games.mythotopia.objectives.roster import OBJECTIVES


def provinces(mask: int) -> list[str]:
    """Return the provinces of a mask."""
    return [key for number, key in enumerate(KEYS) if mask >> number & 1]


def near(province: str, kinds: str = "plain hills mountain") -> list[str]:
    """Return the provinces beyond the borders of some kinds."""
    return sorted(key for kind in kinds.split() for key in provinces(beyond(province, kind)))


def beyond(province: str, kind: str) -> int:
    """Return the provinces beyond the borders of one kind, as a mask."""
    return NEIGHBOURS[BORDER_KINDS.index(kind)][KEYS.index(province)]


# The board.


@pytest.mark.rules("MY-1.1")
def test_my_1_1_two_to_four_play() -> None:
    """And no others."""
    assert [2, 3, 4] == list(GAME.seat_counts)
    assert 4 == tables.MOST_SEATS
    for seats in (1, 5):
        with pytest.raises(GameError, match="mythotopia"):
            GAME.new(seats, 1)


@pytest.mark.rules("MY-1.2")
def test_my_1_2_forty_provinces_and_four_sea_areas() -> None:
    """All different."""
    assert (40, 4) == (len(set(KEYS)), len(set(SEAS)))
    assert 40 == PROVINCES == len(MAP)


@pytest.mark.rules("MY-1.3")
def test_my_1_3_every_province_shows_one_symbol() -> None:
    """12 armies, 11 food, 9 stone, 8 gold, and no ship."""
    shown = [SYMBOLS[province.symbol] for province in MAP]
    assert {"food": 11, "stone": 9, "gold": 8, "army": 12, "ship": 0} == {key: shown.count(key) for key in SYMBOLS}


@pytest.mark.rules("MY-1.4")
def test_my_1_4_seventy_nine_borders_of_three_kinds() -> None:
    """60 plain, 10 hills, 9 mountain; two provinces share one at most. Around Palmain as in the book."""
    assert [60, 10, 9] == [sum(border.kind == kind for border in BORDERS) for kind in range(len(BORDER_KINDS))]
    assert 79 == len({(border.one, border.other) for border in BORDERS})
    assert all(border.one < border.other for border in BORDERS)
    assert (BOOK_NEXT_TO_PALMAIN, []) == (near("palmain", "plain"), near("palmain", "hills mountain"))


@pytest.mark.rules("MY-1.5")
def test_my_1_5_the_hilly_mark_is_not_a_border() -> None:
    """15 provinces; Welkin has none over hills, and neither Ictus nor Nesh is hilly. It counts for strength only."""
    assert 15 == count(HILLY)
    assert "welkin" in provinces(HILLY)
    assert [] == near("welkin", "hills")
    assert ["nesh"] == near("ictus", "hills")
    assert not {"ictus", "nesh"} & set(provinces(HILLY))
    t = Table(2, realms={0: "welkin hatchel"}, hands={0: "hatchel start_army nusus"})
    assert (1, 0) == (t.strength(0, "welkin"), t.strength(0, "hatchel"))


@pytest.mark.rules("MY-1.5")
def test_my_1_5_a_hilly_province_is_invaded_over_its_borders() -> None:
    """Hilly Welkin over the plain border of Hatchel for 1 food."""
    t = Table(2, realms={0: "hatchel"}, hands={0: "hatchel start_army nusus"})
    t.act(0).choose("invade welkin", "play hatchel", "pay nusus", "pay start_army", "done")
    assert 2 == t.armies(0, "welkin")


@pytest.mark.rules("MY-1.6")
def test_my_1_6_only_the_outer_seas_touch() -> None:
    """Nobody crosses two sea areas but those."""
    assert [("beast_sea", "serpent_sea")] == [(SEAS[one], SEAS[other]) for one, other in TOUCHING_SEAS]
    assert "jeopigia" in provinces(OVERSEAS[1][KEYS.index("palmain")])
    assert [] == provinces(OVERSEAS[1][KEYS.index("hatchel")])


@pytest.mark.rules("MY-1.7")
def test_my_1_7_two_islands() -> None:
    """No border leads to the mainland."""
    assert [["ictus", "jeopigia", "nesh"], ["aporia", "kinabra"]] == [provinces(island) for island in ISLANDS]
    assert list(BOOK_ISLANDS.values()) == [count(island) for island in ISLANDS]
    for island in ISLANDS:
        assert set(provinces(island)) == {key for own in provinces(island) for key in near(own)}


@pytest.mark.parametrize(
    ("module", "names"),
    [(tables, SYMBOLS), (geometry, SEAS), (geometry, BORDER_KINDS)],
)
def test_ints_stand_for_names(module: ModuleType, names: list[str]) -> None:
    """Each name has a constant: its place in the list."""
    assert list(range(len(names))) == [getattr(module, name.upper()) for name in names]


# Tokens.


@pytest.mark.rules("MY-2.5", "MY-2.6", "MY-2.8", "MY-2.9")
def test_my_2_5_tokens_of_the_box() -> None:
    """Towns by players; cities; roads, castles and mercenaries; dragons and runestones."""
    assert [[18, 18], [14, 14, 14], [14, 14, 14, 14]] == [Table(seats).s.towns for seats in (2, 3, 4)]
    assert (4, 9, 9, 2, 5) == (tables.CITIES, tables.ROADS, tables.CASTLES, tables.MERCENARIES, tables.MARKERS)


@pytest.mark.rules("MY-2.10")
def test_my_2_10_fifty_seven_vp_tokens() -> None:
    """Enough for every draw of VP cards: the heaviest takes all tokens of value 1."""
    assert [28, 26, 3] == tables.TOKENS
    needs = sorted(VP_CARDS[FIXED:], key=lambda card: -sum(count for value, count in card.tokens if value == 1))[:4]
    ones = sum(count for card in [*needs, VP_CARDS[VP_KEYS.index("castle")]] for value, count in card.tokens)
    assert 28 == ones


# Cards.


@pytest.mark.rules("MY-3.1")
def test_my_3_1_a_card_for_every_province() -> None:
    """With the symbol of the province, once."""
    assert KEYS == CARD_KEYS[:PROVINCES]
    for number, province in enumerate(MAP):
        assert 1 == sum(FACES[number].symbols) == FACES[number].symbols[province.symbol]


@pytest.mark.rules("MY-3.2")
def test_my_3_2_five_starting_cards_of_each_player() -> None:
    """Every seat has its own; by the other reading there are four."""
    t = Table(2)
    own = ["start_army", "start_army", "start_build", "start_market", "start_ship"]
    assert own == t.deck(0) == t.deck(1) == [CARD_KEYS[card] for card in starting_cards(doubled=True)]
    assert own[1:] == Table(2, starting_cards=4).deck(0)


@pytest.mark.rules("MY-3.3")
def test_my_3_3_twenty_nine_improvement_cards() -> None:
    """One of each."""
    assert 29 == len({CARD_KEYS[card] for card in ALL_IMPROVEMENTS}) == len(ALL_IMPROVEMENTS)
    assert 73 == CARDS == len(set(CARD_KEYS))


@pytest.mark.rules("MY-3.4", "MY-6.12")
def test_my_3_4_three_fixed_and_ten_variable_vp_cards() -> None:
    """Each with one kind of token, and Lord of the Isles with one token for each island."""
    assert (3, 10) == (FIXED, len(VP_CARDS) - FIXED)
    assert VP_KEYS == [objective.key for objective in OBJECTIVES]
    assert ["isles"] == [card.key for card in VP_CARDS if len(card.tokens) > 1]
    assert [(3, 1), (2, 1)] == VP_CARDS[VP_KEYS.index("isles")].tokens


@pytest.mark.rules(
    "MY-4.18",
    "MY-4.19",
    "MY-6.1",
    "MY-6.2",
    "MY-6.3",
    "MY-6.4",
    "MY-6.5",
    "MY-6.9",
    "MY-6.10",
    "MY-6.17",
    "MY-6.20",
    "MY-6.21",
    "MY-6.23",
    "MY-6.25",
)
@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize(
    ("key", "value", "number"),
    [
        *[("city", 2, 0), ("road", 2, 0), ("castle", 1, 0)],
        *[("citadel", 3, 1), ("defender", 1, 6), ("guilded_city", 1, 4), ("dragons", 2, 3), ("seas", 2, 2)],
        *[("patronage", 1, 5), ("inns", 1, 4), ("runestones", 2, 4), ("spoils", 1, 6)],
    ],
)
def test_my_6_1_tokens_of_vp_cards(seats: int, key: str, value: int, number: int) -> None:
    """Value and number; on fixed cards 6 with two players and 7 with more, on others as printed."""
    heap = FIRST_HEAP[VP_KEYS.index(key)]
    assert (value, number or BOOK_FIXED_TOKENS[seats]) == (HEAP_VALUE[heap], tokens_on(heap, seats))


@pytest.mark.rules("MY-3.6")
def test_my_3_6_food_stone_and_gold_are_resources() -> None:
    """Armies and ships are not resources: no card changes or doubles them."""
    assert ["food", "stone", "gold"] == SYMBOLS[:RESOURCES]
    assert min(ARMY, SHIP) >= RESOURCES
    t = Table(2, hands={0: "blore peened merchant water_mill"}).act(0)
    assert ([], "MY-12.2") == (t.options("buy"), t.refusal("buy 1-0"))
    assert ["0-1", "1-0", "2-0"] == Table(2, hands={0: "nusus merchant water_mill"}).act(0).options("buy")


def test_every_text_has_its_card() -> None:
    """All starting and improvement cards but those with symbols only; a text knows its card."""
    written = [number for number in range(PROVINCES, CARDS) if FACES[number].header != NO_TEXT]
    assert written == sorted(text.card for text in OWN_TEXTS)
    assert list(range(CARDS)) == [text.card for text in TEXTS]
