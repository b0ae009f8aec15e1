"""The tables of the game hold what the data source says, field by field; test_map.py does so for the maps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.root.printed import PRINTED
from turnwright.games.root.data import boards, tables

SUIT_NAMES = ["fox", "rabbit", "mouse"]


def key(row: Any) -> str:
    """Return the name of a row for test ids."""
    return str(row["id"])


def by_item(amounts: Any) -> list[int]:
    """Return amounts by item, as the tables hold them."""
    return [amounts.get(item, 0) for item in tables.ITEMS]


def test_numbers_of_the_law_are_those_of_the_source() -> None:
    """Points to win, hands, dice, phases, seats."""
    printed, dice = PRINTED["constants"], PRINTED["dice"]
    assert (printed["win_vp"], printed["dominance_min_vp"]) == (tables.WIN_VP, tables.DOMINANCE_VP)
    assert (printed["hand_limit"], printed["opening_hand"]) == (tables.HAND_LIMIT, tables.OPENING_HAND)
    assert printed["ambush_hits"] == tables.AMBUSH_HITS
    assert (dice["count"], dice["values"]) == (tables.DICE, tables.DIE_FACES)
    assert dice["faces"] == sorted(tables.DIE_FACES * (dice["sides"] // len(tables.DIE_FACES)))
    assert list(PRINTED["glossary_ru"]["phases"]) == tables.PHASES
    assert max(PRINTED["scope"]["players"]["with_riverfolk"]) == tables.MOST_SEATS


def test_suits_are_those_of_the_source() -> None:
    """Four of cards, three of clearings."""
    assert sorted(PRINTED["suits"]["card"]) == sorted(tables.SUITS)
    assert PRINTED["suits"]["clearing"] == SUIT_NAMES == tables.SUITS[: tables.CLEARING_SUITS]
    assert PRINTED["suits"]["wild"] == tables.SUITS[tables.BIRD]


def test_items_are_those_of_the_source() -> None:
    """Kinds, supply, S and R items."""
    printed = PRINTED["items"]
    assert printed["kinds"] == tables.ITEMS
    assert by_item(printed["supply"]) == tables.ITEM_SUPPLY
    assert by_item(printed["starting_S"]) == tables.STARTING_ITEMS
    assert by_item(printed["ruin_R"]) == by_item(printed["ruin_R_second_set"]) == tables.RUIN_ITEMS
    box = [tables.ITEM_SUPPLY, tables.STARTING_ITEMS, tables.RUIN_ITEMS]
    assert printed["total_base_box"] == sum(sum(amounts) for amounts in box)


def test_the_deck_holds_the_cards_of_the_source() -> None:
    """The same, in the same order, and its own sums."""
    printed = PRINTED["deck"]
    assert [row["id"] for row in printed["cards"]] == tables.CARD_KEYS
    assert printed["total"] == tables.DECK
    assert printed["check"]["kinds"] == {
        kind: sum(c.copies for c in tables.CARDS if c.kind == k) for k, kind in enumerate(tables.KINDS)
    }
    items = {item: sum(c.item == i for c in tables.CARDS) for i, item in enumerate(tables.ITEMS)}
    assert printed["check"]["item_cards"] == {item: count for item, count in items.items() if count}
    symbols = [sum(c.cost[s] * c.copies for c in tables.CARDS if c.key != "tax_collector") for s in range(4)]
    assert printed["check"]["craft_symbols_without_tax_collector"] == dict(zip([*SUIT_NAMES, "any"], symbols))


@pytest.mark.parametrize("row", PRINTED["deck"]["cards"], ids=key)
def test_a_card_is_as_printed(row: Any) -> None:
    """Suit, kind, copies, cost, item, points."""
    card = tables.CARDS[tables.CARD_KEYS.index(row["id"])]
    assert (row["suit"], row["kind"], row["count"]) == (tables.SUITS[card.suit], tables.KINDS[card.kind], card.copies)
    assert [row.get("cost", {}).get(suit, 0) for suit in [*SUIT_NAMES, "any"]] == card.cost
    assert row.get("cost", {}).get("any", 0) == card.cost[tables.ANY]
    assert row.get("item") == (None if card.item == tables.NONE else tables.ITEMS[card.item])
    assert row.get("vp", 0) == card.vp


def test_quests_are_those_of_the_source() -> None:
    """Suits, items, and how many are open."""
    found = [(q.key, tables.SUITS[q.suit], [tables.ITEMS[q.first], tables.ITEMS[q.second]]) for q in tables.QUESTS]
    assert [(row["id"], row["suit"], row["items"]) for row in PRINTED["quests"]["cards"]] == found
    assert PRINTED["quests"]["face_up"] == tables.OPEN_QUESTS


def test_factions_set_up_in_the_order_of_the_source() -> None:
    """Two Vagabonds are the same board with two letters."""
    assert PRINTED["setup"]["order"] == boards.FACTIONS
    assert PRINTED["setup"]["letters"] == dict(zip(boards.FACTIONS, "ABCDEFG", strict=True))
    assert PRINTED["scope"]["factions"] == [name for name in boards.FACTIONS if name != "vagabond_2"]


@pytest.mark.rules("RT-5.1.1#3")
def test_reach_is_that_of_the_source() -> None:
    """By faction, and what a table should add up to."""
    printed = PRINTED["player_counts"]["reach"]
    assert printed["values"] == dict(zip(boards.FACTIONS, boards.REACH, strict=True))
    assert printed["minimum"] == {n: boards.LEAST_REACH[n] for n in range(2, tables.MOST_SEATS + 1)}


@pytest.mark.parametrize("name", PRINTED["scope"]["factions"])
def test_a_faction_has_the_pieces_of_the_source(name: str) -> None:
    """Warriors, buildings and tokens; those of three suits are added up; what leaves the game for good."""
    printed, faction = PRINTED["factions"][name], boards.FACTIONS.index(name)
    assert printed["warriors"] == boards.WARRIORS[faction]
    found: dict[str, int] = {}
    for piece, count in {**printed.get("buildings", {}), **printed.get("tokens", {})}.items():
        kind = next((piece.removesuffix(f"_{suit}") for suit in SUIT_NAMES if piece.endswith(f"_{suit}")), piece)
        found[kind] = found.get(kind, 0) + count
    own = [p for p in range(len(boards.PIECES)) if boards.OWNER[p] == faction]
    assert found == {boards.PIECES[p]: boards.STOCK[p] for p in own}
    buildings = {piece.split("_")[0] for piece in printed.get("buildings", {})}
    assert buildings == {boards.PIECES[p] for p in own if p < boards.BUILDINGS}
    assert printed.get("removed_for_good", []) == [boards.PIECES[p] for p in own if boards.LEAVES_THE_GAME[p]]


@pytest.mark.parametrize(
    ("piece", "faction", "track"),
    [
        ("sawmill", "marquise", "sawmill"),
        ("workshop", "marquise", "workshop"),
        ("recruiter", "marquise", "recruiter"),
        ("roost", "eyrie", "roost"),
        ("garden", "lizard", "garden_each_suit"),
        ("sympathy", "alliance", "sympathy"),
        ("trade_post", "riverfolk", "trade_post_each_suit"),
    ],
)
def test_a_track_is_as_printed(piece: str, faction: str, track: str) -> None:
    """Points, draw bonuses and cost of every space."""
    printed = PRINTED["factions"][faction]["tracks"]
    found = boards.TRACKS[boards.PIECES.index(piece)]
    assert printed[track]["vp"] == found.vp
    assert printed[track].get("draw_at", []) == found.draw_at
    assert printed[track].get("cost", printed.get("cost", [0] * found.spaces)) == found.cost
    assert track.endswith("_each_suit") == found.each_suit


def test_bases_are_those_of_the_source() -> None:
    """One of each suit, each with a draw bonus."""
    assert PRINTED["factions"]["alliance"]["tracks"]["bases"]["draw_each"] == boards.TRACKS[boards.BASE].draws[1]


def test_leaders_are_those_of_the_source() -> None:
    """Columns of the Decree, and which of them the viziers go to."""
    printed = PRINTED["factions"]["eyrie"]
    assert printed["decree_columns"] == boards.COLUMNS
    assert printed["viziers"] == boards.VIZIERS
    found = [(leader.key, [boards.COLUMNS[leader.first], boards.COLUMNS[leader.second]]) for leader in boards.LEADERS]
    assert [(row["id"], row["viziers"]) for row in printed["leaders"]] == found


def test_characters_are_those_of_the_source() -> None:
    """Items, and which are in the base box."""
    printed = PRINTED["factions"]["vagabond"]["characters"]
    found = [(c.key, [tables.ITEMS[item] for item in c.items]) for c in boards.CHARACTERS]
    assert [(row["id"], row["items"]) for row in printed] == found
    base = [i < boards.BASE_CHARACTERS for i in range(len(boards.CHARACTERS))]
    assert [row["box"] == "base" for row in printed] == [not row.get("extra", False) for row in printed] == base


def test_the_vagabond_and_the_riverfolk_have_the_charts_of_the_source() -> None:
    """Relationships, item tracks, services and their prices."""
    vagabond, riverfolk = PRINTED["factions"]["vagabond"], PRINTED["factions"]["riverfolk"]
    relationship = vagabond["relationship"]
    assert relationship["aids_to_advance"] == boards.AIDS_TO_ADVANCE
    assert relationship["vp_on_entering"] == boards.RELATIONSHIP_VP
    assert relationship["spaces"].index("allied") == boards.ALLIED == boards.HOSTILE - 1
    assert set(vagabond["item_tracks"].values()) == {boards.ITEM_TRACK}
    assert riverfolk["tracks"]["services"] == dict.fromkeys(boards.SERVICES, boards.PRICES)
