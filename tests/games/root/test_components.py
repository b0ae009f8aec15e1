"""RT-C, RT-Q, RT-B and RT-V: cards, quests, items and faction boards. The maps are in test_map.py."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from tests.games.root.printed import (
    LAW_AMBUSHES,
    LAW_DOMINANCES,
    LAW_ITEM_TRACK,
    LAW_PIECES,
    LAW_POST_VP,
    LAW_RUINS,
    LAW_VIZIERS,
    LAW_WARRIORS,
)
from turnwright.games.root.data import boards, tables
from turnwright.games.root.data.boards import (
    AIDS_TO_ADVANCE,
    ALLIED,
    BASE,
    BASE_CHARACTERS,
    BUILDINGS,
    CHARACTERS,
    COLUMNS,
    FACTIONS,
    GARDEN,
    HOSTILE,
    INDIFFERENT,
    ITEM_TRACK,
    LEADERS,
    LEAVES_THE_GAME,
    OWNER,
    PIECES,
    PRICES,
    RECRUITER,
    RELATIONSHIP_VP,
    ROOST,
    SAWMILL,
    SERVICES,
    STOCK,
    SYMPATHY,
    TRACKS,
    TRADE_POST,
    VIZIERS,
    WARRIORS,
    WORKSHOP,
    Track,
)
from turnwright.games.root.data.tables import (
    AMBUSH,
    BIRD,
    CARD_KEYS,
    CARD_KINDS,
    CARDS,
    COPIES,
    DECK,
    DICE,
    DIE_FACES,
    DOMINANCE,
    ITEM,
    ITEM_SUPPLY,
    ITEMS,
    KINDS,
    MATCHING,
    NONE,
    OF_KIND,
    OF_SUIT,
    PERSISTENT,
    QUESTS,
    RUIN_ITEMS,
    STARTING_ITEMS,
    SUIT_OF,
    SUITS,
)


def members(mask: int) -> list[int]:
    """Return the cards of a mask, ascending."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def copies_by_suit(kind: int) -> dict[str, int]:
    """Return how many cards of a kind each suit has."""
    return {suit: sum(c.copies for c in CARDS if c.kind == kind and SUITS[c.suit] == suit) for suit in SUITS}


def counted(amounts: list[int]) -> dict[str, int]:
    """Return a list of amounts by item, those of none left out."""
    return {ITEMS[item]: amount for item, amount in enumerate(amounts) if amount}


def effect(key: str, suit: str, copies: int, cost: list[int], cited: pytest.MarkDecorator) -> Any:
    """Return a card with an effect, and the rule that tells what is printed on it."""
    return pytest.param(key, suit, copies, cost, marks=cited, id=key)


@pytest.mark.rules("RT-2.1#1", "RT-C.deck")
def test_the_deck_has_54_cards_of_four_suits() -> None:
    """14 bird, 14 fox, 13 rabbit, 13 mouse; 5 ambush, 4 dominance, 20 item, 3 Favor, 22 persistent."""
    assert (54, 42) == (DECK, CARD_KINDS) == (sum(COPIES), len(CARDS))
    totals = {suit: sum(COPIES[card] for card in members(OF_SUIT[s])) for s, suit in enumerate(SUITS)}
    assert {"fox": 14, "rabbit": 13, "mouse": 13, "bird": 14} == totals
    kinds = {kind: sum(COPIES[card] for card in members(OF_KIND[k])) for k, kind in enumerate(KINDS)}
    assert {"ambush": 5, "dominance": 4, "item": 20, "immediate": 3, "persistent": 22} == kinds
    assert sorted(card for mask in OF_SUIT for card in members(mask)) == list(range(CARD_KINDS))
    assert sorted(card for mask in OF_KIND for card in members(mask)) == list(range(CARD_KINDS))


@pytest.mark.parametrize(
    ("module", "names"),
    [
        (tables, tables.SUITS),
        (tables, tables.ITEMS),
        (tables, tables.KINDS),
        (tables, tables.PHASES),
        (boards, boards.FACTIONS),
        (boards, boards.PIECES),
        (boards, boards.COLUMNS),
    ],
)
def test_ints_stand_for_names(module: ModuleType, names: list[str]) -> None:
    """Each name has a constant: its place in the list."""
    assert list(range(len(names))) == [getattr(module, name.upper()) for name in names]


def test_cards_are_known_by_their_places() -> None:
    """Keys differ, and lists by card have the same order."""
    assert CARD_KINDS == len(set(CARD_KEYS))
    assert [(c.key, c.copies, c.suit) for c in CARDS] == list(zip(CARD_KEYS, COPIES, SUIT_OF, strict=True))


def test_birds_match_every_suit_and_only_birds_match_birds() -> None:
    """A card matches its own suit; a set of kinds fits a word of 62 bits."""
    for suit in range(len(SUITS)):
        assert [c for c in range(CARD_KINDS) if CARDS[c].suit in (suit, BIRD)] == members(MATCHING[suit])
    assert max(MATCHING).bit_length() <= 62


@pytest.mark.rules("RT-C.ambush")
def test_ambushes_match_the_clearings_of_their_suit() -> None:
    """5 cards: 2 bird for every clearing, 1 fox, 1 rabbit and 1 mouse for their own."""
    assert LAW_AMBUSHES == copies_by_suit(AMBUSH)
    for suit in ("fox", "rabbit", "mouse"):
        fitting = members(OF_KIND[AMBUSH] & MATCHING[SUITS.index(suit)])
        assert ["ambush_bird", f"ambush_{suit}"] == [CARD_KEYS[card] for card in fitting]


@pytest.mark.rules("RT-C.dominance")
def test_there_is_one_dominance_card_of_each_suit() -> None:
    """4 cards."""
    assert LAW_DOMINANCES == copies_by_suit(DOMINANCE)


def test_ambush_and_dominance_cards_have_no_cost() -> None:
    """They cannot be crafted; every other card costs one to four symbols."""
    for card in CARDS:
        assert (card.kind in (AMBUSH, DOMINANCE)) == (sum(card.cost) == 0)
        assert sum(card.cost) <= 4
        assert (card.kind == ITEM) == (card.item != NONE) == (card.vp > 0)


@pytest.mark.rules(
    "RT-C.item.boot",
    "RT-C.item.bag",
    "RT-C.item.tea",
    "RT-C.item.sword",
    "RT-C.item.coin",
    "RT-C.item.crossbow",
    "RT-C.item.hammer",
)
@pytest.mark.parametrize(
    ("item", "cost", "vp", "keys"),
    [
        ("boot", [0, 1, 0, 0], 1, "woodland_runners travel_gear_fox a_visit_to_friends travel_gear_mouse"),
        ("bag", [0, 0, 1, 0], 1, "birdy_bindle gently_used_knapsack smugglers_trail mouse_in_a_sack"),
        ("tea", [0, 0, 1, 0], 2, "root_tea_fox root_tea_rabbit root_tea_mouse"),
        ("sword", [2, 0, 0, 0], 2, "arms_trader foxfolk_steel sword"),
        ("coin", [0, 2, 0, 0], 3, "protection_racket bake_sale investments"),
        ("crossbow", [1, 0, 0, 0], 1, "crossbow_bird crossbow_mouse"),
        ("hammer", [1, 0, 0, 0], 2, "anvil"),
    ],
)
def test_cards_of_one_item_cost_and_score_the_same(item: str, cost: list[int], vp: int, keys: str) -> None:
    """Each item: its cards, the symbols they cost (fox, rabbit, mouse, any), the points on them."""
    found = [card for card in CARDS if card.item == ITEMS.index(item)]
    assert keys.split() == [card.key for card in found]
    assert [(cost, vp, 1)] * len(found) == [(card.cost, card.vp, card.copies) for card in found]


@pytest.mark.parametrize(
    ("key", "suit", "copies", "cost"),
    [
        effect("favor_of_the_foxes", "fox", 1, [3, 0, 0, 0], pytest.mark.rules("RT-C.favor#1")),
        effect("favor_of_the_rabbits", "rabbit", 1, [0, 3, 0, 0], pytest.mark.rules("RT-C.favor#1")),
        effect("favor_of_the_mice", "mouse", 1, [0, 0, 3, 0], pytest.mark.rules("RT-C.favor#1")),
        effect("armorers", "bird", 2, [1, 0, 0, 0], pytest.mark.rules("RT-C.armorers")),
        effect("sappers", "bird", 2, [0, 0, 1, 0], pytest.mark.rules("RT-C.sappers")),
        effect("brutal_tactics", "bird", 2, [2, 0, 0, 0], pytest.mark.rules("RT-C.brutal_tactics#1")),
        effect("royal_claim", "bird", 1, [0, 0, 0, 4], pytest.mark.rules("RT-C.royal_claim")),
        effect("stand_and_deliver", "fox", 2, [0, 0, 3, 0], pytest.mark.rules("RT-C.stand_and_deliver")),
        effect("tax_collector", "fox", 3, [1, 1, 1, 0], pytest.mark.rules("RT-C.tax_collector")),
        effect("command_warren", "rabbit", 2, [0, 2, 0, 0], pytest.mark.rules("RT-C.command_warren#1")),
        effect("better_burrow_bank", "rabbit", 2, [0, 2, 0, 0], pytest.mark.rules("RT-C.better_burrow_bank")),
        effect("cobbler", "rabbit", 2, [0, 2, 0, 0], pytest.mark.rules("RT-C.cobbler")),
        effect("scouting_party", "mouse", 2, [0, 0, 2, 0], pytest.mark.rules("RT-C.scouting_party")),
        effect("codebreakers", "mouse", 2, [0, 0, 1, 0], pytest.mark.rules("RT-C.codebreakers")),
    ],
)
def test_cards_with_an_effect_have_these_costs(key: str, suit: str, copies: int, cost: list[int]) -> None:
    """Suit, copies, and the symbols (fox, rabbit, mouse, any); a Favor is used up at once, the others stay."""
    card = CARDS[CARD_KEYS.index(key)]
    assert (suit, copies, cost) == (SUITS[card.suit], card.copies, card.cost)
    assert key.startswith("favor") == (card.kind != PERSISTENT)


@pytest.mark.rules("RT-Q.deck", "RT-Q.fox", "RT-Q.rabbit", "RT-Q.mouse")
@pytest.mark.parametrize(
    ("suit", "quests"),
    [
        (
            "fox",
            "errand tea boot, fundraising tea coin, give_a_speech torch tea, logistics_help boot bag, "
            "repair_a_shed torch hammer",
        ),
        (
            "rabbit",
            "errand tea boot, expel_bandits sword sword, fend_off_a_bear torch crossbow, give_a_speech torch tea, "
            "guard_duty torch sword",
        ),
        (
            "mouse",
            "escort boot boot, expel_bandits sword sword, fend_off_a_bear torch crossbow, guard_duty torch sword, "
            "logistics_help boot bag",
        ),
    ],
)
def test_there_are_five_quests_of_each_suit(suit: str, quests: str) -> None:
    """15 quests, each with the two items it asks for."""
    own = [quest for quest in QUESTS if SUITS[quest.suit] == suit]
    found = [f"{quest.key.removesuffix('_' + suit)} {ITEMS[quest.first]} {ITEMS[quest.second]}" for quest in own]
    assert quests.split(", ") == found
    assert (5, 15) == (len(own), len(QUESTS))


@pytest.mark.rules("RT-5.1.5")
def test_twelve_items_lie_on_the_map() -> None:
    """2 boots, 2 bags, 1 crossbow, 1 hammer, 2 swords, 2 tea, 2 coins; each can be crafted."""
    supply = {"boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coin": 2}
    assert supply == counted(ITEM_SUPPLY)
    assert 12 == sum(ITEM_SUPPLY)
    assert set(supply) == {ITEMS[card.item] for card in CARDS if card.kind == ITEM}


@pytest.mark.rules("RT-B.vagabond.items")
def test_seven_items_start_and_four_lie_under_ruins() -> None:
    """S: boot, torch, tea, sword, bag, hammer, crossbow; R: bag, boot, hammer, sword, one for each ruin."""
    assert dict.fromkeys(["boot", "bag", "crossbow", "hammer", "sword", "tea", "torch"], 1) == counted(STARTING_ITEMS)
    assert dict.fromkeys(["boot", "bag", "hammer", "sword"], 1) == counted(RUIN_ITEMS)
    assert (7, LAW_RUINS) == (sum(STARTING_ITEMS), sum(RUIN_ITEMS))


@pytest.mark.rules("RT-V.thief", "RT-V.tinker", "RT-V.ranger")
def test_the_characters_of_the_base_box_start_with_these_items() -> None:
    """Thief, Tinker and Ranger; the base box has what each of them takes."""
    found = {c.key: " ".join(ITEMS[item] for item in c.items) for c in CHARACTERS[:BASE_CHARACTERS]}
    assert {
        "thief": "boot torch tea sword",
        "tinker": "boot torch bag hammer",
        "ranger": "boot torch crossbow sword",
    } == found
    for character in CHARACTERS[:BASE_CHARACTERS]:
        assert all(character.items.count(item) <= STARTING_ITEMS[item] for item in character.items)


@pytest.mark.rules("RT-B.dice")
def test_two_dice_show_0_to_3_alike() -> None:
    """Each number is on three of twelve faces, so that all are as likely."""
    assert (2, [0, 1, 2, 3]) == (DICE, DIE_FACES)


@pytest.mark.rules(
    "RT-2.5#6",
    "RT-B.marquise.pieces",
    "RT-B.eyrie.pieces",
    "RT-B.alliance.pieces",
    "RT-B.lizard.pieces",
    "RT-B.riverfolk.pieces",
)
def test_factions_have_these_pieces() -> None:
    """Warriors, buildings and tokens of each faction; a Vagabond has none of them."""
    assert LAW_WARRIORS == {FACTIONS[f]: count for f, count in enumerate(WARRIORS) if count}
    assert LAW_PIECES == dict(zip(PIECES, STOCK, strict=True))
    assert ["sawmill", "workshop", "recruiter", "roost", "base", "garden"] == PIECES[:BUILDINGS]
    assert ["sympathy", "trade_post", "wood", "keep"] == PIECES[BUILDINGS:]
    owned = {key: [PIECES[p] for p in range(len(PIECES)) if OWNER[p] == f] for f, key in enumerate(FACTIONS)}
    assert owned == {
        "marquise": ["sawmill", "workshop", "recruiter", "wood", "keep"],
        "eyrie": ["roost"],
        "alliance": ["base", "sympathy"],
        "vagabond": [],
        "vagabond_2": [],
        "lizard": ["garden"],
        "riverfolk": ["trade_post"],
    }
    assert {BASE: 1, GARDEN: 5, TRADE_POST: 3} == {p: t.spaces for p, t in enumerate(TRACKS) if t.each_suit}
    assert (4, 2) == (len(LEADERS), VIZIERS)
    assert 3 == len(SERVICES)


def test_the_keep_and_trade_posts_leave_the_game() -> None:
    """All other pieces go back to their owner."""
    assert ["trade_post", "keep"] == [PIECES[piece] for piece, gone in enumerate(LEAVES_THE_GAME) if gone]


@pytest.mark.rules("RT-B.reading")
def test_every_track_has_a_space_for_each_of_its_pieces() -> None:
    """Every space has cost and points; only wood and the keep have no track."""
    assert ["wood", "keep"] == PIECES[len(TRACKS) :]
    for piece, track in enumerate(TRACKS):
        assert track.spaces == len(track.vp) == len(track.cost) == len(track.draws) - 1
        assert STOCK[piece] == track.pieces == track.spaces * (3 if track.each_suit else 1)
        assert set(track.draw_at) <= set(range(track.spaces))


@pytest.mark.rules("RT-B.reading")
def test_pieces_on_the_map_uncover_spaces_from_the_left() -> None:
    """With n pieces on the map n spaces are open; a draw bonus counts as long as its space is."""
    track = Track([3, 4, 5, 6], draw_at=[0, 2])
    assert [0, 1, 1, 2, 2] == track.draws
    assert [0, 0, 0, 0] == track.cost


@pytest.mark.rules("RT-B.marquise.cost", "RT-B.marquise.vp", "RT-B.marquise.draw")
def test_the_tracks_of_the_marquise_are_as_printed() -> None:
    """Wood 0, 1, 2, 3, 3, 4; points by column; 3 or 4 recruiters give 1 card, 5 or 6 give 2."""
    sawmills, workshops, recruiters = (TRACKS[piece] for piece in (SAWMILL, WORKSHOP, RECRUITER))
    assert [0, 1, 2, 3, 3, 4] == sawmills.cost == workshops.cost == recruiters.cost
    assert [0, 1, 2, 3, 4, 5] == sawmills.vp
    assert [0, 2, 2, 3, 4, 5] == workshops.vp
    assert [0, 1, 2, 3, 3, 4] == recruiters.vp
    assert [0] * 7 == sawmills.draws == workshops.draws
    assert [0, 0, 0, 1, 1, 2, 2] == recruiters.draws


@pytest.mark.rules("RT-B.eyrie.vp", "RT-B.eyrie.draw")
def test_the_roosts_track_is_as_printed() -> None:
    """1 to 7 roosts: 0, 1, 2, 3, 4, 4, 5 points; draw bonuses on the 3rd and 6th space."""
    assert [0, 1, 2, 3, 4, 4, 5] == TRACKS[ROOST].vp
    assert [0, 0, 0, 1, 1, 1, 2, 2] == TRACKS[ROOST].draws


@pytest.mark.rules("RT-B.alliance.cost", "RT-B.alliance.vp", "RT-B.alliance.draw")
def test_the_tracks_of_the_alliance_are_as_printed() -> None:
    """Supporters and points for the 1st to 10th sympathy; one more card for every base."""
    assert [1, 1, 1, 2, 2, 2, 3, 3, 3, 3] == TRACKS[SYMPATHY].cost
    assert [0, 1, 1, 1, 2, 2, 3, 4, 4, 4] == TRACKS[SYMPATHY].vp
    assert [0] * 11 == TRACKS[SYMPATHY].draws
    assert ([0, 1], [0], [0]) == (TRACKS[BASE].draws, TRACKS[BASE].vp, TRACKS[BASE].cost)


@pytest.mark.rules("RT-B.lizard.vp", "RT-B.lizard.draw")
def test_the_gardens_track_is_as_printed() -> None:
    """1 to 5 gardens of a suit: 0, 2, 2, 3, 4 points; one card more from the 2nd on."""
    assert [0, 2, 2, 3, 4] == TRACKS[GARDEN].vp
    assert [0, 0, 1, 1, 1, 1] == TRACKS[GARDEN].draws


@pytest.mark.rules("RT-B.riverfolk.vp", "RT-B.riverfolk.services")
def test_the_board_of_the_riverfolk_is_as_printed() -> None:
    """Every trade post is worth 2 points; each service has the prices 1 to 4."""
    assert [LAW_POST_VP] * 3 == TRACKS[TRADE_POST].vp
    assert (["hand_card", "riverboats", "mercenaries"], [1, 2, 3, 4]) == (SERVICES, PRICES)


@pytest.mark.rules("RT-7.8#1")
def test_leaders_put_the_viziers_into_these_columns() -> None:
    """Builder recruit and move, Charismatic recruit and battle, Commander move and battle, Despot move and build."""
    assert LAW_VIZIERS == {leader.key: [COLUMNS[leader.first], COLUMNS[leader.second]] for leader in LEADERS}


@pytest.mark.rules("RT-B.vagabond.relationship")
def test_the_relationship_chart_is_as_printed() -> None:
    """1, 2 and 3 Aids to the next space; entering the 2nd, 3rd and Allied space scores 1, 2 and 2."""
    assert [1, 2, 3] == AIDS_TO_ADVANCE
    assert [0, 1, 2, 2] == RELATIONSHIP_VP
    assert (0, 3, 4) == (INDIFFERENT, ALLIED, HOSTILE)
    assert LAW_ITEM_TRACK == ITEM_TRACK
